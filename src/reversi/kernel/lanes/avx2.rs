//! Eight words in two 256-bit registers.

use std::arch::x86_64::*;

use super::{LANES, Lanes, Work};

/// Proof that AVX2 (and the bit counting that came with it) is there. Only
/// [`Avx2::detect`] makes one.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Token(());

#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Avx2([__m256i; 2]);

// SAFETY of all blocks below: an `Avx2` or a `Token` exists only where
// `detect` found AVX2. GAIN: perft of the classic start runs 1.6 to 1.8 times as
// fast as on the portable lanes, measured in one run.
impl Lanes for Avx2 {
    type Token = Token;

    const STRIDE: &'static str = "stride-avx2";
    const SEAM: &'static str = "seam-avx2";

    fn detect() -> Option<Token> {
        let there = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt");
        there.then_some(Token(()))
    }

    #[inline(always)]
    fn on_cpu<S, W: Work<S>>(_: Token, work: W, mine: S, capturable: S, at: usize) -> S {
        #[inline]
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
        fn switched_on<S, W: Work<S>>(work: W, mine: S, capturable: S, at: usize) -> S {
            work.run(mine, capturable, at)
        }
        unsafe { switched_on(work, mine, capturable, at) }
    }

    #[inline(always)]
    fn load(_: Token, words: &[u64; LANES]) -> Self {
        let at = words.as_ptr().cast::<__m256i>();
        unsafe { Self([_mm256_loadu_si256(at), _mm256_loadu_si256(at.add(1))]) }
    }

    #[inline(always)]
    fn splat(_: Token, word: u64) -> Self {
        unsafe { Self([_mm256_set1_epi64x(word as i64); 2]) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        unsafe { Self([_mm256_and_si256(a, c), _mm256_and_si256(b, d)]) }
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, other.0);
        unsafe { Self([_mm256_or_si256(a, c), _mm256_or_si256(b, d)]) }
    }

    #[inline(always)]
    fn shl(self, counts: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, counts.0);
        unsafe { Self([_mm256_sllv_epi64(a, c), _mm256_sllv_epi64(b, d)]) }
    }

    #[inline(always)]
    fn shr(self, counts: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, counts.0);
        unsafe { Self([_mm256_srlv_epi64(a, c), _mm256_srlv_epi64(b, d)]) }
    }

    #[inline(always)]
    fn where_nonzero(self, test: Self) -> Self {
        let ([a, b], [c, d]) = (self.0, test.0);
        unsafe {
            let zero = _mm256_setzero_si256();
            Self([
                _mm256_andnot_si256(_mm256_cmpeq_epi64(c, zero), a),
                _mm256_andnot_si256(_mm256_cmpeq_epi64(d, zero), b),
            ])
        }
    }

    #[inline(always)]
    fn union(self) -> u64 {
        let [a, b] = self.0;
        unsafe {
            let four = _mm256_or_si256(a, b);
            let two = _mm_or_si128(
                _mm256_castsi256_si128(four),
                _mm256_extracti128_si256(four, 1),
            );
            let one = _mm_or_si128(two, _mm_unpackhi_epi64(two, two));
            _mm_cvtsi128_si64(one) as u64
        }
    }
}
