//! Finds all LFs of a text faster than by searching for one after the other.
//!
//! Each byte becomes a bit that is set if it is an LF; many bytes are converted before the first bit is used.

/// The number of bytes for a word of bits.
const WORD: usize = 64;
/// The number of words made at a time.
const WORDS: usize = 64;
/// The number of bytes converted at a time.
const BATCH: usize = WORD * WORDS;

/// The offsets of all LFs of a text, in order.
pub(crate) struct LfPlaces<'a> {
    /// The bytes that are not converted yet.
    rest: &'a [u8],
    /// The offset of the current word.
    at: usize,
    /// The remaining bits of the current word.
    word: u64,
    /// The words of the current batch.
    words: [u64; WORDS],
    next_word: usize,
    /// The offset of the bytes that are not converted yet.
    rest_at: usize,
}

impl<'a> LfPlaces<'a> {
    pub(crate) fn of(text: &'a [u8]) -> Self {
        Self {
            rest: text,
            at: 0,
            word: 0,
            words: [0; WORDS],
            next_word: WORDS,
            rest_at: 0,
        }
    }

    /// Advances to the next word; `false` if there is none.
    fn advance(&mut self) -> bool {
        if self.next_word == WORDS {
            if self.rest.is_empty() {
                return false;
            }
            let (batch, rest) = self
                .rest
                .split_at_checked(BATCH)
                .unwrap_or((self.rest, &[]));
            look_at(batch, &mut self.words);
            self.rest = rest;
            self.next_word = 0;
            self.at = self.rest_at;
            self.rest_at += BATCH;
        } else {
            self.at += WORD;
        }
        self.word = self.words.get(self.next_word).copied().unwrap_or(0);
        self.next_word += 1;
        true
    }
}

impl Iterator for LfPlaces<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            if !self.advance() {
                return None;
            }
        }
        let place = self.at + self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(place)
    }

    /// Skips whole words at once.
    fn nth(&mut self, mut skip: usize) -> Option<usize> {
        while self.word.count_ones() as usize <= skip {
            skip -= self.word.count_ones() as usize;
            if !self.advance() {
                return None;
            }
        }
        for _ in 0..skip {
            self.word &= self.word - 1;
        }
        self.next()
    }
}

/// Makes the words of a batch.
fn look_at(batch: &[u8], words: &mut [u64; WORDS]) {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = pulp::x86::V3::try_new() {
        return avx2::look_at(simd, batch, words);
    }
    each_word(batch, words, |bytes| {
        let (eights, _) = bytes.as_chunks::<8>();
        (0..)
            .step_by(8)
            .zip(eights)
            .fold(0, |word, (shift, eight)| {
                word | bits_of_eight(u64::from_le_bytes(*eight)) << shift
            })
    });
}

/// Makes each word from its bytes; bits after the end of the text are 0.
#[inline]
fn each_word(batch: &[u8], words: &mut [u64; WORDS], bits: impl Fn(&[u8; WORD]) -> u64) {
    let (whole, rest) = batch.as_chunks::<WORD>();
    let mut places = words.iter_mut();
    for (bytes, word) in whole.iter().zip(&mut places) {
        *word = bits(bytes);
    }
    if let Some(word) = places.next() {
        let mut padded = [0; WORD];
        for (to, from) in padded.iter_mut().zip(rest) {
            *to = *from;
        }
        *word = bits(&padded);
    }
    places.for_each(|word| *word = 0);
}

/// A bit for each of eight bytes, set for an LF.
fn bits_of_eight(eight: u64) -> u64 {
    const LOW_SEVEN: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    let differs = eight ^ 0x0A0A_0A0A_0A0A_0A0A;
    // After this, the highest bit of each byte is 0 if the byte differs from LF, and all other bits are 0.
    let is_lf = !(((differs & LOW_SEVEN) + LOW_SEVEN) | differs | LOW_SEVEN);
    // Gathers the highest bits of all bytes at the top.
    (is_lf >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The same conversion with vectors of 32 bytes.
#[cfg(target_arch = "x86_64")]
mod avx2 {
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
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(len: usize) -> Vec<u8> {
        let mut random = 1_u32;
        let byte = |_| {
            random = random.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let [_, _, high, _] = random.to_le_bytes();
            if high < 40 { b'\n' } else { high }
        };
        (0..len).map(byte).collect()
    }

    #[test]
    fn every_lf_is_found_at_any_length() {
        for len in (0..300).chain([4095, 4096, 4097, 4160, 8192, 20_001]) {
            let text = text(len);
            let expected: Vec<usize> = memchr::memchr_iter(b'\n', &text).collect();
            assert_eq!(LfPlaces::of(&text).collect::<Vec<_>>(), expected, "{len}");
            for step in [1, 2, 7, 30, 500] {
                let some: Vec<usize> = LfPlaces::of(&text).step_by(step).collect();
                let expected: Vec<usize> = expected.iter().copied().step_by(step).collect();
                assert_eq!(some, expected, "{len} {step}");
            }
        }
    }

    #[test]
    fn each_of_eight_bytes_has_its_bit() {
        let text = text(80_000);
        let (eights, _) = text.as_chunks::<8>();
        for eight in eights {
            let expected = (0..).zip(eight).fold(0, |bits, (shift, byte)| {
                bits | u64::from(*byte == b'\n') << shift
            });
            assert_eq!(bits_of_eight(u64::from_le_bytes(*eight)), expected);
        }
    }
}
