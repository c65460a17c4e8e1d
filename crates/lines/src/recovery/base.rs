//! The copy of a document that is kept next to a journal, and a copy of the new content while a file is overwritten in
//! place.

use super::head::{Base, Head};
use super::line_map::{KeptSpan, LinesPlace};
use super::record::{JournalRecordKind, RecordBeingWritten};
use super::session::LockedJournal;
use super::system::{self, Access};
use crate::{FileContent, Spare};
use flate2::{CrcReader, CrcWriter};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The number of bytes between two reports.
const REPORT_STEP: u64 = 64 << 10;

/// A reader that reports the number of bytes read, and can be stopped.
pub(super) struct WatchedReader<'a, R> {
    input: R,
    done: u64,
    of: u64,
    told: u64,
    is_stopped: bool,
    progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>,
}

impl<'a, R: Read> WatchedReader<'a, R> {
    /// Starts a reader; `of` is the total number of bytes.
    pub(super) fn new(
        input: R,
        of: u64,
        progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Self {
        Self {
            input,
            done: 0,
            of,
            told: 0,
            is_stopped: false,
            progress,
        }
    }

    /// Whether it was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }
}

impl<R: Read> Read for WatchedReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if REPORT_STEP <= self.done - self.told {
            self.told = self.done;
            self.is_stopped |= (self.progress)(self.done, self.of).is_break();
        }
        if self.is_stopped {
            return Err(io::Error::other("stopped"));
        }
        let read = self.input.read(buffer)?;
        self.done += read as u64;
        Ok(read)
    }
}

/// The number of bytes read at a time.
const STEP: usize = 64 << 10;

/// Keeps a copy of `content` and returns its checksum. The copy is on the disk when this returns.
pub(super) fn keep_base(session: &LockedJournal, content: &dyn FileContent) -> io::Result<u32> {
    let file = system::create_private_file(&session.base())?;
    let mut out = CrcWriter::new(BufWriter::new(file));
    content.write_to(&mut out, &mut |_| ControlFlow::Continue(()))?;
    out.flush()?;
    out.get_ref().get_ref().sync_all()?;
    Ok(out.crc().sum())
}

/// Opens the base of a journal if it still has that checksum. `None` if it has changed, is not our file, or the reading
/// was stopped.
pub(super) fn open_as_kept(
    path: &Path,
    sum: u32,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<File> {
    let (mut file, metadata) = system::open_regular(path, Access::Read).ok()?;
    let watched = WatchedReader::new(&file, metadata.len(), progress);
    let mut read = CrcReader::new(BufReader::with_capacity(STEP, watched));
    io::copy(&mut read, &mut io::sink()).ok()?;
    let is_as_kept = read.crc().sum() == sum;
    drop(read);
    file.rewind().ok()?;
    is_as_kept.then_some(file)
}

/// Keeps a copy of the new content in the folder of all journals. If the process dies while it overwrites the file, the
/// next start finds the copy like any abandoned work.
#[derive(Debug)]
pub struct SpareCopy {
    recovery: PathBuf,
    session: Option<LockedJournal>,
}

impl SpareCopy {
    /// Prepares a copy in the folder of all journals.
    pub fn new(recovery: PathBuf) -> Self {
        Self {
            recovery,
            session: None,
        }
    }

    /// The folder of the copy, while there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.session.as_ref().map(LockedJournal::folder)
    }
}

impl Spare for SpareCopy {
    fn keep(&mut self, target: &Path, content: &dyn FileContent) -> io::Result<()> {
        let session = LockedJournal::create(&self.recovery)?;
        let kept = keep(&session, target, content);
        match kept {
            Ok(()) => self.session = Some(session),
            Err(_) => drop(session.remove()),
        }
        kept
    }

    fn release(&mut self) {
        if let Some(session) = self.session.take() {
            // If this fails, the next start offers the content that is already in the file.
            drop(session.remove());
        }
    }
}

fn keep(session: &LockedJournal, target: &Path, content: &dyn FileContent) -> io::Result<()> {
    let base_sum = keep_base(session, content)?;
    let now = SystemTime::now();
    let name = target.file_name().unwrap_or_default();
    let head = Head {
        path: Some(target.to_owned()),
        name: name.to_string_lossy().into_owned(),
        // An empty fingerprint, because the file will not be the same afterwards.
        fingerprint: Vec::new(),
        base: Base::Copy,
        holds_games: content.holds_games(),
        base_sum,
        begun: now,
    };
    let mut file = session.file.as_ref();
    file.write_all(&head.write())?;
    file.write_all(&all_of_the_base())?;
    session.sync()
}

/// The records for a document that has all rows of the base.
fn all_of_the_base() -> Vec<u8> {
    let mut spans = RecordBeingWritten::new(JournalRecordKind::Spans);
    let all = KeptSpan {
        place: LinesPlace::Base,
        first: 0,
        count: u64::MAX,
    };
    all.write(&mut spans);
    let mut rows = RecordBeingWritten::new(JournalRecordKind::Rows);
    for number in [0, 0, 0, super::head::seconds_of(SystemTime::now())] {
        rows.number(number);
    }
    [spans.framed(), rows.framed()].concat()
}
