//! Two runs of a suite beside each other.

use super::verdict::Verdict;

/// Which of two runs solved a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Only the first.
    OnlyFirst,
    /// Only the second.
    OnlySecond,
    /// Both.
    Both,
    /// Neither.
    Neither,
}

impl Group {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::OnlyFirst, Self::OnlySecond, Self::Both, Self::Neither];
}

/// Which of two runs solved a position.
pub fn compare(first: Verdict, second: Verdict) -> Group {
    match (first == Verdict::Solved, second == Verdict::Solved) {
        (true, false) => Group::OnlyFirst,
        (false, true) => Group::OnlySecond,
        (true, true) => Group::Both,
        (false, false) => Group::Neither,
    }
}
