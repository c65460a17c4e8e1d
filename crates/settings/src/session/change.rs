//! Changes of a session. They are applied one by one to the present content of the file, so that
//! running programs keep each other's changes.

use super::{Here, MAX_OPEN, MAX_PINNED, MAX_RECENT, OpenFile, RecentFile, Session};
use std::collections::HashSet;
use std::path::PathBuf;

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The open files or the place of the window have changed.
    Here(Here),
    /// A file was opened or saved.
    Used(PathBuf),
    /// A file is pinned among the recent ones, or no longer.
    Pin(PathBuf, bool),
    /// Files are removed from the recent ones.
    Forget(Vec<PathBuf>),
    /// Removed files are restored after those that were added since.
    Return(Vec<RecentFile>),
}

impl Session {
    /// Applies a change.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Here(here) => self.here = here,
            Change::Used(path) => {
                let is_pinned = self.is_pinned(&path);
                self.recent.retain(|recent| recent.path != path);
                self.recent.insert(0, RecentFile { path, is_pinned });
            }
            Change::Pin(path, is_pinned) => {
                let place = self.recent.iter().position(|recent| recent.path == path);
                match place {
                    Some(place) if is_pinned => self.recent[place].is_pinned = true,
                    // It moves to the front, since a file that was pinned for a long time would
                    // otherwise be the first to go.
                    Some(place) => {
                        self.recent.remove(place);
                        self.recent.insert(0, RecentFile { path, is_pinned });
                    }
                    None if is_pinned => self.recent.insert(0, RecentFile { path, is_pinned }),
                    None => {}
                }
            }
            Change::Forget(paths) => {
                let paths: HashSet<_> = paths.into_iter().collect();
                self.recent.retain(|recent| !paths.contains(&recent.path));
            }
            Change::Return(files) => self.recent.extend(files),
        }
        self.bound();
    }

    fn is_pinned(&self, path: &std::path::Path) -> bool {
        let mut recent = self.recent.iter();
        recent.any(|recent| recent.path == path && recent.is_pinned)
    }

    /// Removes duplicates and everything beyond the limits.
    pub(super) fn bound(&mut self) {
        let mut seen = HashSet::new();
        let (mut pinned, mut others) = (0, 0);
        self.recent.retain(|recent| {
            let count = if recent.is_pinned {
                &mut pinned
            } else {
                &mut others
            };
            let most = if recent.is_pinned {
                MAX_PINNED
            } else {
                MAX_RECENT
            };
            *count += 1;
            *count <= most && seen.insert(recent.path.clone())
        });
        self.here.open.truncate(MAX_OPEN);
    }

    /// Removes the least important entry. Returns whether there was one.
    pub(super) fn shrink(&mut self) -> bool {
        let mut recent = self.recent.iter();
        if let Some(last) = recent.rposition(|recent| !recent.is_pinned) {
            self.recent.remove(last);
            return true;
        }
        let mut open = self.here.open.iter();
        let last = open.rposition(|open: &OpenFile| !open.is_shown);
        if let Some(last) = last {
            self.here.open.remove(last);
            return true;
        }
        self.recent.pop().is_some()
            || self.here.open.pop().is_some()
            || self.here.folder.take().is_some()
    }
}
