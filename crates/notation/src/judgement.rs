//! The verdict on one line of a file: a position, exact or repaired, or the reason why there is none.
//!
//! ```
//! use tabiya_chess::Level;
//! use tabiya_notation::judgement::{Judgement, judge};
//!
//! let line = b"4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; dm 1;";
//! let Judgement::Read(read) = judge(line) else { panic!("a position") };
//! assert!(read.is_epd && !read.is_repaired());
//! // A lone king cannot mate.
//! assert_eq!(read.worst_of(line), Some(Level::Warning));
//!
//! assert!(matches!(judge(b"# a comment"), Judgement::Skipped));
//! assert!(matches!(judge(b"8/8/8"), Judgement::Rejected(_)));
//! ```
//!
//! The exact readers come first; `understand` of [`crate::repair`] reads only the lines that they refuse.

use super::fen::{FenError, read_strict};
use super::line_text::text_of_line;
use super::record::{ExactEpd, LineKind, exact_epd, line_kind};
use super::record_moves::{MoveFault, move_faults_in_file};
use super::repair::{Interpretation, Repair, RepairKind, Understanding, understand};
use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::Level;
use tabiya_chess::problems::{Problem, problems};
use tabiya_chess::{Position, Square};

/// The verdict on a line.
#[derive(Debug)]
pub enum Judgement {
    /// The line is blank or a comment.
    Skipped,
    /// The line is a position.
    Read(Read),
    /// The line has no position, or several readings.
    Rejected(Rejection),
}

/// A line that is a position.
#[derive(Debug)]
pub struct Read {
    /// The position.
    pub position: Position,
    /// Whether the line is an EPD: four fields and operations.
    pub is_epd: bool,
    /// The bytes of the line that are operations.
    pub operations: Range<usize>,
    /// Whether one of the operations may name moves or a mate.
    pub may_name_moves: bool,
    /// The repairs; `None` if the line is exact.
    pub repaired: Option<Box<Repaired>>,
}

/// The repairs of a line that is not exact.
#[derive(Debug)]
pub struct Repaired {
    /// The exact line.
    pub text: String,
    /// All changes, for a report.
    pub repairs: Vec<Repair>,
    /// The rooks whose castling right is named although another rook has it.
    pub surplus_rights: Vec<Square>,
}

impl Read {
    /// Whether the line was repaired. A castling right or target that the pieces rule out does not count:
    /// it is part of the position, and [`problems`] reports it.
    pub fn is_repaired(&self) -> bool {
        let repaired = self.repaired.as_ref();
        repaired.is_some_and(|repaired| repaired.repairs().next().is_some())
    }

    /// The faults of the moves in the operations of the line, which must be the line that was read.
    pub fn move_faults(&self, line: &[u8]) -> Vec<MoveFault> {
        if !self.may_name_moves {
            return Vec::new();
        }
        let tail = line.get(self.operations.clone()).unwrap_or_default();
        move_faults_in_file(&self.position, tail)
    }

    /// The level of the most serious fault of the line, which must be the line that was read: of its text, its
    /// position, and the moves in its operations. `None` if there is no fault.
    pub fn worst_of(&self, line: &[u8]) -> Option<Level> {
        let faults = self.move_faults(line);
        let of_moves = faults.iter().map(|fault| fault.kind.level());
        self.worst().into_iter().chain(of_moves).min()
    }

    /// The most serious level, moves excluded.
    fn worst(&self) -> Option<Level> {
        let of_text = self.repaired.as_ref().and_then(|repaired| {
            let has_surplus = !repaired.surplus_rights.is_empty();
            let is_repaired = self.is_repaired().then_some(Level::Repair);
            has_surplus.then_some(Level::Illegal).or(is_repaired)
        });
        of_text
            .into_iter()
            .chain(worst_in_file(&self.position))
            .min()
    }
}

impl Repaired {
    /// The repairs, without those that [`problems`] reports.
    pub fn repairs(&self) -> impl Iterator<Item = &Repair> {
        self.repairs.iter().filter(|repair| match repair.kind {
            RepairKind::ImpossibleTarget => false,
            // These rights are not repeated but belong to a second rook on the same side.
            RepairKind::CastlingRepeated => self.surplus_rights.is_empty(),
            _ => true,
        })
    }

    /// Whether the repairs omit words that do more than mark the beginning and end of the position.
    pub fn drops_words(&self) -> bool {
        self.repairs.iter().any(|repair| {
            let may_say_more = matches!(
                repair.kind,
                RepairKind::TrailingText | RepairKind::VariantMarks
            );
            may_say_more && repair.read.chars().any(char::is_alphanumeric)
        })
    }

    /// Whether the repairs omit words or numbers around the position: those of [`Repaired::drops_words`],
    /// or a heading, a number or prose before it. Words such as `fen` that only announce a position do not
    /// count.
    pub fn drops_text(&self) -> bool {
        let is_said_in = |repair: &Repair| {
            let words = repair.read.split(|c: char| !c.is_alphanumeric());
            let mut words = words.filter(|word| !word.is_empty());
            repair.kind == RepairKind::Wrapper && words.any(|word| !names_a_position(word))
        };
        self.drops_words() || self.repairs.iter().any(is_said_in)
    }
}

/// The reason why a line has no position.
#[derive(Debug)]
pub enum Rejection {
    /// No part of the line is a position.
    Unreadable(FenError),
    /// The line has these readings, given as exact lines.
    Several(Vec<String>),
    /// The line is longer than any position.
    TooLong,
}

/// Whether a word before a position only announces it.
fn names_a_position(word: &str) -> bool {
    const NAMES: [&str; 5] = ["fen", "epd", "setup", "position", "set"];
    NAMES.iter().any(|name| word.eq_ignore_ascii_case(name))
}

impl Rejection {
    /// The code in reports for programs, such as that of `tabiya check`. It is stable.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(error) => error.kind.code(),
            Self::Several(_) => "several_readings",
            Self::TooLong => "no_position",
        }
    }
}

/// The level of the most serious problem of a position in a file; `None` if it has no problems.
///
/// ```
/// use tabiya_chess::{Level, Position};
/// use tabiya_notation::judgement::worst_in_file;
///
/// assert_eq!(worst_in_file(&Position::start()), None);
/// assert_eq!(worst_in_file(&Position::empty()), Some(Level::Illegal));
/// ```
pub fn worst_in_file(position: &Position) -> Option<Level> {
    let found = problems(position);
    found.iter().map(Problem::level_in_file).min()
}

/// Judges a line by its beginning, for lines that are too long to be read as a whole.
pub fn judge_beginning(beginning: &[u8]) -> Judgement {
    match line_kind(beginning) {
        LineKind::Comment => Judgement::Skipped,
        _ => Judgement::Rejected(Rejection::TooLong),
    }
}

/// Judges a line, given without its terminator. Exact lines take the fast path.
pub fn judge(line: &[u8]) -> Judgement {
    match read_strict(line) {
        Ok(position) => Judgement::Read(Read {
            position,
            is_epd: false,
            operations: 0..0,
            may_name_moves: false,
            repaired: None,
        }),
        Err(_) => judge_but_fen(line),
    }
}

/// The same for a line that is known not to be an exact FEN.
pub fn judge_but_fen(line: &[u8]) -> Judgement {
    if let Some(epd) = exact_epd(line) {
        return exact(epd);
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

fn exact(epd: ExactEpd) -> Judgement {
    Judgement::Read(Read {
        position: epd.position,
        is_epd: true,
        operations: epd.operations,
        may_name_moves: epd.names_moves,
        repaired: None,
    })
}

fn read_of(reading: Interpretation, operations: Range<usize>) -> Read {
    let is_exact = reading.repairs.is_empty() && reading.surplus_rights.is_empty();
    let repaired = || {
        Box::new(Repaired {
            text: reading.text,
            repairs: reading.repairs,
            surplus_rights: reading.surplus_rights,
        })
    };
    Read {
        position: reading.position,
        is_epd: reading.fields == 4,
        may_name_moves: !operations.is_empty(),
        operations,
        repaired: (!is_exact).then(repaired),
    }
}

#[cfg(test)]
mod tests;
