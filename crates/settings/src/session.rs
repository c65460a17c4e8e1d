//! The state of the window when it was closed, and the recently opened files.
//!
//! Promises: a session file that is damaged or newer never keeps the program from starting and is
//! never overwritten; running programs keep each other's recent files; any path is restored with
//! the same bytes. The open files belong to one program at a time, which holds a lock on them: a
//! second window neither opens them again nor overwrites them with its own.
//! Deliberately absent: the times of reading and writing, which tasks decide, and the wording.
//!
//! `session.toml` in the state folder holds the state that is not chosen as a setting: the place of the window, the
//! open files with row and scroll position, and the recent files. It is read as a whole or not at all: an unknown key
//! counts as damage, because writing the file again would lose it. `session.games` beside it has the games of the rows of
//! the open files, which these files do not hold.

mod file;
mod games;
mod written;

pub use file::{
    Keeper, RecalledSession, Remembered, SessionNote, recall, remember, session_file, window_place,
};
pub use games::{SessionGames, read_games, remember_games, write_games};
pub use written::{read_session, write_session};

use std::collections::HashSet;
use std::path::PathBuf;
use tabiya_collection::games::Conversion;
use tabiya_lines::ArchiveEntry;

/// The maximum number of recent files that are not pinned.
pub const MAX_RECENT: usize = 30;
/// The maximum number of pinned files.
pub const MAX_PINNED: usize = 60;
/// The maximum number of files that are reopened.
pub const MAX_OPEN: usize = 200;

/// Everything that is restored at the next start without having been chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Session {
    /// The state of the window.
    pub here: Here,
    /// The files that were opened or saved, the newest first. Each path occurs once.
    pub recent: Vec<RecentFile>,
}

/// The state of one window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Here {
    /// The place of the window.
    pub window: Option<WindowPlace>,
    /// The folder of the last file.
    pub folder: Option<PathBuf>,
    /// Whether Black is at the bottom of the board.
    pub flipped: bool,
    /// The open files, in the order of their tabs.
    pub open: Vec<OpenFile>,
}

/// The place of a window, in points of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowPlace {
    /// The width and height of its content while it is not maximised.
    pub size: (u16, u16),
    /// The left and upper edge, if the system reports them.
    pub position: Option<(i32, i32)>,
    /// Whether it fills the screen.
    pub maximized: bool,
}

/// A file that was open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenFile {
    /// Its path.
    pub path: PathBuf,
    /// The file in the archive at that path, if it is one.
    pub entry: Option<ArchiveEntry>,
    /// The conversion into records, if it holds games or a table.
    pub made: Option<Conversion>,
    /// The row that was on the board, from 0.
    pub row: u64,
    /// The first row that the list showed, from 0.
    pub top: u64,
    /// Whether it was the active tab.
    pub is_shown: bool,
}

/// A file that was opened or saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFile {
    /// Its path.
    pub path: PathBuf,
    /// Whether it is kept regardless of the number of newer files.
    pub is_pinned: bool,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionChange {
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
    pub fn change(&mut self, change: SessionChange) {
        match change {
            SessionChange::Here(here) => self.here = here,
            SessionChange::Used(path) => {
                let is_pinned = self.is_pinned(&path);
                self.recent.retain(|recent| recent.path != path);
                self.recent.insert(0, RecentFile { path, is_pinned });
            }
            SessionChange::Pin(path, is_pinned) => {
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
            SessionChange::Forget(paths) => {
                let paths: HashSet<_> = paths.into_iter().collect();
                self.recent.retain(|recent| !paths.contains(&recent.path));
            }
            SessionChange::Return(files) => self.recent.extend(files),
        }
        self.bound();
    }

    fn is_pinned(&self, path: &std::path::Path) -> bool {
        let mut recent = self.recent.iter();
        recent.any(|recent| recent.path == path && recent.is_pinned)
    }

    /// Removes duplicates and everything beyond the limits.
    fn bound(&mut self) {
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
    fn shrink(&mut self) -> bool {
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
