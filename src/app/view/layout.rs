//! The layout of the window as a whole.
//!
//! The board has priority: on the usual screens its side is at least 78 % of the screen's height, next to the list and
//! the panel (`tests/gui/space.rs`). Menus and tabs share a row, the field is as wide as a FEN and is followed by the
//! tools, coordinates are drawn in the corners of the squares, and messages are at the end of the row of menus.
//!
//! Nothing moves. Without a list, the board is already where it will be when there is one. Messages, failures and
//! running tasks have a strip of their own (`messages.rs`); the first steps are in the place of the list. Above the board
//! there is always one verdict (`features/fen/view/fen_field.rs`). Everything else is folded away in the panel: all
//! faults (*Legality*), the reactions of engines to the position, and the operations, as long as they say no more than
//! the board and the panel show (arrows, marks, counters).
//!
//! In a small window, or with a large zoom, the menus and the FEN field stay in sight. The panel for setting up folds to
//! a strip beside the board (`features/setup/view/strip.rs`), the list gives way to a wide panel, and the rest scrolls
//! if there is no room for it. Only a window that is too small for the menus and the field scrolls as a whole.

use super::effects::TypedAhead;
use super::play_and_engines::play_and_engines_ui;
use super::{dialogs, keyboard, menu, messages, tools};
use crate::app::view::long_texts;
use crate::features::board::view::board_area::board_area_ui;
use crate::features::board::view::board_look::BoardLook;
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::board::view::piece_menu::keep_arrows_in_menu;
use crate::features::board::view::{Gesture, Hands, Highlight};
use crate::features::engine::view as engine;
use crate::features::fen::view::advice::Advice;
use crate::features::fen::view::fen_field;
use crate::features::files::view::questions::LinesShown;
use crate::features::files::view::{file_dialog, questions, tabs};
use crate::features::find::view as find;
use crate::features::help::view as help;
use crate::features::help::view::{Help, first_steps};
use crate::features::keys::view::KeysDialog;
use crate::features::list::view as list;
use crate::features::list::view::ListPane;
use crate::features::pictures::view as pictures;
use crate::features::play::view as play;
use crate::features::play_on::view as play_on;
use crate::features::setup::view as setup_panel;
use crate::features::setup::view::strip;
use crate::model::action::{Action, FilesAction};
use crate::model::state::{State, Tool};
use crate::view::pointer::{self, RestingPointer};
use crate::view::{Actions, Focus, ModalShown, UiState};
use crate::widgets::focus_ring::FocusRing;
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::scrolling::{scroll_at_once, with_least_room_ui};
use crate::widgets::style::{
    BAR_MARGIN, BARE, BOARD_AREA_MARGIN, CONTROL_HEIGHT, FEN_MARGIN, FIND_PANEL_WIDTH,
    HELP_PANEL_WIDTH, MIN_BELOW_BARS, MIN_LIST_WIDTH, MIN_PANEL_HEIGHT, MIN_WINDOW, SETUP_MARGIN,
    SETUP_PANEL_WIDTH, USABLE_BOARD_WIDTH, WIDE_SETUP_PANEL_WIDTH, WIDE_WINDOW, target,
};
use egui::{CentralPanel, Frame, Id, Key, Panel, Ui, vec2};

/// Shows the whole window and pushes the user's actions.
pub fn window_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    if state.shared.sight().has_reduced_motion {
        scroll_at_once(ui);
    }
    with_least_room_ui(ui, Id::unique("window"), MIN_WINDOW, |ui| {
        parts_ui(ui, state, ui_state, actions);
    });
}

/// Lays out the parts of the window.
fn parts_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    begin_on_the_board(ui_state);
    pointer::notice_fingers(ui, ui_state);
    ui_state.part::<Advice>().look_at(state);
    // The control under the pointer sets its highlight again in each frame.
    *ui_state.part::<Option<Highlight>>() = None;
    ui_state
        .part::<PieceAtlases>()
        .set_look(BoardLook::of(&state.shared.settings));
    notice_modal(state, ui_state);
    follow_pointer(ui, state, ui_state);
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
        // It numbers the events in the same order as the keyboard reader.
        look_for_hands(ui, ui_state);
        keyboard::read_keys(ui, state, ui_state, actions, &mut late);
    } else {
        keyboard::read_keys_of_sight(ui, state, ui_state, actions);
        ui_state.part::<Gesture>().cancel();
        look_for_hands(ui, ui_state);
    }
    ui_state.part::<Hands>().come_to(usize::MAX, state);
    // Under a dialog the window has no pointer: the window library would keep a tooltip where the pointer rests.
    let is_covered = ui_state.modal.is_some();
    let pointer = is_covered.then(|| ui.input_mut(|input| std::mem::take(&mut input.pointer)));
    if dialogs::is_alone(state) {
        let frame = Frame::central_panel(ui.style()).fill(BARE);
        CentralPanel::default().frame(frame).show(ui, |_| {});
    } else {
        bars_ui(ui, state, ui_state, actions);
        messages::foot_ui(ui, state, ui_state, actions);
        with_least_room_ui(ui, Id::unique("below bars"), MIN_BELOW_BARS, |ui| {
            below_bars_ui(ui, state, ui_state, actions);
        });
    }
    if let Some(pointer) = pointer {
        ui.input_mut(|input| input.pointer = pointer);
    }
    ui_state.part::<Help>().end_frame(ui);
    // All text fields are laid out above, and have taken the text typed into them.
    actions.append(&mut late);
    questions::question_ui(ui, state, ui_state, actions);
    file_dialog::file_dialog_ui(ui, state, ui_state, actions);
    dialogs::dialog_ui(ui, state, ui_state, actions);
    long_texts::tell_what_was_left_out(ui, ui_state, actions);
    ui_state.was_typing = ui.text_edit_focused();
    ui_state.part::<FocusRing>().paint(ui);
}

/// Shows the panels, and the board between them.
fn below_bars_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    right_panels_ui(ui, state, ui_state, actions);
    let frame = Frame::central_panel(ui.style()).fill(BARE);
    let board = CentralPanel::default()
        .frame(frame.inner_margin(BOARD_AREA_MARGIN))
        .show(ui, |ui| board_area_ui(ui, state, ui_state, actions))
        .inner;
    engine::hold_while_dragging(state, ui_state, actions);
    let taken = list::place_of_list_ui(ui, board, state, actions);
    let beside = board.with_min_y(board.min.y + taken);
    first_steps::beside_board_ui(ui, beside, state, ui_state, actions);
}

/// A panel on the right side of the board. If there is no room for all the wanted panels, those that come
/// first here are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RightPanel {
    Help,
    Find,
    Engine,
    /// The picture from which the current row was read.
    Picture,
    /// The panel for playing moves or setting up positions.
    Board,
}

/// The panels to show: one, or two in a wide window.
fn right_panels(ui: &Ui, state: &State) -> Vec<RightPanel> {
    let room = if ui.available_width() < WIDE_WINDOW {
        1
    } else {
        2
    };
    let wanted = [
        (RightPanel::Help, state.help.page.is_some()),
        (RightPanel::Find, state.find.form.is_some()),
        (RightPanel::Engine, state.engine.is_open),
        (RightPanel::Picture, pictures::is_shown(state)),
        // The find panel takes its place, so that the list and the board do not move.
        (RightPanel::Board, state.find.form.is_none()),
    ];
    wanted
        .into_iter()
        .filter(|(_, is_wanted)| *is_wanted)
        .map(|(panel, _)| panel)
        .take(room)
        .collect()
}

/// Shows the list on the left, and on the right the panels for setting up, finding, playing,
/// engines or help.
fn right_panels_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let panels = right_panels(ui, state);
    let is_folded = state.board.tool != Tool::Play && strip::is_folded(ui, state, ui_state);
    let width = |panel: &RightPanel| match panel {
        RightPanel::Board if is_folded => strip::width(ui),
        panel => width_of(ui, *panel),
    };
    let widths: Vec<_> = panels.iter().map(width).collect();
    let right = widths.iter().sum();
    // The list shows what was found; beside other panels, the board comes first.
    let for_board = ui.available_width() - right - MIN_LIST_WIDTH;
    if panels.contains(&RightPanel::Find) || for_board >= USABLE_BOARD_WIDTH {
        list::list_panel_ui(ui, state, ui_state, right, actions);
    }
    // The setup panel is farthest from the board, and the help is nearest to it.
    for (panel, width) in panels.iter().zip(widths).rev() {
        let plays_above = *panel == RightPanel::Engine && !panels.contains(&RightPanel::Board);
        right_panel_ui(ui, state, ui_state, *panel, width, plays_above, actions);
    }
}

fn width_of(ui: &Ui, panel: RightPanel) -> f32 {
    match panel {
        RightPanel::Help => HELP_PANEL_WIDTH,
        RightPanel::Find | RightPanel::Engine | RightPanel::Picture => FIND_PANEL_WIDTH,
        RightPanel::Board if ui.available_width() < WIDE_WINDOW => SETUP_PANEL_WIDTH,
        RightPanel::Board => WIDE_SETUP_PANEL_WIDTH,
    }
}

fn right_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    panel: RightPanel,
    width: f32,
    plays_above: bool,
    actions: &mut Actions,
) {
    let frame = Frame::side_top_panel(ui.style())
        .fill(BARE)
        .inner_margin(SETUP_MARGIN);
    let is_playing = state.board.tool == Tool::Play;
    let id = match panel {
        RightPanel::Help => "help",
        RightPanel::Find => "find",
        RightPanel::Engine => "engine",
        RightPanel::Picture => "picture",
        RightPanel::Board if is_playing => "play",
        RightPanel::Board => "setup",
    };
    let shown = Panel::right(id).exact_size(width).resizable(false);
    let least = vec2(0.0, MIN_PANEL_HEIGHT);
    shown.frame(frame).show(ui, |ui| match panel {
        RightPanel::Help => with_least_room_ui(ui, Id::unique("help room"), least, |ui| {
            help::help_panel_ui(ui, state, ui_state, actions);
        }),
        RightPanel::Find => find::find_panel_ui(ui, state, ui_state, actions),
        RightPanel::Engine if is_playing && plays_above => {
            play_and_engines_ui(ui, state, ui_state, actions);
        }
        RightPanel::Engine => engine::engine_panel_ui(ui, state, ui_state, actions),
        RightPanel::Picture => pictures::picture_panel_ui(ui, state, ui_state, actions),
        RightPanel::Board if is_playing => {
            let least = least + vec2(0.0, play_on::card_height(state));
            with_least_room_ui(ui, Id::unique("play room"), least, |ui| {
                play::play_panel_ui(ui, state, ui_state, actions);
            });
        }
        RightPanel::Board => setup_panel::setup_panel_ui(ui, state, ui_state, actions),
    });
}

/// Gives the board the initial focus, so that the user can type at once.
fn begin_on_the_board(ui_state: &mut UiState) {
    if !ui_state.has_drawn {
        ui_state.has_drawn = true;
        ui_state.focus_wanted = Some(Focus::Board);
    }
}

/// Moves the focus to a new dialog, and back to the board after the last one has closed.
fn notice_modal(state: &State, ui_state: &mut UiState) {
    let question = state.shared.question().cloned().map(ModalShown::Question);
    let file_dialog = state.files.dialog.as_ref().map(|_| ModalShown::FileDialog);
    let dialog = state.shared.dialog.map(ModalShown::Dialog);
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

/// Notices a pointer that rests while the layout changes.
fn follow_pointer(ui: &Ui, state: &State, ui_state: &mut UiState) {
    let parts = (
        right_panels(ui, state),
        strip::is_folded(ui, state, ui_state),
        list::is_shown(state.shared.document()),
        ui_state.modal.clone(),
    );
    ui_state.part::<RestingPointer>().follow(ui, &parts);
}

fn dropped_files(ui: &Ui, actions: &mut Actions) {
    let paths: Vec<_> = ui.input(|input| {
        let dropped = input.raw.dropped_files.iter();
        dropped.map(|file| file.path().to_owned()).collect()
    });
    if !paths.is_empty() {
        actions.push(Action::from(FilesAction::Open(paths)));
    }
}

/// Cancels the drag of a piece or row on Escape, which then does nothing else.
fn cancel_drags_on_escape(ui: &Ui, ui_state: &mut UiState) {
    let is_pressed = ui.input(|input| input.key_pressed(Key::Escape));
    if is_pressed
        && (ui_state.part::<Gesture>().cancel() || ui_state.part::<ListPane>().cancel_drag())
    {
        ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
    }
}

fn bars_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let bar = Frame::side_top_panel(ui.style()).fill(BARE);
    Panel::top("menu")
        .frame(bar.inner_margin(BAR_MARGIN))
        .show_separator_line(false)
        .show(ui, |ui| {
            let names = menu::width_of_names(ui);
            let menus = |ui: &mut Ui, ui_state: &mut UiState, actions: &mut Actions| {
                menu::menu_row_ui(ui, state, ui_state, actions, tabs::tabs_ui);
            };
            messages::menus_and_strip_ui(ui, names, state, ui_state, actions, menus);
        });
    Panel::top("fen")
        .frame(bar.inner_margin(FEN_MARGIN))
        .show(ui, |ui| {
            let height = target(ui.style(), CONTROL_HEIGHT);
            line_with_end_ui(
                ui,
                Id::unique("fen row"),
                height,
                &mut (ui_state, actions),
                |ui, (ui_state, actions)| {
                    fen_field::fen_field_ui(ui, state, ui_state, actions);
                },
                |ui, (_, actions)| tools::tools_ui(ui, state, actions),
            );
        });
}

fn look_for_hands(ui: &Ui, ui_state: &mut UiState) {
    let gesture = std::mem::take(ui_state.part::<Gesture>());
    ui_state.part::<Hands>().look(ui, &gesture);
    *ui_state.part::<Gesture>() = gesture;
}
