//! Shows and hides the note for first-time users.

use crate::command::Command;
use crate::features::help::model::first_steps::{FirstStep, FirstSteps};
use crate::features::help::model::help_state::HelpState;
use crate::model::action::{Action, BoardAction, BoardKey, RoomAction, SettingsAction};
use crate::model::state::Shared;
use tabiya_collection::document::Edit;
use tabiya_settings::Setting;

/// Shows the note to users who have not finished it.
pub(crate) fn offer(own: &mut HelpState, shared: &mut Shared) {
    if !shared.settings.has_seen_first_steps {
        own.first_steps = Some(FirstSteps::default());
    }
}

/// Shows the note again, or removes it for good.
pub(crate) fn toggle(own: &mut HelpState, shared: &mut Shared) {
    if own.first_steps.is_some() {
        end(own, shared);
    } else {
        own.first_steps = Some(FirstSteps::default());
    }
}

/// The gesture that this action belongs to, if the note describes it.
pub(crate) fn step_of(action: &Action) -> Option<FirstStep> {
    match action {
        Action::Room(RoomAction::Board(BoardAction::Edit(
            Edit::Put(..)
            | Edit::PutBoth(..)
            | Edit::PutAtHome(_)
            | Edit::Move { .. }
            | Edit::Copy { .. },
            _,
        ))) => Some(FirstStep::Board),
        Action::Room(RoomAction::Board(BoardAction::BoardKey(BoardKey::Piece(_)))) => {
            Some(FirstStep::Keys)
        }
        // This counts only after a position was found in the pasted text.
        Action::Run(Command::Undo) => Some(FirstStep::PasteOrUndo),
        _ => None,
    }
}

/// Records a gesture. The note disappears after the last one.
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
        shared.send(SettingsAction::Remember(Setting::FirstSteps(true)));
    }
}
