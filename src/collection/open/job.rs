//! One opening: what the file is, and who is told what of it.

use std::fs::{self, File, Metadata};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use super::intake::Limits;
use crate::collection::fingerprint::Fingerprint;
use crate::collection::load_error::LoadError;
use crate::collection::opening::{Entry, Growth, Loaded, Opening, Unpacked};
use crate::collection::source::Source;
use crate::collection::system;
use crate::notation::decoding::Encoding;

/// So often lines are told about that have become known.
const GROWN_INTERVAL: Duration = Duration::from_millis(33);

/// One opening; how it is done stands in the modules.
pub(super) struct Job<'a> {
    pub(super) path: &'a Path,
    pub(super) entry: Option<&'a Entry>,
    pub(super) limits: Limits,
    pub(super) take: &'a mut dyn FnMut(Opening) -> ControlFlow<()>,
    /// When lines were last told about.
    pub(super) told: Option<Instant>,
}

/// A file that has been opened, and what it was like then.
pub(super) struct Opened {
    pub(super) file: File,
    pub(super) metadata: Metadata,
}

impl Opened {
    pub(super) fn at(path: &Path) -> Result<Self, LoadError> {
        let (file, metadata) = open_regular_file(path)?;
        Ok(Self { file, metadata })
    }

    pub(super) fn len(&self) -> u64 {
        self.metadata.len()
    }

    pub(super) fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.metadata)
    }

    /// Asks whether nobody has written to it since.
    pub(super) fn check_is_as_it_was(&self) -> Result<(), LoadError> {
        if Fingerprint::of(&self.file.metadata()?) == self.fingerprint() {
            Ok(())
        } else {
            Err(LoadError::ChangedWhileReading)
        }
    }

    /// The first bytes.
    pub(super) fn head(&self) -> io::Result<[u8; 4]> {
        let mut head = [0; 4];
        let _len = system::read_at(&self.file, 0, &mut head)?;
        Ok(head)
    }
}

impl Job<'_> {
    pub(super) fn run(&mut self) -> Result<(), LoadError> {
        self.run_opened(Opened::at(self.path)?)
    }

    pub(super) fn run_opened(&mut self, opened: Opened) -> Result<(), LoadError> {
        let head = opened.head()?;
        let is_large = self.limits.in_memory < opened.len();
        if is_gzip(&head) {
            self.unpack_gzip(&opened)
        } else if is_zip(&head) {
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
    pub(super) fn tell(&mut self, step: Opening) -> Result<(), LoadError> {
        match (self.take)(step) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(LoadError::Cancelled),
        }
    }

    pub(super) fn tell_first(
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
    pub(super) fn is_time_to_tell(&self) -> bool {
        self.told
            .is_none_or(|told| GROWN_INTERVAL <= told.elapsed())
    }

    pub(super) fn tell_grown(&mut self, source: Source) -> Result<(), LoadError> {
        self.told = Some(Instant::now());
        self.tell(Opening::Grown(Growth { source }))
    }

    /// Tells that all lines are known.
    pub(super) fn tell_done(
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

pub(super) fn check_kind(metadata: &Metadata) -> Result<(), LoadError> {
    if metadata.is_dir() {
        return Err(LoadError::IsFolder);
    }
    if metadata.is_file() {
        Ok(())
    } else {
        Err(LoadError::NotRegular)
    }
}

pub(super) fn is_gzip(head: &[u8]) -> bool {
    head.starts_with(&[0x1F, 0x8B])
}

pub(super) fn is_zip(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}
