//! The line below the board: pieces by name, symmetric placement, how many men there are.

use crate::app::action::Action;
use crate::app::state::State;
use crate::app::view::{Actions, UiState};
use crate::chess::{Color, Position};
use crate::command::Command;
use crate::features::setup::view::piece_list::piece_list_ui;
use crate::text::{tr, tr_with};
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::shortcuts::tip_with_keys;
use crate::widgets::style::{CONTROL_HEIGHT, GAP, target};
use egui::{
    Button, Id, Label, Painter, Rect, RichText, Role, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

/// `16+16`: as wide as that is the count.
const MAX_DIGITS: f32 = 5.5;

/// Shows the line in its place.
pub(crate) fn board_strip_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        line_with_end_ui(
            ui,
            Id::unique("board strip"),
            rect.height(),
            &mut (&mut *ui_state, &mut *actions),
            |ui, (ui_state, actions)| {
                let width = ui.available_width();
                piece_list_ui(ui, state, ui_state, width, actions);
            },
            |ui, (ui_state, actions)| {
                symmetric_ui(ui, state, actions);
                let shown = ui_state.preview.as_ref();
                men_ui(ui, shown.unwrap_or(state.document().position()));
            },
        );
    });
}

/// How many men each side has, as problems are printed: White's first.
fn men_ui(ui: &mut Ui, position: &Position) {
    let [white, black] = Color::ALL.map(|color| position.board.count_men(color));
    let name = tr_with(
        "men-name",
        &[("white", white.into()), ("black", black.into())],
    );
    let text = RichText::new(format!("{white}+{black}")).monospace();
    // As wide for any number of men, so that nothing beside it moves.
    let font = TextStyle::Monospace.resolve(ui.style());
    let digit = ui.fonts_mut(|fonts| fonts.glyph_width(&font, '0'));
    let size = vec2(digit * MAX_DIGITS, CONTROL_HEIGHT);
    let label = ui.add_sized(size, Label::new(text).selectable(false));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    label.on_hover_text(name);
}

fn symmetric_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let is_on = state.board.symmetric;
    let side = target(ui.style(), CONTROL_HEIGHT);
    let button = Button::selectable(is_on, "")
        .frame_when_inactive(true)
        .min_size(vec2(side, side));
    let response = ui.add(button);
    let name = tr("command-symmetric-placement");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &name));
    let color = if is_on {
        ui.visuals().selection.stroke.color
    } else {
        ui.visuals().text_color()
    };
    paint_symmetry(ui.painter(), response.rect, color);
    if response.clicked() {
        actions.push(Action::Run(Command::SymmetricPlacement));
    }
    let name = tip_with_keys(ui, state, &name, Command::SymmetricPlacement);
    response.on_hover_text(format!("{name}\n{}", tr("symmetric-tip")));
}

/// Two men that face each other over a line.
fn paint_symmetry(painter: &Painter, rect: Rect, color: egui::Color32) {
    let unit = (rect.height() / 28.0).max(1.0);
    let middle = rect.center();
    let stroke = Stroke::new(1.5 * unit, color);
    let line = [
        pos2(middle.x - 9.0 * unit, middle.y),
        pos2(middle.x + 9.0 * unit, middle.y),
    ];
    painter.line_segment(line, Stroke::new(unit, color));
    for sign in [-1.0, 1.0] {
        let head = pos2(middle.x, middle.y + sign * 7.5 * unit);
        let base = [
            pos2(middle.x - 4.5 * unit, middle.y + sign * 3.0 * unit),
            pos2(middle.x + 4.5 * unit, middle.y + sign * 3.0 * unit),
        ];
        painter.line_segment(base, stroke);
        if sign < 0.0 {
            painter.circle_filled(head, 2.6 * unit, color);
        } else {
            painter.circle_stroke(head, 2.4 * unit, Stroke::new(1.2 * unit, color));
        }
    }
}

/// The height of the line.
pub(crate) fn height(ui: &Ui) -> f32 {
    target(ui.style(), CONTROL_HEIGHT) + GAP
}
