//! Actions on data that outlives a run of the program.

use std::path::PathBuf;
use tabiya_collection::document::DocumentId;
use tabiya_settings::session::WindowPlace;

/// An action in the dialog about unsaved work left by an earlier run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecoveryAction {
    /// Look at another entry.
    Choose(usize),
    /// Open the entry being looked at.
    Recover,
    /// Open the entry being looked at even though it is very large.
    RecoverAllTheSame,
    /// Open all entries, or as many of the newest as can be opened at once.
    RecoverAll,
    /// Discard the entry being looked at.
    Discard,
    /// Leave the remaining entries for another time.
    Later,
    /// Show the dialog, because unsaved work was found.
    Show,
    /// Continue after an entry was read or turned out to be unreadable.
    ContinueOpening,
}

/// An action on the session, which the next run restores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionAction {
    /// Store the session in this file, and reopen what it contains.
    Use(PathBuf),
    /// Write the session to its file.
    Keep,
    /// The window was moved or resized.
    WindowPlaced(WindowPlace),
    /// The list of a document was scrolled, and now begins at this row.
    ListScrolled(DocumentId, u64),
}

/// An action on the recent files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum RecentAction {
    Open(PathBuf),
    Pin(PathBuf, bool),
    Forget(PathBuf),
    /// Check which of them can be opened.
    Look,
}
