//! Work that is going on.

use super::row_filter::RowFilter;
use crate::collection::RowSet;
use crate::desktop::Selection;
use crate::document::{DocumentId, StateId};
use crate::jobs::{DiagramGoal, JobId};
use std::path::PathBuf;
use std::sync::Arc;

/// What a job is for, so that its event can be understood and its progress named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Files are being chosen in the system's dialog.
    AskOpen,
    /// A place for this document is being chosen in the system's dialog.
    AskSave(DocumentId),
    /// A place for a diagram is being chosen in the system's dialog.
    AskSaveDiagram,
    /// A place for pages with diagrams is being chosen in the system's dialog.
    AskSavePages,
    /// It is being looked what a page with diagrams shows.
    LookAtPage,
    /// Pages with diagrams are being counted.
    CountPages,
    /// Pages with diagrams are being made.
    PublishPages(PathBuf),
    /// A folder of pieces is being chosen in the system's dialog.
    AskPieces,
    /// A diagram is being made.
    PublishDiagram(DiagramGoal),
    /// A picture is being put on the clipboard.
    OfferPicture,
    /// A text is being put on this clipboard.
    OfferText(Selection),
    /// The text of this clipboard is being read.
    ReadClipboard(Selection),
    /// Positions are being looked for in a text that was pasted.
    LookAtText(TextLook),
    /// A folder of pieces is being read.
    LoadPieces,
    /// A file is being read.
    Load(PathBuf),
    /// Files are being chosen whose lines are to be appended to this document.
    AskAppend(DocumentId),
    /// A file is being read whose lines are to be appended to this document.
    Append(DocumentId, PathBuf),
    /// The file of a document is being read again.
    Reload {
        /// Which document.
        document: DocumentId,
        /// Its content until now.
        content: StateId,
        /// The row that was shown.
        row: u64,
    },
    /// Files out of a folder or an archive are being read as one list.
    LoadTogether(PathBuf),
    /// The lines of the user's own are being put aside.
    TakeEdits {
        /// Which document's.
        document: DocumentId,
        /// Whether its file is to be read again then.
        reload: bool,
    },
    /// It is being looked whether files in this folder are still what they were.
    LookAtFiles(PathBuf),
    /// Something is being done with the rows of a document.
    Rows(DocumentId, RowsWork),
    /// Standard input is being read.
    ReadStandardInput,
    /// A document is being written.
    Save(DocumentId, PathBuf),
    /// What a document is now is being written into its journal.
    WriteJournal(DocumentId),
    /// The journal in this folder is being removed.
    EndJournal(PathBuf),
    /// It is being looked for work that was left behind.
    FindLeftBehind(LookingFor),
    /// Work that was left behind in this folder is being read.
    Restore(PathBuf),
    /// A folder is being listed for the program's own dialog.
    ListFolder,
    /// It is being swept what killed saves left in this folder.
    Sweep(Option<PathBuf>),
    /// Reports of faults are being looked for.
    TakeReports,
    /// What was chosen before is being read.
    RecallSettings,
    /// What was chosen is being written.
    RememberSettings,
    /// What was open the last time is being read.
    RecallSession,
    /// What is open is being written.
    RememberSession,
    /// It is being looked which recent files are there.
    LookAtRecent,
}

/// A text that is looked at, and where it was pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextLook {
    /// All of the text.
    pub text: Arc<String>,
    /// The document that was shown.
    pub document: DocumentId,
    /// Its content.
    pub content: StateId,
    /// Its current row.
    pub row: u64,
    /// Whether the list had the keyboard: what is found becomes rows.
    pub for_rows: bool,
}

/// Which work that was left behind is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LookingFor {
    /// All, as the program has just started.
    Start,
    /// All, as the user wants to know.
    Asked,
    /// Work on files that are being opened.
    Opened,
}

impl Purpose {
    /// Whether the system's dialog is open for it.
    pub fn asks_system(&self) -> bool {
        matches!(
            self,
            Self::AskOpen
                | Self::AskSave(_)
                | Self::AskAppend(_)
                | Self::AskSaveDiagram
                | Self::AskSavePages
                | Self::AskPieces
        )
    }
}

/// What is being done with rows, and what is to become of the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowsWork {
    /// Rows are being read from the disk. Nothing is said of it: it is over in a moment.
    Fetch,
    /// The marks of all lines are being found.
    Check,
    /// The marks of all rows are being counted.
    Count,
    /// Rows are being looked for that the list is to show.
    Show(RowFilter),
    /// The rows that the list shows are being looked for again, since others have come or gone.
    Refresh(RowFilter),
    /// It is being found out what mending would change.
    FindMends,
    /// Lines are being put together for the clipboard.
    Copy {
        /// The rows that are to be deleted then.
        cut: Option<RowSet>,
        /// The content that they are of.
        content: StateId,
    },
    /// Rows are being deleted.
    Delete,
    /// All but the first of each group of duplicates are being deleted.
    DeleteDuplicates,
    /// Rows are being put elsewhere.
    Move,
    /// Rows are being put there twice.
    Duplicate,
    /// Rows are being put into an order.
    Sort,
    /// Rows are being shuffled.
    Shuffle,
    /// Everything is being mended.
    Mend,
    /// Lines from elsewhere are being added.
    Add,
    /// Lines of another document are being added.
    Send {
        /// Of which.
        from: DocumentId,
        /// The rows that are to be deleted there then.
        cut: Option<RowSet>,
        /// The content that they are of.
        content: StateId,
    },
    /// Rows that now stand in another document as well are being deleted.
    SendAway,
}

impl RowsWork {
    /// Whether a change of the rows is being worked out.
    pub fn is_change(&self) -> bool {
        match self {
            Self::SendAway
            | Self::Delete
            | Self::DeleteDuplicates
            | Self::Move
            | Self::Duplicate
            | Self::Sort
            | Self::Shuffle
            | Self::Mend
            | Self::Add
            | Self::Send { .. } => true,
            Self::Fetch
            | Self::Check
            | Self::Count
            | Self::Show(_)
            | Self::Refresh(_)
            | Self::FindMends
            | Self::Copy { .. } => false,
        }
    }
}

/// A job that has not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningJob {
    /// Its id.
    pub id: JobId,
    /// What for.
    pub purpose: Purpose,
    /// Bytes done and bytes in all, once it is known to take a while.
    pub progress: Option<(u64, u64)>,
    /// Whether nothing has been heard of it for a second: the disk, say, does not answer.
    pub is_silent: bool,
    /// Whether it was asked to stop.
    pub is_cancelled: bool,
}

impl RunningJob {
    /// A job that begins.
    pub fn new(id: JobId, purpose: Purpose) -> Self {
        Self {
            id,
            purpose,
            progress: None,
            is_silent: false,
            is_cancelled: false,
        }
    }
}
