//! Which rows of the table hold for a FEN.

use super::EngineWarning;
use super::given_fen::GivenFen;
use super::rule::Rule;
use super::table::RULES;
use crate::forms::fen_for_engines;
use tabiya_chess::{Position, SquareSet};

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
    use crate::engines::Engine;
    use crate::engines::rule::Evidence;

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
