//! Conditions on the moves that operations name.

use tabiya_chess::Level;
use tabiya_chess::Position;
use tabiya_engine::analysis::{Verdict, verdict_in_record};
use tabiya_notation::record_moves::move_faults_in_file;

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
