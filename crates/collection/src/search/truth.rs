//! The truth of endgames as a condition.

use super::bounds::Bounds;
use std::fmt;
use tabiya_notation::operations::operations;
use tabiya_tables::{Truth, Wdl};

/// The word before a result by endgame tables.
pub(super) const TABLES: &str = "tables";
/// The word before the limits of the plies to the next capture or pawn move.
pub(super) const DTZ: &str = "dtz";
/// The word before the limits of the plies to mate.
pub(super) const DTM: &str = "dtm";

/// A result for the side to move. What is drawn only by the fifty-move rule is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableResult {
    /// The side to move wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The side to move loses.
    Loss,
}

impl TableResult {
    const NAMED: [(&'static str, Self); 3] = [
        ("win", Self::Win),
        ("draw", Self::Draw),
        ("loss", Self::Loss),
    ];

    /// Reads the word after `tables:`.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        let mut named = Self::NAMED.iter();
        let found = named.find(|(known, _)| name.eq_ignore_ascii_case(known));
        found.map(|(_, result)| *result)
    }

    const fn of(result: Wdl) -> Self {
        match result {
            Wdl::Win => Self::Win,
            Wdl::Loss => Self::Loss,
            Wdl::CursedWin | Wdl::Draw | Wdl::BlessedLoss => Self::Draw,
        }
    }
}

impl fmt::Display for TableResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Self::NAMED.iter().find(|(_, result)| result == self);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

/// The result that endgame tables give, or, if negated, one that they do not give. In both cases they must know the
/// position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCondition {
    /// The result.
    pub result: TableResult,
    /// Whether every other result matches.
    pub is_negated: bool,
}

/// The conditions of a query on the truth of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TruthTest {
    result: Option<TableCondition>,
    zeroing: Option<Bounds>,
    mate: Option<Bounds>,
}

impl TruthTest {
    /// These conditions, if there are any.
    pub(super) fn of(
        result: Option<TableCondition>,
        zeroing: Option<Bounds>,
        mate: Option<Bounds>,
    ) -> Option<Self> {
        let test = Self {
            result,
            zeroing: zeroing.filter(|it| !it.is_empty()),
            mate: mate.filter(|it| !it.is_empty()),
        };
        let is_any = test.result.is_some() || test.zeroing.is_some() || test.mate.is_some();
        is_any.then_some(test)
    }

    /// Whether a position with this truth matches. If tables know no distance to the next capture or pawn move, that of
    /// the operation `dtz` counts.
    pub(crate) fn matches(&self, truth: &Truth, tail: &[u8]) -> bool {
        let result = TableResult::of(truth.result);
        let is_asked = |asked: TableCondition| (asked.result == result) != asked.is_negated;
        let zeroing = || truth.zeroing.map(i64::from).or_else(|| stated(tail));
        let mate = truth.mate.map(i64::from);
        self.result.is_none_or(is_asked)
            && is_within(self.mate, || mate)
            && is_within(self.zeroing, zeroing)
    }

    /// Whether a position that tables do not know matches: only by its operation `dtz`.
    pub(crate) fn matches_unknown(&self, tail: &[u8]) -> bool {
        self.result.is_none() && self.mate.is_none() && is_within(self.zeroing, || stated(tail))
    }
}

fn is_within(bounds: Option<Bounds>, number: impl Fn() -> Option<i64>) -> bool {
    bounds.is_none_or(|bounds| number().is_some_and(|number| bounds.holds_of(number)))
}

/// The distance that the operation `dtz` states.
fn stated(tail: &[u8]) -> Option<i64> {
    let mut all = operations(tail);
    let found = all.find(|operation| operation.opcode().eq_ignore_ascii_case(DTZ.as_bytes()))?;
    found.number().map(i64::saturating_abs)
}
