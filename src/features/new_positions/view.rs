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
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, NEW_POSITIONS_BOARD, NEW_POSITIONS_WIDTH, palette};
use egui::{Label, RichText, Ui};
use form::Form;
use tabiya_collection::recipe::Recipe;
use tabiya_tables::small::MOST_PIECES;
use tabiya_text::{tr, tr_with};

/// Shows the dialog.
pub(crate) fn new_positions_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    widened(ui, NEW_POSITIONS_WIDTH);
    ui.heading(tr("new-positions-title"));
    ui.add(Label::new(RichText::new(tr("new-positions-about")).weak()).wrap());
    ui.add_space(GAP);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let mut form = Form::new(&state.new_positions.text);
    let all = ui.available_width();
    let mut piece = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0 * GAP;
        ui.vertical(|ui| {
            ui.set_width(all - NEW_POSITIONS_BOARD - 2.0 * GAP);
            ui.spacing_mut().item_spacing.x = GAP;
            fields::pieces_ui(ui, state, &mut form, is_new);
            choices::choices_ui(ui, &mut form);
            fields::distances_ui(ui, &mut form);
            choices::switches_ui(ui, &mut form);
            fields::amount_ui(ui, &mut form);
        });
        ui.vertical(|ui| {
            ui.set_width(NEW_POSITIONS_BOARD);
            ui.spacing_mut().item_spacing.x = GAP;
            piece = squares::squares_ui(ui, state, ui_state, &mut form);
        });
    });
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
