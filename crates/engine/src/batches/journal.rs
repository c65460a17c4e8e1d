//! The file of results.

use super::position_key::PositionKey;
use crate::analysis::{Found, read_journal_line, write_journal_line};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tabiya_chess::Position;
use tabiya_lines::file_lock::FileLock;
use tabiya_lines::size_limit;

/// What the file begins with.
const BEGIN: &str = "tabiya analysis 1\t";
/// At least so often what was written reaches the disk, should the power fail.
const SYNC_EVERY: Duration = Duration::from_secs(1);
/// No line is longer.
const LONGEST_LINE: u64 = 1 << 20;

/// Results of a batch, kept in a file as they come. Another program cannot write there meanwhile.
#[derive(Debug)]
pub struct Journal(Mutex<Kept>);

#[derive(Debug)]
struct Kept {
    file: File,
    /// None of a file that nobody else can open.
    _lock: Option<FileLock>,
    /// Where the line of a position begins.
    places: HashMap<PositionKey, u64>,
    /// Where the next line begins.
    end: u64,
    last_sync: Instant,
    /// Whether it is to be there after a power cut.
    is_lasting: bool,
}

/// Why there is no journal.
#[derive(Debug)]
pub enum JournalError {
    /// Another batch writes into it.
    InUse,
    /// It is of a batch with another engine or other limits.
    OtherPlan,
    /// It is no journal at all.
    NoJournal,
    /// There is one with so many results already, and nobody said that it goes on.
    Exists(usize),
    /// The system says this.
    Io(io::Error),
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Journal {
    /// Opens the file of results of a batch with this fingerprint. One that is there goes on, if that is wanted
    /// and it is of such a batch.
    ///
    /// # Errors
    /// Why there is none. The file is then as it was.
    pub(super) fn open(
        path: &Path,
        fingerprint: &str,
        goes_on: bool,
    ) -> Result<Self, JournalError> {
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let lock = FileLock::exclusive(file.try_clone()?)?;
        let mut kept = Kept {
            file,
            _lock: Some(lock.ok_or(JournalError::InUse)?),
            places: HashMap::new(),
            end: 0,
            last_sync: Instant::now(),
            is_lasting: true,
        };
        let head = format!("{BEGIN}{fingerprint}\n");
        kept.read(&head)?;
        if !goes_on && !kept.places.is_empty() {
            return Err(JournalError::Exists(kept.places.len()));
        }
        // What a program that was killed has left of its last line goes.
        kept.file.set_len(kept.end)?;
        if kept.end == 0 {
            kept.append(&head)?;
        }
        Ok(Self(Mutex::new(kept)))
    }

    /// Results in a file without a name, which is gone with the program.
    ///
    /// # Errors
    /// When there is no room for temporary files.
    pub fn temporary() -> io::Result<Self> {
        Ok(Self(Mutex::new(Kept {
            file: tempfile::tempfile()?,
            _lock: None,
            places: HashMap::new(),
            end: 0,
            last_sync: Instant::now(),
            is_lasting: false,
        })))
    }

    /// How many results there are.
    pub fn len(&self) -> usize {
        self.kept().places.len()
    }

    /// Whether there are no results yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn has(&self, key: PositionKey) -> bool {
        self.kept().places.contains_key(&key)
    }

    /// The result for a position.
    pub(super) fn get(&self, key: PositionKey) -> io::Result<Option<Found>> {
        let mut kept = self.kept();
        let Some(place) = kept.places.get(&key).copied() else {
            return Ok(None);
        };
        kept.file.seek(SeekFrom::Start(place))?;
        let mut line = Vec::new();
        BufReader::new((&kept.file).take(LONGEST_LINE)).read_until(b'\n', &mut line)?;
        Ok(read_journal_line(&line).map(|(_, found)| found))
    }

    /// Keeps a result. When this returns, it is in the file.
    pub(super) fn put(
        &self,
        key: PositionKey,
        position: &Position,
        found: &Found,
    ) -> io::Result<()> {
        let Some(line) = write_journal_line(position, found) else {
            return Ok(());
        };
        let mut kept = self.kept();
        let place = kept.end;
        kept.append(&line)?;
        kept.places.insert(key, place);
        Ok(())
    }

    /// Brings what was written to the disk.
    ///
    /// # Errors
    /// When the system cannot.
    pub fn sync(&self) -> io::Result<()> {
        let kept = self.kept();
        if kept.is_lasting {
            kept.file.sync_data()?;
        }
        Ok(())
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn append(&mut self, line: &str) -> io::Result<()> {
        let end = self.end + line.len() as u64;
        if size_limit().is_some_and(|most| most < end) {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.file.seek(SeekFrom::Start(self.end))?;
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            // A part of a line is no result, and the next one begins in its place.
            self.file.set_len(self.end).unwrap_or_default();
            return Err(error);
        }
        self.end = end;
        if self.is_lasting && SYNC_EVERY <= self.last_sync.elapsed() {
            self.file.sync_data()?;
            self.last_sync = Instant::now();
        }
        Ok(())
    }

    /// Finds the results that are there, and where the last whole line ends.
    fn read(&mut self, head: &str) -> Result<(), JournalError> {
        let mut reader = BufReader::new(&self.file);
        let mut line = Vec::new();
        loop {
            line.clear();
            let mut rest = reader.by_ref().take(LONGEST_LINE);
            let len = rest.read_until(b'\n', &mut line)?;
            if self.end == 0 {
                check_head(&line, head)?;
            }
            if line.last() != Some(&b'\n') {
                return Ok(());
            }
            if let Some((position, _)) = read_journal_line(&line) {
                let key = PositionKey::of(&position);
                self.places.insert(key, self.end);
            }
            self.end += len as u64;
        }
    }
}

fn check_head(line: &[u8], head: &str) -> Result<(), JournalError> {
    let is_whole = line.last() == Some(&b'\n');
    if line == head.as_bytes() || !is_whole && head.as_bytes().starts_with(line) {
        return Ok(());
    }
    if line.starts_with(BEGIN.as_bytes()) {
        return Err(JournalError::OtherPlan);
    }
    Err(JournalError::NoJournal)
}
