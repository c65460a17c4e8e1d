//! The window as a whole: which part stands where.

use super::typed_ahead::TypedAhead;
use super::{Actions, Focus, ModalShown, UiState, dialogs, keyboard, menu, status_line};
use crate::app::action::Action;
use crate::app::state::State;
use crate::features::board::view::board_area::board_area_ui;
use crate::features::board::view::board_look::BoardLook;
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::board::view::piece_menu::keep_arrows_in_menu;
use crate::features::board::view::{Gesture, Hands, Highlight};
use crate::features::fen::view::advice::Advice;
use crate::features::fen::view::{fen_field, long_texts};
use crate::features::files::view::questions::LinesShown;
use crate::features::files::view::{file_dialog, questions, tabs};
use crate::features::find::view as find;
use crate::features::help::view as help;
use crate::features::help::view::Help;
use crate::features::help::view::first_steps;
use crate::features::keys::view::KeysDialog;
use crate::features::list::view as list;
use crate::features::list::view::ListPane;
use crate::features::setup::view as setup_panel;
use crate::widgets::focus_ring::FocusRing;
use crate::widgets::style::{
    BAR_MARGIN, BARE, FEN_MARGIN, FIND_PANEL_WIDTH, GAP, HELP_PANEL_WIDTH, MIN_LAYOUT,
    SETUP_MARGIN, SETUP_PANEL_WIDTH, WIDE_SETUP_PANEL_WIDTH, WIDE_WINDOW, palette,
};
use crate::widgets::wheel_at_once::scroll_at_once;
use crate::widgets::{bounded, pointer};
use egui::containers::scroll_area::{DragScroll, ScrollSource};
use egui::{CentralPanel, Frame, Key, Panel, Rect, ScrollArea, Sense, Ui, UiBuilder};

/// Shows everything and pushes what the user does. A window that is too small for it, or in which
/// everything is very large, shows a part of it and scrolls.
pub fn window_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    if state.sight().has_reduced_motion {
        scroll_at_once(ui);
    }
    let room = ui.max_rect().size();
    let size = room.max(MIN_LAYOUT);
    if size == room {
        parts_ui(ui, state, ui_state, actions);
        return;
    }
    // A finger on the board moves pieces and not the board.
    let source = ScrollSource {
        drag: DragScroll::Never,
        ..ScrollSource::default()
    };
    let scroll = ScrollArea::both().auto_shrink(false).scroll_source(source);
    scroll.show(ui, |ui| {
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut parts = ui.new_child(UiBuilder::new().max_rect(whole));
        let focused = parts_ui(&mut parts, state, ui_state, actions);
        if let Some(focused) = focused {
            ui.scroll_to_rect(focused.expand(GAP), None);
        }
    });
}

/// Returns the place of what has just got the keyboard by keys.
fn parts_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> Option<Rect> {
    begin_on_the_board(ui_state);
    pointer::notice_fingers(ui, ui_state);
    ui_state.part::<Advice>().look_at(state);
    ui_state
        .part::<PieceAtlases>()
        .set_look(BoardLook::of(&state.settings));
    notice_modal(state, ui_state);
    ui_state.part::<FocusRing>().bring_into_sight(ui);
    keep_arrows_in_menu(ui, ui_state);
    long_texts::pass_on(ui, ui_state, actions);
    ui_state.part::<KeysDialog>().listen(ui, state);
    ui_state.part::<TypedAhead>().give_to_field(ui);
    dropped_files(ui, actions);
    let mut late = Actions::new();
    if ui_state.modal.is_none() {
        cancel_drags_on_escape(ui, ui_state);
        find::close_on_escape(ui, state, ui_state, actions);
        help::close_on_escape(ui, state, ui_state, actions);
        // It numbers the events as the keyboard reads them.
        look_for_hands(ui, ui_state);
        keyboard::read_keys(ui, state, ui_state, actions, &mut late);
    } else {
        keyboard::read_keys_of_sight(ui, state, ui_state, actions);
        ui_state.part::<Gesture>().cancel();
        look_for_hands(ui, ui_state);
    }
    ui_state.part::<Hands>().come_to(usize::MAX, state);
    bars_ui(ui, state, ui_state, actions);
    right_panels_ui(ui, state, ui_state, actions);
    CentralPanel::default()
        .frame(
            Frame::central_panel(ui.style())
                .fill(BARE)
                .inner_margin(GAP),
        )
        .show(ui, |ui| board_area_ui(ui, state, ui_state, actions));
    ui_state.part::<Help>().end_frame(ui);
    // All fields for text stand above, and have given what was typed into them.
    actions.append(&mut late);
    questions::question_ui(ui, state, ui_state, actions);
    file_dialog::file_dialog_ui(ui, state, ui_state, actions);
    dialogs::dialog_ui(ui, state, ui_state, actions);
    bounded::tell_what_was_left_out(ui, ui_state, actions);
    ui_state.was_typing = ui.text_edit_focused();
    ui_state.part::<FocusRing>().paint(ui)
}

/// The list, and what stands at the other side of the board: positions are set up or looked for there,
/// or explained. Only a wide window has room for the help beside one of the others.
fn right_panels_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let has_help = state.help.page.is_some();
    let has_other = !has_help || ui.available_width() >= WIDE_WINDOW;
    let help_width = if has_help { HELP_PANEL_WIDTH } else { 0.0 };
    let other_width = if has_other {
        right_panel_width(ui, state)
    } else {
        0.0
    };
    list::list_panel_ui(ui, state, ui_state, help_width + other_width, actions);
    if has_other {
        right_panel_ui(ui, state, ui_state, other_width, actions);
    } else {
        // What was pointed at among the advice is out of sight.
        *ui_state.part::<Option<Highlight>>() = None;
    }
    if has_help {
        let frame = Frame::side_top_panel(ui.style())
            .fill(BARE)
            .inner_margin(SETUP_MARGIN);
        let panel = Panel::right("help").exact_size(help_width).resizable(false);
        panel.frame(frame).show(ui, |ui| {
            help::help_panel_ui(ui, state, ui_state, actions);
        });
    }
}

fn right_panel_width(ui: &Ui, state: &State) -> f32 {
    if state.find.form.is_some() {
        FIND_PANEL_WIDTH
    } else if ui.available_width() < WIDE_WINDOW {
        SETUP_PANEL_WIDTH
    } else {
        WIDE_SETUP_PANEL_WIDTH
    }
}

/// The panel in which positions are looked for stands in the place of the one in which they are set
/// up: so the list and the board stay.
fn right_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    width: f32,
    actions: &mut Actions,
) {
    let frame = Frame::side_top_panel(ui.style())
        .fill(BARE)
        .inner_margin(SETUP_MARGIN);
    let id = if state.find.form.is_some() {
        "find"
    } else {
        "setup"
    };
    let panel = Panel::right(id).exact_size(width).resizable(false);
    panel.frame(frame).show(ui, |ui| {
        if state.find.form.is_some() {
            find::find_panel_ui(ui, state, ui_state, actions);
        } else {
            first_steps::first_steps_ui(ui, state, actions);
            setup_panel::setup_panel_ui(ui, state, ui_state, actions);
        }
    });
}

/// The keyboard begins on the board, so that one can type at once.
fn begin_on_the_board(ui_state: &mut UiState) {
    if !ui_state.has_drawn {
        ui_state.has_drawn = true;
        ui_state.focus_wanted = Some(Focus::Board);
    }
}

/// A dialog that has just come gets the keyboard; when the last one goes, the board has it again.
fn notice_modal(state: &State, ui_state: &mut UiState) {
    let question = state.question().cloned().map(ModalShown::Question);
    let file_dialog = state.files.dialog.as_ref().map(|_| ModalShown::FileDialog);
    let dialog = state.dialog.map(ModalShown::Dialog);
    let modal = question.or(file_dialog).or(dialog);
    if modal != ui_state.modal {
        ui_state.modal_focus_wanted = modal.is_some();
        *ui_state.part::<LinesShown>() = LinesShown::Few;
        if modal.is_none() && ui_state.focus_wanted.is_none() {
            ui_state.focus_wanted = Some(Focus::Board);
        }
        ui_state.modal = modal;
    }
}

fn dropped_files(ui: &Ui, actions: &mut Actions) {
    let paths: Vec<_> = ui.input(|input| {
        let dropped = input.raw.dropped_files.iter();
        dropped.map(|file| file.path().to_owned()).collect()
    });
    if !paths.is_empty() {
        actions.push(Action::Open(paths));
    }
}

/// Escape puts a dragged piece or row back, and does nothing else then.
fn cancel_drags_on_escape(ui: &Ui, ui_state: &mut UiState) {
    let is_pressed = ui.input(|input| input.key_pressed(Key::Escape));
    if is_pressed
        && (ui_state.part::<Gesture>().cancel() || ui_state.part::<ListPane>().cancel_drag())
    {
        ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    }
}

fn bars_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let bar = Frame::side_top_panel(ui.style())
        .fill(BARE)
        .inner_margin(BAR_MARGIN);
    Panel::top("menu")
        .frame(bar)
        .show_separator_line(false)
        .show(ui, |ui| menu::menu_bar_ui(ui, state, ui_state, actions));
    Panel::top("tabs")
        .frame(bar.inner_margin(egui::Margin::symmetric(10, 0)))
        .show(ui, |ui| tabs::tabs_ui(ui, state, ui_state, actions));
    Panel::top("fen")
        .frame(bar.inner_margin(FEN_MARGIN))
        .show(ui, |ui| {
            fen_field::fen_field_ui(ui, state, ui_state, actions);
        });
    Panel::bottom("status").frame(bar).show(ui, |ui| {
        status_line::status_line_ui(ui, state, ui_state, actions);
    });
    if !state.errors().is_empty() {
        let ground = palette(ui.visuals()).error_ground;
        Panel::bottom("error")
            .frame(bar.fill(ground))
            .show(ui, |ui| status_line::error_bar_ui(ui, state, actions));
    }
}

fn look_for_hands(ui: &Ui, ui_state: &mut UiState) {
    let gesture = std::mem::take(ui_state.part::<Gesture>());
    ui_state.part::<Hands>().look(ui, &gesture);
    *ui_state.part::<Gesture>() = gesture;
}
