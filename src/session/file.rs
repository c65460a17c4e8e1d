//! The session file: read when the program starts, replaced as a whole by each change.
//!
//! Promises: nothing but a regular file is read or written, and nobody is waited for; a file that
//! cannot be used is renamed, never lost.

use super::change::Change;
use super::keeper::Keeper;
use super::written::{MOST_BYTES, read_session, write_session};
use super::{RecentFile, Session, WindowPlace};
use crate::settings::{
    Fault, bytes_of_file, locked, make_private, replace_file, set_aside, state_folder,
};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What was found.
#[derive(Debug, Default)]
pub struct Recalled {
    /// What was there.
    pub session: Session,
    /// What the user should know.
    pub note: Option<Note>,
    /// Whether the open files are this program's to open.
    pub keeper: Option<Arc<Keeper>>,
}

/// What is there after a change.
#[derive(Debug, Default)]
pub struct Remembered {
    /// The recent files of all programs.
    pub recent: Vec<RecentFile>,
    /// What the user should know.
    pub note: Option<Note>,
    /// Whether the open files are this program's now.
    pub keeper: Option<Arc<Keeper>>,
}

/// Something about the session file that the user should know.
#[derive(Debug)]
pub enum Note {
    /// It could not be understood and has another name now.
    Damaged {
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// A newer program wrote it in a way that this one does not know; it has another name now.
    Newer {
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// It cannot be used, and could not be given another name or read: it is left as it is.
    LeftAlone(io::Error),
}

fn note_of(fault: Fault, kept_as: PathBuf) -> Note {
    match fault {
        Fault::Damaged => Note::Damaged { kept_as },
        Fault::Newer => Note::Newer { kept_as },
    }
}

/// The session file of this user; `None` when the user has no home.
pub fn session_file() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("session.toml"))
}

/// Reads the session. A file that cannot be used is renamed, never lost. When another running program
/// has its files open, they are left out.
pub fn recall(path: &Path) -> Recalled {
    let (session, note) = match read_or_set_aside(path) {
        Ok(found) => found,
        Err(error) => (Session::default(), Some(Note::LeftAlone(error))),
    };
    let mut recalled = Recalled {
        session,
        note,
        keeper: keeper_of(path),
    };
    if recalled.keeper.is_none() {
        recalled.session.here.open.clear();
    }
    recalled
}

/// Where there is no folder yet there is nothing to keep: the first change makes it.
fn keeper_of(path: &Path) -> Option<Arc<Keeper>> {
    let folder = path.parent()?;
    fs::create_dir_all(folder).ok()?;
    Keeper::become_of(path).ok().flatten().map(Arc::new)
}

/// Where the window was, for a start that must not wait: whatever is wrong is nothing.
pub fn window_place(path: &Path) -> Option<WindowPlace> {
    read(path).ok()?.ok()?.here.window
}

/// Writes changes into the session and leaves everything else there as it is. What is open is written
/// only by the program that keeps the session. The file is replaced as a whole, or not at all.
///
/// # Errors
/// When the file cannot be read or written; then it is as it was.
pub fn remember(
    path: &Path,
    changes: Vec<Change>,
    keeper: Option<Arc<Keeper>>,
) -> io::Result<Remembered> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = locked(path)?;
    let keeper = keeper.or_else(|| keeper_of(path));
    let (mut session, note) = match read(path)? {
        Ok(session) => (session, None),
        Err(fault) => {
            let kept_as = set_aside(path, fault)?;
            (Session::default(), Some(note_of(fault, kept_as)))
        }
    };
    let before = session.clone();
    for change in changes {
        if keeper.is_some() || !matches!(change, Change::Here(_)) {
            session.change(change);
        }
    }
    if session != before || note.is_some() {
        make_private(path)?;
        replace_file(path, &write_session(&session))?;
    }
    Ok(Remembered {
        recent: session.recent,
        note,
        keeper,
    })
}

/// The file, or what is wrong with it. One that is not there is empty.
fn read(path: &Path) -> io::Result<Result<Session, Fault>> {
    Ok(read_session(&bytes_of_file(path, MOST_BYTES)?))
}

fn read_or_set_aside(path: &Path) -> io::Result<(Session, Option<Note>)> {
    if let Ok(session) = read(path)? {
        return Ok((session, None));
    }
    // Another program may be at the same: look again when it is done.
    let _lock = locked(path)?;
    match read(path)? {
        Ok(session) => Ok((session, None)),
        Err(fault) => {
            let kept_as = set_aside(path, fault)?;
            Ok((Session::default(), Some(note_of(fault, kept_as))))
        }
    }
}
