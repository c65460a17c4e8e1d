//! Games in portable game notation (PGN, the standard of 1994 and the common extensions) and tables
//! of puzzles, as the positions that occur in them; and writing lines of moves and trees as games.
//!
//! [`CutGames`] cuts a stream of text between games, and an [`Extractor`] makes records of the [`WantedPositions`] in
//! each [`GamePart`]: lines of exact EPD. Parts can be read in parallel. [`GameReader`] reads the games themselves.
//! Tables are handled in the same way, by [`CutRows`] and a [`TableExtractor`]; [`Columns`] describes their columns. A
//! `RowWriter` does the reverse, from a record to its row.
//!
//! Promises: nothing here panics or refuses a file, whatever the text. A game that breaks off is
//! read up to the error, which is reported; all games before and after it are read. The places
//! where a stream is cut do not affect the result. [`MAX_GAME_LEN`] and [`MAX_PLACES`] bound the
//! memory for any file. Texts may be UTF-8, Windows-1252 or Latin-1;
//! [`LineBlocks`](tabiya_lines::decoding::LineBlocks) decodes UTF-16 beforehand.
//! Deliberately absent: files, threads, and the wording of reports.
//!
//! # How it works
//!
//! One rule says where a game certainly begins (`cut`): a stream is cut there, and an unclosed comment ends there; a
//! property test checks that the cuts do not affect the result. The reader plays the moves, with `read_exact_san` first
//! and the readers for other spellings where that fails, and keeps a slot for each position. A word may be a move if
//! its shape allows it (`could_be_move`); all other unknown words are skipped and listed in `Game::skipped`. `variants`
//! lists the values of the tag `Variant` that mean chess.
//!
//! Records are exact EPD, whatever the text: quotes become `'`, Windows-1252 becomes UTF-8, and a comment longer than
//! the 255 bytes of the standard is split. A move in the standard spelling is copied from the text; only others are
//! rewritten. The limits are 4 MiB for a game and 32,768 positions in one; anything beyond is reported. `cargo bench
//! --bench games` compares the speed with `pgn-extract` and python-chess.
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
mod game_tree;
mod in_row;
mod pasted;
mod played;
mod reader;
mod records;
mod safe_text;
mod tables;
mod tokens;
mod training;
mod variants;
mod wanted;
mod write;
mod write_tree;

pub use conversion::Conversion;
pub use counts::{GameCounts, MAX_TITLES};
pub use cut::{CutGames, GamePart, MAX_GAME_LEN};
pub use extract::{BrokenGame, Extractor, GameFindings, SkippedInGame};
pub use game::{
    Arrival, Game, GameFault, GameFaultKind, GamePlace, PlaceNote, Skipped, SkippedKind, TextSpan,
};
pub(crate) use in_row::{
    GameInRow, SignOfVariant, is_refused, last_position_in_row, moves_in_row, plies_in_row,
    tag_in_row, variant_in_row,
};
pub use in_row::{game_in_row, tags_in_row};
pub use pasted::{
    PastedFault, PastedGame, PastedGames, are_moves_from_elsewhere, bare_games, bare_games_with,
    games_in_text, may_be_games, may_tell_of_games, told_games, told_games_with,
};
pub use reader::{GameReader, MAX_PLACES};
pub use tables::{
    BrokenRow, Columns, CutRows, FoundRows, GamesTable, LeftOutOfGames, LeftOutOfTable,
    MAX_COLUMNS, NewRows, NewTable, OtherColumn, RowFaultKind, RowPart, RowSpan, RowsOfGames,
    TableExtractor, TableFault, TableForm, append_csv_field, csv_fields,
};
pub(crate) use tables::{MAX_ROW_LEN, RowWriter};
pub use training::{
    CutTraining, LeftOutOfTraining, LostField, TrainingForm, TrainingPart, TrainingWriter,
    append_samples,
};
pub use wanted::{ChosenGames, GameTitle, PlayedMove, WantedPositions, Which};
pub use write::{GameText, write_game};
pub use write_tree::write_tree;
