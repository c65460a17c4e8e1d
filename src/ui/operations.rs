//! The operations of the current line as a small table that can be edited.

mod add;
mod row;
mod typed;

use super::labels::caption_ui;
use super::{Actions, UiState};
use crate::notation::operations::rows;
use crate::notation::record::LineKind;
use crate::state::State;
use crate::text::{counted, tr, tr_with};
use add::add_ui;
use egui::{RichText, Ui};
use row::row_ui;
use typed::Typed;

/// So many operations have rows. All of them are drawn in every frame, and each takes as long as the
/// line is: lines with thousands, which nobody writes by hand, would hold up the window.
const MOST_ROWS: usize = 64;

/// What the fields of the table remember from frame to frame.
#[derive(Debug, Default)]
pub(super) struct Fields {
    typed: Option<Typed>,
    /// What stands in the field for a new operation.
    new_opcode: String,
    had_keyboard: bool,
}

impl Fields {
    /// Whether one of them had the keyboard in the last frame.
    pub(super) fn have_keyboard(&self) -> bool {
        self.had_keyboard
    }

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
    for (number, row) in rows.iter().enumerate().take(MOST_ROWS) {
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
    if let Some(more @ 1..) = rows.len().checked_sub(MOST_ROWS) {
        ui.label(RichText::new(tr_with("operations-more", &counted(more))).weak());
    }
    add_ui(ui, state, ui_state, rows.len(), actions);
}
