//! Files whose rows are games: each game becomes one line, and the lines become the file again, byte for byte.
//!
//! Everything above this crate handles rows as lines: the index, edits, undo, journals and saving. A row therefore must
//! have no line break. A game has many, so a file that is opened as games is stored with its line breaks escaped, as a
//! file in UTF-16 is stored in UTF-8 and written back in UTF-16. Memory and disk need a few per cent more than the
//! file; a large one is in a temporary file.
//!
//! Promises: any bytes become rows that give the same bytes again; the result does not depend on the pieces in which
//! the bytes arrive; text between games belongs to the row before it. If rows are moved, added or removed, the writer
//! adds the line ends without which a game would not begin where its row does.
//! Deliberately absent: the meaning of the games.

mod escapes;
mod into_games;
mod into_lines;
mod starts;

pub use escapes::{game_of_row, is_game_row, row_of_game};
pub(crate) use into_games::GamesOut;
pub(crate) use into_lines::GamesIn;
pub use starts::is_tag;

/// The maximum number of bytes returned of a row that is a game. Longer games are shown in part and never changed.
pub const MAX_GAME_ROW_BYTES: usize = 1 << 20;
