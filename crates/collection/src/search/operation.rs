//! Conditions on the operations of a line.

use super::bytes_finder::BytesFinder;
use super::text_finder::TextFinder;
use std::fmt;
use tabiya_notation::operations::{Operation, operations};

/// That a line has an operation, or does not have it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OperationCondition {
    /// Its opcode, `bm`. The case of letters counts only when it counts in the whole question.
    pub opcode: String,
    /// What must be in one of its operands, or in all of them as they stand in the line; with
    /// nothing here any operands do, and none.
    pub operand: String,
    /// What must hold of the number that is its first operand. Then nothing else is asked of operands.
    pub number: Option<NumberBound>,
    /// That there is no such operation is what is asked.
    pub is_absent: bool,
}

/// What must hold of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberBound {
    /// It is this one or a larger one.
    AtLeast(i64),
    /// It is this one or a smaller one.
    AtMost(i64),
    /// It is this one.
    Exactly(i64),
}

impl NumberBound {
    /// What a sign of comparison and a number mean; `None` where the sign is none, or no number can be meant.
    pub(super) fn of(sign: &str, number: i64) -> Option<Self> {
        Some(match sign {
            ">=" | "=>" | "≥" => Self::AtLeast(number),
            "<=" | "=<" | "≤" => Self::AtMost(number),
            ">" => Self::AtLeast(number.checked_add(1)?),
            "<" => Self::AtMost(number.checked_sub(1)?),
            // One sign alone is text: `score=12`.
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
    /// As it is typed behind an opcode.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtLeast(least) => write!(f, ">={least}"),
            Self::AtMost(most) => write!(f, "<={most}"),
            Self::Exactly(number) => write!(f, "=={number}"),
        }
    }
}

impl OperationCondition {
    /// That there is an operation with this opcode.
    pub fn has(opcode: &str) -> Self {
        Self {
            opcode: opcode.to_owned(),
            operand: String::new(),
            number: None,
            is_absent: false,
        }
    }

    /// That there is no operation with this opcode.
    pub fn lacks(opcode: &str) -> Self {
        Self {
            is_absent: true,
            ..Self::has(opcode)
        }
    }
}

/// The condition made ready for millions of lines.
#[derive(Clone, Debug)]
pub(super) struct OperationTest {
    opcode: Vec<u8>,
    match_case: bool,
    /// Most lines do not even contain the letters of the opcode.
    in_line: BytesFinder,
    operand: Option<TextFinder>,
    /// The number of moves to a mate, which is not part of another number.
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
            operand: operand.map(|operand| TextFinder::new(operand, match_case)),
            moves: moves.map(|moves| moves.clone().into_bytes()),
            number: condition.number,
            is_absent: condition.is_absent,
        }
    }

    /// What the line alone tells, without reading its position; `None` when it must be read.
    pub(super) fn at_a_glance(&self, line: &[u8]) -> Option<bool> {
        self.in_line.find(line).is_none().then_some(self.is_absent)
    }

    /// Whether the tail of a record answers.
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

    /// A place that no line that answers ends before.
    pub(super) fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        if self.is_absent {
            return Some(0);
        }
        self.in_line.find(lines)
    }
}
