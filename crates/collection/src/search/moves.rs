//! Conditions on the moves that operations name.

use tabiya_chess::Level;
use tabiya_chess::Position;
use tabiya_engine::analysis::{Verdict, verdict_in_record};
use tabiya_notation::record_moves::move_faults_in_file;

/// What is said of the moves in the operations of a record (`bm`, `am`, `pm`, `sm`, `pv`, `sv`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovesCondition {
    /// One is no move of the position, or several, or `dm` contradicts them.
    Wrong,
    /// One is spelled otherwise than the standard has it.
    Nonstandard,
    /// The move that is expected (`pm`, `pv`) is one that is asked for (`bm`, `am`, `dm`).
    Solved,
    /// The move that is expected is none that is asked for.
    Missed,
}

impl MovesCondition {
    /// Whether that is so in a record.
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
