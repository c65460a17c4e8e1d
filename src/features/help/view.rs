//! The help panel beside the board: the meaning of each character of the FEN, an introduction to FEN, and gestures.
//!
//! A part under the pointer or the keyboard cursor is marked everywhere at once: in the help, in the FEN field and on
//! the board. If the pointer and the keyboard are on different parts, the last one moved counts. None of this is state:
//! it is lost when the window closes.

pub(crate) mod about;
mod explained;
pub(crate) mod first_steps;
pub(crate) mod gestures;
mod parts;
mod pointing;
mod rows;
mod text_page;

pub(crate) use pointing::{Help, mark_in_field};

use crate::features::help::model::HelpPage;
use crate::model::action::{Action, HelpAction};
use crate::model::state::State;
use crate::view::{Actions, Focus, UiState};
use crate::widgets::labels::panel_head_ui;
use crate::widgets::style::SCROLL_BAR_SPACE;
use egui::{Button, Id, Key, Modifiers, Ui};
use tabiya_text::tr;

/// Shows the panel.
pub(crate) fn help_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(page) = state.help.page else {
        return;
    };
    let before = ui.memory(egui::Memory::focused);
    ui.scope(|ui| {
        // The fixed part above has the same width as the scrolled part below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        title_ui(ui, actions);
        tabs_ui(ui, page, actions);
    });
    ui.add_space(4.0);
    let wants_focus = ui_state.take_focus(Focus::Help);
    match page {
        HelpPage::Fen => fen_page_ui(ui, state, ui_state, wants_focus, actions),
        HelpPage::Rules => text_page::text_page_ui(ui, page, |ui| text_page::rules_ui(ui, actions)),
        HelpPage::Gestures => {
            text_page::text_page_ui(ui, page, |ui| {
                gestures::gestures_page_ui(ui, state, actions);
            });
        }
    }
    let here = ui.min_rect();
    ui_state.part::<Help>().has_keyboard = before
        .and_then(|id| place_of(ui, id))
        .is_some_and(|rect| here.contains_rect(rect));
}

/// Only the rectangle is read. Reading the response would make egui take the keyboard focus away.
fn place_of(ui: &Ui, id: Id) -> Option<egui::Rect> {
    ui.ctx().viewport(|viewport| {
        let widget = viewport.this_pass.widgets.get(id);
        widget.map(|widget| widget.interact_rect)
    })
}

fn title_ui(ui: &mut Ui, actions: &mut Actions) {
    let close = tr("help-close");
    if panel_head_ui(ui, &tr("menu-help"), &close, &close) {
        actions.push(Action::from(HelpAction::CloseHelp));
    }
}

fn page_name_id(page: HelpPage) -> &'static str {
    match page {
        HelpPage::Fen => "help-fen",
        HelpPage::Rules => "help-rules",
        HelpPage::Gestures => "help-gestures",
    }
}

/// Shows the names of the pages.
fn tabs_ui(ui: &mut Ui, shown: HelpPage, actions: &mut Actions) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for page in HelpPage::ALL {
            let button = Button::selectable(page == shown, tr(page_name_id(page)));
            if ui.add(button).clicked() {
                actions.push(Action::from(HelpAction::ShowHelp(page)));
            }
        }
    });
}

fn fen_page_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    wants_focus: bool,
    actions: &mut Actions,
) {
    let help = ui_state.part::<Help>();
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        parts::parts_ui(ui, help, wants_focus);
        if std::mem::take(&mut help.is_asked) {
            explain_here(state, help, actions);
        }
        ui.add_space(2.0);
        rows::current_ui(ui, state, help);
    });
    ui.add_space(2.0);
    rows::rows_ui(ui, help);
}

/// Explains the part at the caret of the FEN field if the field has the keyboard focus, otherwise the part for the
/// square under the cursor.
fn explain_here(state: &State, help: &mut Help, actions: &mut Actions) {
    let on_cursor = || help.explained.part_on(state.board.cursor);
    let Some(part) = help.pointing.typed_now().or_else(on_cursor) else {
        actions.push(Action::from(HelpAction::Explained(
            help.explained.nothing_text(state),
        )));
        return;
    };
    actions.push(Action::from(HelpAction::Explained(
        help.explained.name(part),
    )));
    help.cursor = part;
    help.pointing.type_at(Some(part));
    help.pointing.prefer_keys();
}

/// Closes the help on Escape if it has the keyboard focus.
pub(crate) fn close_on_escape(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let is_meant = state.help.page.is_some() && ui_state.part::<Help>().has_keyboard;
    if !is_meant || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        actions.push(Action::from(HelpAction::CloseHelp));
        ui_state.focus_wanted = Some(Focus::Board);
    }
}
