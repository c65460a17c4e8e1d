//! Moves as text: standard algebraic notation (PGN standard, section 8.2.3), what people write in its place, and
//! the notation of engines.
//!
//! Promises: what [`write_san`] writes [`read_move`] reads as the same move without a repair, for
//! every legal move. A text that fits two legal moves is never one of them.

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
pub use spelling::MoveRepair;
pub use uci::{from_to, read_uci, write_uci};
pub use write::{PieceNames, push_san, push_san_leading_to, write_san};
