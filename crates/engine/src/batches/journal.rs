//! The file with the results of a batch.
//!
//! The first line names the engine, its options and the limits of the results. After it there is one line per result,
//! which ends with a full stop. A result is in the file before it is reported, so no reported result is lost when the
//! program is killed; the disk is flushed once per second. Only one program writes to a journal (`File::try_lock`). An
//! incomplete last line counts as no result, and the next run cuts it off; that run recognises the other results by
//! their positions. In memory each position takes a few dozen bytes, and equal positions find the result in the file.
//! Results from another engine or with other limits are refused and never mixed.

use crate::analysis::{EngineResult, read_journal_line, write_journal_line};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tabiya_chess::{EnPassantConvention, Position};
use tabiya_lines::file_lock::FileLock;
use tabiya_lines::size_limit;
use tabiya_notation::fen::{Dialect, FenStyle, write_fen_as};
use twox_hash::XxHash3_64;

/// A hash that is equal for positions that an engine searches alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey([u64; 2]);

impl PositionKey {
    /// Hashes a position without its fullmove number, and without an en passant target that nothing can capture on.
    pub fn of(position: &Position) -> Self {
        let style = FenStyle {
            dialect: Dialect::Shredder,
            en_passant: EnPassantConvention::Legal,
        };
        let mut position = *position;
        position.fullmove_number = 1;
        let fen = write_fen_as(&position, style);
        // Two hashes of 64 bits, because with a single one ten million positions might collide.
        Self([0, 1].map(|seed| XxHash3_64::oneshot_with_seed(seed, fen.as_bytes())))
    }
}

/// The beginning of the file.
const BEGIN: &str = "tabiya analysis 1\t";
/// Written results are synchronised with the disk at least this often, in case of a power failure.
const SYNC_EVERY: Duration = Duration::from_secs(1);
/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// The results of a batch, saved in a file as they arrive. The file is locked against other programs.
#[derive(Debug)]
pub struct BatchJournal(Mutex<Kept>);

#[derive(Debug)]
struct Kept {
    file: File,
    /// `None` for a file that nobody else can open.
    _lock: Option<FileLock>,
    /// The offset of the line of each position.
    places: HashMap<PositionKey, u64>,
    /// The offset of the next line.
    end: u64,
    last_sync: Instant,
    /// Whether the file has to survive a power failure.
    is_lasting: bool,
}

/// The reason why a journal cannot be opened.
#[derive(Debug)]
pub enum JournalError {
    /// Another batch writes into the file.
    InUse,
    /// The file belongs to a batch with another engine or other limits.
    OtherPlan,
    /// The file is not a journal.
    NoJournal,
    /// The file already has this number of results, and the caller did not ask to continue it.
    Exists(usize),
    /// An error of the operating system.
    Io(io::Error),
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl BatchJournal {
    /// Opens or creates the journal of a batch with this fingerprint. Continues an existing one if `goes_on` is set and
    /// the fingerprint is the same.
    ///
    /// # Errors
    /// Returns the reason why it cannot be opened. The file is unchanged then.
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
        // Removes the incomplete last line that a killed program has left.
        kept.file.set_len(kept.end)?;
        if kept.end == 0 {
            kept.append(&head)?;
        }
        Ok(Self(Mutex::new(kept)))
    }

    /// Keeps results in an unnamed file that vanishes with the program.
    ///
    /// # Errors
    /// Fails when no temporary file can be created.
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

    /// The number of results.
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

    /// The result for a position; `None` if there is none.
    pub(super) fn get(&self, key: PositionKey) -> io::Result<Option<EngineResult>> {
        let mut kept = self.kept();
        let Some(place) = kept.places.get(&key).copied() else {
            return Ok(None);
        };
        kept.file.seek(SeekFrom::Start(place))?;
        let mut line = Vec::new();
        BufReader::new((&kept.file).take(LONGEST_LINE)).read_until(b'\n', &mut line)?;
        Ok(read_journal_line(&line).map(|(_, found)| found))
    }

    /// Saves a result. The result is in the file when this returns.
    pub(super) fn put(
        &self,
        key: PositionKey,
        position: &Position,
        found: &EngineResult,
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

    /// Synchronises the file with the disk.
    ///
    /// # Errors
    /// Fails when the operating system fails to do so.
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
            // Removes the partial line, so that the next one begins in its place.
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

    /// Finds the existing results and the end of the last complete line.
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
