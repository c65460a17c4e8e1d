//! Files with many positions: lines kept as bytes, edits laid over them, and saves that never leave a half-written
//! file.
//!
//! A [`Source`] is a file as it was read and never changes; a large one stays on the disk, and only an index of its
//! lines is kept in memory. [`Rows`] is the user's version of it: a list of [`Span`]s, each a range of the file's
//! lines, of our own lines, or of a list of lines in any order.
//!
//! Promises:
//! - An unedited line is written back byte for byte, whatever its bytes, with its own line end; a byte order mark, UTF-16
//!   and a missing last line end stay as they were.
//! - [`save()`] leaves the old file or the new one, never a mixture. The one exception is a file that cannot be replaced
//!   without changing what it is (see [`save()`]).
//! - If another program writes to an open file, the overwritten lines give errors and never wrong text; all other lines
//!   stay readable. A file that was replaced, renamed or removed stays readable.
//! - The bytes of a file decide whether it is still the one that was read. Length and times only raise the question.
//! - [`Rows::line`] never waits for the disk.
//! - Links, owner, mode and extended attributes of a saved file stay as they were.
//!
//! Deliberately absent: the meaning of the lines (see `tabiya-notation`), undo (see `document`), threads, and
//! memory-mapped files, which another program could truncate under our feet.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod chunk;
pub mod clock;
mod content;
pub mod decoding;
mod expected;
pub mod file_endings;
pub mod file_lock;
mod fingerprint;
mod imprint;
mod line_ends;
mod line_index;
mod line_list;
mod load_error;
mod no_line;
mod open;
mod opening;
mod own_lines;
mod part_line;
pub mod path_bytes;
mod picked;
pub mod recovery;
mod row_set;
mod rows;
mod save;
mod save_error;
mod sniff;
mod source;
mod span;
mod survivors;
mod system;
mod text;
mod unpacking;
pub mod user_file;

pub use chunk::{CHUNK_LINES, Part, ReadError};
pub use content::Content;
pub use expected::Expected;
pub use fingerprint::Fingerprint;
pub use imprint::Imprint;
pub use line_list::{LineId, LineList};
pub use load_error::{LoadError, NotUnpacked};
pub use no_line::NoLine;
pub use open::{
    Limits, archive_entries, check_file_name, load, load_opened, load_with, open, open_converted,
    open_entry, open_regular_file, open_with, read_opened,
};
pub use opening::{Convert, Entry, Growth, Loaded, Opening, Put, Unpacked};
pub use own_lines::Origin;
pub use part_line::LineStart;
pub use picked::Picked;
pub use row_set::RowSet;
pub use rows::{MAX_LINE_BYTES, Rows};
pub use save::{Spare, Spool, save, sweep_beside};
pub use save_error::{NotReplaced, SaveError, Saved};
pub use sniff::NotText;
pub use source::Source;
pub use span::Span;
pub use survivors::Survivors;
pub use system::{FolderIdentity, folder_identity};
pub use unpacking::{PackedTwice, Packing, UnpackedOnce};

/// The size of the largest file that this process may write; `None` if there is no limit. Beyond it the system would
/// end the process, and not only fail the write.
pub fn size_limit() -> Option<u64> {
    system::size_limit()
}
