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
use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;

use super::opening::{ArchiveEntry, Convert, LoadError, Loaded, OpeningStep, PutLines};
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

/// Opens a file, or an entry of an archive, as games: each row is a game, see
/// [`game_of_row`](crate::game_of_row).
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason. It may come after lines have been reported.
pub fn open_games(
    path: &Path,
    entry: Option<&ArchiveEntry>,
    limits: OpeningLimits,
    take: &mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    run_once_more(Job {
        path,
        entry,
        limits,
        convert: None,
        is_games: true,
        take,
        told: None,
    })
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
        is_games: false,
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
    run_once_more(Job {
        path,
        entry,
        limits,
        convert,
        is_games: false,
        take,
        told: None,
    })
}

/// Runs an opening, and once more if another program wrote to the file before any lines were reported.
fn run_once_more(mut job: Job<'_>) -> Result<(), LoadError> {
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
    let mut load_once = || read_to_end(path, limits, false, progress, None);
    match load_once() {
        Err(LoadError::ChangedWhileReading) => load_once(),
        result => result,
    }
}

/// Reads a file of games as games, or any text file as lines, to its end.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason.
pub(crate) fn load_rows(
    path: &Path,
    is_games: bool,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    let limits = OpeningLimits::default();
    let mut load_once = || read_to_end(path, limits, is_games, progress, None);
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
    is_games: bool,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    let metadata = file.metadata()?;
    check_kind(&metadata)?;
    let opened = Opened { file, metadata };
    let limits = OpeningLimits::default();
    read_to_end(path, limits, is_games, progress, Some(opened))
}

fn read_to_end(
    path: &Path,
    limits: OpeningLimits,
    is_games: bool,
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
        is_games,
        take: &mut take,
        told: None,
    };
    match opened {
        Some(opened) => job.run_opened(opened)?,
        None => job.run()?,
    }
    loaded.ok_or(LoadError::Cancelled)
}
