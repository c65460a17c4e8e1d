//! The side to move, as two buttons.

use crate::command::Command;
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Button, Response, Role, Ui, WidgetInfo, vec2};
use tabiya_chess::Color;
use tabiya_collection::document::Edit;
use tabiya_text::tr;

/// Shows the caption and both buttons.
pub(super) fn side_to_move_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    caption_ui(ui, &tr("side-to-move"));
    if let Some(side) = side_buttons_ui(ui, state) {
        let edit = Edit::SideToMove(side);
        actions.push(Action::from(BoardAction::Edit(edit, None)));
    }
}

/// Shows both buttons. Returns the side whose button was pressed.
pub(crate) fn side_buttons_ui(ui: &mut Ui, state: &State) -> Option<Color> {
    let side = state.shared.document().position().side_to_move;
    ui.horizontal(|ui| {
        let mut pressed = None;
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        for (color, text, name) in [
            (Color::White, tr("white"), tr("white-to-move")),
            (Color::Black, tr("black"), tr("black-to-move")),
        ] {
            let button = side_button(ui, color, side == color, &text, width);
            let button = button.accessible_name(&name);
            if button.clicked() {
                pressed = Some(color);
            }
            // The shortcut changes to the other side, so only that side's tooltip names it.
            button.on_hover_text(if side == color {
                name
            } else {
                tip_with_keys(ui, state, &name, Command::ChangeSideToMove)
            });
        }
        pressed
    })
    .inner
}

/// Shows a radio button with a disc in the colour of the side.
fn side_button(ui: &mut Ui, color: Color, is_on: bool, text: &str, width: f32) -> Response {
    let palette = palette(ui.visuals());
    let button = Button::selectable(is_on, format!("      {text}"))
        .frame_when_inactive(true)
        .min_size(vec2(width, target(ui.style(), CONTROL_HEIGHT)));
    let response = ui.add(button);
    let fill = match color {
        Color::White => palette.white_side,
        Color::Black => palette.black_side,
    };
    let middle = response.rect.left_center() + vec2(18.0, 0.0);
    ui.painter()
        .circle(middle, 6.0, fill, (1.5, palette.side_edge));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, text.trim()));
    response
}
