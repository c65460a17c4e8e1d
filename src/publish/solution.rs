//! What the operations of a record tell about its solution.

use crate::notation::line_text::text_of_line;
use crate::notation::opcodes::Meaning;
use crate::notation::operations::{Operation, operations};
use crate::text::{listed_apart, tr_with};

/// The solution of a position, as its record has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// The best moves (`bm`).
    pub best: Option<String>,
    /// The moves to be avoided (`am`).
    pub avoid: Option<String>,
    /// In how many moves the side to move mates (`dm`).
    pub mate_in: Option<u64>,
    /// The move that is expected (`pm`).
    pub expected: Option<String>,
    /// The line of play that is expected (`pv`).
    pub line: Option<String>,
}

/// More of a line of play than anybody prints is left out.
const MAX_CHARS: usize = 400;

impl Solution {
    /// What the operations tell; `None` when that is nothing.
    pub fn of(tail: &[u8]) -> Option<Self> {
        let mut solution = Self::default();
        for operation in operations(tail) {
            // Several best moves are as many solutions; the moves of a variation follow each other.
            let (place, between) = match operation.meaning() {
                Some(Meaning::BestMoves) => (&mut solution.best, ", "),
                Some(Meaning::AvoidMoves) => (&mut solution.avoid, ", "),
                Some(Meaning::PredictedMove) => (&mut solution.expected, ", "),
                Some(Meaning::PredictedVariation) => (&mut solution.line, " "),
                Some(Meaning::DirectMate) => {
                    let moves = operation.number().and_then(|moves| moves.try_into().ok());
                    solution.mate_in = solution.mate_in.or(moves).filter(|moves| *moves > 0);
                    continue;
                }
                _ => continue,
            };
            if place.is_none() {
                *place = operands(&operation, between);
            }
        }
        (solution != Self::default()).then_some(solution)
    }

    /// All of it in one line.
    pub fn text(&self) -> String {
        let moves = |id, moves: &Option<String>| {
            let moves = moves.as_deref()?;
            Some(tr_with(id, &[("moves", moves.into())]))
        };
        let mate = self.mate_in;
        let parts = [
            self.best.clone(),
            moves("solution-avoid", &self.avoid),
            mate.map(|mate| tr_with("solution-mate", &[("moves", mate.into())])),
            moves("solution-expected", &self.expected),
            moves("solution-line", &self.line),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        listed_apart(&parts)
    }
}

fn operands(operation: &Operation<'_>, between: &str) -> Option<String> {
    let values = operation.operands().map(|operand| {
        let value = operand.value();
        text_of_line(&value).into_owned()
    });
    let text = values.collect::<Vec<_>>().join(between);
    let text: String = text.trim().chars().take(MAX_CHARS).collect();
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(tail: &str) -> Option<String> {
        Solution::of(tail.as_bytes()).map(|solution| solution.text())
    }

    #[test]
    fn a_solution_is_what_the_operations_tell() {
        let is = |tail, expected: &str| assert_eq!(text(tail).as_deref(), Some(expected), "{tail}");
        is("bm Qd1+ Nf3; id \"x\";", "Qd1+, Nf3");
        is("am Rxa7;", "avoid Rxa7");
        is("dm 3; bm Qh7+;", "Qh7+; mate in 3");
        is("pm e5; pv e5 d5 c4;", "expected: e5; line: e5 d5 c4");
        is("bm \"Qd1\";", "Qd1");
    }

    #[test]
    fn what_tells_nothing_is_no_solution() {
        for tail in ["", "id \"x\";", "bm;", "dm 0;", "dm -3;", "dm x;"] {
            assert_eq!(text(tail), None, "{tail}");
        }
    }
}
