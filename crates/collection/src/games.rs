//! Games in portable game notation (PGN, the standard of 1994 and what programs have added to it) and tables of
//! puzzles, as the positions that occur in them; and a line of moves as such a game.
//!
//! A stream of text goes through [`CutGames`], which cuts it between games, and each [`GamePart`] through an
//! [`Extractor`], which makes records of the [`Wanted`] positions: lines of exact EPD. Parts can be read side
//! by side. Who wants the games themselves reads them with [`GameReader`]. Tables go the same way, through
//! [`CutRows`] and a [`TableExtractor`]; which column has what tells [`Columns`]. A [`RowWriter`] goes the way
//! back, from a record to its row.
//!
//! Promises: nothing here panics or refuses a file, whatever the text. A game that breaks off is read up to
//! the place where it does, which is told; all games before and behind it are read. Where a stream
//! happens to be cut changes nothing. Memory is bounded by [`MAX_GAME_LEN`] and [`MAX_PLACES`], whatever a file
//! holds. Texts may be UTF-8, Windows-1252 or Latin-1; UTF-16 is decoded before, by
//! [`LineBlocks`](tabiya_lines::decoding::LineBlocks).
//! Deliberately absent: files, threads, and the wording of what is told.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod conversion;
mod counts;
mod cut;
mod extract;
mod game;
mod leaving_book;
mod line_numbers;
mod pasted;
mod played;
mod reader;
mod records;
mod remarks;
mod safe_text;
mod starts;
mod tables;
mod tokens;
mod variants;
mod wanted;
mod write;

pub use conversion::Conversion;
pub use counts::GameCounts;
pub use cut::{CutGames, GamePart, MAX_GAME_LEN};
pub use extract::{BrokenGame, Extractor, Found, SkippedInGame};
pub use game::{
    Arrival, Game, GameFault, GameFaultKind, Place, PlaceNote, Skipped, SkippedKind, Written,
};
pub use pasted::{
    PastedFault, PastedGame, PastedGames, PastedPosition, are_moves_from_elsewhere, bare_games,
    bare_games_with, games_in_text, may_be_games, may_tell_of_games, told_games, told_games_with,
};
pub use reader::{GameReader, MAX_PLACES};
pub use records::RecordWriter;
pub use tables::{
    BrokenRow, Columns, CutRows, FoundRows, LeftOut, MAX_COLUMNS, MAX_ROW_LEN, OtherColumn,
    RowFaultKind, RowPart, RowSpan, RowWriter, TableExtractor, TooManyColumns, append_csv_field,
};
pub use wanted::{PlayedMove, Wanted, Which};
pub use write::{GameText, write_game};
