//! Files with many positions: lines kept as bytes, edits laid over them, and a save that cannot
//! tear.
//!
//! A [`Source`] is a file as it was read and never changes. [`Rows`] is what the user made of it: a
//! list of [`Span`]s, each of them a stretch of the file's lines or of lines of our own.
//!
//! Promises:
//! - A line that nobody edited is written back byte for byte, whatever its bytes, with its own line
//!   end; a byte order mark, UTF-16 and a missing last line end stay as they were.
//! - [`save()`] leaves the old file or the new one, never a mixture. The one exception is a file that
//!   cannot be replaced without changing what it is (see [`save()`]).
//! - Links, owner, mode and extended attributes of a saved file stay as they were.
//!
//! Deliberately absent: what the lines mean (see [`crate::notation`]), undo (see
//! [`crate::document`]), threads, and any memory-mapped file, which another program could cut short
//! under our feet.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod content;
mod fingerprint;
mod line_index;
mod load;
mod load_error;
mod own_lines;
mod rows;
mod save;
mod save_error;
mod saved;
mod sniff;
mod source;
mod span;
mod system;

pub use content::Content;
pub use fingerprint::Fingerprint;
pub use load::{Loaded, MOST_BYTES, load};
pub use load_error::LoadError;
pub use rows::Rows;
pub use save::{Spool, save};
pub use save_error::SaveError;
pub use saved::Saved;
pub use sniff::NotText;
pub use source::Source;
pub use span::Span;
