//! Compares two runs of a suite.

use super::verdict::Verdict;

/// The runs, of two, that solved a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Only the first run solved it.
    OnlyFirst,
    /// Only the second run solved it.
    OnlySecond,
    /// Both runs solved it.
    Both,
    /// Neither run solved it.
    Neither,
}

impl Group {
    /// All groups in the order of their display.
    pub const ALL: [Self; 4] = [Self::OnlyFirst, Self::OnlySecond, Self::Both, Self::Neither];
}

/// Groups a position by the verdicts of two runs.
pub fn compare(first: Verdict, second: Verdict) -> Group {
    match (first == Verdict::Solved, second == Verdict::Solved) {
        (true, false) => Group::OnlyFirst,
        (false, true) => Group::OnlySecond,
        (true, true) => Group::Both,
        (false, false) => Group::Neither,
    }
}
