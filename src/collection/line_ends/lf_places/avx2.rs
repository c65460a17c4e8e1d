//! The same with vectors of 32 bytes.

use super::{WORD, WORDS, each_word};
use core::arch::x86_64::__m256i;
use pulp::x86::V3;
use pulp::{Simd, WithSimd, cast};

pub(super) fn look_at(simd: V3, batch: &[u8], words: &mut [u64; WORDS]) {
    Simd::vectorize(simd, Looking { simd, batch, words });
}

struct Looking<'a> {
    simd: V3,
    batch: &'a [u8],
    words: &'a mut [u64; WORDS],
}

impl WithSimd for Looking<'_> {
    type Output = ();

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "must be compiled for the processor at hand"
    )]
    fn with_simd<S: Simd>(self, _: S) {
        let simd = self.simd;
        let lf: __m256i = cast([b'\n'; 32]);
        each_word(
            self.batch,
            self.words,
            #[inline(always)]
            |bytes: &[u8; WORD]| {
                let (halves, _) = bytes.as_chunks::<32>();
                let bits = |half: &[u8; 32]| {
                    let same = simd.avx2._mm256_cmpeq_epi8(cast(*half), lf);
                    let bits = simd.avx2._mm256_movemask_epi8(same);
                    u64::from(bits.cast_unsigned())
                };
                match halves {
                    [low, high] => bits(low) | bits(high) << 32,
                    _ => 0,
                }
            },
        );
    }
}
