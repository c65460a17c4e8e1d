//! The board with all that stands around it: where each part is, and what is painted over what.

use super::board_strip;
use super::compare_bar;
use super::piece_atlas::PieceAtlases;
use super::piece_menu::piece_menu_ui;
use super::spare_pieces::spare_pieces_ui;
use super::tray::TrayGeometry;
use super::{
    AnnotationPicture, BoardGeometry, Gesture, Hand, Hands, Highlight, Marks, board_widgets_ui,
    brush_side, copies, has_board_the_keyboard, paint_at_pointer, paint_carried, read_mouse,
    shown_annotations,
};
use crate::app::state::{State, Tool};
use crate::app::view::{Actions, UiState};
use crate::chess::Square;
use crate::features::help::view::Help;
use crate::widgets::pointer::pointer_on;
use crate::widgets::style::{BOARD_MARGIN, COORDINATE_MARGIN, GAP, MIN_STRIP_WIDTH};
use egui::{CursorIcon, Rangef, Rect, Ui, pos2, vec2};

/// Shows the board and its surroundings in the middle of the window.
pub(crate) fn board_area_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let all = ui.available_rect_before_wrap();
    let compare = all.with_max_y(all.min.y + compare_bar::height(ui, state));
    let strip = all.with_min_y(all.max.y - board_strip::height(ui) + GAP);
    let space = all.with_min_y(compare.max.y).with_max_y(strip.min.y - GAP);
    let (geometry, tray) = places(space, ui.pixels_per_point(), state);
    let below = geometry.rect.union(tray.rect).x_range();
    compare_bar::compare_bar_ui(ui, within(compare, below), state, ui_state, actions);
    read_mouse(ui, state, ui_state, &geometry, &tray, actions);
    board_widgets_ui(ui, state, ui_state, &geometry, actions);

    let ctx = ui.ctx().clone();
    let pieces = ui_state
        .part::<PieceAtlases>()
        .atlas(&ctx, geometry.square_side);
    let spares = ui_state
        .part::<PieceAtlases>()
        .atlas(&ctx, tray.piece_side());
    let small = ui_state
        .part::<PieceAtlases>()
        .atlas(&ctx, brush_side(&geometry));
    let drag = ui_state.part::<Gesture>().drag();
    let hovered = pointer_on(ui).and_then(|pos| geometry.square_at(pos));
    let marks = Marks {
        drag,
        hovered,
        has_cursor: has_board_the_keyboard(ui) && ui_state.part::<Hands>().hand() == Hand::Keyboard,
        highlight: *ui_state.part::<Option<Highlight>>(),
        explained: ui_state.part::<Help>().squares(),
        preview: ui_state.preview,
    };
    geometry.paint(ui, state, &pieces, marks);
    notice_for_help(ui, state, ui_state, hovered.filter(|_| drag.is_none()));
    let previewed = ui_state
        .previewed
        .take()
        .filter(|_| marks.preview.is_some());
    let annotations = if let Some(edit) = previewed.and_then(|command| command.edit(state)) {
        edit.annotations_after(&state.document().annotations())
    } else {
        let hand = ui_state.part::<Hands>().hand();
        shown_annotations(state, ui_state.part::<Gesture>(), hand, hovered)
    };
    ui_state
        .part::<AnnotationPicture>()
        .paint(ui, &geometry, annotations);
    if let Some(drag) = ui_state.part::<Gesture>().block_drag() {
        let copies = copies(ui.input(|input| input.modifiers));
        let board = &state.document().position().board;
        paint_carried(ui, &geometry, board, &drag, copies, &pieces);
    }
    spare_pieces_ui(ui, state, &tray, &spares, actions);
    // Keys and screen readers come to it behind the board.
    board_strip::board_strip_ui(ui, within(strip, below), state, ui_state, actions);
    ui_state.preview = None;
    if drag.is_some() || hovered.is_some() {
        paint_at_pointer(ui, &geometry, state.board.tool, drag, &pieces, &small);
    }
    set_cursor_icon(ui, state, ui_state, hovered.is_some());
    piece_menu_ui(ui, state, ui_state, &geometry, actions);
}

/// The help explains the square under the pointer, or the one at which keys are typed.
fn notice_for_help(ui: &Ui, state: &State, ui_state: &mut UiState, hovered: Option<Square>) {
    let is_typing = has_board_the_keyboard(ui) && ui_state.part::<Hands>().hand() == Hand::Keyboard;
    let cursor = is_typing.then_some(state.board.cursor);
    ui_state.part::<Help>().notice_squares(hovered, cursor);
}

/// A line that is as wide as the board and the tray, or wider where that would be narrow.
fn within(line: Rect, board: Rangef) -> Rect {
    let more = ((MIN_STRIP_WIDTH - board.span()) / 2.0).max(0.0);
    let board = board.expand(more);
    line.with_min_x(board.min.max(line.min.x))
        .with_max_x(board.max.min(line.max.x))
}

/// The board takes what the tray leaves; both together stand in the middle. The tray stands where
/// the board is larger for it.
fn places(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let beside = tray_beside(space, pixels_per_point, state);
    let below = tray_below(space, pixels_per_point, state);
    if below.0.square_side > beside.0.square_side {
        below
    } else {
        beside
    }
}

fn board_margin(state: &State) -> f32 {
    if state.settings.coordinates {
        COORDINATE_MARGIN
    } else {
        BOARD_MARGIN
    }
}

fn tray_beside(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let margin = board_margin(state);
    let tray_width = TrayGeometry::width_beside(space.height().min(space.width()));
    let mark = COORDINATE_MARGIN + GAP / 2.0;
    let beside = mark + tray_width;
    let board_space = space.with_max_x(space.max.x - beside + margin);
    let geometry = BoardGeometry::fit(board_space, margin, pixels_per_point, state.view.flipped);
    let used = margin + geometry.rect.width() + beside;
    let left = space.min.x + margin + ((space.width() - used) / 2.0).max(0.0);
    let geometry = geometry.with_left(left, pixels_per_point);
    let right = geometry.rect.right() + mark;
    let tray = TrayGeometry::beside(pos2(right, geometry.rect.top()), geometry.rect.height());
    (geometry, tray)
}

fn tray_below(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let margin = board_margin(state);
    let height = TrayGeometry::height_below(space.width());
    let board_space = space.with_max_y(space.max.y - height);
    // The mark of the side to move needs the margin on the right also without coordinates.
    let margin_across = COORDINATE_MARGIN.max(margin);
    let geometry = BoardGeometry::fit(
        board_space.shrink2(vec2(margin_across - margin, 0.0)),
        margin,
        pixels_per_point,
        state.view.flipped,
    );
    let tray = TrayGeometry::below(geometry.rect.bottom() + margin, space);
    (geometry, tray)
}

fn set_cursor_icon(ui: &Ui, state: &State, ui_state: &mut UiState, is_on_board: bool) {
    let icon = if ui_state.part::<Gesture>().drag().is_some()
        || ui_state.part::<Gesture>().block_drag().is_some()
    {
        CursorIcon::Grabbing
    } else if !is_on_board {
        return;
    } else if state.board.tool == Tool::Pointer {
        CursorIcon::Grab
    } else {
        CursorIcon::Crosshair
    };
    ui.ctx().set_cursor_icon(icon);
}
