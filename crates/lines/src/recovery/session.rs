//! The folder of one journal: who it belongs to, and when it may go.
//!
//! Whoever writes a journal holds a lock on it, which the system lets go when the process ends,
//! however it ends. So a journal that nobody holds is one that was left behind.

use super::record::MAGIC;
use super::system::{self, Access};
use crate::file_lock::FileLock;
use std::fs::{self, File, Metadata};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::Builder;

/// The journal in its folder.
const JOURNAL: &str = "journal";
/// What its lines are counted in, if that is kept beside it.
const BASE: &str = "base";
/// So many random letters are in the name of a folder.
const RANDOM: usize = 12;
/// Whoever only looks at a journal has let it go by then.
const LOOKING: Duration = Duration::from_secs(1);

/// Where all journals are, in the folder for what programs keep between two starts.
pub fn recovery_folder(state: &Path) -> PathBuf {
    state.join("recovery")
}

/// A folder with a journal that is held by this process.
#[derive(Debug)]
pub(super) struct Session {
    folder: PathBuf,
    /// The journal.
    pub(super) file: Arc<File>,
    _lock: FileLock,
}

impl Session {
    /// A new one among the others.
    pub(super) fn create(recovery: &Path) -> io::Result<Self> {
        system::create_private_folder(recovery)?;
        let mut builder = Builder::new();
        builder.prefix("").rand_bytes(RANDOM);
        system::make_private(&mut builder);
        let folder = builder.tempdir_in(recovery)?;
        let mut file = system::create_private_file(&folder.path().join(JOURNAL))?;
        // Somebody may be looking just now what was left behind; they will find nothing in it.
        let lock = FileLock::wait(system::lock_of(folder.path(), &file)?)?;
        file.write_all(MAGIC)?;
        Ok(Self {
            folder: folder.keep(),
            file: Arc::new(file),
            _lock: lock,
        })
    }

    /// One that nobody holds, to be held from now on; `None` if somebody does, or there is none.
    pub(super) fn take_over(folder: PathBuf) -> io::Result<Option<Self>> {
        let (file, _) = system::open_regular(&folder.join(JOURNAL), Access::Write)?;
        let lock = FileLock::exclusive(system::lock_of(&folder, &file)?)?;
        Ok(lock.map(|lock| Self {
            folder,
            file: Arc::new(file),
            _lock: lock,
        }))
    }

    /// Its folder.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the base is kept, if it is.
    pub(super) fn base(&self) -> PathBuf {
        base_in(&self.folder)
    }

    /// Makes sure that the folder and the files in it are there after a power cut.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        system::sync_folder(&self.folder)?;
        self.folder.parent().map_or(Ok(()), system::sync_folder)
    }

    /// Removes it: what it was for is done.
    pub(super) fn remove(&self) -> io::Result<()> {
        remove_folder(&self.folder)
    }
}

fn remove_folder(folder: &Path) -> io::Result<()> {
    match system::remove_folder(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Removes a session that was left behind, unless a program holds it.
pub(super) fn remove_unheld(folder: &Path) -> io::Result<()> {
    // Held until it is gone, if it can be.
    let held = match take_over_soon(folder) {
        Ok(None) => return Err(io::ErrorKind::ResourceBusy.into()),
        session => session.ok().flatten(),
    };
    let removed = remove_folder(folder);
    drop(held);
    removed
}

/// Takes a session over, which may be a moment later: somebody may be looking just now whether it was left
/// behind, and a program that a killed one was just starting has its locks until it runs.
fn take_over_soon(folder: &Path) -> io::Result<Option<Session>> {
    let begun = Instant::now();
    loop {
        let session = Session::take_over(folder.to_owned())?;
        if session.is_some() || LOOKING < begun.elapsed() {
            return Ok(session);
        }
        thread::sleep(LOOKING / 100);
    }
}

/// Where the base of a journal is kept, if it is.
pub(super) fn base_in(folder: &Path) -> PathBuf {
    folder.join(BASE)
}

/// The journal of a session, if it is a file of ours at all, to be read.
pub(super) fn open(folder: &Path) -> io::Result<(File, Metadata)> {
    system::open_regular(&folder.join(JOURNAL), Access::Read)
}

/// A journal that nobody writes to, to be read; `None` if somebody does. Whoever else looks at it at
/// the same time does not disturb.
pub(super) fn open_left(folder: &Path) -> io::Result<Option<Left>> {
    let (file, metadata) = open(folder)?;
    let lock = FileLock::shared(system::lock_of(folder, &file)?)?;
    Ok(lock.map(|lock| Left {
        file,
        metadata,
        _lock: lock,
    }))
}

/// A journal that nobody writes to as long as this is kept.
#[derive(Debug)]
pub(super) struct Left {
    pub(super) file: File,
    pub(super) metadata: Metadata,
    _lock: FileLock,
}

/// Whether somebody writes to it.
pub(super) fn is_held(folder: &Path) -> bool {
    matches!(open_left(folder), Ok(None))
}

/// All sessions, be they held or not.
pub(super) fn all(recovery: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(recovery) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let is_folder = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    let folders = entries.flatten().filter(is_folder);
    Ok(folders.map(|folder| folder.path()).collect())
}

/// Who offers what was left behind: what is offered here is offered nowhere else as long as this is
/// kept.
///
/// That is one lock for all of it, on the folder: a process may have no more than a thousand files
/// open, and more journals than that may have been left behind. Some systems cannot lock a folder;
/// there a journal is locked only when it is read.
#[derive(Debug)]
pub(super) struct Offering {
    _lock: FileLock,
}

impl Offering {
    /// `None` if somebody else does.
    pub(super) fn begin(recovery: &Path) -> io::Result<Option<Arc<Self>>> {
        let lock = FileLock::exclusive(system::lock_of_folder(recovery)?)?;
        Ok(lock.map(|lock| Arc::new(Self { _lock: lock })))
    }
}
