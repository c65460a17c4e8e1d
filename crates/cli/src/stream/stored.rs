//! Input that can be read only once, stored so that it can be read again.

use super::output::ProgressLine;
use std::fs::File;
use std::io::{self, IsTerminal as _, Read, Seek as _, Write as _};
use std::sync::{Arc, Mutex, PoisonError};
use tabiya_lines::Spool;

/// The number of bytes that are copied at once.
const STEP: usize = 1 << 18;

/// The bytes of an input, in a temporary file without a name.
#[derive(Clone, Debug)]
pub(crate) struct StoredInput {
    file: Arc<File>,
    /// The reason why the input could not be read to its end. The first reader gets it.
    trouble: Arc<Mutex<Option<io::Error>>>,
}

impl PartialEq for StoredInput {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.file, &other.file)
    }
}

impl Eq for StoredInput {}

impl StoredInput {
    /// Stores the bytes of a reader.
    ///
    /// # Errors
    /// Fails when they cannot be written.
    pub(super) fn of(mut reader: impl Read) -> io::Result<Self> {
        let mut spool = Spool::new()?;
        let mut progress = ProgressLine::new(None, io::stdin().is_terminal());
        let mut buffer = vec![0; STEP];
        let mut count = 0;
        let trouble = loop {
            match reader.read(&mut buffer) {
                Ok(0) => break None,
                Ok(length) => {
                    spool.write_all(buffer.get(..length).unwrap_or_default())?;
                    count += length as u64;
                    progress.show(count);
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => break Some(error),
            }
        };
        progress.erase();
        Ok(Self {
            file: Arc::new(spool.into_file()?),
            trouble: Arc::new(Mutex::new(trouble)),
        })
    }

    /// Returns a reader of all bytes. Only one can be used at a time.
    pub(super) fn reader(&self) -> io::Result<StoredReader> {
        let mut file = self.file.try_clone()?;
        file.rewind()?;
        Ok(StoredReader {
            file,
            trouble: Arc::clone(&self.trouble),
        })
    }
}

/// Reads a stored input.
pub(super) struct StoredReader {
    file: File,
    trouble: Arc<Mutex<Option<io::Error>>>,
}

impl Read for StoredReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.file.read(buffer)?;
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        match trouble.take_if(|_| length == 0 && !buffer.is_empty()) {
            Some(error) => Err(error),
            None => Ok(length),
        }
    }
}
