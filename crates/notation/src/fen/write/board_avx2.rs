//! Writes the first field, four ranks at once, with the vectors of 32 bytes that processors of the x86-64 family have
//! had since 2013.
//!
//! The occupied squares of a rank determine the places of its digits and letters. So a table of the 256 cases has the
//! digits, and for each letter the file from which it comes.

use crate::fen::turning::codes_of_planes;
use core::arch::x86_64::__m256i;
use pulp::x86::V3;
use pulp::{Simd, WithSimd, cast};
use tabiya_chess::Board;

/// Room for the longest board and eight more bytes; a power of two, so that an index needs no check.
const ROOM: usize = 128;

/// The text of a rank, whose index has a bit for each occupied file.
#[derive(Clone, Copy)]
struct RankText {
    /// The digits; 0 at the places of letters.
    digits: u64,
    /// The file of each letter; 0x80 at other places.
    files: u64,
    /// The number of bytes of the rank, 1 to 8.
    length: usize,
}

static RANK_TEXTS: [RankText; 256] = rank_texts();

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn rank_texts() -> [RankText; 256] {
    let nothing = RankText {
        digits: 0,
        files: 0,
        length: 0,
    };
    let mut texts = [nothing; 256];
    let mut occupied = 0;
    while occupied < 256 {
        texts[occupied] = rank_text(occupied);
        occupied += 1;
    }
    texts
}

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn rank_text(occupied: usize) -> RankText {
    let mut digits = [0_u8; 8];
    let mut files = [0x80_u8; 8];
    let mut length = 0;
    let mut run = 0;
    let mut file = 0;
    while file < 8 {
        if occupied >> file & 1 == 1 {
            files[length] = file;
            length += 1;
            run = 0;
        } else {
            length += (run == 0) as usize;
            run += 1;
            digits[length - 1] = b'0' + run;
        }
        file += 1;
    }
    RankText {
        digits: u64::from_le_bytes(digits),
        files: u64::from_le_bytes(files),
        length,
    }
}

/// Writes the ranks from the eighth to the first.
pub(super) fn append_board(simd: V3, text: &mut Vec<u8>, board: &Board) {
    struct Writing<'a> {
        simd: V3,
        text: &'a mut Vec<u8>,
        board: &'a Board,
    }
    impl WithSimd for Writing<'_> {
        type Output = ();

        #[inline(always)]
        #[expect(
            clippy::inline_always,
            reason = "must be compiled for the processor at hand"
        )]
        fn with_simd<S: Simd>(self, _: S) {
            let (field, length) = board_field(self.simd, self.board);
            self.text
                .extend_from_slice(field.get(..length).unwrap_or_default());
        }
    }
    Simd::vectorize(simd, Writing { simd, text, board });
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn board_field(simd: V3, board: &Board) -> ([u8; ROOM], usize) {
    let [upper_codes, lower_codes] = halves(codes_of_planes(board.planes()));
    let texts = board.occupied().bits().to_be_bytes().map(|rank| {
        let text = RANK_TEXTS.get(usize::from(rank));
        text.copied().unwrap_or(rank_text(0))
    });
    let [upper_texts, lower_texts] = halves(texts);
    let upper = four_ranks(simd, upper_codes, upper_texts);
    let lower = four_ranks(simd, lower_codes, lower_texts);
    let mut field = [b'/'; ROOM];
    let mut end = 0_usize;
    for (bytes, rank) in upper.into_iter().chain(lower).zip(texts) {
        let start = end % ROOM;
        if let Some(place) = field.get_mut(start..).and_then(<[u8]>::first_chunk_mut) {
            *place = bytes.to_le_bytes();
        }
        end = start + rank.length;
        if let Some(place) = field.get_mut(end % ROOM) {
            *place = b'/';
        }
        end += 1;
    }
    (field, end - 1)
}

/// The upper four ranks and the lower four.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn halves<T: Copy>(ranks: [T; 8]) -> [[T; 4]; 2] {
    let (halves, _) = ranks.as_chunks();
    match halves {
        [upper, lower] => [*upper, *lower],
        // Unreachable: eight is twice four.
        _ => [[ranks[0]; 4]; 2],
    }
}

/// Selects the second rank in a lane: two ranks share the sixteen bytes that a byte can come from.
const SECOND: u64 = 0x0808_0808_0808_0808;

/// The text of four ranks.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn four_ranks(simd: V3, codes: [u64; 4], texts: [RankText; 4]) -> [u64; 4] {
    let avx2 = simd.avx2;
    let vector = |words: [u64; 4]| {
        let [a, b, c, d] = words.map(u64::cast_signed);
        simd.avx._mm256_set_epi64x(d, c, b, a)
    };
    let table = cast::<_, __m256i>([super::LETTERS, super::LETTERS]);
    let letters = avx2._mm256_shuffle_epi8(table, vector(codes));
    let files = avx2._mm256_or_si256(
        vector(texts.map(|text| text.files)),
        cast([0, SECOND, 0, SECOND]),
    );
    let digits = vector(texts.map(|text| text.digits));
    cast(avx2._mm256_or_si256(avx2._mm256_shuffle_epi8(letters, files), digits))
}
