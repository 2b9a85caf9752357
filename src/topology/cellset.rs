//! Sets of cells as bits, as wide as the board needs.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of bits, one a cell. What number a cell has inside the set is up to
/// whoever made it: a kernel may number cells its own way.
///
/// ```
/// use outflank::topology::CellSet;
/// let set = u64::EMPTY.with(3).with(60);
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.bits().collect::<Vec<_>>(), [3, 60]);
/// ```
pub trait CellSet:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// How many cells a set of this type can hold.
    const CAPACITY: usize;
    /// The set of no cells.
    const EMPTY: Self;

    /// The set of just this bit; `bit` is below [`CellSet::CAPACITY`].
    #[must_use]
    fn single(bit: usize) -> Self;

    /// Whether the bit is in the set.
    fn contains(self, bit: usize) -> bool;

    /// How many cells the set holds.
    fn len(self) -> usize;

    /// The lowest bit, or `None` of an empty set.
    fn first(self) -> Option<usize>;

    /// The set without its lowest bit.
    #[must_use]
    fn without_first(self) -> Self;

    /// Bits 64 · `index` to 64 · `index` + 63.
    fn word(self, index: usize) -> u64;

    /// The set of these words, lowest first.
    #[must_use]
    fn from_words(words: &[u64]) -> Self;

    /// Whether the set holds no cell.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The set and this bit.
    #[inline]
    #[must_use]
    fn with(self, bit: usize) -> Self {
        self | Self::single(bit)
    }

    /// The bits 0 to `count` − 1.
    #[must_use]
    fn first_bits(count: usize) -> Self {
        (0..count).fold(Self::EMPTY, Self::with)
    }

    /// The bits in rising order.
    #[inline]
    fn bits(self) -> Bits<Self> {
        Bits(self)
    }
}

/// Iterator over the bits of a set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits<S>(S);

impl<S: CellSet> Iterator for Bits<S> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let bit = self.0.first()?;
        self.0 = self.0.without_first();
        Some(bit)
    }
}

macro_rules! integer_set {
    ($int:ty) => {
        impl CellSet for $int {
            const CAPACITY: usize = <$int>::BITS as usize;
            const EMPTY: Self = 0;

            #[inline]
            fn single(bit: usize) -> Self {
                1 << bit
            }
            #[inline]
            fn contains(self, bit: usize) -> bool {
                self >> bit & 1 != 0
            }
            #[inline]
            fn len(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn first(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn word(self, index: usize) -> u64 {
                (self >> (64 * index)) as u64
            }
            #[inline]
            fn from_words(words: &[u64]) -> Self {
                let mut set = 0;
                for (index, &word) in words.iter().enumerate() {
                    set |= <$int>::from(word) << (64 * index);
                }
                set
            }
        }
    };
}

integer_set!(u64);
integer_set!(u128);

/// A set of up to 64 · `N` cells, for boards wider than a machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Default for Wide<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> CellSet for Wide<N> {
    const CAPACITY: usize = 64 * N;
    const EMPTY: Self = Self([0; N]);

    #[inline]
    fn single(bit: usize) -> Self {
        let mut words = [0; N];
        words[bit / 64] = 1 << (bit % 64);
        Self(words)
    }
    #[inline]
    fn contains(self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 != 0
    }
    #[inline]
    fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    #[inline]
    fn first(self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }
    #[inline]
    fn without_first(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }
    #[inline]
    fn word(self, index: usize) -> u64 {
        self.0[index]
    }
    #[inline]
    fn from_words(words: &[u64]) -> Self {
        let mut set = Self::EMPTY;
        set.0[..words.len()].copy_from_slice(words);
        set
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

macro_rules! wide_operator {
    ($op:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<const N: usize> $assign for Wide<N> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    word.$assign_method(other);
                }
            }
        }
        impl<const N: usize> $op for Wide<N> {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$assign_method(other);
                self
            }
        }
    };
}

wide_operator!(BitAnd, bitand, BitAndAssign, bitand_assign);
wide_operator!(BitOr, bitor, BitOrAssign, bitor_assign);
wide_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign);
