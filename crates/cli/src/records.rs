//! The commands that choose and arrange the records of files: `find`, `sort`, `dedupe`, `merge`, `split`, `sample`,
//! `diff` and `stats`; `tables` and `certify`, which add operations; and `make`, which makes records.
//!
//! Lines are written with the bytes that they have, in the encoding of the first file; a last line without a line end
//! gets one. Packed files are unpacked while they are read. For a folder, its files with a position in each line are
//! read. A line of more than 64 KiB is no record; the command then reports it and saves nothing, because the line would
//! be lost.

mod certify;
mod dedupe;
mod diff;
mod find;
mod folders;
mod keepers;
mod keys;
mod make;
mod merge;
mod merged;
mod sample;
mod sort;
mod spilled;
mod split;
mod stats;
mod table_folders;
mod tables;
mod tally;
mod twice;
mod versions;

pub use certify::certify;
pub use dedupe::dedupe;
pub use diff::diff;
pub use find::find;
pub use make::make;
pub use merge::merge;
pub use sample::sample;
pub use sort::sort;
pub use split::split;
pub use stats::stats;
pub use tables::tables;
