//! What is remembered from one start to the next without having been chosen.

use crate::app::state::State;
use crate::document::{Document, DocumentId};
use crate::features::files::CollectionFile;
use crate::session::{Change, Here, Keeper, OpenFile, RecentFile, Session, WindowPlace};
use std::collections::BTreeMap;
use std::mem;
use std::path::PathBuf;
use std::sync::Arc;

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

impl State {
    /// What this window has open.
    pub fn here(&self) -> Here {
        let shown = self.document().id();
        let mut open = Vec::new();
        if self.settings.reopens_files {
            open.extend(self.documents.iter().filter_map(|document| {
                let is_shown = document.id() == shown;
                self.open_file(document, is_shown)
            }));
            open.extend(self.session.awaited.iter().cloned());
        }
        Here {
            window: self.session.window,
            folder: self.folder.clone(),
            flipped: self.view.flipped && !open.is_empty(),
            open,
        }
    }

    /// A document's file and place; `None` for one that has no file.
    fn open_file(&self, document: &Document, is_shown: bool) -> Option<OpenFile> {
        let id = document.id();
        let session = &self.session;
        if let Some(open) = session.returning.get(&id) {
            return Some(OpenFile {
                is_shown,
                ..open.clone()
            });
        }
        let (path, entry) = match (document.path(), session.opened_as.get(&id)) {
            (Some(path), _) => (path.to_owned(), None),
            (None, Some(file)) if document.origin().is_some() => {
                (file.path.clone(), file.entry.clone())
            }
            _ => return None,
        };
        Some(OpenFile {
            path,
            entry,
            row: document.row(),
            top: session.tops.get(&id).copied().unwrap_or_default(),
            is_shown,
        })
    }

    /// Whether something is to be remembered that is not yet.
    pub fn has_news_for_session(&self) -> bool {
        let session = &self.session;
        // What could not be written is not tried again before something else is to be written.
        let has_changes = !session.unwritten.is_empty() && !session.is_unwritable;
        session.is_recalled
            && session.file.is_some()
            && (has_changes || session.written.as_ref() != Some(&self.here()))
    }

    /// Makes a change of the recent files, as far as they are known here.
    pub(crate) fn apply_to_recent(&mut self, change: Change) {
        let mut session = Session {
            recent: mem::take(&mut self.session.recent),
            ..Session::default()
        };
        session.change(change);
        self.session.recent = session.recent;
    }

    /// Makes a change of the recent files, and has it written down.
    pub(crate) fn change_recent(&mut self, change: Change) {
        self.apply_to_recent(change.clone());
        self.session.unwritten.push(change);
    }
}
