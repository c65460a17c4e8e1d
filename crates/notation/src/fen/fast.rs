//! Reads the usual FEN without looking for faults: six exact fields, standard castling letters.
//!
//! The cost of a careful reader is mispredicted branches, not instructions. So everything here is computed, and a
//! single question at the end decides whether the text was suitable. A text that is refused here need not be wrong: the
//! careful reader decides.
//!
//! Ranks are read four at a time with AVX2 (`ranks_avx2.rs`), and a byte at a time on processors without it
//! (`ranks_words.rs`); a property test checks that the two agree. `fields.rs` reads the five short fields from three
//! words. Writing works the same way in reverse (`write/board_avx2.rs`). The crate has no `unsafe` code of its own:
//! `pulp` asks the processor once and wraps the instructions in safe functions.

mod fields;
#[cfg(target_arch = "x86_64")]
mod ranks_avx2;
mod ranks_words;

use ranks_words::Ranks;
use tabiya_chess::Position;

/// Reads an exact FEN of six fields, when it is a usual one.
#[inline]
pub(super) fn read_usual(text: &[u8]) -> Option<Position> {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = pulp::x86::V3::try_new() {
        return ranks_avx2::with_avx2(simd, text, |text, ranks| whole(text, ranks?));
    }
    whole(text, ranks_words::read_ranks(text)?)
}

/// The same without instructions that only some processors have.
pub(super) fn read_usual_portably(text: &[u8]) -> Option<Position> {
    whole(text, ranks_words::read_ranks(text)?)
}

/// Reads eight exact ranks followed by a blank.
pub(super) fn read_board(text: &[u8]) -> Option<Ranks> {
    #[cfg(target_arch = "x86_64")]
    if let Some(simd) = pulp::x86::V3::try_new() {
        return ranks_avx2::with_avx2(simd, text, |_, ranks| ranks);
    }
    ranks_words::read_ranks(text)
}

#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "must be compiled for the processor at hand"
)]
fn whole(text: &[u8], (board, end): Ranks) -> Option<Position> {
    fields::read_fields(text, end, board)
}
