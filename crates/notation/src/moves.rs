//! Moves as text: standard algebraic notation (SAN; PGN standard of 1994, section 8.2.3), its many
//! variations, and the notation of engines (UCI).
//!
//! [`read_move`] reads every move that [`write_san`] writes as the same move without a repair. A text that
//! fits two legal moves is an error and never one of them.
//!
//! ```
//! use tabiya_chess::{Mover, Position};
//! use tabiya_notation::moves::{read_move, read_uci, write_san, write_uci};
//!
//! let mover = Mover::new(&Position::start())?;
//! let nf3 = read_move(&mover, "Nf3", &[])?.played;
//! assert_eq!(write_uci(&mover, nf3, false), "g1f3");
//! assert_eq!(read_uci(&mover, "g1f3")?, nf3);
//! let reply = mover.after(nf3);
//! let d5 = read_uci(&reply, "d7d5")?;
//! assert_eq!(write_san(&reply, d5), "d5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Readers
//!
//! | reader | for | method |
//! |---|---|---|
//! | `read_exact_san` | files of games | finds the piece by working backwards from the target |
//! | [`read_move`] | text typed by people | parses the text in every way that makes sense (piece letters of several languages, figurines, `0-0`, `e8Q`, `Ng1-f3`, `e2e4`) and looks for the legal move that each parse names |
//! | `read_any_move` | files in an unknown language | English letters take precedence; other letters are looked up in all languages |
//! | [`read_uci`] | engines | one question to the [`Mover`](tabiya_chess::Mover) |
//!
//! [`read_move`] returns one move with a list of its departures from the standard, or the reason why there is none.

mod any_language;
mod error;
mod line;
mod numbering;
mod pgn;
mod read;
mod shape;
mod spelling;
mod uci;
mod write;

pub use any_language::read_any_move;
pub use error::{MoveError, Obstacle};
pub use line::{write_san_line, write_uci_command, write_uci_line};
pub use numbering::{NumberedLine, is_move_number, numbered_line};
pub use pgn::write_pgn;
pub use read::{ReadMove, read_exact_san, read_move};
pub use shape::could_be_move;
pub(crate) use shape::is_spelled_as_move;
pub use spelling::MoveRepair;
pub use uci::{from_to, read_uci, write_uci};
pub use write::{PieceNames, push_san, push_san_leading_to, write_san};
