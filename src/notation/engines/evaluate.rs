//! A row of the table, and which rows hold for a FEN.

use super::given_fen::{BoardSlip, GivenFen};
use super::table::RULES;
use super::{Effect, Engine, EngineWarning, Reason};
use crate::chess::{Position, SquareSet};
use crate::notation::forms::fen_for_engines;
use std::ops::RangeInclusive;

/// What a group of programs does, and when.
pub(super) struct Rule {
    reason: Reason,
    effect: Effect,
    when: When,
    #[cfg_attr(not(test), expect(dead_code, reason = "for who reads the table"))]
    evidence: Evidence,
    programs: &'static [Engine],
}

/// When programs do so.
pub(super) enum When {
    /// When this is so; it is about no square.
    Is(fn(&GivenFen<'_>) -> bool),
    /// When this gives squares, which is what it is about.
    At(fn(&GivenFen<'_>) -> Option<SquareSet>),
    /// When this is wrong with the board field.
    Board(BoardSlip),
    /// When the halfmove clock is a number within these.
    HalfmoveClock(RangeInclusive<u64>),
    /// When the move number is a number within these.
    FullmoveNumber(RangeInclusive<u64>),
}

/// How a row is known to be true.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Evidence {
    /// Each of the programs was run.
    Run,
    /// It was read in the source of each.
    Source,
}

pub(super) const fn row(
    reason: Reason,
    effect: Effect,
    when: When,
    evidence: Evidence,
    programs: &'static [Engine],
) -> Rule {
    Rule {
        reason,
        effect,
        when,
        evidence,
        programs,
    }
}

impl When {
    /// The squares it is about when it is so; the empty set when it is about none.
    fn squares(&self, fen: &GivenFen<'_>) -> Option<SquareSet> {
        let is_so = match self {
            Self::At(squares) => return squares(fen),
            Self::Is(is_so) => is_so(fen),
            Self::Board(slip) => fen.has_slip(*slip),
            Self::HalfmoveClock(range) => fen.number(4).is_some_and(|it| range.contains(&it)),
            Self::FullmoveNumber(range) => fen.number(5).is_some_and(|it| range.contains(&it)),
        };
        is_so.then_some(SquareSet::EMPTY)
    }
}

/// What programs do with a position even in the FEN that most of them take (the form for engines).
pub fn warnings_for(position: &Position) -> Vec<EngineWarning> {
    warnings_for_text(&fen_for_engines(position))
}

/// What programs do with a text that is handed to them as it stands, the worst first. A text
/// without a slash in its first field is no FEN and gets no warning.
pub fn warnings_for_text(text: &str) -> Vec<EngineWarning> {
    let mut found = Vec::new();
    let Some(fen) = GivenFen::of(text) else {
        return found;
    };
    for rule in RULES {
        if let Some(squares) = rule.when.squares(&fen) {
            add(&mut found, rule, squares);
        }
    }
    for warning in &mut found {
        warning.engines.sort_unstable();
        warning.engines.dedup();
    }
    found.sort_by_key(|warning| (warning.effect, warning.reason));
    found
}

/// Several rows may say the same of different programs: that is one warning.
fn add(found: &mut Vec<EngineWarning>, rule: &Rule, squares: SquareSet) {
    let is_same = |told: &&mut EngineWarning| {
        (told.effect, told.reason, told.squares) == (rule.effect, rule.reason, squares)
    };
    match found.iter_mut().find(is_same) {
        Some(told) => told.engines.extend(rule.programs),
        None => found.push(EngineWarning {
            effect: rule.effect,
            reason: rule.reason,
            engines: rule.programs.to_vec(),
            squares,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_names_programs_and_only_those_that_can_be_run_were_run() {
        for rule in RULES {
            let can_be_run =
                |engine| !matches!(engine, Engine::Texel | Engine::Cutechess | Engine::Scid);
            let was_run = rule.evidence == Evidence::Run;
            assert!(!rule.programs.is_empty(), "{:?}", rule.reason);
            assert!(
                !was_run || rule.programs.iter().copied().all(can_be_run),
                "{:?}",
                rule.reason
            );
        }
    }
}
