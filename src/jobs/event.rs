//! What comes back from a job.

use super::collections::Listing;
use super::diagram::{DiagramFault, DiagramOrder, MadeDiagram};
use super::folder::FolderListing;
use super::look::LookedAt;
use super::pages::{PageSeen, PagesCounted, PagesFault, PagesOrder};
use super::positions::InText;
use super::recovery::Journaled;
use super::saving::SaveOrder;
use super::together::Together;
use crate::collection::{
    Fingerprint, Growth, LoadError, Loaded, ReadError, RowSet, Rows, SaveError, Saved, Source,
};
use crate::desktop::{DesktopError, PasteError};
use crate::diagram::{FolderFault, PieceSet};
use crate::document::{DocumentId, PreparedChange, StateId};
use crate::passes::{Duplicates, Mark, MarkCounts, MendedLine, PassError, Sameness};
use crate::recovery::{Findings, Found, RestoreError, Restored};
use crate::search::Query;
use crate::session::{self, Change, Remembered};
use crate::settings::{Note, Recalled};
use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

/// The answer of a dialog of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    /// The user chose.
    Chosen(T),
    /// The user closed the dialog.
    Cancelled,
    /// The system offers no such dialog.
    NoDialog,
}

/// Something that a job has to say.
#[derive(Debug)]
pub enum JobEvent {
    /// So much is done; more events will come.
    Progress {
        /// Bytes, lines or whatever is counted, done.
        done: u64,
        /// The same in all; 0 if that is not known.
        of: u64,
    },
    /// Nothing has been heard of the job for a second: the disk, say, does not answer. More events will
    /// come if it does.
    Silent,
    /// The job could not be done at all: a fault of ours or of a library, in the words of who noticed.
    Failed(String),
    /// The open dialog was answered.
    OpenAnswered(Answer<Vec<PathBuf>>),
    /// The save dialog was answered.
    SaveAnswered(Answer<PathBuf>),
    /// It is known what is in a text, or nobody wants to know any more.
    TextLookedAt(Option<InText>),
    /// A file can be read, and these are its first lines; more events will come.
    Opened(Loaded),
    /// More lines of it are known; more events will come.
    Grown(Growth),
    /// All lines of a file are known, or it could not be read to its end.
    Loaded {
        /// Which.
        path: PathBuf,
        /// All lines, and what tells that the file is still the same.
        result: Result<(Growth, Fingerprint), LoadError>,
    },
    /// A file was read in one step, or not.
    LoadedWhole {
        /// Which.
        path: PathBuf,
        /// Its lines.
        result: Result<Loaded, LoadError>,
    },
    /// Standard input was read, or not.
    StandardInputRead(Result<Source, LoadError>),
    /// What is not saved was written down, or not.
    JournalWritten {
        /// Which document.
        document: DocumentId,
        /// Its content.
        state: StateId,
        /// The journal.
        result: io::Result<Journaled>,
    },
    /// A journal was removed, or not: then the next start offers what is in it.
    JournalEnded(io::Result<()>),
    /// What was left behind is known.
    LeftBehindFound(io::Result<Findings>),
    /// What was left behind was read, or why not.
    Restored {
        /// Where it is.
        found: Found,
        /// What is in it.
        result: Box<Result<Restored, RestoreError>>,
    },
    /// A document was written, or not.
    Saved {
        /// What was to be saved.
        order: Box<SaveOrder>,
        /// What the file is like now.
        result: Result<Saved, SaveError>,
    },
    /// The settings were read, as far as they could be.
    SettingsRecalled(Recalled),
    /// Choices were written into the settings, or not.
    SettingsRemembered(io::Result<Option<Note>>),
    /// The session was read, as far as it could be.
    SessionRecalled(session::Recalled),
    /// What has changed was written into the session, or not.
    SessionRemembered {
        /// What has changed.
        changes: Vec<Change>,
        /// What is there now.
        result: io::Result<Remembered>,
    },
    /// Which recent files cannot be opened, and why.
    RecentLookedAt(BTreeMap<PathBuf, String>),
    /// A folder was listed, or not.
    FolderListed(Result<FolderListing, (PathBuf, io::Error)>),
    /// Rows are at hand, or cannot be had.
    Fetched {
        /// Whose.
        document: DocumentId,
        /// Which.
        ranges: Vec<Range<u64>>,
        /// Why not.
        result: Result<(), ReadError>,
    },
    /// The marks of all lines are known, or why not.
    Checked {
        /// Whose.
        document: DocumentId,
        /// Why not.
        result: Result<(), PassError>,
    },
    /// The marks of all rows were counted.
    Counted {
        /// Whose.
        document: DocumentId,
        /// The content for which this holds.
        state: StateId,
        /// How many rows have which.
        result: Result<MarkCounts, PassError>,
    },
    /// The rows with certain marks were found.
    Filtered {
        /// Whose.
        document: DocumentId,
        /// The content for which this holds.
        state: StateId,
        /// Which marks.
        wanted: Vec<Mark>,
        /// The rows.
        result: Result<RowSet, PassError>,
    },
    /// The rows that answer a query were found.
    Found {
        /// Whose.
        document: DocumentId,
        /// The content for which this holds.
        state: StateId,
        /// What was looked for.
        query: Box<Query>,
        /// The rows.
        result: Result<RowSet, PassError>,
    },
    /// Positions that are there more than once were found.
    DuplicatesFound {
        /// Whose.
        document: DocumentId,
        /// The content for which this holds.
        state: StateId,
        /// When two positions counted as the same.
        sameness: Sameness,
        /// The groups.
        result: Result<Duplicates, PassError>,
    },
    /// A change of many rows was worked out.
    Changed {
        /// Whose.
        document: DocumentId,
        /// The change.
        result: Result<Box<PreparedChange>, PassError>,
    },
    /// It is known what mending would change.
    Mended {
        /// Whose.
        document: DocumentId,
        /// The content for which this holds.
        state: StateId,
        /// The rows and what they would be.
        result: Result<Vec<MendedLine>, PassError>,
    },
    /// Rows were put together as text, or could not be read. `None` if that was cancelled.
    LinesCopied {
        /// Whose.
        document: DocumentId,
        /// The lines, each with its end; how many there are.
        result: Result<Option<(String, u64)>, ReadError>,
    },
    /// What killed saves left beside a file is removed, as far as it can be.
    Swept,
    /// These reports of faults are there that the user does not know of, oldest first.
    ReportsTaken(Vec<PathBuf>),
    /// What became of files.
    FilesLookedAt(Vec<LookedAt>),
    /// The lines of the user's own were put aside.
    OwnLinesTaken {
        /// Whose.
        document: DocumentId,
        /// The content for which this holds.
        state: StateId,
        /// The lines.
        lines: Rows,
    },
    /// A diagram was made, or not.
    DiagramPublished {
        /// What was asked for.
        order: Box<DiagramOrder>,
        /// What was made.
        result: Result<MadeDiagram, DiagramFault>,
    },
    /// What a page with diagrams shows, or why that is not known; `None` if that was cancelled.
    PageLookedAt(Result<Option<PageSeen>, ReadError>),
    /// How many diagrams and pages there are; `None` if that was cancelled.
    PagesCounted(Result<Option<PagesCounted>, ReadError>),
    /// Pages with diagrams were made and saved, or not.
    PagesPublished {
        /// What was asked for.
        order: Box<PagesOrder>,
        /// How many.
        result: Result<PagesCounted, PagesFault>,
    },
    /// A picture is on the clipboard, or not.
    PictureOffered(Result<(), DesktopError>),
    /// A text is on the clipboard, or not.
    TextOffered(Result<(), DesktopError>),
    /// The text of the clipboard has come, or why there is none.
    ClipboardRead(Result<String, PasteError>),
    /// A folder of pieces was read, or not.
    PiecesLoaded {
        /// Which.
        folder: String,
        /// Its pieces.
        result: Result<Arc<PieceSet>, FolderFault>,
    },
    /// Files were read as one list; `None` if that was cancelled.
    LoadedTogether(Option<Together>),
    /// It was looked what there is to be opened.
    CollectionsListed {
        /// The folder or archive.
        path: PathBuf,
        /// What there is; `None` if that was cancelled.
        listing: Option<Listing>,
    },
}

impl JobEvent {
    /// Whether the job has ended with it.
    pub fn is_last(&self) -> bool {
        !matches!(
            self,
            Self::Progress { .. } | Self::Silent | Self::Opened(_) | Self::Grown(_)
        )
    }
}
