//! Sorting of entries that are larger than memory.
//!
//! A [`Sorter`] collects entries, each a key and a payload, up to a limit of memory, sorts them on all processors, and
//! writes them as a run into a temporary file without a name, so nothing is left over however the program ends. At the
//! end the runs are merged. Rows are counted in 64 bits, and entries with equal keys keep the order of their rows.
//!
//! A [`Contest`] finds the rows that are left out among rows with equal keys. It stores 20 bytes for each row instead of
//! its line, and divides them by their keys, so that nothing has to be sorted; the lines are then read again.
//!
//! Sixteen runs of one level are merged into one of the next, so the number of open files grows with the logarithm of
//! the length.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod batch;
mod contest;
mod dropped;
mod entry;
mod paired;
mod scattered;
mod sorted;
mod sorter;
mod table;

pub use contest::{Contest, put_row};
pub use dropped::DroppedRows;
pub use entry::{Entry, frame, stable_hash};
pub use paired::{Paired, each_pair};
pub use sorted::Sorted;
pub use sorter::Sorter;
pub use table::Winner;
