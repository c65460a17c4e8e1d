//! What is remembered from one start to the next without having been chosen.

use crate::features::files::CollectionFile;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_settings::session::{Change, Here, Keeper, OpenFile, RecentFile, WindowPlace};

/// The session, as far as it is this program's.
#[derive(Debug, Default)]
pub struct SessionMemory {
    /// The session file; none means that nothing is remembered.
    pub file: Option<PathBuf>,
    /// Whether it has been read.
    pub is_recalled: bool,
    /// Whether the open files in it are this program's.
    pub keeper: Option<Arc<Keeper>>,
    /// The files that were opened last, the newest first.
    pub recent: Vec<RecentFile>,
    /// Why some of them cannot be opened, as far as they were looked at.
    pub unopenable: BTreeMap<PathBuf, String>,
    /// Those that were cleared last, as long as they can be brought back.
    pub cleared: Vec<RecentFile>,
    /// Changes that are still to be written.
    pub unwritten: Vec<Change>,
    /// What was open when that was written last.
    pub written: Option<Here>,
    /// Whether the user knows that it cannot be written.
    pub is_unwritable: bool,
    /// Where the window is.
    pub window: Option<WindowPlace>,
    /// As what the files of documents were opened.
    pub opened_as: BTreeMap<DocumentId, CollectionFile>,
    /// Files of the last time that have not been opened again yet.
    pub awaited: Vec<OpenFile>,
    /// The file that was asked for by name last, if nobody has gone elsewhere since then.
    pub wanted: Option<CollectionFile>,
    /// Documents that were opened again, but do not show yet what they showed.
    pub returning: BTreeMap<DocumentId, OpenFile>,
    /// Documents that were opened again.
    pub returned: Vec<DocumentId>,
    /// Those of them that are not there any more.
    pub gone: Vec<PathBuf>,
    /// The first row that the list shows of a document, as far as it is known.
    pub tops: BTreeMap<DocumentId, u64>,
    /// Whether the window is closing.
    pub is_ending: bool,
}
