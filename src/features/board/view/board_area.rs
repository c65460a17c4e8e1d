//! The board with all parts around it: their places, the order of painting, and tooltips for the signs on the board. No
//! other tooltip appears over the board.

use super::castling_signs::castling_signs;
use super::piece_atlas::PieceAtlases;
use super::piece_menu::piece_menu_ui;
use super::signs::has_moved_two;
use super::tray::{TrayGeometry, spare_pieces_ui};
use super::{
    AnnotationPicture, BoardGeometry, BoardMarks, Drag, Gesture, Hand, Hands, Highlight, board_id,
    board_widgets_ui, brush_side, compare_bar, copies, has_board_the_keyboard, paint_at_pointer,
    paint_carried, read_mouse, shown_annotations,
};
use crate::command::Command;
use crate::features::endgames::view::{PointedSquare, held};
use crate::features::engine::view::engine_arrows;
use crate::features::engine::view::evaluation_bar::{self, evaluation_bar_ui};
use crate::features::fen::view::advice::Advice;
use crate::features::fen::view::fen_field;
use crate::features::help::view::Help;
use crate::features::list::view as list;
use crate::features::operations::view::known::{paint_solution_arrows, solution_arrows};
use crate::features::pictures::view as pictures;
use crate::features::play::view::targets::{Targets, promotion_ui};
use crate::features::play_on::view::hint_arrow;
use crate::model::action::{Action, EndgamesAction};
use crate::model::state::{State, Tool};
use crate::view::pointer::pointer_on;
use crate::view::shortcuts::keys_or_name;
use crate::view::{Actions, UiState};
use crate::widgets::style::{
    BOARD_MARGIN, LIST_WIDTH, MIN_STRIP_WIDTH, PREVIEW_WIDTH, SIDE_MARK_WIDTH, palette,
};
use egui::{CursorIcon, Rangef, Rect, Sense, Tooltip, Ui, Vec2, vec2};
use tabiya_chess::Square;
use tabiya_text::{may_castle_text, tr_with};

/// Shows the board with the verdict above it and the tray. Returns the area of board and tray, which nothing may cover.
pub(crate) fn board_area_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> Rect {
    let all = ui.available_rect_before_wrap();
    let heights = (fen_field::height(ui), compare_bar::height(ui, state));
    let space = all.with_min_y(all.min.y + heights.0 + heights.1);
    let (geometry, tray) = places_beside_bar(space, ui.pixels_per_point(), state);
    let mut used = geometry.rect.union(tray.rect);
    // Both lines are directly above the board, wherever that is.
    let lines = within(all, used.x_range()).with_max_y(geometry.rect.top() - BOARD_MARGIN);
    let compare = lines.with_min_y(lines.max.y - heights.1);
    let verdict = lines.with_max_y(compare.min.y);
    let verdict = verdict.with_min_y(verdict.max.y - heights.0);
    used = used.union(evaluation_bar_ui(ui, state, geometry.rect).unwrap_or(used));
    let hovered = pointer_on(ui).and_then(|pos| geometry.square_at(pos));
    let has_cursor = has_board_the_keyboard(ui) && ui_state.part::<Hands>().shows_cursor(state);
    let cursor = has_cursor.then_some(state.board.cursor);
    let is_dragging = ui_state.part::<Gesture>().drag().is_some();
    ui_state.part::<PointedSquare>().0 = cursor.filter(|_| !is_dragging).or(hovered);
    fen_field::verdict_ui(ui, verdict, state, ui_state, actions);
    compare_bar::compare_bar_ui(ui, compare, state, ui_state, actions);
    read_mouse(ui, state, ui_state, &geometry, &tray, actions);
    let mut solution = solution_arrows(state, ui_state);
    solution.extend(engine_arrows(state, &solution));
    solution.extend(hint_arrow(state, &solution));
    board_widgets_ui(ui, state, ui_state, &geometry, &solution, actions);
    sign_tips_ui(ui, state, &geometry);

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
    let is_free = ui_state.part::<Gesture>().is_free();
    tell_held(ui, state, drag.map(|drag| (drag, is_free)), actions);
    let marks = BoardMarks {
        drag,
        targets: Targets::of(state, drag.and_then(Drag::from_square)).filter(|_| !is_free),
        hovered,
        has_cursor,
        highlight: *ui_state.part::<Option<Highlight>>(),
        explained: ui_state.part::<Help>().squares(),
        preview: ui_state.preview,
    };
    // The faults of the position do not apply to a previewed position.
    let faults = match (marks.highlight, marks.preview) {
        (None, None) => ui_state.part::<Advice>().faults(),
        (_, _) => Vec::new(),
    };
    geometry.paint(ui, state, &pieces, marks, &faults);
    if marks.preview.is_none() {
        pictures::lay_over_board(ui, state, ui_state, geometry.rect);
    }
    notice_for_help(ui, state, ui_state, hovered.filter(|_| drag.is_none()));
    if marks.preview.is_none() {
        let painter = ui.painter();
        paint_solution_arrows(painter, &geometry, &solution, palette(ui.visuals()));
    }
    let previewed = ui_state
        .previewed
        .take()
        .filter(|_| marks.preview.is_some());
    let annotations = if let Some(edit) = previewed.and_then(|command| command.edit(state)) {
        edit.annotations_after(&state.shared.document().annotations())
    } else {
        let hand = ui_state.part::<Hands>().hand();
        shown_annotations(state, ui_state.part::<Gesture>(), hand, hovered)
    };
    ui_state
        .part::<AnnotationPicture>()
        .paint(ui, &geometry, annotations);
    if let Some(drag) = ui_state.part::<Gesture>().block_drag() {
        let copies = copies(ui.input(|input| input.modifiers));
        let board = &state.shared.document().position().board;
        paint_carried(ui, &geometry, board, &drag, copies, &pieces);
    }
    spare_pieces_ui(ui, state, &tray, &spares, actions);
    ui_state.preview = None;
    if drag.is_some() || hovered.is_some() {
        paint_at_pointer(ui, &geometry, state.board.tool, drag, &pieces, &small);
    }
    set_cursor_icon(ui, state, ui_state, hovered.is_some());
    piece_menu_ui(ui, state, ui_state, &geometry, actions);
    promotion_ui(ui, state, ui_state, &geometry, actions);
    used.union(verdict).expand(BOARD_MARGIN)
}

/// Reports the piece that is held, if that has changed.
fn tell_held(ui: &Ui, state: &State, drag: Option<(Drag, bool)>, actions: &mut Actions) {
    let copies = copies(ui.input(|input| input.modifiers));
    let held = held(state, drag, copies).map(Box::new);
    if held != state.endgames.held {
        actions.push(Action::from(EndgamesAction::Hold(held)));
    }
}

/// Makes the help explain the square under the pointer, or the square where keys are typed.
fn notice_for_help(ui: &Ui, state: &State, ui_state: &mut UiState, hovered: Option<Square>) {
    let is_typing = has_board_the_keyboard(ui) && ui_state.part::<Hands>().hand() == Hand::Keyboard;
    let cursor = is_typing.then_some(state.board.cursor);
    ui_state.part::<Help>().notice_squares(hovered, cursor);
}

/// The part of a line that is as wide as the board and the tray, or wider where they are narrow.
fn within(line: Rect, board: Rangef) -> Rect {
    let more = ((MIN_STRIP_WIDTH - board.span()) / 2.0).max(0.0);
    let board = board.expand(more);
    line.with_min_x(board.min.max(line.min.x))
        .with_max_x(board.max.min(line.max.x))
}

/// The places of board and tray, with room for the evaluation bar on the left of the board.
fn places_beside_bar(
    space: Rect,
    pixels_per_point: f32,
    state: &State,
) -> (BoardGeometry, TrayGeometry) {
    let bar = evaluation_bar::width(state);
    let usual = places(space, pixels_per_point, state);
    if bar <= usual.0.rect.left() - space.left() {
        return usual;
    }
    let left = (space.left() + bar).min(space.right());
    places(space.with_min_x(left), pixels_per_point, state)
}

/// The places of board and tray. The tray is beside or below, whichever leaves the larger board.
fn places(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let beside = tray_beside(space, pixels_per_point, state);
    let below = tray_below(space, pixels_per_point, state);
    if below.0.square_side > beside.0.square_side {
        below
    } else {
        beside
    }
}

/// The smallest factor by which the board may shrink to keep the place of the list free.
const MUCH_SMALLER: f32 = 0.9;

/// The places of the board with the tray beside it, in the middle of the space beside the list. Without a list they
/// already leave room for it, unless the board would be much smaller: so nothing moves when a second position is added.
fn tray_beside(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let flipped = state.shared.view.flipped;
    let whole = in_the_middle(space, pixels_per_point, flipped);
    if list::is_shown(state.shared.document()) {
        return whole;
    }
    let left = (space.min.x + LIST_WIDTH).min(space.max.x);
    let beside_list = in_the_middle(space.with_min_x(left), pixels_per_point, flipped);
    if beside_list.0.square_side < MUCH_SMALLER * whole.0.square_side {
        whole
    } else {
        beside_list
    }
}

fn in_the_middle(
    space: Rect,
    pixels_per_point: f32,
    flipped: bool,
) -> (BoardGeometry, TrayGeometry) {
    let margins = vec2(SIDE_MARK_WIDTH + 2.0 * BOARD_MARGIN, 2.0 * BOARD_MARGIN);
    let tray_width = TrayGeometry::width_beside((space.size() - margins).max(Vec2::ZERO));
    let beside = SIDE_MARK_WIDTH + tray_width;
    let board_space = space.with_max_x(space.max.x - beside);
    let geometry = BoardGeometry::fit(board_space, BOARD_MARGIN, pixels_per_point, flipped);
    let used = 2.0 * BOARD_MARGIN + geometry.rect.width() + beside;
    let left = space.min.x + ((space.width() - used) / 2.0).max(0.0);
    let geometry = geometry.with_left(left + BOARD_MARGIN, pixels_per_point);
    let corner = geometry.rect.right_top() + vec2(SIDE_MARK_WIDTH, 0.0);
    let tray = TrayGeometry::beside(corner, tray_width, geometry.rect.height());
    (geometry, tray)
}

fn tray_below(space: Rect, pixels_per_point: f32, state: &State) -> (BoardGeometry, TrayGeometry) {
    let height = TrayGeometry::height_below(space.width());
    // The mark of the side to move is at the right.
    let board_space = space
        .with_max_y(space.max.y - height)
        .shrink2(vec2(SIDE_MARK_WIDTH, 0.0));
    let flipped = state.shared.view.flipped;
    let geometry = BoardGeometry::fit(board_space, BOARD_MARGIN, pixels_per_point, flipped);
    let tray = TrayGeometry::below(geometry.rect.bottom() + BOARD_MARGIN, space);
    (geometry, tray)
}

fn set_cursor_icon(ui: &Ui, state: &State, ui_state: &mut UiState, is_on_board: bool) {
    let icon = if ui_state.part::<Gesture>().drag().is_some()
        || ui_state.part::<Gesture>().block_drag().is_some()
    {
        CursorIcon::Grabbing
    } else if !is_on_board {
        return;
    } else if matches!(state.board.tool, Tool::Pointer | Tool::Play) && state.board.arrow.is_none()
    {
        CursorIcon::Grab
    } else {
        CursorIcon::Crosshair
    };
    ui.ctx().set_cursor_icon(icon);
}

/// The distance from a sign at which its tooltip still appears, in points.
const SLACK: f32 = 2.0;
/// The size of the sign of a double step, relative to the side of a square.
const DOUBLE_STEP: f32 = 0.25;

/// Shows the tooltip of the sign at the pointer. Screen readers find the same in the squares.
fn sign_tips_ui(ui: &Ui, state: &State, geometry: &BoardGeometry) {
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
