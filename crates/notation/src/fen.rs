//! FEN (Forsyth-Edwards Notation): one position as a line of text.
//!
//! The readers accept standard FEN (PGN standard of 1994, section 16.1), X-FEN and Shredder-FEN. The
//! writers produce X-FEN, which equals standard FEN wherever that can express the position, or
//! Shredder-FEN. Readers look at the text only: a board with nine kings is a valid text, about which
//! [`tabiya_chess::problems`] has more to say.
//!
//! | reader | for | result |
//! |---|---|---|
//! | [`read_strict`] | exact FEN, quickly | a position, or the first fault |
//! | [`read_fen`] | tidy FEN of any dialect | a position, or the first fault |
//! | [`read_fen_over`] | FEN while it is typed | all ranks and fields that can be read |
//! | [`understand`](crate::repair::understand) | text from anywhere | all sensible readings with their repairs |
//!
//! All others accept what [`read_strict`] accepts, with the same position; property tests and fuzz targets check this.
//! `read_fen` and `understand` report faults, `read_fen_over` leaves unreadable ranks and fields as they were, and
//! [`crate::record`] also keeps the text after the fields byte for byte.
//!
//! `cargo bench -p tabiya-notation --bench fen` measures reading and writing beside shakmaty, cozy-chess and owlchess.

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
