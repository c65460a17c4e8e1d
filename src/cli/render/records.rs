//! Records that are put aside: one a line, an exact FEN, a tab, and the operations as they stood.

use crate::chess::Position;
use crate::notation::fen::{read_strict, write_fen};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Seek as _};

/// Appends a record.
pub(super) fn push(out: &mut Vec<u8>, position: &Position, operations: &[u8]) {
    out.extend_from_slice(write_fen(position).as_bytes());
    out.push(b'\t');
    out.extend(operations.iter().map(|byte| match byte {
        // A line end would be taken for that of the record.
        b'\n' | b'\r' => b' ',
        other => *other,
    }));
    out.push(b'\n');
}

/// A record with its place among all, from 1.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) at: u64,
    pub(super) position: Position,
    pub(super) operations: Vec<u8>,
}

/// Reads them back, one after the other.
#[derive(Debug)]
pub(super) struct Records {
    file: BufReader<File>,
    at: u64,
}

impl Records {
    pub(super) fn new(file: File) -> Self {
        Self {
            file: BufReader::new(file),
            at: 0,
        }
    }

    /// Begins anew.
    pub(super) fn rewind(&mut self) -> io::Result<()> {
        self.at = 0;
        self.file.rewind()
    }

    /// The next ones one by one, to the last, or to one that cannot be read back: then it is told
    /// why.
    pub(super) fn each(&mut self, trouble: &mut Option<io::Error>) -> impl Iterator<Item = Record> {
        std::iter::from_fn(move || match self.next(1) {
            Ok(mut records) => records.pop(),
            Err(error) => {
                *trouble = Some(error);
                None
            }
        })
    }

    /// At most so many of the next ones; none behind the last.
    pub(super) fn next(&mut self, most: usize) -> io::Result<Vec<Record>> {
        let mut records = Vec::new();
        let mut line = Vec::new();
        while records.len() < most {
            line.clear();
            if self.file.read_until(b'\n', &mut line)? == 0 {
                break;
            }
            self.at += 1;
            records.extend(record(&line, self.at));
        }
        Ok(records)
    }
}

fn record(line: &[u8], at: u64) -> Option<Record> {
    let tab = memchr::memchr(b'\t', line)?;
    let position = read_strict(line.get(..tab)?).ok()?;
    let operations = line.get(tab + 1..)?.trim_ascii_end().to_vec();
    Some(Record {
        at,
        position,
        operations,
    })
}
