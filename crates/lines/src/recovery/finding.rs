//! Finds abandoned journals.

use super::head::Head;
use super::record::{JournalRecordKind, JournalRecords, MAGIC, has_rows};
use super::session::{self, LockedJournal, Offering, head_of, is_one_file};
use crate::clock;
use std::fs::{self, File, Metadata};
use std::io::{self, BufReader, Read as _, Seek as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The age from which an empty journal is considered abandoned.
const OLD: Duration = Duration::from_hours(24);
/// The number of bytes of a journal that are read to find it; of the rest only the frames are read. Errors in the rest
/// are found when the journal is opened.
const BEGINNING: u64 = 1 << 20;

/// Abandoned work. It is offered to nobody else while this exists.
#[derive(Clone, Debug)]
pub struct AbandonedWork {
    folder: PathBuf,
    /// `None` if the system has no locks.
    offering: Option<Arc<Offering>>,
    /// The lock of a journal that is being read or opened.
    held: Option<Arc<LockedJournal>>,
    /// The document that it belongs to.
    pub head: Head,
    /// The time of the last write.
    pub written: SystemTime,
}

/// Two are equal if they are the same journal.
impl PartialEq for AbandonedWork {
    fn eq(&self, other: &Self) -> bool {
        self.folder() == other.folder()
    }
}

impl Eq for AbandonedWork {}

impl AbandonedWork {
    /// The folder of the journal, which identifies it.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Removes the journal: its work is safe elsewhere, or unwanted.
    ///
    /// # Errors
    ///
    /// Fails when it still exists.
    pub fn remove(&self) -> io::Result<()> {
        match &self.held {
            Some(session) => session.remove(),
            None => session::remove_unheld(&self.folder),
        }
    }

    /// Locks the journal while the result exists; `None` if somebody else has locked it.
    ///
    /// # Errors
    ///
    /// Fails when it can no longer be opened.
    pub fn hold(&self) -> io::Result<Option<Self>> {
        if self.held.is_some() {
            return Ok(Some(self.clone()));
        }
        let session = LockedJournal::take_over(self.folder.clone())?;
        Ok(session.map(|session| Self {
            held: Some(Arc::new(session)),
            ..self.clone()
        }))
    }

    /// The same journal with the lock of `other`, which is the same journal, too.
    #[must_use]
    pub fn held_as(&self, other: &Self) -> Self {
        Self {
            held: other.held.clone(),
            ..self.clone()
        }
    }

    /// The same journal without its own lock. The shared lock on all offered journals stays.
    #[must_use]
    pub fn let_go(&self) -> Self {
        Self {
            held: None,
            ..self.clone()
        }
    }

    /// The same journal, no longer offered.
    #[must_use]
    pub fn taken(&self) -> Self {
        Self {
            offering: None,
            ..self.clone()
        }
    }

    /// The path of the base, if it is kept.
    pub(super) fn base(&self) -> PathBuf {
        session::base_in(&self.folder)
    }
}

/// The abandoned journals in the folder of all journals.
#[derive(Debug, Default)]
pub struct Findings {
    /// The recoverable journals, newest first.
    pub found: Vec<AbandonedWork>,
    /// The folders of unreadable journals: damaged, or of a later version.
    pub unreadable: Vec<PathBuf>,
    /// Whether another program is offering the journals.
    pub are_offered_elsewhere: bool,
}

/// Finds abandoned journals: those that no running program has locked.
///
/// # Errors
///
/// Fails when the folder cannot be read. A missing folder counts as empty.
pub fn find_crash_recovery(recovery: &Path) -> io::Result<Findings> {
    find_more(recovery, None, None)
}

/// Finds the abandoned journals of these files only, under any name. Unreadable ones are left out.
///
/// # Errors
///
/// Fails when the folder cannot be read. A missing folder counts as empty.
pub fn find_crash_recovery_of(recovery: &Path, files: &[PathBuf]) -> io::Result<Findings> {
    find_more(recovery, Some(files), None)
}

/// Finds abandoned journals of all files or of some, for a caller that already offers `beside`, which may be found
/// again.
///
/// # Errors
///
/// Fails when the folder cannot be read. A missing folder counts as empty.
pub fn find_more(
    recovery: &Path,
    files: Option<&[PathBuf]>,
    beside: Option<&AbandonedWork>,
) -> io::Result<Findings> {
    let mut findings = Findings::default();
    for folder in session::all(recovery)? {
        if files.is_some_and(|files| !is_about(&folder, files)) {
            continue;
        }
        match look_at(folder.clone()) {
            Ok(found) => findings.found.extend(found),
            Err(_) if files.is_some() => {}
            Err(_) => findings.unreadable.push(folder),
        }
    }
    if findings.found.is_empty() {
        return Ok(findings);
    }
    let offering = match beside {
        Some(beside) => beside.offering.clone(),
        None => match Offering::begin(recovery) {
            Ok(None) => {
                findings.found.clear();
                findings.are_offered_elsewhere = true;
                return Ok(findings);
            }
            // On systems without locks for folders, each journal is locked when it is opened, if possible.
            begun => begun.ok().flatten(),
        },
    };
    for found in &mut findings.found {
        found.offering.clone_from(&offering);
    }
    findings.sort();
    Ok(findings)
}

fn is_about(folder: &Path, files: &[PathBuf]) -> bool {
    let file = head_of(folder).and_then(|head| head.path);
    let is_it = |file: &PathBuf| files.iter().any(|wanted| is_one_file(wanted, file));
    file.as_ref().is_some_and(is_it)
}

impl Findings {
    fn sort(&mut self) {
        self.found.sort_by(|one, other| {
            let newest_first = other.written.cmp(&one.written);
            let by_name =
                || (&one.head.name, &one.head.path).cmp(&(&other.head.name, &other.head.path));
            newest_first.then_with(by_name)
        });
        self.unreadable.sort();
    }
}

/// Examines a journal; `None` if it is in use or empty. The result does not keep it locked.
fn look_at(folder: PathBuf) -> io::Result<Option<AbandonedWork>> {
    let opened = match session::open_left(&folder) {
        // Somebody is just beginning or has just ended.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            remove_if_empty(&folder);
            return Ok(None);
        }
        opened => opened?,
    };
    let Some(left) = opened else {
        return Ok(None);
    };
    let head = match beginning(&left.file, left.metadata.len())? {
        Beginning::Work(head) => head,
        Beginning::Nothing => {
            let is_old = is_old(&left.metadata);
            drop(left);
            if is_old {
                session::remove_unheld(&folder)?;
            }
            return Ok(None);
        }
        // A journal that is just being begun may be shorter than the mark of every journal.
        Beginning::Damaged if is_begun(left.file.try_clone()?)? => return Ok(None),
        Beginning::Damaged => return Err(io::ErrorKind::InvalidData.into()),
    };
    Ok(Some(AbandonedWork {
        folder,
        offering: None,
        held: None,
        written: left.metadata.modified().unwrap_or(head.begun),
        head,
    }))
}

/// The beginning of a journal.
enum Beginning {
    /// It has work on this document.
    Work(Head),
    /// It has no work yet.
    Nothing,
    /// It is damaged, or not a journal of ours.
    Damaged,
}

fn beginning(file: &File, len: u64) -> io::Result<Beginning> {
    let mut input = BufReader::new(file.take(BEGINNING));
    let Some(mut records) = JournalRecords::new(&mut input) else {
        return Ok(Beginning::Damaged);
    };
    let head = records.next().map(|(kind, record)| match kind {
        JournalRecordKind::Head => Head::read(record),
        _ => None,
    });
    let head = match head {
        Some(Some(head)) => head,
        None if !records.is_damaged() => return Ok(Beginning::Nothing),
        Some(None) | None => return Ok(Beginning::Damaged),
    };
    while let Some((kind, _)) = records.next() {
        if kind == JournalRecordKind::Rows {
            return Ok(Beginning::Work(head));
        }
    }
    let is_damaged = records.is_damaged();
    let is_long = input.into_inner().limit() == 0;
    Ok(if is_long && has_rows(file, len)? {
        Beginning::Work(head)
    } else if is_damaged && !is_long {
        Beginning::Damaged
    } else {
        Beginning::Nothing
    })
}

fn remove_if_empty(folder: &Path) {
    if fs::metadata(folder).is_ok_and(|metadata| is_old(&metadata)) {
        // This fails if the folder is not empty, and then it stays.
        drop(fs::remove_dir(folder));
    }
}

/// Whether the mark of a journal is still incomplete, which means that nothing had changed yet.
fn is_begun(mut file: File) -> io::Result<bool> {
    let mut beginning = Vec::new();
    file.rewind()?;
    file.take(MAGIC.len() as u64).read_to_end(&mut beginning)?;
    Ok(beginning.len() < MAGIC.len() && MAGIC.starts_with(&beginning))
}

fn is_old(metadata: &Metadata) -> bool {
    let modified = metadata.modified();
    modified.is_ok_and(|modified| OLD < clock::distance(modified))
}
