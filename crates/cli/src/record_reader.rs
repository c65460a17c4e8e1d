//! Reads files that hold records in another form as lines, for the commands that work on lines.

use crate::record_parts::{FormInput, RecordParts};
use std::collections::VecDeque;
use std::io::{self, Read};
use std::{error, fmt};
use tabiya_collection::games::{BrokenRow, Columns, WantedPositions};
use tabiya_collection::passes::{Made, RecordMaker};
use tabiya_parquet::ParquetFile;

/// The number of bytes by which the columns of a file are recognised.
const HEAD: u64 = 1 << 14;

/// How a command reads files that hold records in another form than lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormReading {
    /// As lines, whatever their names.
    Never,
    /// Only the positions, as lines.
    Positions,
    /// Positions and operations, as lines of EPD.
    Records,
}

/// A reader of the records of a file as lines of EPD. A record that cannot be read is an error
/// that [does not end the file](is_passing).
pub(crate) struct RecordReader {
    parts: RecordParts,
    maker: RecordMaker,
    /// Lines that were made, and the number of their bytes that were passed on.
    lines: Vec<u8>,
    passed: usize,
    /// The number of records in the parts before.
    before: u64,
    faults: VecDeque<BrokenRow>,
}

impl RecordReader {
    /// Creates the reader.
    ///
    /// # Errors
    /// Fails when the input is not in its form.
    pub(crate) fn new(input: FormInput) -> io::Result<Self> {
        Ok(Self {
            parts: RecordParts::of_form(input)?,
            maker: RecordMaker::new(WantedPositions::default()),
            lines: Vec::new(),
            passed: 0,
            before: 0,
            faults: VecDeque::new(),
        })
    }

    /// Makes the lines of the next part. Returns whether there was one.
    fn make(&mut self) -> io::Result<bool> {
        self.lines.clear();
        self.passed = 0;
        let Some(part) = self.parts.next_part()? else {
            return Ok(false);
        };
        if let Made::Rows(found) = self.maker.make(&part, &mut self.lines) {
            let before = self.before;
            self.faults
                .extend(found.broken.into_iter().map(|mut broken| {
                    broken.row += before;
                    broken
                }));
            self.before += found.rows;
        }
        Ok(true)
    }
}

impl Read for RecordReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(fault) = self.faults.pop_front() {
                return Err(io::Error::new(
                    io::ErrorKind::InvalidData,
                    BrokenRecord(fault),
                ));
            }
            let mut rest = self.lines.get(self.passed..).unwrap_or_default();
            if !rest.is_empty() {
                let length = rest.read(buffer)?;
                self.passed += length;
                return Ok(length);
            }
            if !self.make()? {
                return Ok(0);
            }
        }
    }
}

/// Returns a reader of the records of an input as lines. If only positions are wanted, other columns are not read where
/// that is possible.
///
/// # Errors
/// Fails when the input is not in its form.
pub(crate) fn lines_of(input: FormInput, reading: FormReading) -> io::Result<Box<dyn Read + Send>> {
    let FormInput::Parquet(file) = input else {
        return Ok(Box::new(RecordReader::new(input)?));
    };
    if reading == FormReading::Positions {
        let parquet = ParquetFile::open(file.try_clone()?)?;
        if let Some(column) = column_of_positions(&parquet)? {
            return Ok(Box::new(parquet.texts(column)));
        }
    }
    Ok(Box::new(RecordReader::new(FormInput::Parquet(file))?))
}

/// Returns the column with the positions, if each of its texts is a position.
fn column_of_positions(parquet: &ParquetFile) -> io::Result<Option<usize>> {
    let mut head = Vec::new();
    parquet.objects().take(HEAD).read_to_end(&mut head)?;
    let columns = Columns::read_table(&head)?;
    let columns = columns.filter(|columns| !columns.first_move_leads_to_it);
    Ok(columns
        .map(|columns| columns.fen)
        .filter(|column| parquet.is_text(*column)))
}

/// A record that cannot be read.
#[derive(Debug)]
pub(crate) struct BrokenRecord(pub(crate) BrokenRow);

impl fmt::Display for BrokenRecord {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("unreadable")
    }
}

impl error::Error for BrokenRecord {}

impl BrokenRecord {
    /// Returns the record that is the cause of an error, if there is one.
    pub(crate) fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }
}

/// Whether more can be read after an error.
pub(crate) fn is_passing(error: &io::Error) -> bool {
    BrokenRecord::of(error).is_some()
}
