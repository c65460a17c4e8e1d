//! The note for those who see the program for the first time: when it comes, and when it goes.

use crate::command::Command;
use crate::features::help::model::first_steps::{FirstStep, FirstSteps};
use crate::features::help::model::help_state::HelpState;
use crate::model::action::{Action, BoardKey, Message};
use crate::model::state::Shared;
use tabiya_collection::document::Edit;
use tabiya_settings::Setting;

/// Shows it to those who have not seen it to its end.
pub(crate) fn offer(own: &mut HelpState, shared: &mut Shared) {
    if !shared.settings.has_seen_first_steps {
        own.first_steps = Some(FirstSteps::default());
    }
}

/// Shows it again, or takes it away for good.
pub(crate) fn toggle(own: &mut HelpState, shared: &mut Shared) {
    if own.first_steps.is_some() {
        end(own, shared);
    } else {
        own.first_steps = Some(FirstSteps::default());
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
pub(crate) fn taken(own: &mut HelpState, shared: &mut Shared, step: FirstStep) {
    let Some(steps) = &mut own.first_steps else {
        return;
    };
    steps.take(step);
    if steps.are_done() {
        end(own, shared);
    }
}

fn end(own: &mut HelpState, shared: &mut Shared) {
    own.first_steps = None;
    if !shared.settings.has_seen_first_steps {
        shared.send(Message::Remember(Setting::FirstSteps(true)));
    }
}
