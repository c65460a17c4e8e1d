//! Tooltips for the signs on the board. No other tooltip appears over the board.

use super::castling_signs::castling_signs;
use super::signs::has_moved_two;
use super::{BoardGeometry, board_id};
use crate::command::Command;
use crate::model::state::State;
use crate::view::shortcuts::keys_or_name;
use crate::widgets::style::PREVIEW_WIDTH;
use egui::{Rect, Sense, Tooltip, Ui, Vec2};
use tabiya_chess::Square;
use tabiya_text::{may_castle_text, tr_with};

/// The distance from a sign at which its tooltip still appears, in points.
const SLACK: f32 = 2.0;
/// The size of the sign of a double step, relative to the side of a square.
const DOUBLE_STEP: f32 = 0.25;

/// Shows the tooltip of the sign at the pointer. Screen readers find the same in the squares.
pub(super) fn sign_tips_ui(ui: &Ui, state: &State, geometry: &BoardGeometry) {
    let position = state.shared.document().position();
    let keys = || keys_or_name(ui, state, Command::ToggleRight);
    for sign in castling_signs(position) {
        let place = geometry.castling_name_place(ui.painter(), sign);
        tip_ui(ui, sign.square(), place, || {
            let right = may_castle_text(sign.color, sign.side, sign.right);
            let variables = [("right", right.into()), ("keys", keys().into())];
            tr_with("castling-sign-tip", &variables)
        });
    }
    if let Some(pawn) = has_moved_two(position) {
        let corner = geometry.rect_of(pawn).max;
        let size = Vec2::splat(geometry.square_side * DOUBLE_STEP);
        let place = Rect::from_min_max(corner - size, corner);
        tip_ui(ui, pawn, place, || {
            tr_with("moved-two-sign-tip", &[("keys", keys().into())])
        });
    }
}

fn tip_ui(ui: &Ui, square: Square, place: Rect, text: impl FnOnce() -> String) {
    let place = place.expand(SLACK);
    if !ui.rect_contains_pointer(place) {
        return;
    }
    let id = board_id().with(("sign", square.index()));
    let sign = ui.interact(place, id, Sense::hover());
    Tooltip::for_enabled(&sign).show(|ui| {
        ui.set_max_width(PREVIEW_WIDTH);
        ui.label(text());
    });
}
