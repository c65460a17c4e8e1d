//! What there is to be remembered of the session.

use crate::features::session::model::SessionMemory;
use crate::model::state::Shared;
use std::mem;
use tabiya_collection::document::Document;
use tabiya_settings::session::{Change, Here, OpenFile, Session};

impl SessionMemory {
    /// What this window has open.
    pub fn here(&self, shared: &Shared) -> Here {
        let shown = shared.document().id();
        let mut open = Vec::new();
        if shared.settings.reopens_files {
            open.extend(shared.documents.iter().filter_map(|document| {
                let is_shown = document.id() == shown;
                self.open_file(document, is_shown)
            }));
            open.extend(self.awaited.iter().cloned());
        }
        Here {
            window: self.window,
            folder: shared.folder.clone(),
            flipped: shared.view.flipped && !open.is_empty(),
            open,
        }
    }

    /// A document's file and place; `None` for one that has no file.
    fn open_file(&self, document: &Document, is_shown: bool) -> Option<OpenFile> {
        let id = document.id();
        if let Some(open) = self.returning.get(&id) {
            return Some(OpenFile {
                is_shown,
                ..open.clone()
            });
        }
        let (path, entry, made) = match (document.path(), self.opened_as.get(&id)) {
            (Some(path), _) => (path.to_owned(), None, None),
            (None, Some(file)) if document.origin().is_some() => {
                (file.path.clone(), file.entry.clone(), file.made.clone())
            }
            _ => return None,
        };
        Some(OpenFile {
            path,
            entry,
            made,
            row: document.row(),
            top: self.tops.get(&id).copied().unwrap_or_default(),
            is_shown,
        })
    }

    /// Whether something is to be remembered that is not yet.
    pub fn has_news(&self, shared: &Shared) -> bool {
        // What could not be written is not tried again before something else is to be written.
        let has_changes = !self.unwritten.is_empty() && !self.is_unwritable;
        self.is_recalled
            && self.file.is_some()
            && (has_changes || self.written.as_ref() != Some(&self.here(shared)))
    }

    /// Makes a change of the recent files, as far as they are known here.
    pub(crate) fn apply_to_recent(&mut self, change: Change) {
        let mut session = Session {
            recent: mem::take(&mut self.recent),
            ..Session::default()
        };
        session.change(change);
        self.recent = session.recent;
    }

    /// Makes a change of the recent files, and has it written down.
    pub(crate) fn change_recent(&mut self, change: Change) {
        self.apply_to_recent(change.clone());
        self.unwritten.push(change);
    }
}
