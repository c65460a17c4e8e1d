//! The session file: read when the program starts, written when something has changed; and whose
//! session it is, while several programs run.

use super::change::Change;
use super::written::{read_session, write_session};
use super::{RecentFile, Session, WindowPlace};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_lines::user_file::{self, Contents, Fault, Locked, Unusable, state_folder, try_locked};

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

impl Note {
    fn of(unusable: Unusable) -> Self {
        match (unusable.fault, unusable.kept_as) {
            (Fault::Damaged, Ok(kept_as)) => Self::Damaged { kept_as },
            (Fault::Newer, Ok(kept_as)) => Self::Newer { kept_as },
            (_, Err(error)) => Self::LeftAlone(error),
        }
    }
}

/// The session file of this user; `None` when the user has no home.
pub fn session_file() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("session.toml"))
}

/// Reads the session. A file that cannot be used is renamed, never lost. When another running program
/// has its files open, they are left out.
pub fn recall(path: &Path) -> Recalled {
    let (session, note) = match user_file::recall::<Session>(path) {
        Ok((session, unusable)) => (session, unusable.map(Note::of)),
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
    let session: Session = user_file::read(path).ok()?.ok()?;
    session.here.window
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
    let (mut recent, mut keeper) = (Vec::new(), keeper);
    let unusable = user_file::change(path, |session: &mut Session| {
        keeper = keeper.take().or_else(|| keeper_of(path));
        let before = session.clone();
        for change in changes {
            if keeper.is_some() || !matches!(change, Change::Here(_)) {
                session.change(change);
            }
        }
        recent.clone_from(&session.recent);
        *session != before
    })?;
    Ok(Remembered {
        recent,
        note: unusable.map(Note::of),
        keeper,
    })
}

impl Contents for Session {
    const IS_PRIVATE: bool = true;

    fn read(bytes: &[u8]) -> Result<Self, Fault> {
        read_session(bytes)
    }

    fn text(&self) -> String {
        write_session(self)
    }
}

/// As long as this is kept, the open files in the session are those of this program. The lock ends
/// with the process, however that ends.
#[derive(Debug)]
pub struct Keeper {
    _locked: Locked,
}

impl Keeper {
    /// Becomes the keeper of a session, unless another running program is.
    ///
    /// # Errors
    /// When the lock cannot be made.
    pub fn become_of(session: &Path) -> io::Result<Option<Self>> {
        // On a disk that has no locks, every program becomes the keeper.
        let locked = try_locked(&session.with_extension("open.lock"))?;
        Ok(locked.map(|locked| Self { _locked: locked }))
    }
}
