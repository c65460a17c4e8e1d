//! What the state and its commands want of the window.

use super::fen_field::fen_field_id;
use super::find::find_field_id;
use super::help::Help;
use super::list::ListPane;
use super::palette::palette_field_id;
use super::piece_list::piece_list_id;
use super::piece_menu::PieceMenu;
use super::recent::recent_field_id;
use super::sheets::{KeysDialog, known_field_id, line_field_id};
use super::{Focus, UiState};
use crate::command::Command;
use crate::state::Effect;
use egui::Id;

/// Does what the state wants of the window; returns what only the app can do.
pub fn take_effect(ui_state: &mut UiState, effect: Effect) -> Option<Effect> {
    let focus = match effect {
        Effect::FocusFenField => Focus::FenField,
        Effect::FocusBoard => Focus::Board,
        Effect::FocusPieceList { selects: true } => Focus::AllOfPieceList,
        Effect::FocusPieceList { selects: false } => Focus::PieceList,
        Effect::FocusFind => Focus::Find,
        Effect::FocusHelp => Focus::Help,
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
        Effect::CopyText(_) | Effect::RequestPaste | Effect::Pasted(_) | Effect::Quit => {
            return Some(effect);
        }
    };
    ui_state.focus_wanted = Some(focus);
    None
}

/// Whether a key is waited for whatever it does otherwise.
pub fn hears_every_key(ui_state: &mut UiState) -> bool {
    ui_state.part::<KeysDialog>().is_listening()
}

/// The field to which a command leads; what is typed behind the command may be for it.
pub(super) fn field_of(command: Command) -> Option<Id> {
    Some(match command {
        Command::EditFenText => fen_field_id(),
        Command::Find => find_field_id(),
        Command::PieceList => piece_list_id(),
        Command::GoToLine => line_field_id(),
        Command::KnownPositions => known_field_id(),
        Command::OpenRecent => recent_field_id(),
        Command::Palette => palette_field_id(),
        _ => return None,
    })
}
