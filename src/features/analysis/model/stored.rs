//! The description of a run in a file, from which a later start of the program can continue it.

use std::io::{self, BufRead, Write};
use std::ops::Range;
use std::path::PathBuf;
use tabiya_lines::RowSet;
use tabiya_lines::user_file::{PathText, UserFileFault, VERSION_KEY, document_in, unescaped};
use tabiya_settings::LastAnalysis;
use toml_edit::{DocumentMut, Item, Table, value};

const VERSION: i64 = 1;
const FILE: &str = "file";
const FILE_BYTES: &str = "file-bytes";
const NAME: &str = "name";
const LINES: &str = "lines";
const ROWS: &str = "rows";
const PROGRAM: &str = "program";
const ANALYSIS: &str = "analysis";
/// The line after the last range of rows.
const END: &str = "end";

/// The description of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRun {
    /// The file of the document; `None` for an unsaved document.
    pub file: Option<PathBuf>,
    /// The name of the document.
    pub name: String,
    /// The number of lines in the document.
    pub lines: u64,
    /// Whether the run covers only some of the rows.
    pub has_rows: bool,
    /// The rows of the run, counted from 0. They have their own file, since there may be very many ranges.
    pub rows: Vec<Range<u64>>,
    /// The engine's executable.
    pub program: PathBuf,
    /// The choices in the dialog.
    pub chosen: LastAnalysis,
}

impl StoredRun {
    /// The rows of the run in a document with `lines` lines; `None` means all.
    pub fn rows_of(&self, lines: u64) -> Option<RowSet> {
        if !self.has_rows {
            return None;
        }
        let mut rows = RowSet::none(lines);
        for range in &self.rows {
            rows.set_range(range.start.min(lines)..range.end.min(lines), true);
        }
        Some(rows)
    }

    /// The contents of the file.
    pub(crate) fn text(&self) -> String {
        let mut document = DocumentMut::new();
        document[VERSION_KEY] = value(VERSION);
        match self.file.as_deref().map(PathText::of) {
            Some(PathText::Plain(text)) => document[FILE] = value(text),
            Some(PathText::Escaped(text)) => document[FILE_BYTES] = value(text),
            None => {}
        }
        document[NAME] = value(self.name.as_str());
        document[LINES] = value(i64::try_from(self.lines).unwrap_or(i64::MAX));
        if self.has_rows {
            document[ROWS] = value(true);
        }
        let (PathText::Plain(program) | PathText::Escaped(program)) = PathText::of(&self.program);
        document[PROGRAM] = value(program);
        let mut words = Table::new();
        self.chosen.write(&mut words);
        document[ANALYSIS] = Item::Table(words);
        document.to_string()
    }

    /// Reads the contents of the file. The rows are in a separate file: [`read_rows`].
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, UserFileFault> {
        let document = document_in(bytes, VERSION)?;
        let text = |key: &str| document.get(key).and_then(Item::as_str);
        let plain = text(FILE).map(PathBuf::from);
        let words = document.get(ANALYSIS).and_then(Item::as_table_like);
        let lines = document.get(LINES).and_then(Item::as_integer);
        let has_rows = document.get(ROWS).and_then(Item::as_bool);
        Ok(Self {
            file: plain.or_else(|| unescaped(text(FILE_BYTES)?)),
            name: text(NAME).unwrap_or_default().to_owned(),
            lines: lines
                .and_then(|lines| u64::try_from(lines).ok())
                .unwrap_or_default(),
            has_rows: has_rows.unwrap_or_default(),
            rows: Vec::new(),
            program: PathBuf::from(text(PROGRAM).unwrap_or_default()),
            chosen: words
                .map(LastAnalysis::read)
                .ok_or(UserFileFault::Damaged)?,
        })
    }
}

/// Writes the rows, with one line per range.
pub(crate) fn write_rows(rows: &RowSet, mut out: impl Write) -> io::Result<()> {
    for range in rows.ranges() {
        writeln!(out, "{}-{}", range.start + 1, range.end)?;
    }
    writeln!(out, "{END}")
}

/// Reads the ranges of rows; `None` if the text is incomplete or malformed.
pub(crate) fn read_rows(text: impl BufRead) -> Option<Vec<Range<u64>>> {
    let mut rows = Vec::new();
    for line in text.lines() {
        let line = line.ok()?;
        if line == END {
            return Some(rows);
        }
        rows.push(read_range(&line)?);
    }
    None
}

fn read_range(text: &str) -> Option<Range<u64>> {
    let (first, last) = text.split_once('-')?;
    let (first, last): (u64, u64) = (first.parse().ok()?, last.parse().ok()?);
    Some(first.checked_sub(1)?..last)
}
