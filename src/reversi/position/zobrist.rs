//! Keys from which the hash of a position is put together.

use std::fmt::Debug;
use std::hash::Hash;

use crate::framework::Player;

/// What a position keeps of its hash: a number, or nothing where nobody asks.
pub trait Hashing: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Whether there is anything to keep.
    const KEEPS: bool;

    /// Puts a key in, or takes it out again.
    fn toggle(&mut self, key: u64);
}

impl Hashing for u64 {
    const KEEPS: bool = true;

    #[inline]
    fn toggle(&mut self, key: u64) {
        *self ^= key;
    }
}

/// No hash at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NoHash;

impl Hashing for NoHash {
    const KEEPS: bool = false;

    #[inline]
    fn toggle(&mut self, _: u64) {}
}

/// One key a disc (player and cell), from the cell's own number, so that a
/// position has the same hash on every kernel.
#[derive(Clone, Debug)]
pub(super) struct Zobrist<const P: usize> {
    discs: Vec<[u64; P]>,
}

/// The output function of SplitMix64 (Steele, Lea and Flood 2014): every input
/// gives a different, well mixed key.
const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Kinds of keys never share an input.
const DISC: u64 = 1 << 32;
const TURN: u64 = 2 << 32;
const AWAY: u64 = 3 << 32;
const PASSES: u64 = 4 << 32;

impl<const P: usize> Zobrist<P> {
    /// Keys for cells given by number in the order of the kernel's bits.
    pub(super) fn new(cell_of_bit: impl Iterator<Item = usize>) -> Self {
        let keys = |cell: usize| {
            std::array::from_fn(|player| mix(DISC | (player as u64) << 16 | cell as u64))
        };
        Self {
            discs: cell_of_bit.map(keys).collect(),
        }
    }

    #[inline]
    pub(super) fn disc(&self, player: usize, bit: usize) -> u64 {
        self.discs[bit][player]
    }

    #[inline]
    pub(super) fn turn(player: Player) -> u64 {
        const KEYS: [u64; 8] = {
            let mut keys = [0; 8];
            let mut player = 0;
            while player < 8 {
                keys[player] = mix(TURN | player as u64);
                player += 1;
            }
            keys
        };
        KEYS[player.index()]
    }

    #[inline]
    pub(super) fn away(mask: u8) -> u64 {
        if mask == 0 {
            0
        } else {
            mix(AWAY | mask as u64)
        }
    }

    #[inline]
    pub(super) fn passes(count: u8) -> u64 {
        if count == 0 {
            0
        } else {
            mix(PASSES | count as u64)
        }
    }
}
