//! The session file: it is read at program start and written after changes. A lock decides which of
//! several running programs owns the session.

use super::games::{SessionGames, recall_games};
use super::written::{read_session, write_session};
use super::{RecentFile, Session, SessionChange, WindowPlace};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_lines::user_file::{
    self, Locked, Unusable, UserFileContents, UserFileFault, state_folder, try_locked,
};

/// The result of reading the session.
#[derive(Debug, Default)]
pub struct RecalledSession {
    /// The session.
    pub session: Session,
    /// The games of the rows of its files.
    pub games: SessionGames,
    /// A message for the user.
    pub note: Option<SessionNote>,
    /// The lock, if this program may open the session's files.
    pub keeper: Option<Arc<Keeper>>,
}

/// The state after a change.
#[derive(Debug, Default)]
pub struct Remembered {
    /// The recent files of all programs.
    pub recent: Vec<RecentFile>,
    /// A message for the user.
    pub note: Option<SessionNote>,
    /// The lock, if the open files belong to this program now.
    pub keeper: Option<Arc<Keeper>>,
}

/// A message for the user about the session file.
#[derive(Debug)]
pub enum SessionNote {
    /// It could not be understood and was renamed.
    Damaged {
        /// Its new path.
        kept_as: PathBuf,
    },
    /// It was written by a newer version in an unknown format, and was renamed.
    Newer {
        /// Its new path.
        kept_as: PathBuf,
    },
    /// It cannot be used, and could not be renamed or read either, so it is left as it is.
    LeftAlone(io::Error),
}

impl SessionNote {
    fn of(unusable: Unusable) -> Self {
        match (unusable.fault, unusable.kept_as) {
            (UserFileFault::Damaged, Ok(kept_as)) => Self::Damaged { kept_as },
            (UserFileFault::Newer, Ok(kept_as)) => Self::Newer { kept_as },
            (_, Err(error)) => Self::LeftAlone(error),
        }
    }
}

/// Returns the session file of this user; `None` if the user has no home folder.
pub fn session_file() -> Option<PathBuf> {
    state_folder().map(|folder| folder.join("session.toml"))
}

/// Reads the session. An unusable file is renamed, never lost. The open files are left out if
/// another running program owns them.
pub fn recall(path: &Path) -> RecalledSession {
    let (session, note) = match user_file::recall::<Session>(path) {
        Ok((session, unusable)) => (session, unusable.map(SessionNote::of)),
        Err(error) => (Session::default(), Some(SessionNote::LeftAlone(error))),
    };
    let mut recalled = RecalledSession {
        session,
        games: SessionGames::default(),
        note,
        keeper: keeper_of(path),
    };
    if recalled.keeper.is_none() {
        recalled.session.here.open.clear();
    } else if !recalled.session.here.open.is_empty() {
        recalled.games = recall_games(path);
    }
    recalled
}

/// The lock needs the folder, so this creates it if it is missing.
fn keeper_of(path: &Path) -> Option<Arc<Keeper>> {
    let folder = path.parent()?;
    fs::create_dir_all(folder).ok()?;
    Keeper::become_of(path).ok().flatten().map(Arc::new)
}

/// Returns the place of the window, for a start that must not wait: `None` on any error.
pub fn window_place(path: &Path) -> Option<WindowPlace> {
    let session: Session = user_file::read(path).ok()?.ok()?;
    session.here.window
}

/// Applies changes to the session file and leaves everything else there as it is. Only the program
/// that owns the session writes the open files. The file is replaced as a whole, or not at all.
///
/// # Errors
/// Fails when the file cannot be read or written; then it is unchanged.
pub fn remember(
    path: &Path,
    changes: Vec<SessionChange>,
    keeper: Option<Arc<Keeper>>,
) -> io::Result<Remembered> {
    let (mut recent, mut keeper) = (Vec::new(), keeper);
    let unusable = user_file::change(path, |session: &mut Session| {
        keeper = keeper.take().or_else(|| keeper_of(path));
        let before = session.clone();
        for change in changes {
            if keeper.is_some() || !matches!(change, SessionChange::Here(_)) {
                session.change(change);
            }
        }
        recent.clone_from(&session.recent);
        *session != before
    })?;
    Ok(Remembered {
        recent,
        note: unusable.map(SessionNote::of),
        keeper,
    })
}

impl UserFileContents for Session {
    const IS_PRIVATE: bool = true;

    fn read(bytes: &[u8]) -> Result<Self, UserFileFault> {
        read_session(bytes)
    }

    fn text(&self) -> String {
        write_session(self)
    }
}

/// A lock: while it exists, the open files in the session belong to this program. It is released when the process ends,
/// for whatever reason.
#[derive(Debug)]
pub struct Keeper {
    _locked: Locked,
}

impl Keeper {
    /// Takes ownership of a session, unless another running program has it.
    ///
    /// # Errors
    /// Fails when the lock cannot be created.
    fn become_of(session: &Path) -> io::Result<Option<Self>> {
        // On a disk without locks, every program becomes the owner.
        let locked = try_locked(&session.with_extension("open.lock"))?;
        Ok(locked.map(|locked| Self { _locked: locked }))
    }
}
