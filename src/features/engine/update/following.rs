//! Keeps the engines in step with the board, and announces the best line to screen readers.

use crate::features::engine::model::{EnginePlace, EnginesState, ToldLine, WantedEngine};
use crate::features::play_on::model::PlayOnState;
use crate::model::state::Shared;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_desktop::tasks::Runner;
use tabiya_engine::uci::EngineQuestion;
use tabiya_engine::{EnginePhase, EngineState, Program};
use tabiya_notation::moves::write_san_line;
use tabiya_notation::record::LineKind;
use tabiya_settings::{ChosenEngine, EngineScores};
use tabiya_text::{engine_score_words, tr_with};

/// Works out the processes that are to run.
///
/// During a game against an engine they get no position, so that they do not show the answer.
pub(crate) fn keep_up(
    own: &mut EnginesState,
    shared: &mut Shared,
    _runner: &mut dyn Runner,
    play_on: &mut PlayOnState,
) {
    let (is_open, is_held) = (own.is_open, own.is_held);
    own.is_paused = play_on.hides_analysis_of(shared.document());
    let is_paused = own.is_paused;
    for (at, place) in own.places.iter_mut().enumerate() {
        let name = shared.settings.panel_engines.get(at);
        let chosen = name.and_then(|name| shared.settings.engines.get(name));
        if let Some(chosen) = chosen.filter(|_| place.is_on && is_open) {
            follow(place, shared, chosen, is_held);
            place.hide_if(is_paused);
        } else {
            place.is_on = false;
            place.wanted = None;
            // The lines of a stopped engine stay as long as they are about the position on the board.
            place.shown = question(shared, 1, false, None).map(|asked| asked.position);
            place.hide_if(is_paused);
        }
    }
}

fn follow(place: &mut EnginePlace, shared: &Shared, chosen: &ChosenEngine, is_held: bool) {
    let before = place.wanted.take();
    let asked = before.and_then(|wanted| wanted.question);
    let question = question(shared, chosen.lines, is_held, asked);
    place.shown = question.as_ref().map(|asked| asked.position);
    let folder = chosen.folder.clone();
    place.wanted = Some(WantedEngine {
        run: place.run,
        program: Program {
            folder,
            ..Program::at(chosen.path.clone())
        },
        settings: chosen.options.clone().into_iter().collect(),
        question,
        restarts: place.restarts,
        pressed: place.pressed.clone(),
    });
}

/// The question to an engine now. While a position is being set up, the earlier question continues only as long as its
/// position is still the current one, and there is no new question.
fn question(
    shared: &Shared,
    lines: u16,
    is_held: bool,
    asked: Option<EngineQuestion>,
) -> Option<EngineQuestion> {
    let document = shared.document();
    if !document.has_position() || document.is_unread() {
        return None;
    }
    let draft = shared.draft.as_ref();
    let is_torn = draft.is_some_and(|draft| draft.error.is_some() && draft.meaning.is_none())
        || document.line_kind(document.row()) == LineKind::Unreadable;
    let new = EngineQuestion::of(*document.position()).with_lines(lines);
    if is_held || is_torn {
        return asked.filter(|asked| asked.position == new.position);
    }
    Some(new)
}

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
    if let (Some(value), Some(position)) = (place.value(), place.shown) {
        own.known.learn(position, best.heard.depth, value);
    }
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
