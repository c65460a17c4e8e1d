//! Conditions on the operations of a line and on the moves that they name.

use super::text_finder::{BytesFinder, WordsFinder};
use std::fmt;
use tabiya_chess::{Level, Position};
use tabiya_engine::analysis::{Verdict, verdict_in_record};
use tabiya_notation::operations::{Operation, operations};
use tabiya_notation::record_moves::move_faults_in_file;

/// Requires that a line has an operation, or does not have it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OperationCondition {
    /// Its opcode, such as `bm`. The case of letters matters only if it matters in the whole query.
    pub opcode: String,
    /// The text that must occur in one of its operands, or in all of them together as written in the line; an empty
    /// text allows any operands, or none.
    pub operand: String,
    /// The condition on the number that is its first operand. If given, `operand` does not matter.
    pub number: Option<NumberBound>,
    /// Whether the operation must be absent.
    pub is_absent: bool,
}

/// Whether the records of games have operations with this opcode: players and event, comments, and the counters.
fn is_of_games(opcode: &[u8]) -> bool {
    let opcode = opcode.to_ascii_lowercase();
    match opcode.as_slice() {
        b"id" | b"hmvc" | b"fmvn" => true,
        [b'c', number @ ..] => !number.is_empty() && number.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

/// A condition on a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberBound {
    /// The number is this one or larger.
    AtLeast(i64),
    /// The number is this one or smaller.
    AtMost(i64),
    /// The number is exactly this one.
    Exactly(i64),
}

impl NumberBound {
    /// Returns the condition for a comparison sign and a number; `None` if the sign is unknown, or
    /// no number can satisfy it.
    pub(super) fn of(sign: &str, number: i64) -> Option<Self> {
        Some(match sign {
            ">=" | "=>" | "≥" => Self::AtLeast(number),
            "<=" | "=<" | "≤" => Self::AtMost(number),
            ">" => Self::AtLeast(number.checked_add(1)?),
            "<" => Self::AtMost(number.checked_sub(1)?),
            // A single sign is text: `score=12`.
            "==" => Self::Exactly(number),
            _ => return None,
        })
    }

    fn holds_of(self, number: i64) -> bool {
        match self {
            Self::AtLeast(least) => least <= number,
            Self::AtMost(most) => number <= most,
            Self::Exactly(wanted) => number == wanted,
        }
    }
}

impl fmt::Display for NumberBound {
    /// Writes the text after an opcode.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtLeast(least) => write!(f, ">={least}"),
            Self::AtMost(most) => write!(f, "<={most}"),
            Self::Exactly(number) => write!(f, "=={number}"),
        }
    }
}

impl OperationCondition {
    /// Requires an operation with this opcode.
    pub fn has(opcode: &str) -> Self {
        Self {
            opcode: opcode.to_owned(),
            operand: String::new(),
            number: None,
            is_absent: false,
        }
    }

    /// Requires that the line has no operation with this opcode.
    pub fn lacks(opcode: &str) -> Self {
        Self {
            is_absent: true,
            ..Self::has(opcode)
        }
    }
}

/// The condition prepared for millions of lines.
#[derive(Clone, Debug)]
pub(super) struct OperationTest {
    opcode: Vec<u8>,
    match_case: bool,
    /// Most lines do not even contain the letters of the opcode.
    in_line: BytesFinder,
    operand: Option<WordsFinder>,
    /// The number of moves to mate, which must not be part of another number.
    moves: Option<Vec<u8>>,
    number: Option<NumberBound>,
    is_absent: bool,
}

impl OperationTest {
    pub(super) fn new(condition: &OperationCondition, match_case: bool) -> Self {
        let opcode = condition.opcode.as_bytes();
        let operand = Some(&condition.operand).filter(|operand| !operand.is_empty());
        let is_number = |operand: &&String| operand.bytes().all(|byte| byte.is_ascii_digit());
        let is_mate = condition.opcode.eq_ignore_ascii_case("dm");
        let moves = operand.filter(|_| is_mate).filter(is_number);
        Self {
            opcode: opcode.to_vec(),
            match_case,
            in_line: BytesFinder::new(opcode, match_case),
            operand: operand.map(|operand| WordsFinder::new(operand, match_case)),
            moves: moves.map(|moves| moves.clone().into_bytes()),
            number: condition.number,
            is_absent: condition.is_absent,
        }
    }

    /// Returns the answer if the line alone gives it without reading its position; `None`
    /// otherwise.
    pub(super) fn at_a_glance(&self, line: &[u8]) -> Option<bool> {
        self.in_line.find(line).is_none().then_some(self.is_absent)
    }

    /// Whether the record of a position of a game with this text may match. `has_operations` says whether the text has
    /// operations, in the command `[%epd …]`.
    pub(super) fn may_be_in_game(&self, text: &[u8], has_operations: bool) -> bool {
        self.is_absent
            || is_of_games(&self.opcode)
            || (has_operations && self.in_line.find(text).is_some())
    }

    /// Whether the tail of a record matches.
    pub(super) fn matches(&self, tail: &[u8]) -> bool {
        operations(tail).any(|operation| self.is_meant(&operation)) != self.is_absent
    }

    fn is_meant(&self, operation: &Operation<'_>) -> bool {
        let has_opcode = if self.match_case {
            operation.opcode() == self.opcode
        } else {
            operation.opcode().eq_ignore_ascii_case(&self.opcode)
        };
        if let Some(number) = self.number {
            return has_opcode && operation.number().is_some_and(|it| number.holds_of(it));
        }
        if let Some(moves) = &self.moves {
            return has_opcode && operation.operands().any(|it| *it.value() == moves[..]);
        }
        has_opcode
            && self.operand.as_ref().is_none_or(|wanted| {
                wanted.is_in(operation.operand_bytes())
                    || operation
                        .operands()
                        .any(|operand| wanted.is_in(&operand.value()))
            })
    }

    /// Returns a place before which no matching line ends.
    pub(super) fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        if self.is_absent {
            return Some(0);
        }
        self.in_line.find(lines)
    }
}

/// A condition on the moves in the operations of a record (`bm`, `am`, `pm`, `sm`, `pv`, `sv`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovesCondition {
    /// One is illegal or ambiguous in the position, or `dm` contradicts them.
    Wrong,
    /// One is not in standard notation.
    Nonstandard,
    /// The predicted move (`pm`, `pv`) meets the task (`bm`, `am`, `dm`).
    Solved,
    /// The predicted move does not meet the task.
    Missed,
}

impl MovesCondition {
    /// Whether the condition holds in a record.
    pub(super) fn holds(self, position: &Position, tail: &[u8]) -> bool {
        let level = match self {
            Self::Wrong => Level::Warning,
            Self::Nonstandard => Level::Repair,
            Self::Solved => return verdict_in_record(position, tail) == Some(Verdict::Solved),
            Self::Missed => {
                let verdict = verdict_in_record(position, tail);
                return verdict.is_some_and(|verdict| verdict != Verdict::Solved);
            }
        };
        let faults = move_faults_in_file(position, tail);
        faults.iter().any(|fault| fault.kind.level() == level)
    }
}
