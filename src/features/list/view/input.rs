//! The keys of the list while it has the keyboard focus, and the mouse input of a row.

use super::pane::{MenuPlace, RowDrag};
use super::{ListPane, leave_for_board};
use crate::command::Command;
use crate::model::action::{Action, ListAction, SelectionStep};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use egui::{Event, Key, Modifiers, PointerButton, Response, Ui};
use tabiya_collection::document::Document;

impl ListPane {
    /// Handles the keys of the list and hides them from other widgets.
    pub(super) fn keys_ui(
        &mut self,
        ui: &Ui,
        state: &State,
        ui_state: &mut UiState,
        actions: &mut Actions,
    ) {
        if egui::Popup::is_any_open(ui.ctx()) || ui_state.modal.is_some() {
            return;
        }
        ui.input_mut(|input| {
            input.events.retain(|event| match event {
                Event::Key {
                    key,
                    pressed: true,
                    modifiers,
                    ..
                } => !self.key(state, *key, *modifiers, ui_state, actions),
                _ => true,
            });
        });
    }

    /// Handles one key. Returns whether the list uses it.
    fn key(
        &mut self,
        state: &State,
        key: Key,
        keys: Modifiers,
        ui_state: &mut UiState,
        actions: &mut Actions,
    ) -> bool {
        // Keys with Alt belong to commands.
        if keys.alt {
            return false;
        }
        let document = state.shared.document();
        if let Some(place) = self.target(document, key, state.list.looks.grid) {
            self.go(document, place, keys, actions);
            return true;
        }
        let cursor = self.cursor.row(document);
        match key {
            Key::Space => actions.push(Action::from(ListAction::SelectRows(
                SelectionStep::Toggle(cursor),
            ))),
            Key::Enter => {
                actions.push(Action::from(ListAction::SelectRow(cursor)));
                leave_for_board(ui_state);
            }
            Key::A if keys.command => {
                actions.push(Action::from(ListAction::SelectRows(SelectionStep::All)));
            }
            Key::I if keys.command && keys.shift => {
                actions.push(Action::from(ListAction::SelectRows(SelectionStep::Invert)));
            }
            Key::Escape => actions.push(Action::from(ListAction::SelectRows(SelectionStep::None))),
            Key::Delete if !keys.command => {
                actions.push(Action::Run(Command::DeletePosition));
            }
            Key::Menu => self.menu = Some(MenuPlace::Cursor),
            Key::F10 if keys.shift => self.menu = Some(MenuPlace::Cursor),
            _ => return false,
        }
        true
    }

    /// The place that a key moves to.
    fn target(&self, document: &Document, key: Key, is_grid: bool) -> Option<u64> {
        let last = document.shown_count().checked_sub(1)?;
        let place = self.cursor.place(document);
        let (columns, page) = self
            .visible
            .map_or((1, 1), |visible| (visible.columns(), visible.page()));
        let target = match key {
            Key::ArrowUp => back(place, columns, columns),
            Key::ArrowDown => on(place, columns, columns, last),
            Key::ArrowLeft if is_grid => place.saturating_sub(1),
            Key::ArrowRight if is_grid => place + 1,
            Key::PageUp => back(place, page, columns),
            Key::PageDown => on(place, page, columns, last),
            Key::Home => 0,
            Key::End => last,
            _ => return None,
        };
        Some(target.min(last))
    }

    fn go(&mut self, document: &Document, place: u64, keys: Modifiers, actions: &mut Actions) {
        let Some(row) = document.row_at(place) else {
            return;
        };
        self.cursor.go_to(row);
        if keys.shift {
            actions.push(Action::from(ListAction::SelectRows(
                SelectionStep::ExtendTo(row),
            )));
        } else if !keys.command {
            actions.push(Action::from(ListAction::SelectRow(row)));
        }
    }
}

/// The place `places` places back, or in the first line in the same column.
fn back(place: u64, places: u64, columns: u64) -> u64 {
    place.checked_sub(places).unwrap_or(place % columns)
}

/// The place `places` places further. Beyond the end, the result is the last place, or `place` itself if it is already
/// in the last line of a grid.
fn on(place: u64, places: u64, columns: u64, last: u64) -> u64 {
    let is_in_last_line = place / columns == last / columns;
    let target = place.saturating_add(places);
    match target <= last {
        true => target,
        false if is_in_last_line && columns > 1 => place,
        false => last,
    }
}

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
                Action::from(ListAction::SelectRows(SelectionStep::ExtendTo(row)))
            } else if keys.command {
                Action::from(ListAction::SelectRows(SelectionStep::Toggle(row)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moving_a_line_up_or_down_stays_in_the_column_if_possible() {
        // Three columns, eight places: 0 1 2 / 3 4 5 / 6 7.
        assert_eq!([back(4, 3, 3), back(1, 3, 3), back(7, 6, 3)], [1, 1, 1]);
        assert_eq!([on(1, 3, 3, 7), on(5, 3, 3, 7), on(6, 3, 3, 7)], [4, 7, 6]);
    }

    #[test]
    fn a_page_stops_at_the_ends_of_a_list() {
        assert_eq!(
            [back(3, 10, 1), on(3, 10, 1, 7), on(7, 10, 1, 7)],
            [0, 7, 7]
        );
    }
}
