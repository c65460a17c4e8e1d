//! The effects that the state and the commands request of the window.

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
use crate::model::state::{Effect, State, Tool};
use crate::view::{Focus, UiState};
use egui::Id;

/// An effect that only the app can carry out.
#[derive(Debug)]
pub enum AppEffect {
    /// Put text on the clipboard.
    CopyText(String),
    /// Ask for the clipboard's text, to paste it where the keyboard focus is.
    RequestPaste,
    /// Paste the text that was asked for, if it has come.
    Pasted(Option<String>),
    /// Close the window.
    Quit,
}

/// Applies an effect to the window; returns it if only the app can do that.
pub fn take_effect(ui_state: &mut UiState, effect: Effect) -> Option<AppEffect> {
    let focus = match effect {
        Effect::FocusFenField => Focus::FenField,
        Effect::FocusBoard => Focus::Board,
        Effect::FocusPieceList { selects: true } => Focus::AllOfPieceList,
        Effect::FocusPieceList { selects: false } => Focus::PieceList,
        Effect::FocusFind => Focus::Find,
        Effect::FocusHelp => Focus::Help,
        Effect::FocusMoves => Focus::Moves,
        Effect::FocusEngine => Focus::Engine,
        Effect::FocusOperation(row) => Focus::Operation(row),
        Effect::OpenPieceMenu(square) => {
            *ui_state.part() = Some(PieceMenu::on(square));
            return None;
        }
        Effect::ExplainHere => {
            ui_state.part::<Help>().ask();
            return None;
        }
        Effect::ShowCurrentRow => {
            ui_state.part::<ListPane>().show_current();
            return None;
        }
        Effect::ShowFrom(document, row) => {
            ui_state.part::<ListPane>().show_from(document, row);
            return None;
        }
        Effect::CopyText(text) => return Some(AppEffect::CopyText(text)),
        Effect::RequestPaste => return Some(AppEffect::RequestPaste),
        Effect::Pasted(text) => return Some(AppEffect::Pasted(text)),
        Effect::Quit => return Some(AppEffect::Quit),
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
