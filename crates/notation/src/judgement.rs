//! What one line of a file amounts to: whether a position can be read from it, and how.

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

/// What a line turned out to be.
#[derive(Debug)]
pub enum Judgement {
    /// Blank, or a comment.
    Skipped,
    /// A position.
    Read(Read),
    /// No position, or one of several.
    Rejected(Rejection),
}

/// A line that is a position.
#[derive(Debug)]
pub struct Read {
    /// The position.
    pub position: Position,
    /// Whether it has four fields and operations.
    pub is_epd: bool,
    /// The bytes of the line that are operations.
    pub operations: Range<usize>,
    /// Whether any of them can name moves or a mate.
    pub may_name_moves: bool,
    /// What had to be repaired; `None` when the line is exact.
    pub repaired: Option<Box<Repaired>>,
}

/// How a line that is not exact is to be read.
#[derive(Debug)]
pub struct Repaired {
    /// The line as it should have been.
    pub text: String,
    /// All that was changed, to be reported.
    pub repairs: Vec<Repair>,
    /// Rooks whose castling right was named but cannot be held beside that of another rook.
    pub surplus_rights: Vec<Square>,
}

impl Read {
    /// Whether something was repaired. A castling right or target that the pieces rule out does not
    /// count: it was read, and is reported among the problems.
    pub fn is_repaired(&self) -> bool {
        let repaired = self.repaired.as_ref();
        repaired.is_some_and(|repaired| repaired.repairs().next().is_some())
    }

    /// What is wrong with the moves in the operations of the line that was read.
    pub fn move_faults(&self, line: &[u8]) -> Vec<MoveFault> {
        if !self.may_name_moves {
            return Vec::new();
        }
        let tail = line.get(self.operations.clone()).unwrap_or_default();
        move_faults_in_file(&self.position, tail)
    }

    /// How bad the worst is that can be said of the line that was read: of its text, its position, and the
    /// moves in its operations. `None` when nothing can.
    pub fn worst_of(&self, line: &[u8]) -> Option<Level> {
        let faults = self.move_faults(line);
        let of_moves = faults.iter().map(|fault| fault.kind.level());
        self.worst().into_iter().chain(of_moves).min()
    }

    /// The same without the moves.
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
    /// What was repaired.
    pub fn repairs(&self) -> impl Iterator<Item = &Repair> {
        self.repairs.iter().filter(|repair| match repair.kind {
            RepairKind::ImpossibleTarget => false,
            // Not named again, but beside another on the same side of the king.
            RepairKind::CastlingRepeated => self.surplus_rights.is_empty(),
            _ => true,
        })
    }

    /// Whether something was left out that says more than where the position begins and ends.
    pub fn drops_words(&self) -> bool {
        self.repairs.iter().any(|repair| {
            let may_say_more = matches!(
                repair.kind,
                RepairKind::TrailingText | RepairKind::VariantMarks
            );
            may_say_more && repair.read.chars().any(char::is_alphanumeric)
        })
    }

    /// Whether any words or numbers around the position were left out: what [`Repaired::drops_words`]
    /// says, or a heading, a number or prose before it. Words that only say that a position follows do
    /// not count.
    pub fn drops_text(&self) -> bool {
        let is_said_in = |repair: &Repair| {
            let words = repair.read.split(|c: char| !c.is_alphanumeric());
            let mut words = words.filter(|word| !word.is_empty());
            repair.kind == RepairKind::Wrapper && words.any(|word| !names_a_position(word))
        };
        self.drops_words() || self.repairs.iter().any(is_said_in)
    }
}

/// Why no position can be read from a line.
#[derive(Debug)]
pub enum Rejection {
    /// Nothing in it is a position.
    Unreadable(FenError),
    /// The readings, as FEN.
    Several(Vec<String>),
    /// It is longer than any position.
    TooLong,
}

/// Whether a word in front of a position only says that one follows.
fn names_a_position(word: &str) -> bool {
    const NAMES: [&str; 5] = ["fen", "epd", "setup", "position", "set"];
    NAMES.iter().any(|name| word.eq_ignore_ascii_case(name))
}

impl Rejection {
    /// The code in the report of `tabiya check`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(error) => error.kind.code(),
            Self::Several(_) => "several_readings",
            Self::TooLong => "no_position",
        }
    }
}

/// How bad the worst is that can be said of a position in a file; `None` when nothing can.
pub fn worst_in_file(position: &Position) -> Option<Level> {
    let found = problems(position);
    found.iter().map(Problem::level_in_file).min()
}

/// Judges a line of which only the beginning is at hand, since it is longer than a block.
pub fn judge_beginning(beginning: &[u8]) -> Judgement {
    match line_kind(beginning) {
        LineKind::Comment => Judgement::Skipped,
        _ => Judgement::Rejected(Rejection::TooLong),
    }
}

/// Judges a line. What is exact is read fast; only for the rest does it matter what it may be.
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

/// The same for a line of which it is known that it is no exact FEN.
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
