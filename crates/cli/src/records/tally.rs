//! The counts of the commands on records, and the reports that they share.

use crate::complaints::Complaints;
use crate::gathered_games::holds_games;
use crate::status::{Status, say_trouble};
use crate::stream::{InputOrigin, InputPart, PartKind, PartTally};
use std::io;
use tabiya_lines::decoding::{DocumentLine, Encoding, LineBlock, LineEnd, LinePart};
use tabiya_text::tr_with;

/// The kinds of reports, which are the names of their texts.
const LINE_TOO_LONG: &str = "records-line-too-long";
const ODD_BYTE: &str = "records-odd-byte";
const NO_FILES: &str = "records-no-files";
const OF_GAMES: &str = "records-of-games";

/// The counts of a command.
#[derive(Debug, Default)]
pub(super) struct RecordTally {
    /// The lines that were read.
    pub(super) lines: u64,
    /// Those that were found.
    pub(super) found: u64,
    /// Whether a file could not be read, or a line was left out.
    pub(super) has_trouble: bool,
    /// The encoding of the first file.
    pub(super) encoding: Option<Encoding>,
}

impl PartTally for RecordTally {
    fn add(&mut self, other: &Self) {
        self.lines += other.lines;
        self.found += other.found;
        self.has_trouble |= other.has_trouble;
        self.encoding = self.encoding.or(other.encoding);
    }
}

impl RecordTally {
    pub(super) fn status(&self) -> Status {
        if self.has_trouble {
            Status::FileError
        } else {
            Status::Fine
        }
    }
}

/// Calls `work` with each line of a part that is whole. Everything else that the part brings is counted or reported.
pub(super) fn each_line_of<'a>(
    part: &'a InputPart,
    err: &mut Complaints,
    tally: &mut RecordTally,
    work: impl FnMut(&DocumentLine<'a>),
) {
    match &part.kind {
        PartKind::Begin { .. } => {
            tally.encoding = Some(part.encoding);
            note_games(part, err);
        }
        PartKind::OddByte { .. } => note_odd_byte(part, err, tally),
        PartKind::Trouble(error) => note_trouble(part, error, err, tally),
        PartKind::Lines { block, .. } => each_record(part, block, err, tally, work),
    }
}

/// Reports that an input could not be read.
fn note_trouble(
    part: &InputPart,
    error: &io::Error,
    err: &mut Complaints,
    tally: &mut RecordTally,
) {
    tally.has_trouble = true;
    if error.kind() == io::ErrorKind::IsADirectory {
        // Its files would be read instead if there were any.
        return err.add(NO_FILES, || {
            tr_with(NO_FILES, &[("folder", part.origin.shown_name().into())])
        });
    }
    say_trouble(&part.origin, error, err);
}

/// Reports that a file which its name calls one of games is read line by line.
fn note_games(part: &InputPart, err: &mut Complaints) {
    if holds_games(&part.origin) {
        err.add(OF_GAMES, || {
            tr_with(OF_GAMES, &[("file", part.origin.shown_name().into())])
        });
    }
}

/// Reports that UTF-16 ends in the middle of a character. No line can hold its last byte.
fn note_odd_byte(part: &InputPart, err: &mut Complaints, tally: &mut RecordTally) {
    tally.has_trouble = true;
    err.add(ODD_BYTE, || odd_byte_text(&part.origin));
}

/// Returns the message that an input ends in the middle of a character.
pub(super) fn odd_byte_text(origin: &InputOrigin) -> String {
    tr_with(ODD_BYTE, &[("file", origin.shown_name().into())])
}

/// Returns the message that a line is too long.
pub(super) fn line_too_long_text(origin: &InputOrigin, line: u64) -> String {
    let variables = [("file", origin.shown_name().into()), ("line", line.into())];
    tr_with(LINE_TOO_LONG, &variables)
}

/// Calls `work` with each line of a block that is whole. The others are reported.
fn each_record<'a>(
    part: &InputPart,
    block: &'a LineBlock,
    err: &mut Complaints,
    tally: &mut RecordTally,
    mut work: impl FnMut(&DocumentLine<'a>),
) {
    for line in block.lines() {
        match line.part {
            LinePart::Whole => {
                tally.lines += 1;
                work(&line);
            }
            LinePart::Head => {
                tally.has_trouble = true;
                err.add(LINE_TOO_LONG, || {
                    line_too_long_text(&part.origin, line.number)
                });
            }
            LinePart::Middle | LinePart::Tail => {}
        }
    }
}

/// Returns the line end to write after a line.
pub(super) fn end_of(line: &DocumentLine<'_>) -> &'static [u8] {
    match line.end {
        LineEnd::None => b"\n",
        end => end.bytes(),
    }
}
