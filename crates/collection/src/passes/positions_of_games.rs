//! Rows that are games, read as the text of a file of games, and their positions written as records.

use super::chunks::LineProgress;
use super::converting::{Converted, convert};
use super::table::NotWritten;
use super::writing::LostOperations;
use crate::games::Conversion;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabiya_lines::{LoadError, ReadError, Rows, game_of_row};
use tabiya_notation::plain_fen::plain_fen;

/// Reads the games of rows as text, with a blank line after each.
#[derive(Debug)]
pub struct GamesOfRows {
    rows: Rows,
    /// The next row, for others to see.
    row: Arc<AtomicU64>,
    text: Vec<u8>,
    at: usize,
    /// The error that ended the reading.
    error: Option<ReadError>,
}

impl GamesOfRows {
    /// Creates a reader of these rows.
    pub fn new(rows: Rows) -> Self {
        Self {
            rows,
            row: Arc::default(),
            text: Vec::new(),
            at: 0,
            error: None,
        }
    }
}

/// Appends the game of a row to a text of games.
pub fn append_game(row: &[u8], text: &mut Vec<u8>) {
    text.append(&mut game_of_row(row));
    text.extend_from_slice(b"\n\n");
}

impl Read for GamesOfRows {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.at == self.text.len() {
            let row = self.row.load(Ordering::Relaxed);
            if self.rows.len() <= row {
                return Ok(0);
            }
            let line = self.rows.read_line(row).map_err(|error| {
                self.error = Some(error);
                io::Error::other("the rows cannot be read")
            })?;
            self.text.clear();
            self.at = 0;
            append_game(&line, &mut self.text);
            self.row.store(row + 1, Ordering::Relaxed);
        }
        let rest = self.text.get(self.at..).unwrap_or_default();
        let count = rest.len().min(out.len());
        let (place, rest) = (out.get_mut(..count), rest.get(..count));
        if let Some((place, rest)) = place.zip(rest) {
            place.copy_from_slice(rest);
        }
        self.at += count;
        Ok(count)
    }
}

/// Writes the positions of games that a conversion makes: as records, or, if `is_plain`, as plain FEN, which loses the
/// operations.
///
/// # Errors
/// [`NotWritten`] gives the reason. Part of the output may have been written.
pub fn write_positions(
    rows: &Rows,
    made: &Conversion,
    is_plain: bool,
    out: &mut dyn Write,
    progress: &mut LineProgress<'_>,
) -> Result<(Converted, LostOperations), NotWritten> {
    let all = rows.len();
    let mut reader = GamesOfRows::new(rows.clone());
    let row = Arc::clone(&reader.row);
    let mut lost = LostOperations::default();
    let mut failure = None;
    let mut put = |records: &[u8]| {
        let written = if is_plain {
            write_plain(records, out, &mut lost)
        } else {
            out.write_all(records)
        };
        let flow = progress(row.load(Ordering::Relaxed), all);
        failure = match (written, flow) {
            (Ok(()), ControlFlow::Continue(())) => return Ok(()),
            (Err(error), _) => Some(NotWritten::Output(error)),
            (Ok(()), ControlFlow::Break(())) => Some(NotWritten::Cancelled),
        };
        Err(LoadError::Cancelled)
    };
    let converted = convert(&mut reader, made, &mut put);
    match converted {
        Ok(converted) => Ok((converted, lost)),
        Err(error) => Err(failure
            .or(reader.error.map(NotWritten::Records))
            .unwrap_or(NotWritten::Unreadable(error))),
    }
}

/// Writes whole lines of records as plain FEN.
fn write_plain(records: &[u8], out: &mut dyn Write, lost: &mut LostOperations) -> io::Result<()> {
    for line in records.split_inclusive(|byte| *byte == b'\n') {
        let record = line.strip_suffix(b"\n").unwrap_or(line);
        match plain_fen(record) {
            Some(plain) => {
                out.write_all(&plain.line)?;
                lost.add(plain.lost);
            }
            None => out.write_all(record)?,
        }
        out.write_all(b"\n")?;
    }
    Ok(())
}
