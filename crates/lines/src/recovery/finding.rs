//! Journals that were left behind.

use super::elsewhere::{head_of, is_one_file};
use super::head::Head;
use super::record::{Kind, MAGIC, Records, has_rows};
use super::session::{self, Offering, Session};
use crate::clock;
use std::fs::{self, File, Metadata};
use std::io::{self, BufReader, Read as _, Seek as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// A journal without anything in it that is older belongs to nobody who is still beginning it.
const OLD: Duration = Duration::from_hours(24);
/// So much of a journal is read to find it, and the frames of what follows. Whether that can be read is
/// seen when it is looked at.
const BEGINNING: u64 = 1 << 20;

/// Work that was left behind. Nobody else is offered it as long as this is kept.
#[derive(Clone, Debug)]
pub struct Found {
    folder: PathBuf,
    /// `None` where nothing can be locked.
    offering: Option<Arc<Offering>>,
    /// What is being read or opened is held.
    held: Option<Arc<Session>>,
    /// What it is about.
    pub head: Head,
    /// When it was written last.
    pub written: SystemTime,
}

/// The same journal.
impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        self.folder() == other.folder()
    }
}

impl Eq for Found {}

impl Found {
    /// The folder of the journal, which names it.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Removes it: what was in it is safe elsewhere, or nobody wants it.
    ///
    /// # Errors
    ///
    /// When it is still there.
    pub fn remove(&self) -> io::Result<()> {
        match &self.held {
            Some(session) => session.remove(),
            None => session::remove_unheld(&self.folder),
        }
    }

    /// The same, with the journal locked as long as it is kept; `None` if somebody else has it.
    ///
    /// # Errors
    ///
    /// When it cannot be opened any more.
    pub fn hold(&self) -> io::Result<Option<Self>> {
        if self.held.is_some() {
            return Ok(Some(self.clone()));
        }
        let session = Session::take_over(self.folder.clone())?;
        Ok(session.map(|session| Self {
            held: Some(Arc::new(session)),
            ..self.clone()
        }))
    }

    /// The same, held as another one of it is.
    #[must_use]
    pub fn held_as(&self, other: &Self) -> Self {
        Self {
            held: other.held.clone(),
            ..self.clone()
        }
    }

    /// The same, with nothing locked but for what all that is offered have in common.
    #[must_use]
    pub fn let_go(&self) -> Self {
        Self {
            held: None,
            ..self.clone()
        }
    }

    /// The same, which is not offered any more.
    #[must_use]
    pub fn taken(&self) -> Self {
        Self {
            offering: None,
            ..self.clone()
        }
    }

    /// Where the base is kept, if it is.
    pub(super) fn base(&self) -> PathBuf {
        session::base_in(&self.folder)
    }
}

/// What was left behind in the folder where all journals are.
#[derive(Debug, Default)]
pub struct Findings {
    /// What can be recovered, newest first.
    pub found: Vec<Found>,
    /// Folders whose journal cannot be read here: damaged, or of a later version.
    pub unreadable: Vec<PathBuf>,
    /// Whether another program offers just now what there is.
    pub are_offered_elsewhere: bool,
}

/// Looks for what was left behind: journals that no running program holds.
///
/// # Errors
///
/// When the folder cannot be read. One that is not there is empty.
pub fn find_crash_recovery(recovery: &Path) -> io::Result<Findings> {
    find_more(recovery, None, None)
}

/// The same of these files alone, under whatever names. What cannot be read is left out.
///
/// # Errors
///
/// When the folder cannot be read. One that is not there is empty.
pub fn find_crash_recovery_of(recovery: &Path, files: &[PathBuf]) -> io::Result<Findings> {
    find_more(recovery, Some(files), None)
}

/// The same of all files or of some, by whoever offers one already: it may be among what is found.
///
/// # Errors
///
/// When the folder cannot be read. One that is not there is empty.
pub fn find_more(
    recovery: &Path,
    files: Option<&[PathBuf]>,
    beside: Option<&Found>,
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
            // Where nothing can be locked, each is locked when it is opened, or cannot be.
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

/// `None` if it is held, or if nothing is in it. It is not held by this either.
fn look_at(folder: PathBuf) -> io::Result<Option<Found>> {
    let opened = match session::open_left(&folder) {
        // Somebody is just beginning, or has just ended.
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
        // One that is just begun may be shorter than what every journal begins with.
        Beginning::Damaged if is_begun(left.file.try_clone()?)? => return Ok(None),
        Beginning::Damaged => return Err(io::ErrorKind::InvalidData.into()),
    };
    Ok(Some(Found {
        folder,
        offering: None,
        held: None,
        written: left.metadata.modified().unwrap_or(head.begun),
        head,
    }))
}

/// What a journal begins with.
enum Beginning {
    /// Work on this.
    Work(Head),
    /// Nothing was written down in it yet.
    Nothing,
    /// It is damaged, or none of ours.
    Damaged,
}

fn beginning(file: &File, len: u64) -> io::Result<Beginning> {
    let mut input = BufReader::new(file.take(BEGINNING));
    let Some(mut records) = Records::new(&mut input) else {
        return Ok(Beginning::Damaged);
    };
    let head = records.next().map(|(kind, record)| match kind {
        Kind::Head => Head::read(record),
        _ => None,
    });
    let head = match head {
        Some(Some(head)) => head,
        None if !records.is_damaged() => return Ok(Beginning::Nothing),
        Some(None) | None => return Ok(Beginning::Damaged),
    };
    while let Some((kind, _)) = records.next() {
        if kind == Kind::Rows {
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
        // It fails if there is anything in it, and then it stays.
        drop(fs::remove_dir(folder));
    }
}

/// Whether not even the first bytes have been written: nothing had changed yet.
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
