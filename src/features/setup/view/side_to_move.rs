//! The side to move, as two buttons.

use crate::command::Command;
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Button, Response, Role, Ui, WidgetInfo, vec2};
use tabiya_chess::Color;
use tabiya_collection::document::Edit;
use tabiya_text::tr;

/// Shows both buttons with their names.
pub(super) fn side_to_move_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    take_side(side_buttons_ui(ui, state), actions);
}

/// Shows both buttons one below the other, without words.
pub(super) fn side_discs_ui(ui: &mut Ui, state: &State, width: f32, actions: &mut Actions) {
    take_side(pressed_ui(ui, state, width, |_| String::new()), actions);
}

fn take_side(pressed: Option<Color>, actions: &mut Actions) {
    if let Some(side) = pressed {
        let edit = Edit::SideToMove(side);
        actions.push(Action::from(BoardAction::Edit(edit, None)));
    }
}

/// Shows both buttons. Returns the side whose button was pressed.
pub(crate) fn side_buttons_ui(ui: &mut Ui, state: &State) -> Option<Color> {
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        pressed_ui(ui, state, width, |color| match color {
            Color::White => tr("white"),
            Color::Black => tr("black"),
        })
    })
    .inner
}

fn pressed_ui(
    ui: &mut Ui,
    state: &State,
    width: f32,
    text: impl Fn(Color) -> String,
) -> Option<Color> {
    let side = state.shared.document().position().side_to_move;
    let mut pressed = None;
    for (color, name) in [
        (Color::White, tr("white-to-move")),
        (Color::Black, tr("black-to-move")),
    ] {
        let button = side_button(ui, color, side == color, &text(color), width);
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
}

/// Shows a radio button with a disc in the colour of the side, which is in the middle if there is no text.
fn side_button(ui: &mut Ui, color: Color, is_on: bool, text: &str, width: f32) -> Response {
    let palette = palette(ui.visuals());
    let shown = if text.is_empty() {
        String::new()
    } else {
        format!("      {text}")
    };
    let button = Button::selectable(is_on, shown)
        .frame_when_inactive(true)
        .min_size(vec2(width, target(ui.style(), CONTROL_HEIGHT)));
    let response = ui.add(button);
    let fill = match color {
        Color::White => palette.white_side,
        Color::Black => palette.black_side,
    };
    let middle = if text.is_empty() {
        response.rect.center()
    } else {
        response.rect.left_center() + vec2(18.0, 0.0)
    };
    ui.painter()
        .circle(middle, 6.0, fill, (1.5, palette.side_edge));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, text.trim()));
    response
}
