//! Finds the rows of the table that apply to a FEN.

use super::given_fen::GivenFen;
use super::table::RULES;
use super::{EngineWarning, Rule};
use crate::forms::fen_for_engines;
use tabiya_chess::{Position, SquareSet};

/// The warnings about a position in the FEN that most programs accept, [`fen_for_engines`].
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_notation::engines::warnings_for;
///
/// assert!(warnings_for(&Position::start()).is_empty());
/// assert!(!warnings_for(&Position::empty()).is_empty());
/// ```
pub fn warnings_for(position: &Position) -> Vec<EngineWarning> {
    warnings_for_text(&fen_for_engines(position))
}

/// The warnings about a text that is given to the programs unchanged, the most serious first. A text without
/// a slash in its first field is not a FEN and gives no warning.
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

/// Joins rows that describe the same reaction of different programs.
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
    use crate::engines::{Engine, Evidence};

    #[test]
    fn every_row_names_programs_and_only_runnable_ones_have_evidence_of_a_run() {
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
