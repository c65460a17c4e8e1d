//! Writing a journal.

use super::base::keep_base;
use super::head::{Base, Head};
use super::line_map::LineMap;
use super::session::{self, Session};
use super::syncing::Syncing;
use super::writer::Writer;
use crate::{Fingerprint, Rows};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// What a document's lines can be found in after a crash.
#[derive(Clone, Debug)]
pub enum BaseOf {
    /// Nothing lasting: the lines that it was read from are kept beside the journal.
    Kept,
    /// The same, where its file still holds these lines.
    FileKept,
    /// These rows, which its file holds since it was saved. They are kept beside the journal.
    SavedKept(Rows),
    /// Its file, as it was read.
    FileAsRead,
    /// Its file, which holds these rows since it was saved.
    FileAsSaved(Rows),
}

/// What a journal is to be about.
#[derive(Clone, Debug)]
pub struct About {
    /// The file of the document, if it has one.
    pub path: Option<PathBuf>,
    /// What the document is called for people.
    pub name: String,
    /// What that file was like when it was last seen, if there is one.
    pub fingerprint: Option<Fingerprint>,
    /// What its lines can be found in.
    pub base: BaseOf,
}

/// A journal that is being written. It is left behind when the process ends, unless it is
/// [removed](Self::remove).
#[derive(Debug)]
pub struct Journal {
    writer: Mutex<Writer>,
    has_imprint: AtomicBool,
    syncing: Syncing,
    /// Let go last.
    session: Session,
}

impl Journal {
    /// Begins a journal for a document in the folder where all journals are. Waits for the disk.
    ///
    /// # Errors
    ///
    /// When there is no place for it, or the lines that must be kept cannot be read.
    pub fn begin(recovery: &Path, about: &About, rows: &Rows) -> io::Result<Self> {
        let session = Session::create(recovery)?;
        let begun = Self::begun(session, about, rows);
        begun.map_err(|(session, error)| {
            // Nothing is in it that anybody could want.
            drop(session.remove());
            error
        })
    }

    fn begun(session: Session, about: &About, rows: &Rows) -> Result<Self, (Session, io::Error)> {
        match prepare(&session, about, rows) {
            Ok((writer, syncing)) => Ok(Self {
                session,
                writer: Mutex::new(writer),
                has_imprint: AtomicBool::new(false),
                syncing,
            }),
            Err(error) => Err((session, error)),
        }
    }

    /// Writes down what the rows are now, and which is on the board. A crash of the program cannot
    /// take that back when this returns; a power cut cannot half a second later.
    ///
    /// # Errors
    ///
    /// When it could not be written: then another journal must be begun. What was written before is
    /// still there.
    pub fn write(&self, rows: &Rows, row: u64) -> io::Result<()> {
        self.syncing.fault()?;
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write(rows, row)?;
        self.syncing.ask();
        Ok(())
    }

    /// Writes down what the document's file held, if that is known by now and stands nowhere yet.
    ///
    /// # Errors
    ///
    /// As for [`write`](Self::write).
    pub fn write_imprint(&self, fingerprint: Option<&Fingerprint>) -> io::Result<()> {
        let Some(imprint) = fingerprint.and_then(Fingerprint::imprint) else {
            return Ok(());
        };
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.has_imprint() {
            writer.write_imprint(imprint)?;
            self.has_imprint.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Whether what the document's file held is written down.
    pub fn has_imprint(&self) -> bool {
        self.has_imprint.load(Ordering::Relaxed)
    }

    /// Waits until the disk has all of it.
    ///
    /// # Errors
    /// What the disk says.
    pub fn sync(&self) -> io::Result<()> {
        self.session.file.sync_data()
    }

    /// Removes it: the document was saved, or its changes are given up.
    ///
    /// # Errors
    ///
    /// When it is still there.
    pub fn remove(&self) -> io::Result<()> {
        self.session.remove()
    }

    /// Whether somebody has removed it, so that writing to it would be of no use.
    pub fn is_gone(&self) -> bool {
        let gone = |error: &io::Error| error.kind() == io::ErrorKind::NotFound;
        session::open(self.folder()).is_err_and(|error| gone(&error))
    }

    /// The folder that is this journal's alone.
    pub fn folder(&self) -> &Path {
        self.session.folder()
    }
}

fn prepare(session: &Session, about: &About, rows: &Rows) -> io::Result<(Writer, Syncing)> {
    let (base, map) = match &about.base {
        BaseOf::Kept => (Base::Kept, LineMap::of_source()),
        BaseOf::FileKept => (Base::FileKept, LineMap::of_source()),
        BaseOf::SavedKept(saved) => (Base::FileKept, LineMap::of_rows(saved)),
        BaseOf::FileAsRead => (Base::File, LineMap::of_source()),
        BaseOf::FileAsSaved(saved) => (Base::File, LineMap::of_rows(saved)),
    };
    let base_sum = match &about.base {
        BaseOf::Kept | BaseOf::FileKept => keep_base(session, &as_read(rows))?,
        BaseOf::SavedKept(saved) => keep_base(session, saved)?,
        BaseOf::FileAsRead | BaseOf::FileAsSaved(_) => 0,
    };
    let head = Head {
        path: about.path.clone(),
        name: about.name.clone(),
        fingerprint: about
            .fingerprint
            .as_ref()
            .map_or_else(Vec::new, Fingerprint::to_bytes),
        base,
        base_sum,
        begun: SystemTime::now(),
    };
    // One handle for all who need it: how many a process may have is limited.
    let mut file = Arc::clone(&session.file);
    file.write_all(&head.write())?;
    session.sync()?;
    let syncing = Syncing::start(Arc::clone(&file))?;
    let writer = Writer::new(file, map)?;
    Ok((writer, syncing))
}

/// The file as it was read.
fn as_read(rows: &Rows) -> Rows {
    Rows::new(Arc::clone(rows.source()))
}
