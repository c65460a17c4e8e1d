//! What one line of a file is worth.

use crate::chess::{Position, Square};
use crate::notation::decoding::{Line, Piece};
use crate::notation::fen::{FenError, read_strict};
use crate::notation::line_text::text_of_line;
use crate::notation::operations::{find, is_exact_epd_tail};
use crate::notation::record::{LineKind, line_kind};
use crate::notation::repair::{Interpretation, Repair, Understanding, understand};
use std::borrow::Cow;
use std::ops::Range;

/// What a line turned out to be.
#[derive(Debug)]
pub(super) enum Judgement {
    /// Blank, or a comment.
    Skipped,
    /// A position.
    Read(Read),
    /// No position, or one of several.
    Rejected(Rejection),
}

/// A line that is a position.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) position: Position,
    /// Whether it has four fields and operations.
    pub(super) is_epd: bool,
    /// The bytes of the line that are operations.
    pub(super) operations: Range<usize>,
    /// What had to be put right; `None` when the line is exact.
    pub(super) mended: Option<Box<Mended>>,
}

/// How a line that is not exact is to be read.
#[derive(Debug)]
pub(super) struct Mended {
    /// The line as it should have been.
    pub(super) text: String,
    pub(super) repairs: Vec<Repair>,
    pub(super) surplus_rights: Vec<Square>,
}

/// Why no position can be had from a line.
#[derive(Debug)]
pub(super) enum Rejection {
    Unreadable(FenError),
    /// The readings, as FEN.
    Several(Vec<String>),
    /// It is longer than any position.
    TooLong,
}

/// Room for a line that is to be looked at in another form, used again and again.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    line: Vec<u8>,
}

/// Judges a line, or what there is of it: of a line longer than a block the beginning stands for
/// all.
pub(super) fn judge_line(line: &Line<'_>, scratch: &mut Scratch) -> Judgement {
    match line.piece {
        Piece::Whole => judge(line.text, scratch),
        Piece::Head if line_kind(line.text) == LineKind::Comment => Judgement::Skipped,
        Piece::Head => Judgement::Rejected(Rejection::TooLong),
        Piece::Middle | Piece::Tail => Judgement::Skipped,
    }
}

/// Judges a line. What is exact is read fast; only for the rest does it matter what it may be.
pub(super) fn judge(line: &[u8], scratch: &mut Scratch) -> Judgement {
    if let Ok(position) = read_strict(line) {
        return exact(position, None);
    }
    if let Some((position, operations)) = read_exact_epd(line, scratch) {
        return exact(position, Some(operations));
    }
    match line_kind(line) {
        LineKind::Blank | LineKind::Comment => Judgement::Skipped,
        LineKind::Record | LineKind::Unreadable => judge_text(text_of_line(line)),
    }
}

fn judge_text(text: Cow<'_, str>) -> Judgement {
    match understand(&text) {
        Understanding::One(reading) => {
            let operations = match text {
                Cow::Borrowed(_) => reading.operations.clone(),
                Cow::Owned(text) => latin_1_range(&text, &reading.operations),
            };
            Judgement::Read(read_of(reading, operations))
        }
        Understanding::Several(readings) => {
            let texts = readings.into_iter().map(|reading| reading.text);
            Judgement::Rejected(Rejection::Several(texts.collect()))
        }
        Understanding::Unreadable(error) => Judgement::Rejected(Rejection::Unreadable(error)),
    }
}

/// The bytes of a line that became these bytes of text when each of its bytes became a character.
fn latin_1_range(text: &str, range: &Range<usize>) -> Range<usize> {
    let count = |end| text.get(..end).unwrap_or(text).chars().count();
    count(range.start)..count(range.end)
}

fn exact(position: Position, operations: Option<Range<usize>>) -> Judgement {
    Judgement::Read(Read {
        position,
        is_epd: operations.is_some(),
        operations: operations.unwrap_or_default(),
        mended: None,
    })
}

fn read_of(reading: Interpretation, operations: Range<usize>) -> Read {
    let is_exact = reading.repairs.is_empty() && reading.surplus_rights.is_empty();
    let mended = || {
        Box::new(Mended {
            text: reading.text,
            repairs: reading.repairs,
            surplus_rights: reading.surplus_rights,
        })
    };
    Read {
        position: reading.position,
        is_epd: reading.fields == 4,
        operations,
        mended: (!is_exact).then(mended),
    }
}

/// Reads a record of four exact fields and exact operations. Its counters stand in operations or
/// are `0 1`, so with those behind the fields it must be an exact FEN.
fn read_exact_epd(line: &[u8], scratch: &mut Scratch) -> Option<(Position, Range<usize>)> {
    let fields = memchr::memchr_iter(b' ', line).nth(3).unwrap_or(line.len());
    let operations = (fields + 1).min(line.len())..line.len();
    let tail = line.get(operations.clone())?;
    let has_stray_blank = tail.is_empty() && fields < line.len();
    if has_stray_blank || !is_exact_epd_tail(tail) {
        return None;
    }
    scratch.line.clear();
    scratch.line.extend_from_slice(line.get(..fields)?);
    scratch.line.extend_from_slice(b" 0 1");
    let mut position = read_strict(&scratch.line).ok()?;
    let counter = |opcode| u32::try_from(find(tail, opcode)?.number()?).ok();
    if let Some(clock) = counter(b"hmvc") {
        position.halfmove_clock = clock;
    }
    if let Some(number) = counter(b"fmvn") {
        position.fullmove_number = number;
    }
    Some((position, operations))
}
