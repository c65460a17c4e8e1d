//! The operations of the current line as a small table that can be edited.

mod add;
mod row;
mod typed;

use super::caption::caption_ui;
use super::{Actions, UiState};
use crate::notation::operations::rows;
use crate::notation::record::LineKind;
use crate::state::State;
use crate::text::tr;
use add::add_ui;
use egui::Ui;
use row::row_ui;
use typed::Typed;

/// What the fields of the table remember from frame to frame.
#[derive(Debug, Default)]
pub(super) struct Fields {
    typed: Option<Typed>,
    /// What stands in the field for a new operation.
    new_opcode: String,
    had_keyboard: bool,
}

impl Fields {
    /// Whether one of them had the keyboard in the last frame; asked once a frame.
    pub(super) fn take_had_keyboard(&mut self) -> bool {
        std::mem::take(&mut self.had_keyboard)
    }
}

/// Shows the operations and a field to add one. Lines that are no records have none.
pub(super) fn operations_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let document = state.document();
    if document.line_kind(document.row()) != LineKind::Record {
        return;
    }
    caption_ui(ui, &tr("operations"));
    let rows = rows(document.operations());
    for (number, row) in rows.iter().enumerate() {
        let is_last = number + 1 == rows.len();
        row_ui(
            ui,
            state,
            ui_state,
            &row::Place { number, is_last },
            row,
            actions,
        );
    }
    add_ui(ui, ui_state, rows.len(), actions);
}
