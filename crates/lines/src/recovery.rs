//! Work that survives a crash: unsaved changes are written down as they are made, and found again at the next start.
//!
//! Each document with unsaved changes has a journal in its own folder, below one folder for all of them. The journal
//! has spans of lines: lines of a *base*, which is the document's file or a copy of it, and lines that the journal
//! keeps itself. Data is only appended, so an interruption loses the newest records at most.
//!
//! Promises:
//! - After [`Journal::write`] returns, a crash of the program cannot undo it; half a second later a power failure cannot
//!   either.
//! - Two programs never write to one journal, and a journal that is still being written is never offered: its writer
//!   holds a lock that ends with the process. Two programs never offer the same journals either: a single lock decides
//!   who offers all abandoned journals.
//! - The search is cheap whatever is in the folder: only regular files are opened, and only the beginning of each is
//!   read. The size of the recovered document is computed before it is built.
//! - Reading a journal, whatever its bytes, gives the state of its last complete record, or nothing. Only somebody who
//!   has saved or discarded its work removes a journal.
//! - Recovered work never replaces a file whose bytes have changed. Its times do not matter, and from a changed file all
//!   lines are recovered that the change did not touch.
//!
//! Deliberately absent: the times of writing and the questions to the user (see `update`), and undo, which starts
//! afresh.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod base;
mod base_lines;
mod base_now;
mod changes;
mod elsewhere;
mod expanding;
mod finding;
mod head;
mod imprint_record;
mod journal;
mod kept_span;
mod line_map;
mod origins;
mod out;
mod reading;
mod record;
mod restoring;
mod room;
mod session;
mod spare;
mod syncing;
mod system;
mod unneeded;
mod watched;
mod writer;

pub use base_now::{FileState, RestoreError};
pub use changes::{Change, Changes};
pub use elsewhere::is_edited_elsewhere;
pub use finding::{Findings, Found, find_crash_recovery, find_crash_recovery_of, find_more};
pub use head::{Base, Head};
pub use journal::{About, BaseOf, Journal};
pub use restoring::{Restored, restore, restore_with};
pub use room::{Demand, Effort};
pub use session::recovery_folder;
pub use spare::SpareCopy;
pub use unneeded::Unneeded;
