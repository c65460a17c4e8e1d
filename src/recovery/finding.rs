//! Journals that were left behind.

use super::about::{head_of, is_one_file};
use super::head::Head;
use super::reading::{NoContents, read_journal};
use super::record::MAGIC;
use super::session::{self, Session};
use std::fs;
use std::io::{self, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// A journal without anything in it that is older belongs to nobody who is still beginning it.
const OLD: Duration = Duration::from_hours(24);

/// Work that was left behind. Nobody else is offered it as long as this is kept.
#[derive(Clone, Debug)]
pub struct Found {
    session: Arc<Session>,
    /// What it is about.
    pub head: Head,
    /// When it was written last.
    pub written: SystemTime,
    /// Whether the journal is damaged: what was written behind the damage cannot be read.
    pub is_damaged: bool,
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
        self.session.folder()
    }

    /// Removes it: what was in it is safe elsewhere, or nobody wants it.
    ///
    /// # Errors
    ///
    /// When it is still there.
    pub fn remove(&self) -> io::Result<()> {
        self.session.remove()
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }
}

/// What was left behind in the folder where all journals are.
#[derive(Debug, Default)]
pub struct Findings {
    /// What can be recovered, newest first.
    pub found: Vec<Found>,
    /// Folders whose journal cannot be read here: damaged, or of a later version.
    pub unreadable: Vec<PathBuf>,
}

/// Looks for what was left behind: journals that no running program holds.
///
/// # Errors
///
/// When the folder cannot be read. One that is not there is empty.
pub fn find_left_behind(recovery: &Path) -> io::Result<Findings> {
    let mut findings = Findings::default();
    for folder in session::all(recovery)? {
        match look_at(&folder) {
            Ok(Some(found)) => findings.found.push(found),
            Ok(None) => {}
            Err(_) => findings.unreadable.push(folder),
        }
    }
    findings.sort();
    Ok(findings)
}

/// The same of these files alone, under whatever names. What cannot be read is left out.
///
/// # Errors
///
/// When the folder cannot be read. One that is not there is empty.
pub fn find_left_behind_of(recovery: &Path, files: &[PathBuf]) -> io::Result<Findings> {
    let mut findings = Findings::default();
    for folder in session::all(recovery)? {
        let file = head_of(&folder).and_then(|head| head.path);
        let is_it = |file: &PathBuf| files.iter().any(|wanted| is_one_file(wanted, file));
        if file.as_ref().is_some_and(is_it) {
            findings.found.extend(look_at(&folder).ok().flatten());
        }
    }
    findings.sort();
    Ok(findings)
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

/// `None` if it is held, or if nothing is in it.
fn look_at(folder: &Path) -> io::Result<Option<Found>> {
    let session = match Session::take_over(folder.to_owned()) {
        // Somebody is just beginning, or has just ended.
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            remove_if_empty(folder);
            return Ok(None);
        }
        session => session?,
    };
    let Some(session) = session else {
        return Ok(None);
    };
    let contents = read_journal(BufReader::new(&session.file), &mut |_, _| {});
    let contents = match contents {
        Ok(contents) => contents,
        Err(NoContents::Empty) => {
            if is_old(&session) {
                session.remove()?;
            }
            return Ok(None);
        }
        // One that is just begun may be shorter than what every journal begins with.
        Err(NoContents::Damaged) if is_begun(&session)? => return Ok(None),
        Err(NoContents::Damaged) => return Err(io::ErrorKind::InvalidData.into()),
    };
    Ok(Some(Found {
        is_damaged: contents.is_damaged,
        session: Arc::new(session),
        head: contents.head,
        written: contents.written,
    }))
}

fn remove_if_empty(folder: &Path) {
    let age = fs::metadata(folder).and_then(|metadata| metadata.modified());
    let is_old = age.is_ok_and(|age| age.elapsed().is_ok_and(|age| OLD < age));
    if is_old {
        // It fails if there is anything in it, and then it stays.
        drop(fs::remove_dir(folder));
    }
}

/// Whether not even the first bytes have been written: nothing had changed yet.
fn is_begun(session: &Session) -> io::Result<bool> {
    let mut beginning = Vec::new();
    let file = session::open(session.folder())?;
    file.take(MAGIC.len() as u64).read_to_end(&mut beginning)?;
    Ok(beginning.len() < MAGIC.len() && MAGIC.starts_with(&beginning))
}

fn is_old(session: &Session) -> bool {
    let modified = session
        .file
        .metadata()
        .and_then(|metadata| metadata.modified());
    modified.is_ok_and(|modified| modified.elapsed().is_ok_and(|age| OLD < age))
}
