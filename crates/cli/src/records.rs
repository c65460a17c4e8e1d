//! The commands that choose and arrange the records of files: `find`, `sort`, `dedupe`, `merge`, `split`, `sample`,
//! `diff` and `stats`; and `tables`, which adds operations.
//!
//! Lines are written with the bytes that they have, in the encoding of the first file; a last line without a line end
//! gets one. Packed files are unpacked while they are read. For a folder, its files with a position in each line are
//! read. A line of more than 64 KiB is no record; the command then reports it and saves nothing, because the line would
//! be lost.

mod dedupe;
mod diff;
mod find;
mod folders;
mod keepers;
mod keys;
mod merge;
mod merged;
mod sample;
mod sort;
mod spilled;
mod split;
mod stats;
mod tables;
mod tally;
mod twice;
mod versions;

pub use dedupe::dedupe;
pub use diff::diff;
pub use find::find;
pub use merge::merge;
pub use sample::sample;
pub use sort::sort;
pub use split::split;
pub use stats::stats;
pub use tables::tables;
