//! What a run was to do, written down so that another start of the program can go on with it.

use std::io::{self, BufRead, Write};
use std::ops::Range;
use std::path::PathBuf;
use tabiya_lines::RowSet;
use tabiya_lines::user_file::{Fault, PathText, VERSION_KEY, document_in, unescaped};
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
/// Behind the last stretch of rows.
const END: &str = "end";

/// What a run was to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredRun {
    /// The file of the document.
    pub file: Option<PathBuf>,
    /// What the document is called.
    pub name: String,
    /// How many lines it had.
    pub lines: u64,
    /// Whether only some of them were to be searched.
    pub has_rows: bool,
    /// Which these are, counted from 0. They are written down in a file of their own, as there may be very many
    /// stretches of them.
    pub rows: Vec<Range<u64>>,
    /// The program of the engine.
    pub program: PathBuf,
    /// How it was to be done.
    pub chosen: LastAnalysis,
}

impl StoredRun {
    /// The rows of a document with so many lines; `None` for all.
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

    /// As it is written down.
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

    /// What these bytes say. Which rows it is stands elsewhere: [`read_rows`].
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, Fault> {
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
            chosen: words.map(LastAnalysis::read).ok_or(Fault::Damaged)?,
        })
    }
}

/// Writes down which rows are meant: a line for each stretch of them.
pub(crate) fn write_rows(rows: &RowSet, mut out: impl Write) -> io::Result<()> {
    for range in rows.ranges() {
        writeln!(out, "{}-{}", range.start + 1, range.end)?;
    }
    writeln!(out, "{END}")
}

/// The stretches of rows that were written down; nothing where they are not there as a whole.
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
