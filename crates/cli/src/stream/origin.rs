//! The sources of a command: files, standard input, and text on the command line.

use super::output::open_file;
use super::stored::StoredInput;
use super::{unpacked, unpacking, with_head};
use crate::escape_controls::escape_controls;
use crate::input_kind::{InputKind, RecordForm};
use crate::record_parts::FormInput;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabiya_lines::Fingerprint;
use tabiya_parquet::{MARK, ParquetFault};
use tabiya_text::tr;

/// A source of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InputOrigin {
    /// A file, a named pipe, or a device.
    File(PathBuf),
    /// Standard input.
    Standard,
    /// Text on the command line itself.
    Text(String),
    /// One of the others, stored so that it can be read again.
    Stored(Box<Self>, StoredInput),
}

impl InputOrigin {
    /// Interprets an argument of the command line.
    pub(crate) fn of(argument: &OsStr) -> Self {
        if argument == "-" {
            Self::Standard
        } else {
            Self::File(argument.into())
        }
    }

    /// Returns its name in a report.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::File(path) => path.to_string_lossy().into_owned(),
            Self::Standard => "-".to_owned(),
            Self::Text(_) => tr("cli-argument"),
            Self::Stored(origin, _) => origin.name(),
        }
    }

    /// Returns its name on a terminal.
    pub(crate) fn shown_name(&self) -> String {
        escape_controls(&self.name())
    }

    /// Returns its kind, judging by its name; `None` if the name does not tell.
    pub(crate) fn kind(&self) -> Option<InputKind> {
        match self {
            Self::File(path) => InputKind::of_path(path),
            Self::Standard | Self::Text(_) => None,
            Self::Stored(origin, _) => origin.kind(),
        }
    }

    /// Opens it, and records the state of a file at that time.
    pub(super) fn open(&self, readings: &mut Vec<InputFile>) -> io::Result<Box<dyn Read + Send>> {
        unpacked(self.open_as_it_is(readings)?)
    }

    /// Does the same as [`Self::open`] and decompresses its content. `count` receives the number of
    /// bytes read as they are on the disk.
    pub(crate) fn open_unpacking(
        &self,
        readings: &mut Vec<InputFile>,
        count: &Arc<AtomicU64>,
    ) -> io::Result<Box<dyn Read + Send>> {
        let reader = self.open_as_it_is(readings)?;
        unpacking(Box::new(Counted {
            reader,
            count: Arc::clone(count),
        }))
    }

    /// Opens it as an input in this form, packed or not.
    pub(crate) fn open_form(
        &self,
        form: RecordForm,
        readings: &mut Vec<InputFile>,
        count: &Arc<AtomicU64>,
    ) -> io::Result<FormInput> {
        Ok(match form {
            RecordForm::Training(form) => {
                FormInput::Training(self.open_unpacking(readings, count)?, form)
            }
            RecordForm::Parquet => FormInput::Parquet(self.open_whole(readings, count)?),
        })
    }

    /// Opens it so that any place in it can be read. Any other input is copied into a temporary file.
    fn open_whole(
        &self,
        readings: &mut Vec<InputFile>,
        count: &Arc<AtomicU64>,
    ) -> io::Result<File> {
        if let Self::File(path) = self
            && path.is_file()
        {
            let (mut file, metadata) = open_file(path)?;
            let mut mark = [0; MARK.len()];
            if file.read_exact(&mut mark).is_ok() && mark == *MARK {
                readings.extend(metadata.map(|metadata| InputFile {
                    path: path.clone(),
                    fingerprint: Fingerprint::of(&metadata),
                }));
                return Ok(file);
            }
        }
        let reader = self.open_unpacking(readings, count)?;
        let (mark, mut reader) = with_head(reader, &[MARK.as_slice()])?;
        if mark != MARK {
            return Err(ParquetFault::NotParquet.into());
        }
        let mut file = tempfile::tempfile()?;
        io::copy(&mut reader, &mut file)?;
        Ok(file)
    }

    fn open_as_it_is(&self, readings: &mut Vec<InputFile>) -> io::Result<Box<dyn Read + Send>> {
        Ok(match self {
            Self::Standard => Box::new(io::stdin()),
            Self::Text(text) => Box::new(io::Cursor::new(text.clone().into_bytes())),
            Self::Stored(_, stored) => Box::new(stored.reader()?),
            Self::File(path) => {
                let (file, metadata) = open_file(path)?;
                let length = metadata.as_ref().map_or(0, std::fs::Metadata::len);
                readings.extend(metadata.map(|metadata| InputFile {
                    path: path.clone(),
                    fingerprint: Fingerprint::of(&metadata),
                }));
                match length {
                    // A pipe, or a file that the system generates while it is read, has no known
                    // length.
                    0 => Box::new(file),
                    // The length is fixed now, since reading a growing file, perhaps our own
                    // output, would never end.
                    length => Box::new(file.take(length)),
                }
            }
        })
    }

    /// Returns an input that can be read several times. Standard input, pipes and files of unknown length are stored.
    ///
    /// # Errors
    /// Fails when there is no room for it.
    pub(crate) fn stored(self) -> io::Result<Self> {
        let is_kept = match &self {
            Self::Text(_) | Self::Stored(..) => true,
            Self::Standard => false,
            // Whatever cannot be opened is reported by the first reading.
            Self::File(path) => path.metadata().map_or(true, |found| {
                found.is_dir() || found.is_file() && 0 < found.len()
            }),
        };
        if is_kept {
            return Ok(self);
        }
        match self.open_as_it_is(&mut Vec::new()) {
            Ok(reader) => Ok(Self::Stored(Box::new(self), StoredInput::of(reader)?)),
            Err(_) => Ok(self),
        }
    }

    /// Returns the number of bytes, if known.
    pub(crate) fn len(&self) -> Option<u64> {
        match self {
            Self::Standard | Self::Stored(..) => None,
            Self::Text(text) => Some(text.len() as u64),
            Self::File(path) => {
                let metadata = path.metadata().ok()?;
                metadata.is_file().then_some(metadata.len())
            }
        }
    }
}

/// Counts the bytes that are read.
struct Counted {
    reader: Box<dyn Read + Send>,
    count: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.reader.read(buffer)?;
        self.count.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// A file that was read.
#[derive(Debug)]
pub(crate) struct InputFile {
    pub(crate) path: PathBuf,
    /// Its state when reading began.
    pub(crate) fingerprint: Fingerprint,
}
