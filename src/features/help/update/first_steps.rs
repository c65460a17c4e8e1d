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
    if !state.shared.settings.has_seen_first_steps {
        state.help.first_steps = Some(FirstSteps::default());
    }
}

/// Shows it again, or takes it away for good.
pub(crate) fn toggle(state: &mut State, runner: &mut dyn Runner) {
    if state.help.first_steps.is_some() {
        end(state, runner);
    } else {
        state.help.first_steps = Some(FirstSteps::default());
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
        Action::Paste(_) | Action::Run(Command::Undo) => Some(FirstStep::PasteOrUndo),
        _ => None,
    }
}

/// A gesture was done. When all are, the note goes by itself.
pub(crate) fn taken(state: &mut State, step: FirstStep, runner: &mut dyn Runner) {
    let Some(steps) = &mut state.help.first_steps else {
        return;
    };
    steps.take(step);
    if steps.are_done() {
        end(state, runner);
    }
}

fn end(state: &mut State, runner: &mut dyn Runner) {
    state.help.first_steps = None;
    if !state.shared.settings.has_seen_first_steps {
        settings::remember(state, Setting::FirstSteps(true), runner);
    }
}
