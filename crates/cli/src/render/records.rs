//! Stored records: one per line, an exact FEN, a tab, and the unchanged operations. They come from the lines that can
//! be drawn; for each other line the reason is reported. A stored game is a tab and the game as a row.

use super::records;
use crate::remark::{LineRemark, remarks_on_position, remarks_on_rejection, say_of_line};
use crate::sentences::Sentences;
use crate::status::{LineTally, judge_line, say_trouble};
use crate::stream::{InputPart, PartAnswer, PartKind, PartWork};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Seek as _};
use tabiya_chess::Position;
use tabiya_collection::games::game_in_row;
use tabiya_collection::tree::GameTree;
use tabiya_lines::decoding::{DocumentLine, LineBlock};
use tabiya_notation::fen::{read_strict, write_fen};
use tabiya_notation::judgement::{Judgement, Read};

/// Appends a record.
fn push(out: &mut Vec<u8>, position: &Position, operations: &[u8]) {
    out.extend_from_slice(write_fen(position).as_bytes());
    out.push(b'\t');
    out.extend(operations.iter().map(|byte| match byte {
        // A line end would end the record.
        b'\n' | b'\r' => b' ',
        other => *other,
    }));
    out.push(b'\n');
}

/// A record or a game with its number, from 1.
#[derive(Debug)]
pub(super) struct NumberedRecord {
    pub(super) at: u64,
    pub(super) content: RecordContent,
}

#[derive(Debug)]
pub(super) enum RecordContent {
    /// A position with its operations.
    Position(Box<Position>, Vec<u8>),
    Game(GameTree),
}

/// Reads the records back in order, up to the last, or to one that cannot be read, which
/// [`RecordsReader::outcome`] reports.
#[derive(Debug)]
pub(super) struct RecordsReader {
    file: BufReader<File>,
    at: u64,
    /// The error that ended the reading.
    trouble: Option<io::Error>,
}

impl RecordsReader {
    pub(super) fn new(file: File) -> Self {
        Self {
            file: BufReader::new(file),
            at: 0,
            trouble: None,
        }
    }

    /// Begins again at the first record.
    pub(super) fn rewind(&mut self) -> io::Result<()> {
        self.at = 0;
        self.file.rewind()
    }

    /// Returns at most `most` further records; `None` after the last.
    pub(super) fn next_batch(&mut self, most: usize) -> io::Result<Option<Vec<NumberedRecord>>> {
        let records: Vec<_> = self.by_ref().take(most).collect();
        match self.trouble.take() {
            Some(trouble) => Err(trouble),
            None => Ok((!records.is_empty()).then_some(records)),
        }
    }

    /// Checks that all records were read.
    ///
    /// # Errors
    /// Returns the error that ended the reading early.
    pub(super) fn outcome(&mut self) -> io::Result<()> {
        self.trouble.take().map_or(Ok(()), Err)
    }
}

impl Iterator for RecordsReader {
    type Item = NumberedRecord;

    fn next(&mut self) -> Option<NumberedRecord> {
        if self.trouble.is_some() {
            return None;
        }
        let mut line = Vec::new();
        let record = match self.file.read_until(b'\n', &mut line) {
            Ok(0) => return None,
            Ok(_) => record(&line, self.at + 1).ok_or(io::ErrorKind::InvalidData.into()),
            Err(error) => Err(error),
        };
        self.at += 1;
        record.map_err(|error| self.trouble = Some(error)).ok()
    }
}

fn record(line: &[u8], at: u64) -> Option<NumberedRecord> {
    let tab = memchr::memchr(b'\t', line)?;
    let fen = line.get(..tab)?;
    let rest = line.get(tab + 1..)?.trim_ascii_end();
    let content = if fen.is_empty() {
        RecordContent::Game(game_in_row(rest)?.tree)
    } else {
        RecordContent::Position(Box::new(read_strict(fen).ok()?), rest.to_vec())
    };
    Some(NumberedRecord { at, content })
}

pub(super) struct Gatherer {
    /// Whether lines that need repair are left out.
    pub(super) is_strict: bool,
}

impl PartWork for Gatherer {
    const KEEPS_BROKEN_UTF16: bool = false;
    type State = Sentences;
    type Tally = LineTally;

    fn answer(
        &self,
        part: &InputPart,
        sentences: &mut Sentences,
        answer: &mut PartAnswer<LineTally>,
    ) {
        match &part.kind {
            PartKind::Begin { .. } | PartKind::OddByte { .. } => (),
            PartKind::Trouble(error) => {
                answer.tally.has_trouble = true;
                say_trouble(&part.origin, error, &mut answer.err);
            }
            PartKind::Lines { block, .. } => {
                self.gather(&part.origin.shown_name(), block, sentences, answer);
            }
        }
    }
}

impl Gatherer {
    fn gather(
        &self,
        file: &str,
        block: &LineBlock,
        sentences: &mut Sentences,
        answer: &mut PartAnswer<LineTally>,
    ) {
        for line in block.lines() {
            match judge_line(&line) {
                Judgement::Skipped => (),
                Judgement::Read(read) => self.gather_line(file, &line, &read, sentences, answer),
                Judgement::Rejected(why) => {
                    answer.tally.unreadable += 1;
                    let remarks = remarks_on_rejection(line.text, &why, sentences);
                    say(file, &line, "render-left-out", &remarks, sentences, answer);
                }
            }
        }
    }

    fn gather_line(
        &self,
        file: &str,
        line: &DocumentLine<'_>,
        read: &Read,
        sentences: &mut Sentences,
        answer: &mut PartAnswer<LineTally>,
    ) {
        let tally = &mut answer.tally;
        let what = match (read.is_repaired(), self.is_strict) {
            (false, _) => {
                tally.exact += 1;
                None
            }
            (true, false) => {
                tally.repaired += 1;
                Some("render-repaired")
            }
            (true, true) => {
                tally.not_repaired += 1;
                Some("render-not-repaired")
            }
        };
        if let Some(what) = what {
            let mut remarks = remarks_on_position(line.text, read, sentences);
            remarks.retain(LineRemark::is_about_text);
            say(file, line, what, &remarks, sentences, answer);
        }
        if !(read.is_repaired() && self.is_strict) {
            let operations = line.text.get(read.operations.clone());
            let operations = operations.unwrap_or_default();
            records::push(&mut answer.out, &read.position, operations);
        }
    }
}

/// Reports the outcome of a line and its reason.
fn say(
    file: &str,
    line: &DocumentLine<'_>,
    what: &'static str,
    remarks: &[LineRemark],
    sentences: &mut Sentences,
    answer: &mut PartAnswer<LineTally>,
) {
    say_of_line(&mut answer.err, file, line.number, what, remarks, sentences);
}

#[cfg(test)]
pub(super) mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use std::io::Write as _;

    /// Returns `count` records followed by a damaged one.
    pub(in crate::render) fn damaged_behind(count: usize) -> RecordsReader {
        let mut lines = Vec::new();
        for _ in 0..count {
            push(&mut lines, &Position::start(), b"id \"a\";");
        }
        lines.extend_from_slice(b"8/8 damaged\t\n");
        push(&mut lines, &Position::start(), b"");
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(&lines).unwrap();
        file.rewind().unwrap();
        RecordsReader::new(file)
    }

    #[test]
    fn an_unreadable_record_is_an_error_and_not_the_end() {
        let mut records = damaged_behind(2);
        assert_eq!(records.by_ref().count(), 2);
        assert!(records.next().is_none());
        let trouble = records.outcome().unwrap_err();
        assert_eq!(trouble.kind(), io::ErrorKind::InvalidData);
        let mut records = damaged_behind(2);
        assert!(records.next_batch(8).is_err());
    }
}
