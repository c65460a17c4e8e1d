//! Work over all lines of a collection, on all processors.
//!
//! A pass reads the file once, a chunk at a time, and stores its findings in a [`Column`], which is
//! indexed by lines and so stays right however the rows change, or in a
//! [`RowSet`](tabiya_lines::RowSet) or an order of lines.
//!
//! Promises: memory is limited to a few chunks and the result; a cancelled pass ends within a few
//! milliseconds, and the parts of a column that it has filled are right.
//! Deliberately absent: documents and undo. A pass gets a snapshot of the rows.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod boards;
mod canonical;
mod chunks;
mod column;
mod converting;
mod count;
mod duplicates;
mod error;
mod find;
mod games;
mod line_key;
mod mark;
mod marks;
mod merging;
mod order;
mod parts;
mod ranks;
mod repair;
mod slots;
mod table;

pub use boards::Boards;
pub use canonical::{SameFields, Sameness};
pub use chunks::Progress;
pub use column::Column;
pub use converting::{Converted, Made, RecordMaker, convert, count_games};
pub use count::{count_marks, count_marks_among, counts_of_spans, rows_with_marks};
pub use duplicates::{Duplicates, find_duplicates};
pub use error::PassError;
pub use find::find;
pub use games::write_games;
pub use mark::{Mark, MarkCounts, mark_of, mark_of_judged};
pub use marks::{Marks, check_all};
pub use order::{SortKey, SortOrder, shuffle, sort};
pub use parts::{Part, Parts, decoded_beginning};
pub use repair::{PositionRepair, RepairScope, RepairedLine, repair_all};
pub use table::{Digest, Digesting, NotWritten, TableOrigin, write_table};
