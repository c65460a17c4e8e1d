//! FEN: one position as a line of text.
//!
//! Reads standard FEN, X-FEN and Shredder-FEN in any mixture; writes one of the last two, of
//! which X-FEN is standard FEN wherever that can say it. Reading is about the text only: a board
//! with nine kings is fine here, see [`crate::chess::problems`].

mod error;
mod fields;
mod mend;
mod read;
mod write;

pub(super) use fields::{skip_blanks, trim_end};
pub(super) use read::{Tail, parse_digits, read_bytes, unnamed_fields};
pub(super) use write::write_position_fields;

pub use error::{FenError, FenErrorKind, FenField};
pub use mend::{Mend, latin_look_alike, mend};
pub use read::{Reading, read_fen, read_fen_over};
pub use write::{Dialect, write_board, write_fen, write_fen_as};
