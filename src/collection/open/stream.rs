//! Sources that are read as a stream, first to last.

use std::io::{self, Read};
use std::ops::ControlFlow;

use super::intake::{Intake, Limits};
use super::job::{Job, Opened};
use crate::collection::imprint::Imprinting;
use crate::collection::load_error::LoadError;
use crate::collection::opening::{Opening, Unpacked};
use crate::collection::source::Source;

/// So much is read at a time.
const STEP: usize = 256 << 10;

impl Source {
    /// Reads a stream to its end, such as standard input. `progress` gets the number of bytes read so
    /// far, and 0 for the number there are, and may stop the reading.
    ///
    /// # Errors
    ///
    /// [`LoadError`] tells them all apart.
    pub fn from_reader(
        reader: &mut dyn Read,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Self, LoadError> {
        let mut intake = Intake::new(Limits::default());
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
}

/// A file that is read as a stream.
pub(super) struct Stream<'a> {
    /// The file on the disk.
    pub(super) opened: &'a Opened,
    pub(super) unpacked_from: Option<Unpacked>,
    /// How many bytes it has, in the measure of what is told as done.
    pub(super) of: u64,
}

impl Job<'_> {
    /// A large file in UTF-16.
    pub(super) fn decode(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let stream = Stream {
            opened,
            unpacked_from: None,
            of: opened.len(),
        };
        let mut file = Imprinting::new(&opened.file);
        let mut done = 0;
        let source = self.take_in(&stream, &mut file, &mut |read| {
            done += read;
            done
        })?;
        opened.check_is_as_it_was()?;
        let fingerprint = opened.fingerprint().with(file.finish());
        self.tell_done(source, fingerprint, None)
    }

    /// Reads a stream to its end, and tells of its lines on the way. `done` gets the number of bytes
    /// that have just come, and says how much of the file is done.
    pub(super) fn take_in(
        &mut self,
        stream: &Stream<'_>,
        reader: &mut dyn Read,
        done: &mut dyn FnMut(u64) -> u64,
    ) -> Result<Source, LoadError> {
        let mut intake = Intake::new(self.limits);
        let unpacked_from = stream.unpacked_from.as_ref();
        each_read(reader, &mut |bytes| {
            intake.add(bytes)?;
            let done = done(bytes.len() as u64).min(stream.of);
            let of = stream.of;
            self.tell(Opening::Progress { done, of })?;
            match intake.so_far() {
                Some(source) if self.told.is_none() => {
                    self.tell_first(source, stream.opened.fingerprint(), unpacked_from)
                }
                Some(source) if self.is_time_to_tell() => self.tell_grown(source),
                _ => Ok(()),
            }
        })?;
        intake.finish()
    }

    /// All that was packed in a file is known.
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

fn each_read(
    reader: &mut dyn Read,
    take: &mut dyn FnMut(&[u8]) -> Result<(), LoadError>,
) -> Result<(), LoadError> {
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
