//! What is done about that which outlives a start.

use std::path::PathBuf;
use tabiya_collection::document::DocumentId;
use tabiya_settings::session::WindowPlace;

/// What is done in the dialog about work that was left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecoveryAction {
    /// Another one is to be looked at.
    Choose(usize),
    /// The one that is looked at is to be opened.
    Recover,
    /// The one that is looked at is to be opened, though it is too large for that.
    RecoverAllTheSame,
    /// All are to be opened, or as many of the newest as are opened at once.
    RecoverAll,
    /// The one that is looked at is not wanted any more.
    Discard,
    /// All that is left is to be decided about another time.
    Later,
    /// Some was found: the dialog is shown.
    Show,
    /// One of them has been read, or cannot be.
    ContinueOpening,
}

/// What is done about what the next start finds as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionAction {
    /// Remember in this file what is open, and open again what was.
    Use(PathBuf),
    /// Write down what is open.
    Keep,
    /// The window is somewhere else, or has another size.
    WindowPlaced(WindowPlace),
    /// The list shows the rows of a document from this one on.
    ListScrolled(DocumentId, u64),
}

/// What is done with recent files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum RecentAction {
    Open(PathBuf),
    Pin(PathBuf, bool),
    Forget(PathBuf),
    /// Look which of them can be opened.
    Look,
}
