//! The line above the board. It shows why a move was not played, or else the error in the FEN field, or else the worst
//! problem of the position with its repair button, or that the position is legal and the side to move.
//!
//!
//! The line is always there, so that nothing moves when it changes.

use super::advice;
use super::fen_field::{marks_ui, note_ui};
use crate::features::play::view::refusal_ui;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{GAP, VERDICT_HEIGHT, target};
use egui::{Align, Layout, Rect, Ui, UiBuilder};

/// The height of the line.
pub(crate) fn height(ui: &Ui) -> f32 {
    target(ui.style(), VERDICT_HEIGHT)
}

/// Shows the line in its place.
pub(crate) fn verdict_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(rect).layout(layout);
    ui.scope_builder(builder, |ui| {
        let spacing = ui.spacing_mut();
        spacing.item_spacing.x = GAP;
        spacing.button_padding.y = 0.0;
        spacing.interact_size.y = spacing.interact_size.y.min(rect.height() - 5.0);
        if !refusal_ui(ui, state) && !note_ui(ui, state, ui_state, actions) {
            advice::verdict_ui(ui, state, ui_state, actions);
            marks_ui(ui, ui_state);
        }
    });
}
