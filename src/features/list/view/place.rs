//! The place of the list while a file has only one position: a button that adds another.

use super::panel::is_shown;
use super::toolbar::add_ui;
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::style::{GAP, LIST_WIDTH};
use egui::{Label, Rect, RichText, Ui, UiBuilder, vec2};
use tabiya_text::tr;

/// With less width, in points, the button has only a sign.
const ROOM_FOR_WORDS: f32 = 190.0;
/// With less width there is no button: the board needs the space, and the toolbar can add a position too.
const LEAST_ROOM: f32 = 40.0;

/// Shows the button at the left of the board. Returns its height.
pub(crate) fn place_of_list_ui(
    ui: &mut Ui,
    board: Rect,
    state: &State,
    actions: &mut Actions,
) -> f32 {
    let left = ui
        .max_rect()
        .with_min_y(board.min.y)
        .with_max_x(board.min.x);
    let room = left.shrink2(vec2(2.0 * GAP, GAP));
    if is_shown(state.shared.document()) || room.width() < LEAST_ROOM {
        return 0.0;
    }
    let room = room.with_max_x(room.max.x.min(room.min.x + LIST_WIDTH - 4.0 * GAP));
    let has_words = room.width() >= ROOM_FOR_WORDS;
    let mut place = ui.new_child(UiBuilder::new().id_salt("place of the list").max_rect(room));
    add_ui(&mut place, state, has_words, actions);
    if has_words {
        let about = RichText::new(tr("list-place")).weak().small();
        place.add(Label::new(about).wrap());
    }
    place.min_rect().height() + GAP
}
