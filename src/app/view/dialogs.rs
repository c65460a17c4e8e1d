//! The dialog over the window. The feature whose row in `rooms!` names it draws it.

use super::messages::message_in_dialog_ui;
use super::palette::palette_ui;
use crate::model::action::Action;
use crate::model::state::{Dialog, State};
use crate::view::{Actions, DialogView, UiState};
use crate::widgets::floating::{is_left, roomy_modal_ui};
use egui::{Id, Ui};

macro_rules! define_view_of {
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
        /// Returns the view of a feature's dialog; `None` for the palette, which belongs to no feature.
        fn view_of(dialog: Dialog) -> Option<DialogView> {
            Some(match dialog {
                Dialog::Palette => return None,
                $($(Dialog::$dialog => $view,)*)*
            })
        }
    };
}
rooms!(define_view_of);

/// Whether a dialog is open that hides everything else.
pub(super) fn is_alone(state: &State) -> bool {
    let view = state.shared.dialog.and_then(view_of);
    view.is_some_and(|view| view.is_alone)
}

/// Shows the dialog, if one is open.
pub(super) fn dialog_ui(ui: &Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let Some(dialog) = state.shared.dialog else {
        return;
    };
    let Some(view) = view_of(dialog) else {
        return palette_ui(ui, state, ui_state, actions);
    };
    if view.gives_way && (state.files.dialog.is_some() || state.shared.question().is_some()) {
        return;
    }
    let modal = roomy_modal_ui(ui, Id::unique("dialog"), dialog, |ui| {
        (view.ui)(ui, state, ui_state, actions);
    });
    message_in_dialog_ui(&modal.response, view.shows_errors, ui_state);
    if is_left(&modal) && !(view.escape)(ui_state) {
        actions.push(Action::CloseDialog);
    }
}
