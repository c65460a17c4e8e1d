//! The dialog for positions made to order: the recipe as controls, as squares drawn on a board, and as a line of text.
//!
//! The text is the recipe. A control changes one condition of it, even while others are wrong, so that each fault can be
//! corrected in its own field.

mod choices;
mod fields;
mod form;
mod line;
mod squares;

use crate::model::action::{Action, NewPositionsAction};
use crate::model::state::{Dialog, State};
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::set_width_within;
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, NEW_POSITIONS_BOARD, NEW_POSITIONS_WIDTH, palette};
use egui::{Label, RichText, Ui};
use form::Form;
use tabiya_chess::Piece;
use tabiya_collection::recipe::Recipe;
use tabiya_tables::small::MOST_PIECES;
use tabiya_text::{tr, tr_with};

/// The least width of the controls that have the board beside them.
const LEAST_CONTROLS: f32 = 340.0;

/// Shows the dialog.
pub(crate) fn new_positions_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    set_width_within(ui, NEW_POSITIONS_WIDTH);
    ui.heading(tr("new-positions-title"));
    ui.add(Label::new(RichText::new(tr("new-positions-about")).weak()).wrap());
    ui.add_space(GAP);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let mut form = Form::new(&state.new_positions.text);
    let piece = parts_ui(ui, state, ui_state, &mut form, is_new);
    ui.add_space(GAP);
    line::line_ui(ui, &mut form, piece);
    tables_ui(ui, state, &form, actions);
    foot_ui(ui, &form, actions);
    if form.text() != state.new_positions.text {
        let changed = NewPositionsAction::Change(form.text().to_owned());
        // The changed recipe must take effect before positions are made in the same frame.
        actions.insert(0, Action::from(changed));
    }
}

/// Shows the controls, and the squares of a piece beside them, or below them in a narrow window. Returns that piece.
fn parts_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    form: &mut Form,
    is_new: bool,
) -> Option<Piece> {
    let all = ui.available_width();
    let beside = all - NEW_POSITIONS_BOARD - 2.0 * GAP;
    if beside < LEAST_CONTROLS {
        controls_ui(ui, state, form, is_new);
        return squares::squares_ui(ui, state, ui_state, form);
    }
    let mut piece = None;
    ui.horizontal_top(|ui| {
        let gap = ui.spacing().item_spacing.x;
        ui.spacing_mut().item_spacing.x = 2.0 * GAP;
        ui.vertical(|ui| {
            ui.set_width(beside);
            ui.spacing_mut().item_spacing.x = gap;
            controls_ui(ui, state, form, is_new);
        });
        ui.vertical(|ui| {
            ui.set_width(NEW_POSITIONS_BOARD);
            ui.spacing_mut().item_spacing.x = gap;
            piece = squares::squares_ui(ui, state, ui_state, form);
        });
    });
    piece
}

fn controls_ui(ui: &mut Ui, state: &State, form: &mut Form, is_new: bool) {
    fields::pieces_ui(ui, state, form, is_new);
    choices::choices_ui(ui, form);
    fields::distances_ui(ui, form);
    choices::switches_ui(ui, form);
    fields::amount_ui(ui, form);
}

/// Says that the tables do not reach, and offers the settings in which their folders are named.
fn tables_ui(ui: &mut Ui, state: &State, form: &Form, actions: &mut Actions) {
    let tables = state.endgames.tables.most_pieces().max(MOST_PIECES);
    let reached = usize::try_from(tables).unwrap_or(usize::MAX);
    let recipe = form.recipe().filter(|recipe| recipe.needs_tables());
    let pieces = recipe.map_or(0, Recipe::most_pieces);
    if pieces <= reached {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let text = tr_with("new-positions-tables", &[("pieces", pieces.into())]);
        let shown = RichText::new(format!("⚠ {text}")).color(palette(ui.visuals()).warning);
        let label = ui.add(Label::new(shown).wrap());
        announce(ui, &label, &text);
        if ui.button(tr("new-positions-settings")).clicked() {
            actions.push(Action::OpenDialog(Dialog::Settings));
        }
    });
}

fn foot_ui(ui: &mut Ui, form: &Form, actions: &mut Actions) {
    ui.add_space(GAP);
    let can_make = form.recipe().is_some();
    let buttons = FootButtons::cancel_or(tr("new-positions-make")).enabled_if(can_make);
    let foot = dialog_foot_ui(ui, "new-positions", buttons, |ui| {
        let copy = ui.add_enabled(can_make, plain_button(tr("new-positions-copy")));
        if copy.clicked() {
            actions.push(Action::from(NewPositionsAction::Copy));
        }
        copy.on_hover_text(tr("new-positions-copy-tip"));
    });
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if can_make && (foot.is_done() || form.is_entered) {
        actions.push(Action::from(NewPositionsAction::Make));
    }
}
