//! All pieces for the current square, whether the reading doubts it or not. A click, a letter, or Delete chooses.

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::board::view::piece_menu::{piece_ui, typed_piece};
use crate::model::action::{Action, ProofreadAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{GAP, PIECE_MENU_SIDE};
use egui::{Button, Key, Modifiers, Role as WidgetRole, Ui, vec2};
use tabiya_chess::{Color, Piece, Role};
use tabiya_text::tr;

/// Shows the pieces. `there` is the present one.
pub(super) fn any_piece_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    there: Option<Piece>,
    actions: &mut Actions,
) {
    let mut chosen = typed(ui, state);
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), PIECE_MENU_SIDE - 6.0);
    ui.add_space(GAP / 2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for color in Color::ALL {
            for piece in Role::ALL.map(|role| Piece::new(color, role)) {
                let button = piece_ui(ui, WidgetRole::Button, piece, there == Some(piece), &atlas);
                if button.clicked() {
                    chosen = Some(Wanted(Some(piece)));
                }
            }
        }
        ui.add_space(GAP);
        let empty = Button::new(tr("piece-menu-empty")).min_size(vec2(0.0, PIECE_MENU_SIDE));
        if ui.add_enabled(there.is_some(), empty).clicked() {
            chosen = Some(Wanted(None));
        }
    });
    actions.extend(chosen.map(|Wanted(piece)| Action::from(ProofreadAction::Put(piece))));
}

/// The content that the user wants on the square: a piece, or none.
struct Wanted(Option<Piece>);

/// The content that was typed for the square. A focused text field keeps its own letters.
fn typed(ui: &Ui, state: &State) -> Option<Wanted> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    let is_cleared = ui.input_mut(|input| {
        let mut keys = [Key::Delete, Key::Backspace].into_iter();
        keys.any(|key| input.consume_key(Modifiers::NONE, key))
    });
    if is_cleared {
        return Some(Wanted(None));
    }
    typed_piece(ui, state.shared.piece_language()).map(|piece| Wanted(Some(piece)))
}
