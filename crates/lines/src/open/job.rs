//! One opening: it detects the kind of the file, reads the file from its beginning independently of other readers, and
//! reports the steps.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::intake::OpeningLimits;
use crate::decoding::Encoding;
use crate::file_endings::{GAMES, PACKED_FILE, TABLE, has_ending};
use crate::fingerprint::Fingerprint;
use crate::opening::{ArchiveEntry, Convert, Growth, LoadError, Loaded, OpeningStep, Unpacked};
use crate::source::Source;
use crate::system;
use crate::unpacking::Packing;

/// The minimum time between two reports of new lines.
const GROWN_INTERVAL: Duration = Duration::from_millis(33);

/// The number of bytes of converted lines before the first report.
const FIRST_MADE: u64 = 96 << 10;

/// One opening; the modules have its methods.
pub(super) struct Job<'a> {
    pub(super) path: &'a Path,
    pub(super) entry: Option<&'a ArchiveEntry>,
    pub(super) limits: OpeningLimits,
    /// The function that converts the file into lines, if there is one.
    pub(super) convert: Option<&'a mut Convert<'a>>,
    /// Whether the rows are games.
    pub(super) is_games: bool,
    pub(super) take: &'a mut dyn FnMut(OpeningStep) -> ControlFlow<()>,
    /// The time of the last report of lines.
    pub(super) told: Option<Instant>,
}

/// An open file with its metadata at that time.
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
        Fingerprint::of_open(&self.file, &self.metadata)
    }

    /// A reader of the whole file.
    pub(super) fn reader(&self) -> io::Result<FromStart> {
        FromStart::of(&self.file)
    }

    /// Checks that the file has not been changed since it was opened.
    pub(super) fn check_is_as_it_was(&self) -> Result<(), LoadError> {
        if Fingerprint::of(&self.file.metadata()?) == self.fingerprint() {
            Ok(())
        } else {
            Err(LoadError::ChangedWhileReading)
        }
    }

    /// The first bytes of the file.
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
        } else if let Some(packing) = packing(&head) {
            self.unpack_stream(&opened, packing)
        } else if self.convert.is_some() {
            self.convert_plain(&opened)
        } else if self.is_games || is_large && matches!(Encoding::of(&head), Encoding::Utf16(_)) {
            self.decode(&opened)
        } else if is_large {
            self.index(opened)
        } else {
            self.read_whole(&opened)
        }
    }

    /// The limits for this opening. Converted lines and games go to the disk early, because only lines on the disk are reported
    /// before the end.
    pub(super) fn limits(&self) -> OpeningLimits {
        let in_memory = if self.is_games || self.convert.is_some() {
            FIRST_MADE.min(self.limits.in_memory)
        } else {
            self.limits.in_memory
        };
        OpeningLimits {
            in_memory,
            ..self.limits
        }
    }

    /// The origin of lines, with the name of the packed or converted content.
    pub(super) fn unpacked(&self, name: Option<String>) -> Unpacked {
        let path = self.path.to_owned();
        if self.convert.is_none() {
            return Unpacked { path, name };
        }
        let packed = name.map_or_else(|| path.clone(), PathBuf::from);
        let mut made = PathBuf::from(packed.file_name().unwrap_or_default());
        while names_form(&made) {
            made.set_extension("");
        }
        made.as_mut_os_string().push(".epd");
        Unpacked {
            path,
            name: Some(made.to_string_lossy().into_owned()),
        }
    }

    /// Reports a step; the receiver may stop the opening.
    pub(super) fn tell(&mut self, step: OpeningStep) -> Result<(), LoadError> {
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
        self.tell(OpeningStep::First(Loaded {
            source,
            fingerprint,
            read_only: unpacked_from.is_some() || !system::may_write(self.path),
            unpacked_from: unpacked_from.cloned(),
        }))
    }

    /// Whether the last report of lines is old enough for the next one.
    pub(super) fn is_time_to_tell(&self) -> bool {
        self.told
            .is_none_or(|told| GROWN_INTERVAL <= told.elapsed())
    }

    pub(super) fn tell_grown(&mut self, source: Source) -> Result<(), LoadError> {
        self.told = Some(Instant::now());
        self.tell(OpeningStep::Grown(Growth { source }))
    }

    /// Reports that all lines are known.
    pub(super) fn tell_done(
        &mut self,
        source: Source,
        fingerprint: Fingerprint,
        unpacked_from: Option<&Unpacked>,
    ) -> Result<(), LoadError> {
        if self.told.is_none() {
            self.tell_first(source.clone(), fingerprint.clone(), unpacked_from)?;
        }
        self.tell(OpeningStep::Done(Growth { source }, fingerprint))
    }
}

/// Whether a file with this ending is packed or converted into lines.
fn names_form(path: &Path) -> bool {
    [PACKED_FILE, GAMES, TABLE]
        .iter()
        .any(|endings| has_ending(path, endings))
}

/// Checks whether a file can have this name: on some systems some names belong to devices, and merely looking at these
/// has effects.
///
/// # Errors
///
/// Returns [`LoadError::NotRegular`], or [`LoadError::NotFound`] if nothing can have this name.
pub fn check_file_name(path: &Path) -> Result<(), LoadError> {
    Ok(system::check_name(path)?)
}

/// Opens a regular file to read it. A pipe or a device is refused, without waiting for anybody at its other end.
///
/// # Errors
///
/// Returns [`LoadError::NotRegular`], [`LoadError::IsFolder`], or the reason why it cannot be opened.
pub fn open_regular_file(path: &Path) -> Result<(File, Metadata), LoadError> {
    check_file_name(path)?;
    // Checked before opening as well, because merely opening some devices has effects.
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

fn packing(head: &[u8]) -> Option<Packing> {
    let streams = [Packing::Zstandard, Packing::Bzip2];
    streams
        .into_iter()
        .find(|packing| head.starts_with(packing.mark()))
}

pub(super) fn is_zip(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}

/// A file that is read from its beginning, with its own position.
///
/// An open file has a position, which all its handles share. On some systems (Windows) a read at another position moves
/// it, and a reader that starts after a look at the first bytes would miss them.
#[derive(Debug)]
pub(super) struct FromStart {
    file: File,
    at: u64,
}

impl FromStart {
    /// # Errors
    /// Fails when the system has no handle left.
    pub(super) fn of(file: &File) -> io::Result<Self> {
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
