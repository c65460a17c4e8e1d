//! Work over all lines of a collection, on all processors.
//!
//! A pass reads the file once, a chunk at a time, and stores its findings in a `LineValues`, which is
//! indexed by lines and so stays valid however the rows change, or in a
//! [`RowSet`](tabiya_lines::RowSet) or an order of lines.
//!
//! Promises: memory is limited to a few chunks and the result; a cancelled pass ends within a few
//! milliseconds, and the parts of a column that it has filled are valid. Deliberately absent:
//! documents and undo. A pass gets a snapshot of the rows.
//!
//! # How it works
//!
//! A pass reads chunks of 16,384 lines, as many at once as there are processors ([`tabiya_threads::pool`]), and one
//! thread takes the results. A snapshot of the rows costs nothing; if the document has changed by the end of the pass,
//! the pass runs again.
//!
//! Findings belong to lines, not to rows. Lines never change, so marks (`LineMarks`) and boards (`Boards`, 33 bytes per
//! line, for further searches) stay valid through edits, sorting and undo. Views and selections are kept by row
//! (`RowSet`: a bit per row, with rank and select) and are spliced as the rows are.
//!
//! Games are opened in the same way as archives: `open_converted` of `tabiya-lines` reads the file, packed or not, and
//! hands the stream to `convert`, which turns its parts into records on all processors and puts them where unpacked
//! lines go. So the first rows are shown while the rest is still being read.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod boards;
mod byte_keys;
mod canonical;
mod chunks;
mod converting;
mod count;
mod duplicates;
mod find;
mod line_sameness;
mod line_values;
mod marks;
mod merging;
mod new_table;
mod order;
mod parts;
mod positions_of_games;
mod problems;
mod repair;
mod slots;
mod stable_key;
mod statistics;
mod table;
mod training_parts;
mod truths;
mod variants;
mod writing;

pub use boards::Boards;
pub use byte_keys::ByteKeys;
pub use canonical::{ChosenFields, SameFields, Sameness, UnknownFields};
pub use chunks::LineProgress;
pub use converting::{Converted, Made, RecordMaker, convert, count_games};
pub use count::{count_marks, count_marks_among, counts_of_spans, rows_with_marks};
pub use duplicates::{Duplicates, find_duplicates};
pub use find::{AskedTables, GameTest, LineTest, find, find_with_tables};
pub use line_sameness::LineSameness;
pub use line_values::each_value;
pub use marks::{LineMark, LineMarks, MarkCounts, check_all, mark_of, mark_of_judged};
pub use new_table::{write_new_table, write_table_of_games};
pub use order::{SortKey, SortOrder, shuffle, sort};
pub use parts::{FilePart, Parts, decoded_beginning};
pub use positions_of_games::{GamesOfRows, append_game, write_positions};
pub use problems::{ProblemRow, Problems, find_problems};
pub use repair::{PositionRepair, RepairScope, RepairedLine, repair_all};
pub use stable_key::{STABLE_KEY_VERSION, stable_key, stable_key_of_line};
pub use statistics::{
    Bar, EndingKind, GamePhase, LineCounter, Plot, Repeated, RepeatedLines, Repetition, Statistics,
    bounds_of, count_statistics,
};
pub use table::{Digest, Digesting, NotWritten, TableOrigin, write_table};
pub use training_parts::TrainingParts;
pub use truths::{FoundTruths, WrongClaims, WrongRow, WrongRows, find_truths};
pub use variants::{GamesOfVariants, count_variants};
pub(crate) use writing::each_piece;
pub use writing::{LostOperations, write_games, write_plain_fen};

use std::{error, fmt};
use tabiya_lines::ReadError;
use tabiya_tables::syzygy::ProbeError;

/// The reason why a pass ended early.
#[derive(Debug)]
pub enum PassError {
    /// The caller cancelled it.
    Cancelled,
    /// Lines could not be read.
    Read(ReadError),
    /// There are more lines than can be sorted or compared with each other: 2^31.
    TooManyLines,
    /// An endgame table could not be used.
    Table(ProbeError),
}

impl From<ReadError> for PassError {
    fn from(error: ReadError) -> Self {
        Self::Read(error)
    }
}

impl fmt::Display for PassError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cancelled => out.write_str("the work was cancelled"),
            Self::Read(error) => error.fmt(out),
            Self::TooManyLines => out.write_str("there are too many lines"),
            Self::Table(error) => error.fmt(out),
        }
    }
}

impl error::Error for PassError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Cancelled | Self::TooManyLines => None,
            Self::Read(error) => Some(error),
            Self::Table(error) => Some(error),
        }
    }
}
