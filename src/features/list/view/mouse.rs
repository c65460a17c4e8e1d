//! The mouse input of a row.

use super::ListPane;
use super::pane::{MenuPlace, RowDrag};
use crate::model::action::{Action, ListAction, Selecting};
use crate::view::Actions;
use egui::{PointerButton, Response, Ui};
use tabiya_collection::document::Document;

impl ListPane {
    /// Selects rows and begins to drag them.
    pub(super) fn mouse_ui(
        &mut self,
        ui: &Ui,
        document: &Document,
        row: u64,
        response: &Response,
        list: &Response,
        actions: &mut Actions,
    ) {
        if response.clicked() {
            list.request_focus();
            let keys = ui.input(|input| input.modifiers);
            actions.push(if keys.shift {
                Action::from(ListAction::SelectRows(Selecting::ExtendTo(row)))
            } else if keys.command {
                Action::from(ListAction::SelectRows(Selecting::Toggle(row)))
            } else {
                Action::from(ListAction::SelectRow(row))
            });
        }
        if response.secondary_clicked() {
            list.request_focus();
            if !document.is_selected(row) {
                actions.push(Action::from(ListAction::SelectRow(row)));
            }
            self.menu = response.interact_pointer_pos().map(MenuPlace::Pointer);
        }
        if response.drag_started_by(PointerButton::Primary) {
            list.request_focus();
            if !document.is_selected(row) {
                actions.push(Action::from(ListAction::SelectRow(row)));
            }
            self.drag = Some(RowDrag::new(document.id()));
        }
    }
}
