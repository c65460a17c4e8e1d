//! The help beside the board: what each character of the FEN stands for, what a FEN is, gestures.
//!
//! Whatever is pointed at is marked everywhere at once: in the help, in the FEN field and on the board.
//! The pointer and the keyboard can both be somewhere; what was moved last counts. Nothing of it is
//! state: it dies with the window.

mod explained;
mod gestures;
mod in_field;
mod pages;
mod parts;
mod pointing;
mod rows;
mod rules;
mod text_page;

pub(super) use in_field::mark_in_field;

use super::labels::caption_ui;
use super::pointer::has_pointer_moved;
use super::style::{SCROLL_BAR_SPACE, target};
use super::{Actions, Focus, UiState};
use crate::action::Action;
use crate::chess::{Square, SquareSet};
use crate::notation::explain::FenPart;
use crate::state::{HelpPage, State};
use crate::text::tr;
use egui::{Align, Button, Id, Key, Layout, Modifiers, Ui, vec2};
use explained::Explained;
use pointing::Pointing;

/// What is remembered of the help while the window is open.
#[derive(Debug, Default)]
pub(super) struct Help {
    explained: Explained,
    pointing: Pointing,
    /// Where the arrow keys are among the parts.
    cursor: usize,
    /// The part whose explanation was scrolled into sight last.
    shown: Option<usize>,
    /// What stands where the keyboard is was asked for.
    is_asked: bool,
    /// The widget that had the keyboard in the last frame stands in the help.
    has_keyboard: bool,
}

impl Help {
    /// Says in the next frame what stands where the keyboard is.
    pub(super) fn ask(&mut self) {
        self.is_asked = true;
    }

    /// Looks at what the FEN field shows, while the help is about that.
    pub(super) fn look_at(&mut self, text: &str, is_position: bool, state: &State) {
        if state.help == Some(HelpPage::Fen) {
            self.explained.look_at(text, is_position, state);
        } else {
            self.explained.forget();
        }
    }

    fn current_part(&self) -> Option<&FenPart> {
        self.explained.part(self.pointing.current()?)
    }

    /// The squares that what is pointed at is about.
    pub(super) fn squares(&self) -> SquareSet {
        let part = self.current_part();
        part.map_or(SquareSet::EMPTY, |part| part.meaning.squares())
    }

    /// The pointer is on a square, or the keyboard's cursor.
    pub(super) fn notice_squares(&mut self, hovered: Option<Square>, cursor: Option<Square>) {
        let part = |square: Square| self.explained.part_on(square);
        let (hovered, cursor) = (hovered.and_then(part), cursor.and_then(part));
        self.pointing.point(hovered);
        self.pointing.type_at(cursor);
    }

    /// Takes up what was pointed at in this frame. What is marked is seen in the next.
    pub(super) fn end_frame(&mut self, ui: &Ui) {
        if self.pointing.end_frame(has_pointer_moved(ui)) {
            ui.request_repaint();
        }
    }
}

/// Shows the panel.
pub(super) fn help_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(page) = state.help else {
        return;
    };
    let before = ui.memory(egui::Memory::focused);
    ui.scope(|ui| {
        // What stands above has the same width as what is scrolled below.
        ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
        title_ui(ui, actions);
        pages::tabs_ui(ui, page, actions);
    });
    ui.add_space(4.0);
    let wants_focus = ui_state.take_focus(Focus::Help);
    match page {
        HelpPage::Fen => fen_page_ui(ui, state, ui_state, wants_focus, actions),
        HelpPage::Rules => text_page::text_page_ui(ui, page, |ui| rules::rules_ui(ui, actions)),
        HelpPage::Gestures => {
            text_page::text_page_ui(ui, page, |ui| gestures::gestures_ui(ui, state, actions));
        }
    }
    let here = ui.min_rect();
    ui_state.part::<Help>().has_keyboard = before
        .and_then(|id| place_of(ui, id))
        .is_some_and(|rect| here.contains_rect(rect));
}

/// Only its place is asked for: asked for its response, egui would take the keyboard away.
fn place_of(ui: &Ui, id: Id) -> Option<egui::Rect> {
    ui.ctx().viewport(|viewport| {
        let widget = viewport.this_pass.widgets.get(id);
        widget.map(|widget| widget.interact_rect)
    })
}

fn title_ui(ui: &mut Ui, actions: &mut Actions) {
    ui.horizontal(|ui| {
        caption_ui(ui, &tr("menu-help"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = Button::new("×").frame(false);
            let close = ui.add(close.min_size(vec2(target(ui.style(), 0.0), 0.0)));
            let close = close.accessible_name(tr("help-close"));
            if close.clicked() {
                actions.push(Action::CloseHelp);
            }
            close.on_hover_text(tr("help-close"));
        });
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

/// What stands at the caret of the FEN field if that has the keyboard, else on the square under the
/// cursor.
fn explain_here(state: &State, help: &mut Help, actions: &mut Actions) {
    let on_cursor = || help.explained.part_on(state.cursor);
    let Some(part) = help.pointing.typed_now().or_else(on_cursor) else {
        actions.push(Action::Explained(help.explained.nothing_text(state)));
        return;
    };
    actions.push(Action::Explained(help.explained.name(part)));
    help.cursor = part;
    help.pointing.type_at(Some(part));
    help.pointing.prefer_keys();
}

/// Escape closes the help when the keyboard is in it.
pub(super) fn close_on_escape(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let is_meant = state.help.is_some() && ui_state.part::<Help>().has_keyboard;
    if !is_meant || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        actions.push(Action::CloseHelp);
        ui_state.focus_wanted = Some(Focus::Board);
    }
}
