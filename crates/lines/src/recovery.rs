//! Work that survives a crash: unsaved changes are recorded as they are made, and found again at the next start.
//!
//! Each document with unsaved changes has a journal in its own folder, below one folder for all of them. The journal
//! has spans of lines: lines of a *base*, which is the document's file or a copy of it, and lines that the journal
//! keeps itself. Data is only appended, so an interruption loses the newest records at most.
//!
//! Promises:
//! - After [`RecoveryJournal::write`] returns, a crash of the program cannot undo it; half a second later a power
//!   failure cannot either.
//! - Two programs never write to one journal, and a journal that is still being written is never offered: its writer
//!   holds a lock that ends with the process. Two programs never offer the same journals either: a single lock decides
//!   who offers all abandoned journals.
//! - The search is cheap whatever is in the folder: only regular files are opened, and only the beginning of each is
//!   read. The size of the recovered document is computed before it is built.
//! - Reading a journal, whatever its bytes, gives the state of its last complete record, or nothing. A journal is
//!   removed only after its work was saved or discarded.
//! - Recovered work never replaces a file whose bytes have changed. Its times do not matter, and from a changed file all
//!   lines are recovered that the change did not touch.
//!
//! Deliberately absent: the times of writing and the questions to the user (see `src/features/recovery`), and undo,
//! which starts afresh.
//!
//! # How it works
//!
//! Each modified document has its own folder below `$XDG_STATE_HOME/tabiya/recovery`, with a journal and, where needed,
//! its base. The rows of a document are spans of the file's lines and of our own lines, and the journal has the same
//! form: after every action a task compares the spans with those that it wrote last, and appends the difference and our
//! new lines. The editing code reports nothing to the journal, undo and redo need no records, and a sort of ten million
//! rows is one list at four bytes per row.
//!
//! *The base.* A file of more than 16 MiB is not copied: its lines are found by their numbers in the file. The journal
//! keeps the imprint of the file, whose bytes show whether it is the same and which of its blocks are intact;
//! [`Survivors`](crate::Survivors) finds the lines that no change has touched, even moved ones. Lines that cannot be
//! found are reported, and then the journal stays until it is discarded, in case the file comes back. A journal without
//! an imprint has to trust the length and the times of the file. After a save the lines of the rows are those of the
//! new file: `line_map` maps each to its new place, and a line that is no longer in the file (an undone deletion) is
//! kept literally. Smaller files, archives, standard input and new documents are kept next to the journal, so they come
//! back even when the file has changed or is gone.
//!
//! *Time of writing.* `write` is called at once, so the system has each change before the next key press; a thread asks
//! the disk to flush half a second later. A journal after a failed write is never written to again: its content stays
//! readable, and the next change begins a new one.
//!
//! *Owner.* The writer of a journal holds a lock, which ends with the process. The lock is released explicitly when the
//! journal is closed: closing the file is not enough, because a process that is just being started, such as an engine,
//! has all our files until it executes its program. A journal that can be locked is abandoned, so no process numbers
//! are needed. The offered journals share one lock on the folder (`Offering`), because a process may not have more than
//! a thousand open files. A journal that is being read is locked individually: one at a time, or at most a hundred with
//! *Recover all*.
//!
//! *Search.* Only regular files are opened, by handle and without following links, and at most a megabyte of each is
//! read: head and first rows. The time of the last change is that of the file.
//!
//! *Size.* A short journal can represent any number of rows, because spans name lines and lists can be named
//! repeatedly. `room` counts lines, lists, spans and the moves of spans while reading, and `expanding` counts the rows
//! before a span is built; all parts of a list share it. A journal that is only previewed gets 256 MiB and files of up
//! to 2 GiB; one that is opened gets 2 GiB. A larger one is offered with a note. Both limits leave room for 268 million
//! rows in addition to those of the base; ten million lines in another order take 80 MiB.
//!
//! *Damage.* Records have a length and a checksum, and reading ends at the first incomplete one. Lines, lists and spans
//! that do not exist are left out, and no more memory is reserved than has been read. A fuzz target covers the reader.
//!
//! *Notes.* Rows can have notes, which are texts that no line holds, such as game trees. A note has a head, which says
//! where it belongs, and a body, which is written once as long as it is the same. The journal does not know what they
//! say: whoever wrote them reads them again, and decides which row each belongs to.
//!
//! *Restoring.* A recovered document is the base with one step on top, so undo shows the file as it was. It is tied to
//! its file only if the content of the file is unchanged. The old journal is removed once the document has a new one on
//! the disk, and kept if the work could not be recovered completely. While that step is undone, the work exists only in
//! the journal, which therefore stays as it is; at another change `features/recovery/update.rs` sets it aside
//! and begins a new one. It is removed when the work is in a file, or when the user discards the work on closing.
//!
//! *In place.* `SpareCopy` is a journal that consists only of a base, made before a file is overwritten in place and
//! removed afterwards.
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
mod expanding;
mod finding;
mod head;
mod imprint_record;
mod journal;
mod line_map;
mod notes;
mod reading;
mod record;
mod restoring;
mod room;
mod session;
mod system;
mod writer;

pub use base::SpareCopy;
pub use base_now::{FileState, RestoreError};
pub use changes::{LineChange, LineChanges};
pub use finding::{
    AbandonedWork, Findings, find_crash_recovery, find_crash_recovery_of, find_more,
};
pub use head::{Base, Head};
pub use journal::{About, BaseOf, RecoveryJournal};
pub use notes::{JournalNote, NoteBody, RestoredNote};
pub use restoring::{Restored, restore, restore_with};
pub use room::{Demand, Effort};
pub use session::{is_edited_elsewhere, recovery_folder};

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A journal that is no longer needed.
#[derive(Clone, Debug)]
pub enum Unneeded {
    /// A journal that this program has written.
    Written(Arc<RecoveryJournal>),
    /// An abandoned journal.
    CrashRecovery(AbandonedWork),
    /// The folder of an unreadable journal.
    Unreadable(PathBuf),
}

impl Unneeded {
    /// Removes the journal.
    ///
    /// # Errors
    ///
    /// Fails when it still exists.
    pub fn remove(&self) -> io::Result<()> {
        match self {
            Self::Written(journal) => journal.remove(),
            Self::CrashRecovery(found) => found.remove(),
            Self::Unreadable(folder) => session::remove_unheld(folder),
        }
    }

    /// The folder of the journal, which identifies it.
    pub fn folder(&self) -> &Path {
        match self {
            Self::Written(journal) => journal.folder(),
            Self::CrashRecovery(found) => found.folder(),
            Self::Unreadable(folder) => folder,
        }
    }
}
