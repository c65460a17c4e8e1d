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
//! - Whether a file is still the one that was read depends only on its bytes. Length and times can only suggest a
//!   change.
//! - [`Rows::line`] never waits for the disk.
//! - Links, owner, mode and extended attributes of a saved file stay as they were.
//!
//! Deliberately absent: the meaning of the lines (see `tabiya-notation`), undo (see `tabiya-collection`), threads, and
//! memory-mapped files, which another program could truncate at any time.
//!
//! # How a large file is read
//!
//! Files of more than 16 MiB stay on the disk. They are read piecemeal by offset through one handle that is kept open;
//! they are never mapped, because another program could truncate the mapping, and never read as a whole. A file that is
//! replaced or deleted stays readable through the handle. If a file is changed in place, every block that is read must
//! still have the digest from the time of indexing: overwritten content is lost and never wrong, and all other rows
//! stay. Times and length do not matter, so nothing is lost when a file is touched or appended to.
//!
//! The index (`line_index`) holds the number of line ends before each 4 KiB block and the digest of the block (XXH3, 8
//! bytes). Building it takes only counting and hashing, at the speed of memory; a line is found by one binary search
//! and a scan of one block or a few. Long lines and blank lines cost nothing extra.
//!
//! [`Rows::line`] returns what is in memory or in the system's page cache (asked for with `RWF_NOWAIT`), and `NotReady`
//! for anything else. Even that is asked only of local disks, which can answer at once. Other disks are not even asked
//! for the length of the file, because a hanging network would block the window; a thread closes such files.
//!
//! A document is shown as soon as its first 64 KiB have been read, and grows at its end while the index is built;
//! editing may begin at once. Growing is not an undo step.
//!
//! # Encodings
//!
//! A line that is not UTF-8 is shown as Latin-1, in which every byte is a character, and written back as such. A file
//! in UTF-16 with a byte order mark is UTF-8 in memory (or in a temporary file when it is large) and UTF-16 again when
//! it is saved; unpaired surrogates are kept as the three bytes that UTF-8 would use for them. A file that is opened
//! as games has one line for each game in the same way (`game_rows`). Files packed with gzip
//! or zip are unpacked in the same way, and have no plain file until they are saved. Lines end in LF, CRLF or CR in any
//! mixture; a new line ends as most of the file's lines do.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod chunk;
pub mod clock;
pub mod decoding;
mod expected;
pub mod file_endings;
pub mod file_lock;
mod fingerprint;
mod game_rows;
mod imprint;
mod line_ends;
mod line_index;
mod line_list;
mod open;
mod opening;
mod own_lines;
pub mod path_bytes;
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
mod table_folders;
mod text;
mod unpacking;
pub mod user_file;
pub mod user_log;
pub mod user_text;

pub use chunk::{CHUNK_LINES, ChunkPart, LineStart, MAX_LINE_BYTES, NoLine, ReadError};
pub use expected::Expected;
pub use fingerprint::Fingerprint;
pub use game_rows::{MAX_GAME_ROW_BYTES, game_of_row, is_game_row, is_tag, row_of_game};
pub use imprint::Imprint;
pub use line_list::{LineId, LineList, Picked};
pub use open::{
    OpeningLimits, archive_entries, check_file_name, load, load_with, open, open_converted,
    open_entry, open_games, open_regular_file, open_with, read_opened,
};
pub(crate) use open::{load_opened, load_rows};
pub use opening::{
    ArchiveEntry, Convert, Growth, LoadError, Loaded, NotUnpacked, OpeningStep, PutLines, Unpacked,
};
pub use own_lines::LineOrigin;
pub use row_set::RowSet;
pub use rows::Rows;
pub use save::{FileContent, Spare, Spool, copy_content, save, sweep_beside};
pub use save_error::{NotReplaced, SaveError, Saved};
pub use sniff::NotText;
pub use source::Source;
pub use span::Span;
pub use survivors::Survivors;
pub use system::{FolderIdentity, folder_identity};
pub use table_folders::{FolderTrouble, TableFolders};
pub use unpacking::{PackedTwice, Packing, UnpackedOnce};

/// The size of the largest file that this process may write; `None` if there is no limit. Beyond it the system would
/// end the process, and not only fail the write.
pub fn size_limit() -> Option<u64> {
    system::size_limit()
}
