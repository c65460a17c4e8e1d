//! Keeps the engines in step with the board: the questions for them are computed after each action.

use crate::features::engine::model::{EnginePlace, EnginesState, WantedEngine};
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;
use tabiya_engine::Program;
use tabiya_engine::uci::Question;
use tabiya_notation::record::LineKind;
use tabiya_settings::ChosenEngine;

/// Works out the processes that are to run.
pub(crate) fn keep_up(own: &mut EnginesState, shared: &mut Shared, _runner: &mut dyn Runner) {
    let (is_open, is_held) = (own.is_open, own.is_held);
    for (at, place) in own.places.iter_mut().enumerate() {
        let name = shared.settings.panel_engines.get(at);
        let chosen = name.and_then(|name| shared.settings.engines.get(name));
        if let Some(chosen) = chosen.filter(|_| place.is_on && is_open) {
            follow(place, shared, chosen, is_held);
        } else {
            place.is_on = false;
            place.wanted = None;
        }
    }
}

fn follow(place: &mut EnginePlace, shared: &Shared, chosen: &ChosenEngine, is_held: bool) {
    let before = place.wanted.take();
    let asked = before.and_then(|wanted| wanted.question);
    let question = question(shared, chosen.lines, is_held, asked);
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
    asked: Option<Question>,
) -> Option<Question> {
    let document = shared.document();
    if !document.has_position() || document.is_unread() {
        return None;
    }
    let draft = shared.draft.as_ref();
    let is_torn = draft.is_some_and(|draft| draft.error.is_some() && draft.meaning.is_none())
        || document.line_kind(document.row()) == LineKind::Unreadable;
    let new = Question::of(*document.position()).with_lines(lines);
    if is_held || is_torn {
        return asked.filter(|asked| asked.position == new.position);
    }
    Some(new)
}
