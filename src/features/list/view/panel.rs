//! The panel with the list at the left; while a file has only one position, a button that adds another takes its place.

use super::toolbar::add_ui;
use super::{list_ui, toolbar, toolbar_ui};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{
    BARE, GAP, LIST_WIDTH, MAX_LIST_WIDTH, MIN_BOARD_WIDTH, MIN_LIST_WIDTH, NARROW_LIST_WIDTH,
    NARROW_WINDOW,
};
use egui::containers::panel::PanelState;
use egui::{Frame, Label, Margin, Panel, Rect, RichText, Ui, UiBuilder, vec2};
use tabiya_collection::document::Document;
use tabiya_text::tr;

/// Whether the document has more to show than the position on the board.
pub(crate) fn is_shown(document: &Document) -> bool {
    document.rows().len() >= 2 || document.view().is_some()
}

/// Shows the list beside the board if the document has more than one line. `right` is the width of the panel on the
/// other side of the board.
pub(crate) fn list_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    right: f32,
    actions: &mut Actions,
) {
    if !is_shown(state.shared.document()) {
        return;
    }
    let window = ui.available_width();
    let is_narrow = window < NARROW_WINDOW;
    let width = if is_narrow {
        NARROW_LIST_WIDTH
    } else {
        LIST_WIDTH
    };
    let most = (window - right - MIN_BOARD_WIDTH).clamp(MIN_LIST_WIDTH, MAX_LIST_WIDTH);
    let margin = Margin {
        top: 8,
        bottom: 2,
        left: (GAP / 2.0) as i8,
        right: 2,
    };
    // A list that was narrowed for another panel, a smaller window or a larger zoom gets its former width back later.
    let id = if is_narrow { "narrow list" } else { "list" };
    let known = PanelState::load(ui.ctx(), ui.scope_id().with(id));
    let wanted = known.map_or(width, |known| known.size().x);
    let id = if most < wanted { "squeezed list" } else { id };
    let edge = ui.scope_id().with(id).with("__resize");
    Panel::left(id)
        .default_size(width)
        .size_range(MIN_LIST_WIDTH..=most)
        .resizable(true)
        .frame(
            Frame::side_top_panel(ui.style())
                .fill(BARE)
                .inner_margin(margin),
        )
        .show(ui, |ui| {
            toolbar_ui(ui, state, actions);
            toolbar::foot_ui(ui, state);
            list_ui(ui, state, ui_state, actions);
        });
    // The window library has only an English name for the edge.
    ui.ctx().accesskit_node_builder(edge, |node| {
        node.set_label(tr("list-resize"));
        node.set_description(tr("list-resize"));
    });
}

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
