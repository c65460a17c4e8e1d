//! The effects that the state and the commands request of the window, and text typed for a field that does not have the
//! focus yet.
//!
//! A command that focuses a field shows it in the next frame, and the field receives the focus one frame later. Text
//! that a fast user types before that, or that arrives late on a slow machine, belongs to the field.

use super::palette::palette_field_id;
use crate::command::Command;
use crate::features::board::view::piece_menu::PieceMenu;
use crate::features::fen::view::fen_field::fen_field_id;
use crate::features::find::view::find_field_id;
use crate::features::help::view::Help;
use crate::features::keys::view::KeysDialog;
use crate::features::list::view::ListPane;
use crate::features::list::view::dialogs::go_to_line::line_field_id;
use crate::features::play::view::moves_field_id;
use crate::features::session::view::recent_field_id;
use crate::features::setup::view::known_positions_dialog::known_field_id;
use crate::features::setup::view::piece_list::piece_list_id;
use crate::model::state::{State, Tool, WindowEffect};
use crate::view::{Focus, UiState};
use egui::{Event, Id, Ui};

/// An effect that only the app can carry out.
#[derive(Debug)]
pub enum AppEffect {
    /// Put text on the clipboard.
    CopyText(String),
    /// Ask for the clipboard's text, to paste it where the keyboard focus is.
    RequestPaste,
    /// Paste the requested text; `None` if none arrived.
    Pasted(Option<String>),
    /// Fit the window to this zoom in percent.
    FollowZoom(u16),
    /// Close the window.
    Quit,
}

/// Applies an effect to the window; returns it if only the app can do that.
pub fn take_effect(ui_state: &mut UiState, effect: WindowEffect) -> Option<AppEffect> {
    let focus = match effect {
        WindowEffect::FocusFenField => Focus::FenField,
        WindowEffect::FocusBoard => Focus::Board,
        WindowEffect::FocusPieceList { selects: true } => Focus::AllOfPieceList,
        WindowEffect::FocusPieceList { selects: false } => Focus::PieceList,
        WindowEffect::FocusFind => Focus::Find,
        WindowEffect::FocusHelp => Focus::Help,
        WindowEffect::FocusMoves => Focus::Moves,
        WindowEffect::FocusNextMoves => Focus::NextMoves,
        WindowEffect::FocusEngine => Focus::Engine,
        WindowEffect::FocusPlayOn => Focus::PlayOn,
        WindowEffect::FocusOperation(row) => Focus::Operation(row),
        WindowEffect::OpenPieceMenu(square) => {
            *ui_state.part() = Some(PieceMenu::on(square));
            return None;
        }
        WindowEffect::ExplainHere => {
            ui_state.part::<Help>().ask();
            return None;
        }
        WindowEffect::ShowCurrentRow => {
            ui_state.part::<ListPane>().show_current();
            return None;
        }
        WindowEffect::ShowFrom(document, row) => {
            ui_state.part::<ListPane>().show_from(document, row);
            return None;
        }
        WindowEffect::CopyText(text) => return Some(AppEffect::CopyText(text)),
        WindowEffect::RequestPaste => return Some(AppEffect::RequestPaste),
        WindowEffect::Pasted(text) => return Some(AppEffect::Pasted(text)),
        WindowEffect::FollowZoom(percent) => return Some(AppEffect::FollowZoom(percent)),
        WindowEffect::Quit => return Some(AppEffect::Quit),
    };
    ui_state.focus_wanted = Some(focus);
    None
}

/// Whether the window is waiting for a key, whatever its function.
pub fn hears_every_key(ui_state: &mut UiState) -> bool {
    ui_state.part::<KeysDialog>().is_listening()
}

/// The field to which a command leads. Text typed after the command may belong to it.
pub(super) fn field_of(state: &State, command: Command) -> Option<Id> {
    Some(match command {
        Command::EditFenText => fen_field_id(),
        Command::Find => find_field_id(),
        Command::PieceList => piece_list_id(),
        // The same command also ends play mode.
        Command::PlayMoves if state.board.tool != Tool::Play => moves_field_id(),
        Command::GoToLine => line_field_id(),
        Command::KnownPositions => known_field_id(),
        Command::OpenRecent => recent_field_id(),
        Command::Palette => palette_field_id(),
        _ => return None,
    })
}

/// Maximum number of frames to wait for a field.
const MAX_FRAMES: u8 = 5;

/// The events kept for a field that does not have the focus yet.
#[derive(Debug, Default)]
pub(super) struct TypedAhead {
    field: Option<Id>,
    frames: u8,
    events: Vec<Event>,
}

impl TypedAhead {
    /// Keeps typing from now on for this field.
    pub(super) fn begin(&mut self, field: Id) {
        self.field = Some(field);
        self.frames = 0;
    }

    /// Keeps a typed event for the awaited field; returns any other event.
    pub(super) fn keep(&mut self, event: Event) -> Option<Event> {
        if self.field.is_some() && is_typed(&event) {
            self.events.push(event);
            return None;
        }
        Some(event)
    }

    /// Requests a frame while a field is awaited, because it appears with the next one.
    pub(super) fn repaint_if_waiting(&self, ui: &Ui) {
        if self.field.is_some() {
            ui.request_repaint();
        }
    }

    /// Delivers the kept events to the field once it has the focus, before any later typing.
    pub(super) fn give_to_field(&mut self, ui: &Ui) {
        let Some(field) = self.field else {
            return;
        };
        self.frames += 1;
        let is_there = ui.memory(|memory| memory.has_focus(field));
        let events = ui.input_mut(|input| std::mem::take(&mut input.events));
        let events: Vec<Event> = if is_there || MAX_FRAMES < self.frames {
            self.field = None;
            let first = std::mem::take(&mut self.events);
            first.into_iter().chain(events).collect()
        } else {
            ui.request_repaint();
            let rest = events.into_iter().filter_map(|event| self.keep(event));
            rest.collect()
        };
        ui.input_mut(|input| input.events = events);
    }
}

fn is_typed(event: &Event) -> bool {
    matches!(
        event,
        Event::Text(_) | Event::Key { .. } | Event::Paste(_) | Event::Copy | Event::Cut
    )
}
