//! What the state wants of the window.

use super::help::Help;
use super::list::ListPane;
use super::piece_menu::PieceMenu;
use super::sheets::KeysSheet;
use super::{Focus, UiState};
use crate::state::Effect;

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
    ui_state.part::<KeysSheet>().is_listening()
}
