//! Sources that are read as a stream, from the first byte to the last.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use super::intake::{Intake, OpeningLimits};
use super::job::{Job, Opened};
use crate::imprint::Imprinting;
use crate::opening::{Convert, LoadError, OpeningStep, PutLines, Unpacked};
use crate::source::Source;

/// The number of bytes read at a time.
const STEP: usize = 256 << 10;

impl Source {
    /// Reads a stream such as standard input to its end. `progress` gets the number of bytes read so far, and 0 for the
    /// unknown total, and may stop the reading.
    ///
    /// # Errors
    ///
    /// Returns a [`LoadError`] with the reason.
    pub fn from_reader(
        reader: &mut dyn Read,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Self, LoadError> {
        Self::taken_in(Intake::new(OpeningLimits::default()), reader, progress)
    }

    /// Reads a stream to its end as games: each row is a game, see [`game_of_row`](crate::game_of_row). Otherwise it
    /// does the same as [`from_reader`](Self::from_reader).
    ///
    /// # Errors
    ///
    /// Returns a [`LoadError`] with the reason.
    pub fn games_from_reader(
        reader: &mut dyn Read,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Self, LoadError> {
        Self::taken_in(Intake::of_games(OpeningLimits::default()), reader, progress)
    }

    fn taken_in(
        mut intake: Intake,
        reader: &mut dyn Read,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Self, LoadError> {
        let mut done = 0;
        each_read(reader, &mut |bytes| {
            intake.add(bytes)?;
            done += bytes.len() as u64;
            match progress(done, 0) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(LoadError::Cancelled),
            }
        })?;
        intake.finish()
    }

    /// Converts a stream into lines and reads those to the end. `progress` gets the number of bytes of the stream read
    /// so far, and may stop the conversion.
    ///
    /// # Errors
    ///
    /// Returns a [`LoadError`] with the reason.
    pub fn from_converted(
        reader: &mut (dyn Read + Send),
        convert: &mut Convert<'_>,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Self, LoadError> {
        let mut intake = Intake::new(OpeningLimits::default());
        let read = AtomicU64::new(0);
        let mut counted = CountingReader {
            reader,
            read: &read,
        };
        convert(&mut counted, &mut |bytes| {
            intake.add(bytes)?;
            match progress(read.load(Ordering::Relaxed)) {
                ControlFlow::Continue(()) => Ok(()),
                ControlFlow::Break(()) => Err(LoadError::Cancelled),
            }
        })?;
        intake.finish()
    }
}

/// A file that is read as a stream.
pub(super) struct Stream<'a> {
    /// The file on the disk.
    pub(super) opened: &'a Opened,
    pub(super) unpacked_from: Option<Unpacked>,
    /// The total number of bytes, in the unit of the reported progress.
    pub(super) of: u64,
}

impl Job<'_> {
    /// Opens a large file in UTF-16, or a file of games as games.
    pub(super) fn decode(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let stream = Stream {
            opened,
            unpacked_from: None,
            of: opened.len(),
        };
        let mut file = Imprinting::new(opened.reader()?);
        let read = AtomicU64::new(0);
        let mut counted = CountingReader {
            reader: &mut file,
            read: &read,
        };
        let source = self.take_in(&stream, &mut counted, &read)?;
        opened.check_is_as_it_was()?;
        let fingerprint = opened.fingerprint().with(file.finish());
        self.tell_done(source, fingerprint, None)
    }

    /// Opens an unpacked file that is converted into lines.
    pub(super) fn convert_plain(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let stream = Stream {
            opened,
            unpacked_from: Some(self.unpacked(None)),
            of: opened.len(),
        };
        let read = AtomicU64::new(0);
        let mut counted = CountingReader {
            reader: opened.reader()?,
            read: &read,
        };
        let source = self.take_in(&stream, &mut counted, &read)?;
        self.tell_unpacked(&stream, source)
    }

    /// Reads a stream, or the lines converted from it, to the end and reports lines on the way. `read` is the number of
    /// bytes read from the file.
    pub(super) fn take_in(
        &mut self,
        stream: &Stream<'_>,
        reader: &mut (dyn Read + Send),
        read: &AtomicU64,
    ) -> Result<Source, LoadError> {
        let mut intake = if self.is_games {
            Intake::of_games(self.limits())
        } else {
            Intake::new(self.limits())
        };
        let mut convert = self.convert.take();
        let unpacked_from = stream.unpacked_from.as_ref();
        let mut put = |bytes: &[u8]| {
            intake.add(bytes)?;
            let done = read.load(Ordering::Relaxed).min(stream.of);
            let of = stream.of;
            self.tell(OpeningStep::Progress { done, of })?;
            match intake.so_far() {
                Some(source) if self.told.is_none() => {
                    self.tell_first(source, stream.opened.fingerprint(), unpacked_from)
                }
                Some(source) if self.is_time_to_tell() => self.tell_grown(source),
                _ => Ok(()),
            }
        };
        let result = match &mut convert {
            Some(convert) => convert(reader, &mut put),
            None => each_read(reader, &mut put),
        };
        self.convert = convert;
        result?;
        intake.finish()
    }

    /// Reports the end of a packed file.
    pub(super) fn tell_unpacked(
        &mut self,
        stream: &Stream<'_>,
        source: Source,
    ) -> Result<(), LoadError> {
        let opened = stream.opened;
        opened.check_is_as_it_was()?;
        self.tell_done(source, opened.fingerprint(), stream.unpacked_from.as_ref())
    }
}

/// Counts the bytes read through it.
pub(super) struct CountingReader<'a, R> {
    pub(super) reader: R,
    pub(super) read: &'a AtomicU64,
}

impl<R: Read> Read for CountingReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

fn each_read(reader: &mut dyn Read, take: &mut PutLines<'_>) -> Result<(), LoadError> {
    let mut buffer = vec![0; STEP];
    loop {
        match reader.read(&mut buffer) {
            Ok(0) => return Ok(()),
            Ok(read) => take(buffer.get(..read).unwrap_or_default())?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error.into()),
        }
    }
}
