//! The field for pieces by name, the option that places pieces for both sides, and the number of pieces.

use super::piece_list::piece_list_ui;
use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::shortcuts::tip_with_keys;
use crate::view::{Actions, UiState};
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, target};
use egui::{Checkbox, Id, Label, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};
use tabiya_chess::{Color, Position};
use tabiya_text::{tr, tr_with};

/// The width of `16+16` in digits.
const MAX_DIGITS: f32 = 5.5;

/// Shows the field, the option and the number of pieces.
pub(super) fn pieces_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let height = target(ui.style(), CONTROL_HEIGHT);
    line_with_end_ui(
        ui,
        Id::unique("pieces"),
        height,
        &mut (&mut *ui_state, &mut *actions),
        |ui, (ui_state, actions)| {
            let width = ui.available_width();
            piece_list_ui(ui, state, ui_state, width, actions);
        },
        |ui, (ui_state, _)| {
            let shown = ui_state.preview.as_ref();
            men_ui(ui, shown.unwrap_or(state.shared.document().position()));
        },
    );
    symmetric_ui(ui, state, actions);
}

/// Shows the number of pieces of each side as in printed problems, with White's first.
fn men_ui(ui: &mut Ui, position: &Position) {
    let [white, black] = Color::ALL.map(|color| position.board.count_men(color));
    let name = tr_with(
        "men-name",
        &[("white", white.into()), ("black", black.into())],
    );
    let text = RichText::new(format!("{white}+{black}")).monospace();
    // The width is the same for any number of pieces, so that nothing beside it moves.
    let font = TextStyle::Monospace.resolve(ui.style());
    let digit = ui.fonts_mut(|fonts| fonts.glyph_width(&font, '0'));
    let size = vec2(digit * MAX_DIGITS, CONTROL_HEIGHT);
    let label = ui.add_sized(size, Label::new(text).selectable(false));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    label.on_hover_text(name);
}

fn symmetric_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut is_on = state.board.symmetric;
    let name = tr("command-symmetric-placement");
    let response = ui.add(Checkbox::new(&mut is_on, &name));
    if response.changed() {
        actions.push(Action::Run(Command::SymmetricPlacement));
    }
    let tip = tip_with_keys(ui, state, &name, Command::SymmetricPlacement);
    response.on_hover_text(format!("{tip}\n{}", tr("symmetric-tip")));
}
