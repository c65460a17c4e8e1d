//! The find panel: the query as text, the same query as controls, a drawing, and the hits.
//!
//! Text and controls are two views of one query. The program never rewrites the text while the user types; a control
//! rewrites the whole query.

mod bounds;
mod brushes;
mod conditions;
mod counts;
mod drawing;
mod drawing_keys;
mod drawn_board;
mod field;
mod hits;
mod material;
mod panel;

pub(crate) use drawing::has_drawing_the_keyboard;
pub(crate) use drawing_keys::is_key_of_drawing;
pub(crate) use drawn_board::DrawnBoard;
pub(crate) use field::find_field_id;
pub(crate) use panel::PatternDrawing;

use crate::features::list::model::list_state::RowFilter;
use crate::features::list::view::ListPane;
use crate::model::action::{Action, FindAction};
use crate::model::state::{State, Tool};
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::panel_head_ui;
use crate::widgets::style::{SCROLL_BAR_SPACE, SHORT_WINDOW, TALL_WINDOW};
use egui::{CollapsingHeader, Key, Modifiers, ScrollArea, Ui};
use panel::{FindPanel, Panel};
use tabiya_collection::search::Query;
use tabiya_text::{tr, tr_with};

/// Files with fewer lines than this are searched again after each change.
const SMALL: u64 = 200_000;

/// Shows the find panel.
pub(crate) fn find_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(form) = &state.find.form else {
        return;
    };
    let mut panel = Panel::new(form);
    let before = ui.memory(egui::Memory::focused);
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        title_ui(ui, actions);
        field::field_ui(ui, state, ui_state, &mut panel);
        panel.is_search_coming =
            is_small(state) && (ui_state.part::<FindPanel>().is_search_due || panel.form != *form);
        hits::hits_ui(ui, state, &mut panel, actions);
    });
    ui.add_space(2.0);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        // The scroll bar is beside the controls, not on top of them.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        sections_ui(ui, state, ui_state, &mut panel);
    });
    let here = ui.min_rect();
    // Only the rectangle is read. Reading the response would make egui take the keyboard focus from a list in which a
    // row was clicked.
    let place_of = |id| {
        ui.ctx().viewport(|viewport| {
            let widget = viewport.this_pass.widgets.get(id);
            widget.map(|widget| widget.rect)
        })
    };
    let focused = before.and_then(place_of);
    ui_state.part::<FindPanel>().has_keyboard =
        focused.is_some_and(|rect| here.contains_rect(rect));
    push_changes(ui, state, ui_state, panel, actions);
}

fn title_ui(ui: &mut Ui, actions: &mut Actions) {
    let close = tr("find-close");
    let variables = [
        ("tip", close.as_str().into()),
        ("keys", tr("key-escape").into()),
    ];
    let tip = tr_with("tip-with-keys", &variables);
    if panel_head_ui(ui, &tr("find-panel"), &close, &tip) {
        actions.push(Action::from(FindAction::CloseFind));
    }
}

fn sections_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    let height = ui.ctx().content_rect().height();
    let is_tall = height >= TALL_WINDOW;
    // If the text cannot be read, a control must not overwrite it.
    let is_readable = panel.typed.is_ok();
    // In a short window the drawing gets the space.
    let is_short = height < SHORT_WINDOW;
    if !is_short {
        ui.add_enabled_ui(is_readable, |ui| {
            conditions::conditions_ui(ui, ui_state, panel);
        });
    }
    section_ui(ui, "find-drawing", true, |ui| {
        drawing::drawing_ui(ui, state, ui_state, panel);
    });
    if is_short {
        ui.add_enabled_ui(is_readable, |ui| {
            conditions::conditions_ui(ui, ui_state, panel);
        });
    }
    section_ui(ui, "find-material", is_tall, |ui| {
        ui.add_enabled_ui(is_readable, |ui| {
            material::material_ui(ui, state, ui_state, panel);
        });
    });
    section_ui(ui, "find-operation", is_tall, |ui| {
        ui.add_enabled_ui(is_readable, |ui| {
            conditions::operation_ui(ui, ui_state, panel);
        });
    });
}

fn section_ui(ui: &mut Ui, title: &str, is_open: bool, add: impl FnOnce(&mut Ui)) {
    ui.add_space(4.0);
    CollapsingHeader::new(tr(title))
        .id_salt(title)
        .default_open(is_open)
        .show_unindented(ui, add);
}

fn push_changes(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    panel: Panel,
    actions: &mut Actions,
) {
    let query = panel.query();
    let is_changed = state
        .find
        .form
        .as_ref()
        .is_some_and(|form| form.text != panel.form.text || form.pattern != panel.form.pattern);
    let is_wanted = panel.is_search_wanted;
    if state.find.form.as_ref() != Some(&panel.form) {
        actions.push(Action::from(FindAction::FindChanged(panel.form)));
    }
    if is_changed && is_small(state) && !is_wanted {
        // The search begins in the next frame, because more may be typed or drawn until then.
        ui_state.part::<FindPanel>().is_search_due = true;
        ui.request_repaint();
    } else if is_wanted || std::mem::take(&mut ui_state.part::<FindPanel>().is_search_due) {
        ui_state.part::<FindPanel>().is_search_due = false;
        actions.extend(query.map(search));
    }
}

/// Whether the file is small enough to search it again after each change.
fn is_small(state: &State) -> bool {
    state.shared.document().rows().len() < SMALL
}

fn search(query: Query) -> Action {
    Action::from(FindAction::ShowRows(if query.is_empty() {
        RowFilter::All
    } else {
        RowFilter::Found(Box::new(query))
    }))
}

/// Closes the panel on Escape: in the panel, in the list, and on the board if Escape has no other effect there.
pub(crate) fn close_on_escape(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    if state.find.form.is_none() || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    let is_on_board = crate::features::board::view::has_board_the_keyboard(ui);
    let is_meant = ui_state.part::<FindPanel>().has_keyboard
        || ui_state.part::<ListPane>().has_focus()
        || (is_on_board && state.board.tool == Tool::Pointer);
    if is_meant && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        actions.push(Action::from(FindAction::CloseFind));
        ui_state.focus_wanted = Some(Focus::Board);
    }
}
