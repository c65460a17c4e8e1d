//! The folder of one journal: its owner, and the time when it can be removed; and the file of a journal, which somebody
//! else may be editing.
//!
//! The writer of a journal holds a lock on it, which the system releases when the process ends, for any reason. So an
//! unlocked journal is abandoned.

use super::head::Head;
use super::record::{JournalRecordKind, JournalRecords, MAGIC};
use super::session;
use super::system::{self, Access};
use crate::Fingerprint;
use crate::file_lock::FileLock;
use std::fs::{self, File, Metadata};
use std::io::{self, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::Builder;

/// The file name of the journal in its folder.
const JOURNAL: &str = "journal";
/// The file name of the base, if it is kept next to the journal.
const BASE: &str = "base";
/// The number of random letters in the name of a folder.
const RANDOM: usize = 12;
/// The time after which a process that only examines a journal has released it.
const LOOKING: Duration = Duration::from_secs(1);

/// The folder of all journals, below the folder for the state of programs.
pub fn recovery_folder(state: &Path) -> PathBuf {
    state.join("recovery")
}

/// A folder with a journal that this process has locked.
#[derive(Debug)]
pub(super) struct LockedJournal {
    folder: PathBuf,
    /// The journal.
    pub(super) file: Arc<File>,
    _lock: FileLock,
}

impl LockedJournal {
    /// Creates a new session next to the others.
    pub(super) fn create(recovery: &Path) -> io::Result<Self> {
        system::create_private_folder(recovery)?;
        let mut builder = Builder::new();
        builder.prefix("").rand_bytes(RANDOM);
        system::make_private(&mut builder);
        let folder = builder.tempdir_in(recovery)?;
        let mut file = system::create_private_file(&folder.path().join(JOURNAL))?;
        // Another process may be looking for abandoned journals at this moment; it will find nothing in this one.
        let lock = FileLock::wait(system::lock_of(folder.path(), &file)?)?;
        file.write_all(MAGIC)?;
        Ok(Self {
            folder: folder.keep(),
            file: Arc::new(file),
            _lock: lock,
        })
    }

    /// Locks an abandoned session; `None` if somebody has locked it.
    pub(super) fn take_over(folder: PathBuf) -> io::Result<Option<Self>> {
        let (file, _) = system::open_regular(&folder.join(JOURNAL), Access::Write)?;
        let lock = FileLock::exclusive(system::lock_of(&folder, &file)?)?;
        Ok(lock.map(|lock| Self {
            folder,
            file: Arc::new(file),
            _lock: lock,
        }))
    }

    /// The folder of the session.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The path of the base, if it is kept.
    pub(super) fn base(&self) -> PathBuf {
        base_in(&self.folder)
    }

    /// Makes sure that the folder and its files survive a power failure.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        system::sync_folder(&self.folder)?;
        self.folder.parent().map_or(Ok(()), system::sync_folder)
    }

    /// Removes the session, which has served its purpose.
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

/// Removes an abandoned session, unless a program has locked it.
pub(super) fn remove_unheld(folder: &Path) -> io::Result<()> {
    // The lock, if available, is held until the folder is gone.
    let held = match take_over_soon(folder) {
        Ok(None) => return Err(io::ErrorKind::ResourceBusy.into()),
        session => session.ok().flatten(),
    };
    let removed = remove_folder(folder);
    drop(held);
    removed
}

/// Locks a session, after a moment if necessary. Another process may be examining it; and if a program was killed while
/// starting another one, the new process keeps the locks until it runs its own program.
fn take_over_soon(folder: &Path) -> io::Result<Option<LockedJournal>> {
    let begun = Instant::now();
    loop {
        let session = LockedJournal::take_over(folder.to_owned())?;
        if session.is_some() || LOOKING < begun.elapsed() {
            return Ok(session);
        }
        thread::sleep(LOOKING / 100);
    }
}

/// The path of the base of a journal, if it is kept.
pub(super) fn base_in(folder: &Path) -> PathBuf {
    folder.join(BASE)
}

/// Opens the journal of a session for reading, if it is a regular file.
pub(super) fn open(folder: &Path) -> io::Result<(File, Metadata)> {
    system::open_regular(&folder.join(JOURNAL), Access::Read)
}

/// Opens a journal for reading that nobody is writing; `None` if somebody is. Other readers do not interfere.
pub(super) fn open_left(folder: &Path) -> io::Result<Option<Left>> {
    let (file, metadata) = open(folder)?;
    let lock = FileLock::shared(system::lock_of(folder, &file)?)?;
    Ok(lock.map(|lock| Left {
        file,
        metadata,
        _lock: lock,
    }))
}

/// A journal that nobody writes to while this exists.
#[derive(Debug)]
pub(super) struct Left {
    pub(super) file: File,
    pub(super) metadata: Metadata,
    _lock: FileLock,
}

/// Whether somebody writes to it.
fn is_held(folder: &Path) -> bool {
    matches!(open_left(folder), Ok(None))
}

/// The folders of all sessions, locked or not.
pub(super) fn all(recovery: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(recovery) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let is_folder = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    let folders = entries.flatten().filter(is_folder);
    Ok(folders.map(|folder| folder.path()).collect())
}

/// The right to offer abandoned journals: nobody else offers the same ones while this exists.
///
/// It is a single lock on the folder for all journals: a process may have about a thousand files open, and there may be
/// more abandoned journals. Some systems cannot lock a folder; there a journal is locked only when it is read.
#[derive(Debug)]
pub(super) struct Offering {
    _lock: FileLock,
}

impl Offering {
    /// Takes the right; `None` if somebody else has it.
    pub(super) fn begin(recovery: &Path) -> io::Result<Option<Arc<Self>>> {
        let lock = FileLock::exclusive(system::lock_of_folder(recovery)?)?;
        Ok(lock.map(|lock| Arc::new(Self { _lock: lock })))
    }
}

/// Whether another window, of this program or another one, has unsaved changes of this file. `own` are the caller's own
/// journals. `None` if somebody has just begun a journal that does not name its file yet. Waits for the disk.
pub fn is_edited_elsewhere(recovery: &Path, own: &[PathBuf], path: &Path) -> Option<bool> {
    let mut is_known = true;
    for folder in session::all(recovery).unwrap_or_default() {
        if own.contains(&folder) {
            continue;
        }
        // Checked first, because the file of an abandoned journal may be on a disk that hangs.
        if !session::is_held(&folder) {
            continue;
        }
        match head_of(&folder) {
            Some(head) => {
                if head.path.is_some_and(|file| is_one_file(&file, path)) {
                    return Some(true);
                }
            }
            None => is_known = false,
        }
    }
    is_known.then_some(false)
}

/// The head of the journal in this folder; `None` if it is not written yet, or unreadable.
pub(super) fn head_of(folder: &Path) -> Option<Head> {
    session::open(folder)
        .ok()
        .and_then(|(file, _)| head_in(&file))
}

fn head_in(journal: &File) -> Option<Head> {
    let mut records = JournalRecords::new(BufReader::new(journal))?;
    match records.next()? {
        (JournalRecordKind::Head, record) => Head::read(record),
        _ => None,
    }
}

/// Whether two paths lead to the same file, also through links.
pub(super) fn is_one_file(one: &Path, other: &Path) -> bool {
    one == other
        || match (Fingerprint::at(one), Fingerprint::at(other)) {
            (Ok(one), Ok(other)) => one.is_surely_of_same_file(&other),
            _ => false,
        }
}
