//! The dialog for pages of diagrams: the rows, the layout, and a preview.

mod foot;
mod options;
mod preview;

use crate::model::action::{Action, PagesAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::roomy_modal::laid_out_for;
use crate::widgets::style::{
    DIAGRAM_DIALOG_GAP, DIAGRAM_DIALOG_HEIGHT, DIAGRAM_DIALOG_WIDTH, DIAGRAM_OPTIONS_WIDTH,
    DIALOG_MARGIN, GAP, SCROLL_BAR_SPACE,
};
use egui::{Align, Key, Layout, Modifiers, ScrollArea, Ui, vec2};
use tabiya_text::tr;

/// The height of the part below the options and the preview.
const FOOT: f32 = 66.0;
/// The height of the part above.
const HEAD: f32 = 34.0;

/// Shows the dialog.
pub(crate) fn diagram_pages_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(chosen) = &state.pages.form else {
        return;
    };
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    let around = 2.0 * (f32::from(DIALOG_MARGIN) + DIAGRAM_DIALOG_GAP);
    let room = laid_out_for(ui) - vec2(around, around);
    let width = room.x.min(DIAGRAM_DIALOG_WIDTH);
    let height = room.y.min(DIAGRAM_DIALOG_HEIGHT) - HEAD - FOOT;
    ui.set_width(width);
    ui.heading(tr("pages-title"));
    ui.add_space(4.0);
    let mut form = chosen.clone();
    let left = DIAGRAM_OPTIONS_WIDTH.min(width * 0.6);
    let right = width - left - 2.0 * GAP;
    let mut is_entered = false;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(left, height), down, |ui| {
            ui.set_min_size(vec2(left, height));
            ui.spacing_mut().item_spacing.x = GAP;
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
                is_entered = options::options_ui(ui, state, &mut form, actions);
            });
        });
        ui.add_space(2.0 * GAP);
        ui.allocate_ui_with_layout(vec2(right, height), down, |ui| {
            ui.set_min_size(vec2(right, height));
            ui.spacing_mut().item_spacing.x = GAP;
            preview::preview_ui(ui, state, ui_state, vec2(right, height), actions);
        });
    });
    let format = foot::foot_ui(ui, state, is_new, is_entered, actions);
    form.format = format;
    if form != *chosen {
        actions.push(Action::from(PagesAction::Change(Box::new(form))));
    }
    turn_pages(ui, actions);
}

/// Handles the keys that turn pages, whatever widget has the keyboard focus. No field of the dialog needs them.
fn turn_pages(ui: &Ui, actions: &mut Actions) {
    for (key, action) in [
        (Key::PageUp, PagesAction::PreviousPage),
        (Key::PageDown, PagesAction::NextPage),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            actions.push(Action::from(action));
        }
    }
}
