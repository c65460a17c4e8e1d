//! What the window had open when it ended, and which files were opened last.
//!
//! Promises: a session file that is damaged or newer never keeps the program from starting and is
//! never written over; running programs keep each other's recent files; whatever a path is, it comes
//! back as the same bytes. The open files are those of one program at a time, which holds a lock on
//! them: a second window neither opens them again nor writes its own over them.
//! Deliberately absent: when to read and write, which is a task's, and the wording.

mod change;
mod file;
mod written;

pub use change::Change;
pub use file::{Keeper, Note, Recalled, Remembered, recall, remember, session_file, window_place};
pub use written::{read_session, write_session};

use std::path::PathBuf;
use tabiya_collection::games::Conversion;
use tabiya_lines::Entry;

/// So many files are remembered beside those that are pinned.
pub const MAX_RECENT: usize = 30;
/// So many can be pinned.
pub const MAX_PINNED: usize = 60;
/// So many files are opened again.
pub const MAX_OPEN: usize = 200;

/// All that is remembered from one start to the next without having been chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Session {
    /// What the window had open.
    pub here: Here,
    /// The files that were opened or saved, the newest first. No path stands there twice.
    pub recent: Vec<RecentFile>,
}

/// What one window has open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Here {
    /// Where the window is.
    pub window: Option<WindowPlace>,
    /// The folder of the last file.
    pub folder: Option<PathBuf>,
    /// Whether Black's side is below.
    pub flipped: bool,
    /// The files, in the order of their tabs.
    pub open: Vec<OpenFile>,
}

/// Where a window is, in points of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowPlace {
    /// Width and height of what is in it, while it is not maximised.
    pub size: (u16, u16),
    /// Its left and upper edge, where the system tells.
    pub position: Option<(i32, i32)>,
    /// Whether it fills the screen.
    pub maximized: bool,
}

/// A file that was open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenFile {
    /// Where it is.
    pub path: PathBuf,
    /// Which file in the archive that stands there.
    pub entry: Option<Entry>,
    /// What was made of it, if it holds games or a table.
    pub made: Option<Conversion>,
    /// The row that was on the board, from 0.
    pub row: u64,
    /// The first row that the list showed, from 0.
    pub top: u64,
    /// Whether it was in front.
    pub is_shown: bool,
}

/// A file that was opened or saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentFile {
    /// Where it is.
    pub path: PathBuf,
    /// Whether it stays however many others come.
    pub is_pinned: bool,
}
