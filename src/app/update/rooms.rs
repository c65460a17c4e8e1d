//! Passes actions to the features, and runs their upkeep, as their rows in `rooms!` specify.

use crate::model::action::RoomAction;
use crate::model::state::{Dialog, State};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;

macro_rules! define_rooms {
    ($(
        $(#[$doc:meta])*
        $part:ident: $state:ty {
            actions $name:ident($($action:ident)::+) by $update:path $(, with $($with:ident)+)?;
            $(follows $follow:path $(, with $($follow_with:ident)+)?;)?
            $(keeps_up $keep_up:path $(, with $($keep_up_with:ident)+)?;)?
            $(forgets $forget:path;)?
            $(dialog $dialog:ident: $view:expr $(, closed $closed:path)?;)*
        }
    )*) => {
        /// Passes an action to the update of its feature.
        pub(super) fn apply(state: &mut State, action: RoomAction, runner: &mut dyn Runner) {
            match action {
                $(RoomAction::$name(action) => $update(
                    &mut state.$part,
                    &mut state.shared,
                    action,
                    runner,
                    $($(&mut state.$with,)+)?
                ),)*
            }
        }

        /// Lets features react to an action before anything else is done.
        pub(super) fn follow(state: &mut State) {
            $($($follow(
                &mut state.$part,
                &mut state.shared,
                $($(&mut state.$follow_with,)+)?
            );)?)*
        }

        /// Runs the upkeep of the features, after an action and all actions that it sent.
        pub(super) fn keep_up(state: &mut State, runner: &mut dyn Runner) {
            $($($keep_up(
                &mut state.$part,
                &mut state.shared,
                runner,
                $($(&mut state.$keep_up_with,)+)?
            );)?)*
        }

        /// Lets features drop their data about a closed document.
        pub(super) fn forget(state: &mut State, closed: DocumentId, runner: &mut dyn Runner) {
            $($($forget(&mut state.$part, &mut state.shared, closed, runner);)?)*
        }

        /// Lets the feature react whose dialog was closed.
        pub(super) fn dialog_closed(state: &mut State, dialog: Dialog, runner: &mut dyn Runner) {
            match dialog {
                Dialog::Palette => {}
                $($(Dialog::$dialog => {
                    $($closed(&mut state.$part, &mut state.shared, runner);)?
                })*)*
            }
        }
    };
}
rooms!(define_rooms);
