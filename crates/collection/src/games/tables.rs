//! Tables of comma-separated values with a column of positions: puzzles and other spreadsheets.

mod columns;
mod cut;
mod extract;
mod operands;
mod rows;
mod writing;

pub use columns::{Columns, MAX_COLUMNS, OtherColumn, TooManyColumns};
pub use cut::{CutRows, MAX_ROW_LEN, RowPart};
pub use extract::{BrokenRow, FoundRows, RowFaultKind, RowSpan, TableExtractor};
pub use rows::append_csv_field;
pub use writing::{LeftOut, RowWriter};
