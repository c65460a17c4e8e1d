//! Opens a file as a [`Source`](super::Source), step by step.
//!
//! Promises: opening never waits for a pipe or a device; the result is the file at one moment, never a mixture of two.
//! A small file is read as a whole and then closed; a large one stays on the disk and is read by position, and its
//! first lines are available before the others are counted. Memory stays small for files of any size.

mod archive;
mod intake;
mod job;
mod plain;
mod stream;

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::Path;

use super::opening::{ArchiveEntry, Convert, LoadError, Loaded, OpeningStep, PutLines};
use crate::system;
use job::{Job, Opened, check_kind};

pub use archive::archive_entries;
pub use intake::OpeningLimits;
pub use job::{check_file_name, open_regular_file};

/// Opens a text file step by step, also one that is packed, or the only one in a zip archive.
///
/// `take` receives each step and may stop the opening. If another program writes to the file before the first step with
/// lines, it is read once more from the beginning.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason. It may come after lines have been reported.
pub fn open(
    path: &Path,
    take: &mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    open_with(path, None, OpeningLimits::default(), take)
}

/// Opens one of the [`archive_entries`] step by step, as [`open`] does.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason. It may come after lines have been reported.
pub fn open_entry(
    path: &Path,
    entry: &ArchiveEntry,
    take: &mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    open_with(path, Some(entry), OpeningLimits::default(), take)
}

/// Opens a file, or an entry of an archive, with the caller's own limits.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason. It may come after lines have been reported.
pub fn open_with(
    path: &Path,
    entry: Option<&ArchiveEntry>,
    limits: OpeningLimits,
    take: &mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    open_as(path, entry, limits, None, take)
}

/// Converts the content of a file or an entry into lines, for example games into positions, and opens those. They
/// cannot be saved to the file itself.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason. It may come after lines have been reported.
pub fn open_converted(
    path: &Path,
    entry: Option<&ArchiveEntry>,
    limits: OpeningLimits,
    convert: &mut Convert<'_>,
    take: &mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    let mut convert = |reader: &mut (dyn Read + Send), put: &mut PutLines<'_>| convert(reader, put);
    open_as(path, entry, limits, Some(&mut convert), take)
}

/// Reads the content of an open file, or of an entry of an archive, once more from the beginning.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason.
pub fn read_opened(
    path: &Path,
    file: &File,
    entry: Option<&ArchiveEntry>,
    read: &mut dyn FnMut(&mut (dyn Read + Send)) -> Result<(), LoadError>,
) -> Result<(), LoadError> {
    let file = file.try_clone()?;
    let metadata = file.metadata()?;
    let mut convert = |reader: &mut (dyn Read + Send), _: &mut PutLines<'_>| read(reader);
    let mut job = Job {
        path,
        entry,
        limits: OpeningLimits::default(),
        convert: Some(&mut convert),
        take: &mut |_| ControlFlow::Continue(()),
        told: None,
    };
    job.run_opened(Opened { file, metadata })
}

fn open_as<'a>(
    path: &'a Path,
    entry: Option<&'a ArchiveEntry>,
    limits: OpeningLimits,
    convert: Option<&'a mut Convert<'a>>,
    take: &'a mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    let mut job = Job {
        path,
        entry,
        limits,
        convert,
        take,
        told: None,
    };
    match job.run() {
        Err(LoadError::ChangedWhileReading) if job.told.is_none() => job.run(),
        result => result,
    }
}

/// Reads a text file to its end.
///
/// `progress` gets the number of bytes read so far and the total, and may stop the reading. If another program writes
/// to the file in the meantime, it is read again from the beginning.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason.
pub fn load(
    path: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    load_with(path, OpeningLimits::default(), progress)
}

/// Reads a text file to its end, with the caller's own limits.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason.
pub fn load_with(
    path: &Path,
    limits: OpeningLimits,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    let mut load_once = || read_to_end(path, limits, progress, None);
    match load_once() {
        Err(LoadError::ChangedWhileReading) => load_once(),
        result => result,
    }
}

/// Reads a text file to its end through a handle, whatever is at its path by now.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason.
pub(crate) fn load_opened(
    path: &Path,
    file: File,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    let metadata = file.metadata()?;
    check_kind(&metadata)?;
    let opened = Opened { file, metadata };
    read_to_end(path, OpeningLimits::default(), progress, Some(opened))
}

fn read_to_end(
    path: &Path,
    limits: OpeningLimits,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    opened: Option<Opened>,
) -> Result<Loaded, LoadError> {
    let mut loaded = None;
    let mut take = |step| {
        match (step, &mut loaded) {
            (OpeningStep::First(first), loaded) => *loaded = Some(first),
            (OpeningStep::Done(growth, fingerprint), Some(loaded)) => {
                loaded.source = growth.source;
                loaded.fingerprint = fingerprint;
            }
            (OpeningStep::Progress { done, of }, _) => return progress(done, of),
            (OpeningStep::Grown(_) | OpeningStep::Done(..), _) => {}
        }
        ControlFlow::Continue(())
    };
    let mut job = Job {
        path,
        entry: None,
        limits,
        convert: None,
        take: &mut take,
        told: None,
    };
    match opened {
        Some(opened) => job.run_opened(opened)?,
        None => job.run()?,
    }
    loaded.ok_or(LoadError::Cancelled)
}

/// A file that is read from its beginning, with its own position.
///
/// An open file has a position, which all its handles share. On some systems (Windows) a read at another position moves
/// it, and a reader that starts after a look at the first bytes would miss them.
#[derive(Debug)]
struct FromStart {
    file: File,
    at: u64,
}

impl FromStart {
    /// # Errors
    /// Fails when the system has no handle left.
    fn of(file: &File) -> io::Result<Self> {
        let file = file.try_clone()?;
        Ok(Self { file, at: 0 })
    }
}

impl Read for FromStart {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = system::read_at(&self.file, self.at, buffer)?;
        self.at += read as u64;
        Ok(read)
    }
}

impl Seek for FromStart {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let (from, by) = match to {
            SeekFrom::Start(at) => (at, 0),
            SeekFrom::Current(by) => (self.at, by),
            SeekFrom::End(by) => (self.file.metadata()?.len(), by),
        };
        let to = from.checked_add_signed(by);
        self.at = to.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::io::Write as _;

    #[test]
    fn reading_starts_at_the_beginning_regardless_of_other_readers() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"eight bytes and more").unwrap();
        let mut head = [0; 5];
        assert_eq!(system::read_at(&file, 6, &mut head).unwrap(), 5);
        let mut all = FromStart::of(&file).unwrap();
        let mut text = String::new();
        all.read_to_string(&mut text).unwrap();
        assert_eq!(text, "eight bytes and more");
        assert_eq!(&head, b"bytes");
    }

    #[test]
    fn seeking_from_start_current_and_end_moves_the_reader() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"0123456789").unwrap();
        let mut all = FromStart::of(&file).unwrap();
        let mut read_from = |to| {
            let mut byte = [0];
            all.seek(to).unwrap();
            all.read_exact(&mut byte).unwrap();
            char::from(byte[0])
        };
        assert_eq!(read_from(SeekFrom::Start(4)), '4');
        assert_eq!(read_from(SeekFrom::Current(2)), '7');
        assert_eq!(read_from(SeekFrom::End(-1)), '9');
        assert!(all.seek(SeekFrom::Current(-11)).is_err());
    }
}
