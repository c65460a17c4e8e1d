//! Writes a journal, and synchronises it with the disk a moment after each write.
//!
//! Written data belongs to the system and outlives this process. Only a power failure can still destroy it, so the disk
//! need not be synchronised at every key press.

use super::base::keep_base;
use super::head::{Base, Head};
use super::line_map::LineMap;
use super::notes::JournalNote;
use super::session::{self, LockedJournal};
use super::writer::JournalWriter;
use crate::{Fingerprint, Rows};
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// The base of a document's lines after a crash.
#[derive(Clone, Debug)]
pub enum BaseOf {
    /// No lasting file: the original lines are copied next to the journal.
    Kept,
    /// The original lines are copied next to the journal, and the document's file still has them, too.
    FileKept,
    /// These rows, which the document's file has since it was saved. They are copied next to the journal.
    SavedKept(Rows),
    /// The document's file, as it was read.
    FileAsRead,
    /// The document's file, which has these rows since it was saved.
    FileAsSaved(Rows),
}

/// The document of a new journal.
#[derive(Clone, Debug)]
pub struct About {
    /// The file of the document, if it has one.
    pub path: Option<PathBuf>,
    /// The name of the document for display.
    pub name: String,
    /// The last known fingerprint of that file, if there is one.
    pub fingerprint: Option<Fingerprint>,
    /// The base of its lines.
    pub base: BaseOf,
}

/// A journal that is being written. It stays when the process ends, unless it was [removed](Self::remove).
#[derive(Debug)]
pub struct RecoveryJournal {
    writer: Mutex<JournalWriter>,
    has_imprint: AtomicBool,
    syncing: Syncing,
    /// The last field, so that its lock is released last.
    session: LockedJournal,
}

impl RecoveryJournal {
    /// Begins a journal for a document in the folder of all journals. Waits for the disk.
    ///
    /// # Errors
    ///
    /// Fails when there is no room for it, or the lines to copy cannot be read.
    pub fn begin(recovery: &Path, about: &About, rows: &Rows) -> io::Result<Self> {
        let session = LockedJournal::create(recovery)?;
        let begun = Self::begun(session, about, rows);
        begun.map_err(|(session, error)| {
            // The journal contains no work yet.
            drop(session.remove());
            error
        })
    }

    fn begun(
        session: LockedJournal,
        about: &About,
        rows: &Rows,
    ) -> Result<Self, (LockedJournal, io::Error)> {
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

    /// Records the current rows and the row on the board, without notes. See [`write_with`](Self::write_with).
    ///
    /// # Errors
    ///
    /// Fails when it could not be written, as for [`write_with`](Self::write_with).
    pub fn write(&self, rows: &Rows, row: u64) -> io::Result<()> {
        self.write_with(rows, row, &[])
    }

    /// Records the current rows, the row on the board, and the notes on rows. After this returns, a crash of the program cannot undo it;
    /// half a second later a power failure cannot either.
    ///
    /// # Errors
    ///
    /// Fails when it could not be written: then another journal must be begun. Everything written before remains.
    pub fn write_with(&self, rows: &Rows, row: u64, notes: &[JournalNote]) -> io::Result<()> {
        self.syncing.fault()?;
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write(rows, row, notes)?;
        self.syncing.ask();
        Ok(())
    }

    /// Records the content of the document's file, if it is known by now and not yet written.
    ///
    /// # Errors
    ///
    /// Fails when it could not be written, as for [`write`](Self::write).
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

    /// Whether the content of the document's file is recorded.
    pub fn has_imprint(&self) -> bool {
        self.has_imprint.load(Ordering::Relaxed)
    }

    /// Waits until everything is on the disk.
    ///
    /// # Errors
    /// Returns an error of the disk.
    pub fn sync(&self) -> io::Result<()> {
        self.session.file.sync_data()
    }

    /// Removes the journal: the document was saved, or its changes are discarded.
    ///
    /// # Errors
    ///
    /// Fails when it still exists.
    pub fn remove(&self) -> io::Result<()> {
        self.session.remove()
    }

    /// Whether somebody has removed the journal, so that writing to it is useless.
    pub fn is_gone(&self) -> bool {
        let gone = |error: &io::Error| error.kind() == io::ErrorKind::NotFound;
        session::open(self.folder()).is_err_and(|error| gone(&error))
    }

    /// The folder of this journal alone.
    pub fn folder(&self) -> &Path {
        self.session.folder()
    }
}

fn prepare(
    session: &LockedJournal,
    about: &About,
    rows: &Rows,
) -> io::Result<(JournalWriter, Syncing)> {
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
        holds_games: rows.source().holds_games(),
        base_sum,
        begun: SystemTime::now(),
    };
    // All users share one handle, because the number of handles per process is limited.
    let mut file = Arc::clone(&session.file);
    file.write_all(&head.write())?;
    session.sync()?;
    let syncing = Syncing::start(Arc::clone(&file))?;
    let writer = JournalWriter::new(file, map)?;
    Ok((writer, syncing))
}

/// The file as it was read.
fn as_read(rows: &Rows) -> Rows {
    Rows::new(Arc::clone(rows.source()))
}

/// The time between a write and the synchronisation: together with the time that the disk needs well below two seconds.
const PAUSE: Duration = Duration::from_millis(500);

/// The error of the last synchronisation.
type Fault = Arc<Mutex<Option<io::Error>>>;

/// A thread that synchronises the file on request. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Syncing {
    ask: SyncSender<()>,
    fault: Fault,
}

impl Syncing {
    pub(super) fn start(file: Arc<File>) -> io::Result<Self> {
        // One request can wait while another is being handled; further ones are merged.
        let (ask, asked) = sync_channel(1);
        let fault = Fault::default();
        let told = Arc::clone(&fault);
        let name = "tabiya journal".to_owned();
        thread::Builder::new()
            .name(name)
            .spawn(move || sync_when_asked(&file, &asked, &told))?;
        Ok(Self { ask, fault })
    }

    /// Requests a synchronisation.
    pub(super) fn ask(&self) {
        // If there is no room, an equal request is already waiting.
        let _is_asked_already = self.ask.try_send(());
    }

    /// Returns the error since the last call, if there is one.
    pub(super) fn fault(&self) -> io::Result<()> {
        let fault = self
            .fault
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        fault.map_or(Ok(()), Err)
    }
}

fn sync_when_asked(file: &File, asked: &Receiver<()>, fault: &Fault) {
    while asked.recv().is_ok() {
        let until = Instant::now() + PAUSE;
        // Requests in the meantime are included; none follow when the journal is closed.
        while let Some(left) = until.checked_duration_since(Instant::now())
            && asked.recv_timeout(left).is_ok()
        {}
        if let Err(error) = file.sync_data() {
            *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        }
    }
}
