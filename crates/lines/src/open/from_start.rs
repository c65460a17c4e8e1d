//! Reads a file from its beginning, independently of other readers.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

use crate::system;

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
