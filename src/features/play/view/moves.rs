//! The moves of the game as a book prints them: the main line in bold, variations indented and foldable, comments and
//! signs between the moves. A click shows the position after a move; the other button opens the menu of its variation.
//!
//! The list is one Tab stop, as the board is. Left and Right go along the line, Up and Down to the other moves at the
//! last branch, Home and End to the ends of the line; Enter folds the variation.
//!
//! The texts and the rows are computed once for each tree, and only the visible rows are drawn.

mod flow;
mod items;
mod keys;
mod menu;
mod rows;
mod shown;

pub(super) use shown::list_id;

use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{CONTROL_HEIGHT, SCROLL_BAR_SPACE, target};
use egui::{Label, RichText, ScrollArea, Ui};
use shown::ShownMoves;
use tabiya_text::tr;

/// Shows the moves.
pub(super) fn moves_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let line = state.shared.document().line_of_play();
    let Some(line) = line.filter(|line| !line.tree().is_empty()) else {
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
            ui.add(Label::new(RichText::new(tr("play-hint")).weak()).wrap());
        });
        return;
    };
    let mut shown = std::mem::take(ui_state.part::<ShownMoves>());
    let width = (ui.available_width() - SCROLL_BAR_SPACE).floor();
    shown.look_at(ui, state, line, width);
    keys::keys_ui(ui, &mut shown, line, actions);
    let height = target(ui.style(), CONTROL_HEIGHT - 4.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().id_salt("moves").auto_shrink(false);
    if let Some(offset) = shown.offset_for(line.node(), height) {
        area = area.vertical_scroll_offset(offset);
    }
    shown.at = Some(line.node());
    let count = shown.flow.rows();
    let output = area.show_rows(ui, height, count, |ui, visible| {
        ui.set_max_width(width);
        for row in visible {
            rows::row_ui(ui, state, &mut shown, row, height, actions);
        }
    });
    menu::menu_ui(ui, state, &mut shown, actions);
    shown.place = (output.state.clamped_offset().y, output.inner_rect.height());
    *ui_state.part::<ShownMoves>() = shown;
}
