//! The first moves of the engines' lines as arrows on the board.

use crate::features::operations::view::arrows::SolutionArrow;
use crate::model::state::State;
use tabiya_chess::Move;

/// The maximum number of arrows; more would hide the board.
const MAX_ARROWS: usize = 10;

/// The arrows of the engines in the panel, unless they are switched off. Arrows in `drawn`, which the record already
/// has, are left out.
pub(crate) fn engine_arrows(state: &State, drawn: &[SolutionArrow]) -> Vec<SolutionArrow> {
    let mut arrows: Vec<SolutionArrow> = Vec::new();
    if !state.shared.settings.engine_arrows || !state.engine.is_open {
        return arrows;
    }
    for place in &state.engine.places {
        for line in place.lines() {
            let Some(Move { from, to, .. }) = line.moves.first().copied() else {
                continue;
            };
            let is_there = |arrow: &SolutionArrow| (arrow.from, arrow.to) == (from, to);
            let is_drawn = drawn.iter().chain(&arrows).any(is_there);
            if !is_drawn && arrows.len() < MAX_ARROWS {
                arrows.push(SolutionArrow {
                    from,
                    to,
                    is_best: line.heard.number == 1,
                    by_engine: true,
                });
            }
        }
    }
    arrows
}
