//! Work that survives a crash: what is not saved yet is written down as it is done, and found again
//! at the next start.
//!
//! Each document that has unsaved changes has a journal in a folder of its own, below one folder for
//! all of them. What it says are spans of lines: lines of a *base*, which is the document's file or a
//! copy of it, and lines that the journal keeps. It is written to the end only, so that whatever
//! happens cuts off the newest records at most.
//!
//! Promises:
//! - When [`Journal::write`] returns, a crash of the program cannot take back what was written; a
//!   power cut cannot half a second later.
//! - Two programs never write to one journal, and nobody is offered one that is still written to:
//!   whoever writes it holds a lock that ends with the process. Nor do two programs offer the same:
//!   one lock says who offers what was left behind, however much that is.
//! - Finding costs little, whatever lies there: nothing but regular files is opened, and of each only
//!   the beginning is read. What a journal stands for is counted before it is put together.
//! - Reading a journal, whatever its bytes, gives what was written with its last whole record, or
//!   nothing; a journal is removed only by whoever saved or gave up what is in it.
//! - What was recovered is never put over a file that does not hold the bytes that it held. Its times do
//!   not matter, and of one that was changed all lines are recovered that the change has not touched.
//!
//! Deliberately absent: when to write and what to ask, which is for `update`; undo, which
//! begins anew.
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
