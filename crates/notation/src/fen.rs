//! FEN: one position as a line of text.
//!
//! Reads standard FEN, X-FEN and Shredder-FEN in any mixture; writes one of the last two;
//! X-FEN is standard FEN wherever standard FEN can express the position. Reading is about the text only: a board
//! with nine kings is fine here, see [`tabiya_chess::problems`].

mod error;
mod fast;
mod fields;
mod read;
mod strict;
mod turning;
mod write;

pub(super) use fields::{char_at, next_field, parse_digits, skip_blanks, trim_end};
pub(super) use read::{
    Fault, ReadField, Tail, is_tail, rank_end, read_bytes, read_en_passant, read_fullmove_number,
    read_halfmove_clock, read_rank, read_side, right_of_letter, unnamed_fields,
};

pub use error::{FenError, FenErrorKind, FenField};
pub use read::{Reading, read_fen, read_fen_over};
pub(super) use strict::read_strict_fields;
pub use strict::{read_strict, read_strict_portably};
pub use write::{
    Dialect, FenStyle, append_fen, append_number, append_position_fields, write_board, write_fen,
    write_fen_as,
};
