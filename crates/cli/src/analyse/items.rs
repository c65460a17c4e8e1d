//! Splits the inputs into lines for a batch, and classifies each for an engine.

use crate::status::judge_line;
use crate::stream::{InputOrigin, InputPart, LineInputs, PartKind};
use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_engine::batches::LineToAnalyse;
use tabiya_lines::decoding::{DocumentLine, Encoding, LineEnd, LinePart};
use tabiya_notation::judgement::{Judgement, Rejection};
use tabiya_notation::record::read_record;

/// The content of a line, as far as an engine can use it.
#[derive(Debug)]
pub(super) enum LineContent {
    /// A position, with its operations.
    Record(Position, Vec<u8>),
    /// A position that would have to be repaired, so that the place of operations is uncertain.
    Inexact,
    /// No position can be read.
    Rejected(Rejection),
    /// Blank, a comment, or a part of a long line.
    Skipped,
}

/// Returns the content of a line.
pub(super) fn content_of(line: &DocumentLine<'_>) -> LineContent {
    let read = match judge_line(line) {
        Judgement::Skipped => return LineContent::Skipped,
        Judgement::Rejected(why) => return LineContent::Rejected(why),
        Judgement::Read(read) => read,
    };
    match read_record(line.text) {
        Ok(record) if record.position == read.position => {
            let tail = line.text.get(record.tail).unwrap_or_default();
            LineContent::Record(record.position, tail.to_vec())
        }
        _ => LineContent::Inexact,
    }
}

/// A piece of the input that is written back at its place.
#[derive(Debug)]
pub(super) struct CopiedPiece {
    pub(super) origin: Arc<InputOrigin>,
    pub(super) encoding: Encoding,
    pub(super) kind: CopiedPieceKind,
}

#[derive(Debug)]
pub(super) enum CopiedPieceKind {
    /// An input begins.
    Begin { is_first: bool },
    /// A single byte at the end of UTF-16.
    OddByte { byte: u8, is_last: bool },
    /// An input could not be read completely.
    Trouble(io::Error),
    /// The previous input ended without a line end.
    MissingEnd,
    /// A line, or a part of a long one.
    Line(TextLine),
}

#[derive(Debug)]
pub(super) struct TextLine {
    pub(super) number: u64,
    pub(super) text: Vec<u8>,
    pub(super) end: LineEnd,
    pub(super) fault: Option<LineFault>,
}

/// The reason why a line that should be a record is not one.
#[derive(Debug)]
pub(super) enum LineFault {
    /// It needs repair.
    Inexact,
    /// It cannot be read.
    Rejected(Rejection),
}

/// Splits the inputs into lines.
pub(super) struct Items {
    pub(super) inputs: LineInputs,
    waiting: VecDeque<LineToAnalyse<CopiedPiece>>,
}

impl Items {
    pub(super) fn of(origins: Vec<InputOrigin>) -> Self {
        Self {
            inputs: LineInputs::new(origins, true),
            waiting: VecDeque::new(),
        }
    }

    /// Returns the next piece; `None` after the last one.
    pub(super) fn next(&mut self) -> Option<LineToAnalyse<CopiedPiece>> {
        while self.waiting.is_empty() {
            let part = self.inputs.next()?;
            self.take_apart(part);
        }
        self.waiting.pop_front()
    }

    fn take_apart(&mut self, part: InputPart) {
        let (origin, encoding) = (part.origin, part.encoding);
        let mut put = |kind, record| {
            let origin = Arc::clone(&origin);
            let of = CopiedPiece {
                origin,
                encoding,
                kind,
            };
            self.waiting.push_back(LineToAnalyse { of, record });
        };
        match part.kind {
            PartKind::Begin { is_first } => put(CopiedPieceKind::Begin { is_first }, None),
            PartKind::OddByte { byte, is_last } => {
                put(CopiedPieceKind::OddByte { byte, is_last }, None);
            }
            PartKind::Trouble(error) => put(CopiedPieceKind::Trouble(error), None),
            PartKind::Lines {
                block,
                follows_open_line,
            } => {
                if follows_open_line {
                    put(CopiedPieceKind::MissingEnd, None);
                }
                for line in block.lines() {
                    let (line, record) = text_line(&line);
                    put(CopiedPieceKind::Line(line), record);
                }
            }
        }
    }
}

fn text_line(line: &DocumentLine<'_>) -> (TextLine, Option<(tabiya_chess::Position, Vec<u8>)>) {
    let is_whole = line.part == LinePart::Whole;
    let (fault, record) = match content_of(line) {
        LineContent::Record(position, tail) if is_whole => (None, Some((position, tail))),
        LineContent::Record(..) | LineContent::Inexact => (Some(LineFault::Inexact), None),
        LineContent::Rejected(why) => (Some(LineFault::Rejected(why)), None),
        LineContent::Skipped => (None, None),
    };
    let line = TextLine {
        number: line.number,
        text: line.text.to_vec(),
        end: line.end,
        fault,
    };
    (line, record)
}
