//! The note for those who see the program for the first time: when it comes, and when it goes.

use crate::app::action::{Action, BoardKey};
use crate::app::state::State;
use crate::command::Command;
use crate::document::Edit;
use crate::features::help::model::first_steps::{FirstStep, FirstSteps};
use crate::features::settings::update as settings;
use crate::settings::Setting;
use crate::tasks::Runner;

/// Shows it to those who have not seen it to its end.
pub(crate) fn offer(state: &mut State) {
    if !state.settings.has_seen_first_steps {
        state.first_steps = Some(FirstSteps::default());
    }
}

/// Shows it again, or takes it away for good.
pub(crate) fn toggle(state: &mut State, runner: &mut dyn Runner) {
    if state.first_steps.is_some() {
        end(state, runner);
    } else {
        state.first_steps = Some(FirstSteps::default());
    }
}

/// The gesture that this action is made by, if it is one of those that are told.
pub(crate) fn step_of(action: &Action) -> Option<FirstStep> {
    match action {
        Action::Edit(
            Edit::Put(..)
            | Edit::PutBoth(..)
            | Edit::PutAtHome(_)
            | Edit::Move { .. }
            | Edit::Copy { .. },
            _,
        ) => Some(FirstStep::Board),
        Action::BoardKey(BoardKey::Piece(_)) => Some(FirstStep::Keys),
        // Not when something is pasted, but when a position was found in it.
        Action::Run(Command::Undo) => Some(FirstStep::PasteOrUndo),
        _ => None,
    }
}

/// A gesture was done. When all are, the note goes by itself.
pub(crate) fn taken(state: &mut State, step: FirstStep, runner: &mut dyn Runner) {
    let Some(steps) = &mut state.first_steps else {
        return;
    };
    steps.take(step);
    if steps.are_done() {
        end(state, runner);
    }
}

fn end(state: &mut State, runner: &mut dyn Runner) {
    state.first_steps = None;
    if !state.settings.has_seen_first_steps {
        settings::remember(state, Setting::FirstSteps(true), runner);
    }
}
