//! The dialog for Chess960 starting positions by number.

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::features::list::view::dialogs::dialog_line::{Buttons, buttons_ui};
use crate::features::setup::model::Chess960Form;
use crate::model::action::{Action, SetupAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{bound_next_number, select_all};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::announce;
use crate::widgets::style::{CHESS960_DIAGRAM, CONTROL_HEIGHT, FIELD_WIDTH, LINES_DIALOG_WIDTH};
use egui::{Button, DragValue, Key, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use tabiya_chess::chess960::{ARRAYS, STANDARD, numbers_of, start};
use tabiya_text::{tr, tr_with};

/// Shows the dialog.
pub(crate) fn chess960_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    set_width_within(ui, LINES_DIALOG_WIDTH);
    ui.heading(tr("chess960-title"));
    let standard = tr_with("chess960-about", &[("standard", STANDARD.into())]);
    ui.label(RichText::new(standard).weak());
    ui.add_space(4.0);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let mut form = state.setup.chess960;
    let is_entered = form_ui(ui, &mut form, is_new, actions);
    if form != state.setup.chess960 {
        actions.push(Action::from(SetupAction::Chess960Changed(form)));
    }
    ui.add_space(8.0);
    diagram_ui(ui, state, ui_state, form);
    let here = here_text(state);
    let label = ui.label(RichText::new(&here).weak());
    announce(ui, &label, &here);
    match buttons_ui(ui, &tr("chess960-put"), true) {
        Buttons::Nothing if !is_entered => {}
        Buttons::Nothing | Buttons::Go => {
            actions.extend([Action::from(SetupAction::PutChess960), Action::CloseDialog]);
        }
        Buttons::Cancel => actions.push(Action::CloseDialog),
    }
}

/// Shows the number fields and their controls. Returns whether Enter was pressed in a field.
fn form_ui(ui: &mut Ui, form: &mut Chess960Form, is_new: bool, actions: &mut Actions) -> bool {
    let mut is_entered = false;
    ui.horizontal(|ui| {
        let name = if form.is_double {
            "chess960-white-alone"
        } else {
            "chess960-white"
        };
        is_entered |= number_ui(ui, &mut form.white, &tr(name), is_new);
        let size = vec2(0.0, CONTROL_HEIGHT);
        let draw = ui.add(Button::new(tr("chess960-random")).min_size(size));
        if draw.on_hover_text(tr("chess960-random-tip")).clicked() {
            actions.push(Action::from(SetupAction::DrawChess960));
        }
    });
    ui.checkbox(&mut form.is_double, tr("chess960-double"));
    ui.horizontal(|ui| {
        // The dialog has the same height with and without a number for Black.
        if form.is_double {
            let name = tr("chess960-black");
            is_entered |= number_ui(ui, &mut form.black, &name, false);
        } else {
            ui.set_min_height(CONTROL_HEIGHT);
        }
    });
    is_entered
}

/// Shows a number field. Returns whether Enter was pressed in it.
fn number_ui(ui: &mut Ui, number: &mut u16, name: &str, is_new: bool) -> bool {
    let label = ui.label(name);
    let largest = i32::from(ARRAYS) - 1;
    let mut typed = i32::from(*number);
    // The range is one larger at both ends: otherwise the field would keep showing a number that it has limited.
    let field = DragValue::new(&mut typed)
        .range(-1..=largest + 1)
        .speed(0.5)
        .min_size(vec2(FIELD_WIDTH, CONTROL_HEIGHT));
    bound_next_number(ui);
    let field = ui.add(field).labelled_by(label.id);
    let taken = typed.clamp(0, largest);
    *number = u16::try_from(taken).unwrap_or_default();
    if taken != typed {
        ui.request_repaint();
    }
    ui.ctx().accesskit_node_builder(field.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(f64::from(largest));
        node.set_numeric_value(f64::from(taken));
    });
    if is_new {
        field.request_focus();
        select_all(ui, field.id);
    }
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn diagram_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, form: Chess960Form) {
    let (white, black) = form.numbers();
    let Some(position) = start(white, black) else {
        return;
    };
    let variables = [("white", white.into()), ("black", black.into())];
    let name = if form.is_double {
        tr_with("chess960-diagram-double", &variables)
    } else {
        tr_with("chess960-diagram", &variables[..1])
    };
    ui.vertical_centered(|ui| {
        let size = Vec2::splat(CHESS960_DIAGRAM);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        let side = square_side(ui, CHESS960_DIAGRAM);
        let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), side);
        let geometry = small_geometry(ui, rect, state.shared.view.flipped);
        paint_diagram(ui, &geometry, &position.board, &atlas);
    });
}

/// The numbers of the starting positions on the board.
fn here_text(state: &State) -> String {
    match numbers_of(state.shared.document().position()) {
        None => tr("chess960-here-none"),
        Some((white, black)) if white == black => {
            tr_with("chess960-here", &[("number", white.into())])
        }
        Some((white, black)) => {
            let variables = [("white", white.into()), ("black", black.into())];
            tr_with("chess960-here-double", &variables)
        }
    }
}
