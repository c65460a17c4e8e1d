//! Cuts a stream of training data into parts.

use super::parts::FilePart;
use crate::games::{CutTraining, TrainingForm};
use std::io::{self, Read};

/// The number of bytes read at a time.
const BLOCK_LEN: usize = 1 << 16;

/// Cuts a stream of training data into [`FilePart`]s.
#[derive(Debug)]
pub struct TrainingParts<R> {
    reader: R,
    cut: CutTraining,
    block: Vec<u8>,
    has_ended: bool,
    /// The error that prevents reading the rest, until it is returned.
    trouble: Option<io::Error>,
}

impl<R: Read> TrainingParts<R> {
    /// Creates the parts of a stream in this form.
    pub fn new(reader: R, form: TrainingForm) -> Self {
        Self {
            reader,
            cut: CutTraining::new(form),
            block: vec![0; BLOCK_LEN],
            has_ended: false,
            trouble: None,
        }
    }

    /// Returns the next part; `None` after the last one.
    ///
    /// # Errors
    /// Fails with the errors of the reader, after everything that was read before has been returned.
    pub fn next_part(&mut self) -> io::Result<Option<FilePart>> {
        loop {
            if let Some(part) = self.cut.take() {
                return Ok(Some(FilePart::Training(part)));
            }
            if self.has_ended {
                return self.trouble.take().map_or(Ok(None), Err);
            }
            match self.reader.read(&mut self.block) {
                Ok(0) => self.end(),
                Ok(length) => self.cut.put(self.block.get(..length).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.trouble = Some(error);
                    self.end();
                }
            }
        }
    }

    fn end(&mut self) {
        self.has_ended = true;
        self.cut.end();
    }
}
