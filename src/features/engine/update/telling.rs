//! Announces an engine's best line to screen readers, at a pace that users can follow.

use crate::features::engine::model::{EnginePlace, EnginesState, ToldLine};
use crate::model::state::Shared;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_engine::{EnginePhase, EngineState};
use tabiya_notation::moves::write_san_line;
use tabiya_settings::EngineScores;
use tabiya_text::{engine_score_words, tr_with};

/// The shortest time between two announced lines.
const PACE: Duration = Duration::from_secs(4);
/// The number of moves announced.
const TOLD_MOVES: usize = 3;

/// Takes the latest state of an engine.
pub(super) fn take_news(
    own: &mut EnginesState,
    shared: &Shared,
    at: usize,
    seen: Arc<EngineState>,
) {
    let Some(place) = own.places.get_mut(at) else {
        return;
    };
    place.seen = seen;
    let Some(best) = place.lines().first() else {
        return;
    };
    let first = best.moves.first().copied();
    let told = place.told.as_ref();
    let is_news = first.is_some() && told.is_none_or(|told| told.best != first);
    let is_done = place.seen.phase == EnginePhase::Done;
    let is_time = told.is_none_or(|told| PACE <= told.at.elapsed());
    if is_news && (is_time || is_done) {
        let at = Instant::now();
        place.said = words(place, shared);
        place.told = Some(ToldLine { best: first, at });
    }
}

fn words(place: &EnginePlace, shared: &Shared) -> String {
    let Some((best, question)) = place.lines().first().zip(place.seen.question.as_ref()) else {
        return String::new();
    };
    let mover = question.position.side_to_move;
    let value = best
        .heard
        .value
        .map(|value| match shared.settings.engine_scores {
            EngineScores::White => value.from_white(mover),
            EngineScores::Mover => value,
        });
    let moves = best.moves.get(..TOLD_MOVES).unwrap_or(&best.moves);
    let variables = [
        ("engine", place.seen.name.as_str().into()),
        (
            "score",
            value.map(engine_score_words).unwrap_or_default().into(),
        ),
        ("depth", best.heard.depth.into()),
        (
            "moves",
            write_san_line(&question.position, moves, shared.move_names()).into(),
        ),
    ];
    tr_with("engine-told", &variables)
}
