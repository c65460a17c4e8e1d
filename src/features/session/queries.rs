//! Queries on the data to be remembered.

use crate::features::session::model::{GamesOfFiles, SessionMemory};
use crate::model::state::Shared;
use std::mem;
use tabiya_collection::document::Document;
use tabiya_collection::games::Conversion;
use tabiya_settings::session::{Here, OpenFile, Session, SessionChange};

impl SessionMemory {
    /// The open files of this window.
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

    /// The file and the current row of a document. `None` for a document without a file.
    fn open_file(&self, document: &Document, is_shown: bool) -> Option<OpenFile> {
        let id = document.id();
        if let Some(open) = self.returning.get(&id) {
            return Some(OpenFile {
                is_shown,
                ..open.clone()
            });
        }
        let (path, entry, made) = match (document.path(), self.opened_as.get(&id)) {
            (Some(path), _) => {
                let made = document.holds_games().then_some(Conversion::AsGames);
                (path.to_owned(), None, made)
            }
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

    /// Whether there are changes to write.
    pub fn has_news(&self, shared: &Shared) -> bool {
        // After a failed write, nothing is written before the next change.
        let has_changes = !self.unwritten.is_empty() && !self.is_unwritable;
        self.is_recalled
            && self.file.is_some()
            && (has_changes
                || self.games.are_unwritten
                || self.written.as_ref() != Some(&self.here(shared)))
    }

    /// The games of the rows of open files that have no other changes, by files, and those of files that were not
    /// reopened. While the program runs, the journals have the games that no file has.
    pub fn games_to_keep(&self, shared: &Shared) -> GamesOfFiles {
        let documents = shared.documents.iter();
        let documents = documents.filter(|document| self.is_ending && !document.is_modified());
        let open = documents.filter_map(|document| {
            let path = document.path()?.to_owned();
            Some((path, document.games_to_keep(), document.rows().clone()))
        });
        GamesOfFiles {
            open: if shared.settings.reopens_files {
                open.collect()
            } else {
                Vec::new()
            },
            waiting: self.games.waiting.clone().into_iter().collect(),
        }
    }

    /// Applies a change to the recent files in memory.
    pub(crate) fn apply_to_recent(&mut self, change: SessionChange) {
        let mut session = Session {
            recent: mem::take(&mut self.recent),
            ..Session::default()
        };
        session.change(change);
        self.recent = session.recent;
    }

    /// Applies a change to the recent files and queues it for writing.
    pub(crate) fn change_recent(&mut self, change: SessionChange) {
        self.apply_to_recent(change.clone());
        self.unwritten.push(change);
    }
}
