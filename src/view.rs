//! Shared parts of the views of all features: the window's memory from frame to frame, the pointer, the keys of
//! commands, the display of dialogs, notices, and the entries of menus.

pub(crate) mod notice;
pub(crate) mod pointer;
pub(crate) mod shortcuts;
mod ui_state;

pub use ui_state::{Actions, UiState};
pub(crate) use ui_state::{Focus, ModalShown};

use crate::model::action::Action;
use crate::model::state::{Dialog, State};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui};
use crate::widgets::style::GAP;
use egui::Ui;

/// Draws the contents of a dialog, including the buttons that close it.
pub(crate) type DialogUi = fn(&mut Ui, &State, &mut UiState, &mut Actions);

/// The view of a dialog.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DialogView {
    /// Draws the dialog.
    pub(crate) ui: DialogUi,
    /// Whether the dialog is hidden while a question or a file dialog is open.
    pub(crate) gives_way: bool,
    /// Whether nothing else of the window is drawn while the dialog is open, because it would give something away.
    pub(crate) is_alone: bool,
    /// Whether the dialog itself shows errors.
    pub(crate) shows_errors: bool,
    /// Uses Escape for something other than closing the dialog. Returns whether it did so.
    pub(crate) escape: fn(&mut UiState) -> bool,
}

/// The view of an ordinary dialog, which `ui` draws.
pub(crate) fn shown(ui: DialogUi) -> DialogView {
    DialogView {
        ui,
        gives_way: false,
        is_alone: false,
        shows_errors: false,
        escape: |_| false,
    }
}

impl DialogView {
    /// Hides the dialog while a question or a file dialog is open.
    pub(crate) fn giving_way(mut self) -> Self {
        self.gives_way = true;
        self
    }

    /// Draws nothing else of the window while the dialog is open.
    pub(crate) fn alone(mut self) -> Self {
        self.is_alone = true;
        self
    }

    /// Leaves it to the dialog to show errors.
    pub(crate) fn showing_errors(mut self) -> Self {
        self.shows_errors = true;
        self
    }

    /// Offers Escape to this function before the dialog closes.
    pub(crate) fn with_escape(mut self, escape: fn(&mut UiState) -> bool) -> Self {
        self.escape = escape;
        self
    }
}

/// The foot of a dialog that has only a button to close it.
pub(crate) fn close_foot_ui(
    ui: &mut Ui,
    dialog: Dialog,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.add_space(GAP);
    let foot = dialog_foot_ui(ui, dialog, FootButtons::close(), |_| {});
    // While egui only measures the dialog, nothing in it takes the keyboard focus.
    if ui.is_enabled() && std::mem::take(&mut ui_state.modal_focus_wanted) {
        foot.request_focus();
    }
    if foot.is_done() {
        actions.push(Action::CloseDialog);
    }
}
