//! Opens plain text files on the disk.

use std::io::{self, Read as _};
use std::sync::Arc;

use super::job::{Job, Opened};
use crate::chunk::ReadError;
use crate::decoding::Encoding;
use crate::imprint::Imprint;
use crate::line_index::Indexer;
use crate::opening::{LoadError, OpeningStep};
use crate::sniff;
use crate::source::{FileShape, Source};
use crate::text::{DiskText, Handle, Text};

/// The number of bytes read from a small file between two reports.
const CHUNK: u64 = 1 << 20;
/// The number of bytes read before the first lines are reported: more than the check for text needs.
const FIRST: usize = 68 << 10;
/// The number of bytes read at a time after that.
const STEP: usize = 512 << 10;

impl Job<'_> {
    /// Reads a small file into memory.
    pub(super) fn read_whole(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let bytes = self.read_all(opened)?;
        // The decoded text of a UTF-16 file has other bytes than the file, so the imprint is taken from the file.
        let is_utf16 = matches!(Encoding::of(&bytes), Encoding::Utf16(_));
        let decoded_from = is_utf16.then(|| Imprint::of(&bytes));
        let source = Source::from_bytes(bytes);
        // A mixture of two states must not be judged as text.
        opened.check_is_as_it_was()?;
        let source = source?;
        let imprint = decoded_from.unwrap_or_else(|| source.index().clone().into());
        self.tell_done(source, opened.fingerprint().with(imprint), None)
    }

    /// Reads exactly all bytes; a file with fewer or more bytes has changed.
    fn read_all(&mut self, opened: &Opened) -> Result<Vec<u8>, LoadError> {
        let len = opened.len();
        let mut bytes = room_for(len)?;
        let mut file = opened.reader()?;
        loop {
            let read = file.by_ref().take(CHUNK).read_to_end(&mut bytes)?;
            let done = bytes.len() as u64;
            if len < done || (read == 0 && done < len) {
                return Err(LoadError::ChangedWhileReading);
            }
            self.tell(OpeningStep::Progress { done, of: len })?;
            if read == 0 {
                return Ok(bytes);
            }
        }
    }

    /// Counts the lines of a file that stays on the disk.
    pub(super) fn index(&mut self, opened: Opened) -> Result<(), LoadError> {
        let (len, fingerprint) = (opened.len(), opened.fingerprint());
        let handle = Handle::watched(opened.file, &opened.metadata);
        let text = Arc::new(Text::Disk(DiskText::new(handle)));
        let disk = text.disk().ok_or(LoadError::Cancelled)?;
        let mut buffer = vec![0; STEP];
        let head = filled(&mut buffer, FIRST, len);
        disk.read_exact_at(0, head).map_err(load_error)?;
        sniff::check_is_text(head)?;
        let shape = FileShape {
            encoding: Encoding::of(head),
            odd_byte: None,
            byte_len: len,
            games: None,
        };
        let mut indexer = Indexer::new(shape.text_start());
        indexer.add(head);
        let known = Source::new(Arc::clone(&text), indexer.so_far(), shape);
        self.tell_first(known, fingerprint.clone(), None)?;
        while indexer.len() < len {
            let step = filled(&mut buffer, STEP, len - indexer.len());
            disk.read_exact_at(indexer.len(), step)
                .map_err(load_error)?;
            indexer.add(step);
            let done = indexer.len();
            self.tell(OpeningStep::Progress { done, of: len })?;
            if self.is_time_to_tell() {
                self.tell_grown(Source::new(Arc::clone(&text), indexer.so_far(), shape))?;
            }
        }
        let whole = Source::new(Arc::clone(&text), indexer.finish(), shape);
        // A file that was merely touched or appended to still has all these bytes.
        whole.check().map_err(load_error)?;
        let imprint = Imprint::from(whole.index().clone());
        self.tell_done(whole, fingerprint.with(imprint), None)
    }
}

/// The part of the buffer for the next bytes.
fn filled(buffer: &mut [u8], step: usize, left: u64) -> &mut [u8] {
    let len = usize::try_from(left).map_or(step, |left| step.min(left));
    buffer.get_mut(..len).unwrap_or_default()
}

fn load_error(error: ReadError) -> LoadError {
    match error {
        ReadError::Changed => LoadError::ChangedWhileReading,
        ReadError::Io(error) => error.into(),
    }
}

fn room_for(len: u64) -> Result<Vec<u8>, LoadError> {
    let too_much = || LoadError::Io(io::ErrorKind::OutOfMemory.into());
    let mut bytes = Vec::new();
    let reserved = usize::try_from(len).map(|len| bytes.try_reserve_exact(len));
    match reserved {
        Ok(Ok(())) => Ok(bytes),
        Ok(Err(_)) | Err(_) => Err(too_much()),
    }
}
