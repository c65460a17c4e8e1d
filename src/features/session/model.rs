//! The state that is remembered from one start to the next, apart from settings.

use crate::features::files::CollectionFile;
use crate::reach::Reach;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId, GamesToKeep, KeptGame};
use tabiya_lines::{LoadError, Rows};
use tabiya_settings::session::{Here, Keeper, OpenFile, RecentFile, SessionChange, WindowPlace};

/// Actions on the state that the next start restores.
#[derive(Debug)]
pub enum SessionAction {
    /// Use this session file: reopen the files of the last session, and remember those of this one.
    Use(PathBuf),
    /// Write the session.
    Keep,
    /// The window has moved or has changed its size.
    WindowPlaced(WindowPlace),
    /// The list of a document now begins with this row.
    ListScrolled(DocumentId, u64),
    /// A file is being read as this document.
    Opening(DocumentId, CollectionFile),
    /// The first rows of a file have been read.
    Read(Box<Document>),
    /// A file could not be read completely.
    NotRead(DocumentId, PathBuf, Box<LoadError>),
    /// The user asks for this file by name, so it becomes current once it is open.
    WantedInFront(CollectionFile),
    /// The user has moved to another document.
    NothingInFront,
    /// A file was opened or saved.
    FileUsed(PathBuf),
    /// Show the dialog with all recent files.
    OpenRecent,
    /// Forget all recent files that are not pinned.
    ClearRecent,
    /// Restore the recent files that were cleared last.
    BringBackRecent,
    /// Handle an action on recent files.
    Recent(RecentAction),
}

/// Actions on recent files.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum RecentAction {
    Open(PathBuf),
    Pin(PathBuf, bool),
    Forget(PathBuf),
    /// Check which recent files can be opened.
    Look,
}

impl SessionAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The games of the rows of files.
#[derive(Clone, Debug)]
pub struct GamesOfFiles {
    /// The paths, games and rows of open files.
    pub open: Vec<(PathBuf, GamesToKeep, Rows)>,
    /// The games of files that were not reopened.
    pub waiting: Vec<(PathBuf, Vec<KeptGame>)>,
}

/// The games of the rows of files, which the next start restores.
#[derive(Debug, Default)]
pub struct GamesOfSession {
    /// The games of the last session, for the files that have not been reopened yet.
    pub waiting: BTreeMap<PathBuf, Vec<KeptGame>>,
    /// Whether the file of games has to be written again.
    pub are_unwritten: bool,
}

/// The part of the session that belongs to this program.
#[derive(Debug, Default)]
pub struct SessionMemory {
    /// The session file. `None` means that nothing is remembered.
    pub file: Option<PathBuf>,
    /// Whether the session file has been read.
    pub is_recalled: bool,
    /// The lock on the open files of the session. `None` if they belong to another program.
    pub keeper: Option<Arc<Keeper>>,
    /// The recent files, newest first.
    pub recent: Vec<RecentFile>,
    /// The reasons why some recent files cannot be opened, as far as they were checked.
    pub unopenable: BTreeMap<PathBuf, String>,
    /// The recent files that were cleared last, while they can still be restored.
    pub cleared: Vec<RecentFile>,
    /// Changes that still have to be written.
    pub unwritten: Vec<SessionChange>,
    /// The open files and the window as written last.
    pub written: Option<Here>,
    /// Whether the user knows that the session file cannot be written.
    pub is_unwritable: bool,
    /// The place of the window on the screen.
    pub window: Option<WindowPlace>,
    /// The source from which each document was opened.
    pub opened_as: BTreeMap<DocumentId, CollectionFile>,
    /// Files of the last session that have not been reopened yet.
    pub awaited: Vec<OpenFile>,
    /// The last file that was requested by name, unless the user has moved to another file since.
    pub wanted: Option<CollectionFile>,
    /// Reopened documents that do not show their former row yet.
    pub returning: BTreeMap<DocumentId, OpenFile>,
    /// The reopened documents.
    pub returned: Vec<DocumentId>,
    /// Files of the last session that no longer exist.
    pub gone: Vec<PathBuf>,
    /// The first visible row of each document's list, as far as it is known.
    pub tops: BTreeMap<DocumentId, u64>,
    /// The games of the rows of files.
    pub games: GamesOfSession,
    /// Whether the window is closing.
    pub is_ending: bool,
}
