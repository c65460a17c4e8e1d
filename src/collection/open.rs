//! File -> [`Source`], step by step.
//!
//! Promises: never waits for a pipe or a device; what is returned is the file at one moment, not a
//! mixture of two. A small file is read whole and not kept open; a large one stays on the disk and is
//! read by position, and the first lines are there before the others have been counted. Memory stays
//! small whatever the size.

mod archive;
mod intake;
mod plain;
mod stream;

use std::fs::{self, File, Metadata};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use super::fingerprint::Fingerprint;
use super::load_error::LoadError;
use super::opening::{Entry, Growth, Loaded, Opening, Unpacked};
use super::source::Source;
use super::system;
use crate::notation::decoding::Encoding;

pub use archive::archive_entries;
pub use intake::Limits;

/// So often lines are told about that have become known.
const GROWN_INTERVAL: Duration = Duration::from_millis(33);

/// Opens a text file, step by step: also one that gzip has packed, or the only one in a zip archive.
///
/// `take` gets each step and may stop the opening. If another program writes to the file in the
/// meantime, before anything was shown, it is read once more from the beginning.
///
/// # Errors
///
/// [`LoadError`] tells them all apart. They may come after lines have been shown.
pub fn open(
    path: &Path,
    take: &mut dyn FnMut(Opening) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    open_with(path, None, Limits::default(), take)
}

/// Opens one of the [`archive_entries`], step by step, as [`open`] does.
///
/// # Errors
///
/// [`LoadError`] tells them all apart. They may come after lines have been shown.
pub fn open_entry(
    path: &Path,
    entry: &Entry,
    take: &mut dyn FnMut(Opening) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    open_with(path, Some(entry), Limits::default(), take)
}

/// Opens a file, or what is in an archive, with limits of the caller's own.
///
/// # Errors
///
/// [`LoadError`] tells them all apart. They may come after lines have been shown.
pub fn open_with(
    path: &Path,
    entry: Option<&Entry>,
    limits: Limits,
    take: &mut dyn FnMut(Opening) -> ControlFlow<()>,
) -> Result<(), LoadError> {
    let mut job = Job {
        path,
        entry,
        limits,
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
/// `progress` gets the number of bytes read so far and the number there are, and may stop the reading.
/// If another program writes to the file in the meantime, it is read once more from the beginning.
///
/// # Errors
///
/// [`LoadError`] tells them all apart.
pub fn load(
    path: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    load_with(path, Limits::default(), progress)
}

/// Reads a text file to its end, with limits of the caller's own.
///
/// # Errors
///
/// [`LoadError`] tells them all apart.
pub fn load_with(
    path: &Path,
    limits: Limits,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    let mut load_once = || read_to_end(path, limits, progress, None);
    match load_once() {
        Err(LoadError::ChangedWhileReading) => load_once(),
        result => result,
    }
}

/// Reads a text file to its end through a handle: what stands at its path by now does not matter.
///
/// # Errors
///
/// [`LoadError`] tells them all apart.
pub fn load_opened(
    path: &Path,
    file: File,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Loaded, LoadError> {
    let metadata = file.metadata()?;
    check_kind(&metadata)?;
    let opened = Opened { file, metadata };
    read_to_end(path, Limits::default(), progress, Some(opened))
}

fn read_to_end(
    path: &Path,
    limits: Limits,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    opened: Option<Opened>,
) -> Result<Loaded, LoadError> {
    let mut loaded = None;
    let mut take = |step| {
        match (step, &mut loaded) {
            (Opening::First(first), loaded) => *loaded = Some(first),
            (Opening::Done(growth, fingerprint), Some(loaded)) => {
                loaded.source = growth.source;
                loaded.fingerprint = fingerprint;
            }
            (Opening::Progress { done, of }, _) => return progress(done, of),
            (Opening::Grown(_) | Opening::Done(..), _) => {}
        }
        ControlFlow::Continue(())
    };
    let mut job = Job {
        path,
        entry: None,
        limits,
        take: &mut take,
        told: None,
    };
    match opened {
        Some(opened) => job.run_opened(opened)?,
        None => job.run()?,
    }
    loaded.ok_or(LoadError::Cancelled)
}

/// One opening; how it is done stands in the modules.
struct Job<'a> {
    path: &'a Path,
    entry: Option<&'a Entry>,
    limits: Limits,
    take: &'a mut dyn FnMut(Opening) -> ControlFlow<()>,
    /// When lines were last told about.
    told: Option<Instant>,
}

/// A file that has been opened, and what it was like then.
struct Opened {
    file: File,
    metadata: Metadata,
}

impl Opened {
    fn at(path: &Path) -> Result<Self, LoadError> {
        let (file, metadata) = open_regular_file(path)?;
        Ok(Self { file, metadata })
    }

    fn len(&self) -> u64 {
        self.metadata.len()
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.metadata)
    }

    /// Asks whether nobody has written to it since.
    fn check_is_as_it_was(&self) -> Result<(), LoadError> {
        if Fingerprint::of(&self.file.metadata()?) == self.fingerprint() {
            Ok(())
        } else {
            Err(LoadError::ChangedWhileReading)
        }
    }

    /// The first bytes.
    fn head(&self) -> io::Result<[u8; 4]> {
        let mut head = [0; 4];
        let _len = system::read_at(&self.file, 0, &mut head)?;
        Ok(head)
    }
}

impl Job<'_> {
    fn run(&mut self) -> Result<(), LoadError> {
        self.run_opened(Opened::at(self.path)?)
    }

    fn run_opened(&mut self, opened: Opened) -> Result<(), LoadError> {
        let head = opened.head()?;
        let is_large = self.limits.in_memory < opened.len();
        if archive::is_gzip(&head) {
            self.unpack_gzip(&opened)
        } else if archive::is_zip(&head) {
            self.unpack_zip(&opened)
        } else if is_large && matches!(Encoding::of(&head), Encoding::Utf16(_)) {
            self.decode(&opened)
        } else if is_large {
            self.index(opened)
        } else {
            self.read_whole(&opened)
        }
    }

    /// Tells a step; whoever is told may stop the opening.
    fn tell(&mut self, step: Opening) -> Result<(), LoadError> {
        match (self.take)(step) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(LoadError::Cancelled),
        }
    }

    fn tell_first(
        &mut self,
        source: Source,
        fingerprint: Fingerprint,
        unpacked_from: Option<&Unpacked>,
    ) -> Result<(), LoadError> {
        self.told = Some(Instant::now());
        self.tell(Opening::First(Loaded {
            source,
            fingerprint,
            read_only: unpacked_from.is_some() || !system::may_write(self.path),
            unpacked_from: unpacked_from.cloned(),
        }))
    }

    /// Whether the last lines were told about long ago.
    fn is_time_to_tell(&self) -> bool {
        self.told
            .is_none_or(|told| GROWN_INTERVAL <= told.elapsed())
    }

    fn tell_grown(&mut self, source: Source) -> Result<(), LoadError> {
        self.told = Some(Instant::now());
        self.tell(Opening::Grown(Growth { source }))
    }

    /// Tells that all lines are known.
    fn tell_done(
        &mut self,
        source: Source,
        fingerprint: Fingerprint,
        unpacked_from: Option<&Unpacked>,
    ) -> Result<(), LoadError> {
        if self.told.is_none() {
            self.tell_first(source.clone(), fingerprint.clone(), unpacked_from)?;
        }
        self.tell(Opening::Done(Growth { source }, fingerprint))
    }
}

/// Opens a file to read it, if it is one: a pipe or a device is refused, and nobody at the other end of
/// it is waited for.
///
/// # Errors
///
/// [`LoadError::NotRegular`], [`LoadError::IsFolder`], or why it cannot be opened.
pub fn open_regular_file(path: &Path) -> Result<(File, Metadata), LoadError> {
    // Asked before as well, since merely opening some devices does something.
    check_kind(&fs::metadata(path)?)?;
    let file = system::open_to_read(path)?;
    let metadata = file.metadata()?;
    check_kind(&metadata)?;
    Ok((file, metadata))
}

fn check_kind(metadata: &Metadata) -> Result<(), LoadError> {
    if metadata.is_dir() {
        return Err(LoadError::IsFolder);
    }
    if metadata.is_file() {
        Ok(())
    } else {
        Err(LoadError::NotRegular)
    }
}
