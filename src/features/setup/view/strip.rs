//! The setup panel of a narrow window, folded to a strip with the side to move and the castling rights as small buttons,
//! so that the board keeps most of the width. A button unfolds the whole panel.

use super::castling::castling_letters_ui;
use super::side_to_move::side_discs_ui;
use crate::features::list::view as list;
use crate::model::state::State;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::style::{
    CONTROL_HEIGHT, FOLDED_WINDOW, GAP, SCROLL_BAR_SPACE, SETUP_MARGIN, TOOL_BUTTON, target,
};
use egui::{Button, ScrollArea, Ui, vec2};
use tabiya_text::tr;

/// The state of the panel that the user wants.
#[derive(Debug, Default)]
struct Unfolding {
    /// Whether it is unfolded; `None` before the user has chosen.
    chosen: Option<bool>,
    /// Whether there were first steps in the last frame.
    had_steps: bool,
}

/// Whether the window is so narrow that the panel can be folded.
pub(super) fn can_be_folded(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < FOLDED_WINDOW
}

/// Whether the panel is folded. It unfolds for a command that leads to one of its fields, and for the first steps unless
/// the list takes the room.
pub(crate) fn is_folded(ui: &Ui, state: &State, ui_state: &mut UiState) -> bool {
    let is_sought = matches!(
        ui_state.focus_wanted,
        Some(Focus::PieceList | Focus::AllOfPieceList | Focus::Operation(_))
    );
    let has_steps = state.help.first_steps.is_some();
    let has_room = !list::is_shown(state.shared.document());
    let unfolding = ui_state.part::<Unfolding>();
    let had_steps = std::mem::replace(&mut unfolding.had_steps, has_steps);
    if has_steps && !had_steps {
        unfolding.chosen = None;
    } else if had_steps && !has_steps {
        // The board does not move when the steps are closed.
        unfolding.chosen.get_or_insert(has_room);
    }
    if is_sought {
        unfolding.chosen = Some(true);
    }
    can_be_folded(ui) && !unfolding.chosen.unwrap_or(has_steps && has_room)
}

/// The width of the strip.
pub(crate) fn width(ui: &Ui) -> f32 {
    target(ui.style(), TOOL_BUTTON) + SCROLL_BAR_SPACE + SETUP_MARGIN.sum().x
}

/// Shows the strip.
pub(super) fn strip_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        let width = ui.available_width();
        // The letters are narrow, and so is the strip.
        ui.spacing_mut().button_padding.x = 2.0;
        if fold_button(ui, "«", "setup-unfold", width) {
            ui_state.part::<Unfolding>().chosen = Some(true);
        }
        ui.add_space(GAP / 2.0);
        side_discs_ui(ui, state, width, actions);
        ui.add_space(GAP / 2.0);
        castling_letters_ui(ui, state, width, actions);
    });
}

/// Shows the button that folds the panel.
pub(super) fn fold_ui(ui: &mut Ui, ui_state: &mut UiState) {
    if fold_button(ui, "»", "setup-fold", target(ui.style(), TOOL_BUTTON)) {
        ui_state.part::<Unfolding>().chosen = Some(false);
    }
}

fn fold_button(ui: &mut Ui, sign: &str, name: &str, width: f32) -> bool {
    let button = Button::new(sign).frame_when_inactive(false);
    let size = vec2(width, target(ui.style(), CONTROL_HEIGHT));
    let button = ui.add(button.min_size(size)).accessible_name(tr(name));
    button.on_hover_text(tr(name)).clicked()
}
