//! Stores bytes until all of them are there.

use std::fs::File;
use std::io::{self, Read, Seek as _, Write};
use std::ops::ControlFlow;
use std::path::Path;

use super::{FileContent, Target};
use crate::save_error::SaveError;
use crate::system;

/// The number of bytes copied at a time.
const STEP: usize = 1 << 20;

/// An unnamed file that takes any number of bytes in little memory, as a source for [`save`](super::save). So the saved
/// content can be made from the very file that it replaces.
#[derive(Debug)]
pub struct Spool {
    file: File,
    len: u64,
    most: Option<u64>,
}

impl Spool {
    /// Creates a spool in the folder of the system's temporary files.
    ///
    /// # Errors
    ///
    /// Fails when there is no room for temporary files.
    pub fn new() -> io::Result<Self> {
        Ok(Self {
            file: tempfile::tempfile()?,
            len: 0,
            most: system::size_limit(),
        })
    }

    /// Creates a spool in a folder.
    ///
    /// # Errors
    ///
    /// Fails when there is no such folder, or nothing can be written there.
    pub fn in_folder(folder: &Path) -> io::Result<Self> {
        Ok(Self {
            file: tempfile::tempfile_in(folder)?,
            len: 0,
            most: system::size_limit(),
        })
    }

    /// The file, positioned at its beginning. It disappears when it is closed.
    ///
    /// # Errors
    ///
    /// Fails when it cannot be read.
    pub fn into_file(mut self) -> io::Result<File> {
        self.file.rewind()?;
        Ok(self.file)
    }

    /// Creates a spool on the disk of `path`, to which its content will be saved, or in the folder of the system's
    /// temporary files if the folder of `path` is not writable.
    ///
    /// # Errors
    ///
    /// Fails when nothing could be saved at `path` either, or there is no room for temporary files.
    pub fn for_saving_at(path: &Path) -> Result<Self, SaveError> {
        let target = Target::resolve(path)?;
        let file = tempfile::tempfile_in(target.folder.path()).or_else(|_| tempfile::tempfile())?;
        Ok(Self {
            file,
            len: 0,
            most: system::size_limit(),
        })
    }
}

impl Write for Spool {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Beyond its limit the system would end the process, and not only fail the write.
        if self
            .most
            .is_some_and(|most| most < self.len + bytes.len() as u64)
        {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let written = self.file.write(bytes)?;
        self.len += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl FileContent for Spool {
    fn byte_len(&self) -> io::Result<u64> {
        Ok(self.len)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        let mut file = &self.file;
        file.rewind()?;
        copy_content(&mut file, out, 0, progress)
    }
}

/// Copies everything that can be read. `progress` gets the number of bytes written so far, which begins with `written`.
///
/// # Errors
/// Fails when reading or writing fails, and with [`io::ErrorKind::Interrupted`] when `progress` says so.
pub fn copy_content(
    content: &mut dyn Read,
    out: &mut dyn Write,
    mut written: u64,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> io::Result<()> {
    let mut buffer = vec![0; STEP];
    loop {
        let read = match content.read(&mut buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read?,
        };
        out.write_all(buffer.get(..read).unwrap_or_default())?;
        written += read as u64;
        if progress(written).is_break() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if read == 0 {
            return Ok(());
        }
    }
}
