//! The board of a problem, with the solver's side below: moved on by mouse, finger, keyboard and screen reader.

use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases, snapped_square};
use crate::features::play::view::targets::{
    PromotionChoice, Targets, chooser_corner, promotion_pieces_ui,
};
use crate::features::solve::model::shown::ShownProblem;
use crate::features::solve::model::{Session, SolveAction};
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::style::{PIECE_MENU_SIDE, paint_two_lines, palette};
use egui::{
    Color32, EventFilter, Id, Key, LayerId, Modifiers, Order, Rect, Response, Role, Sense, Ui,
    UiBuilder, Vec2, WidgetInfo, vec2,
};
use tabiya_chess::{Color, File, Rank, Square, SquareSet};
use tabiya_text::{square_name, tr};

/// The tint of a piece that is being dragged, on its square.
const GHOST: Color32 = Color32::from_rgba_premultiplied(110, 110, 110, 110);

/// The hand over the board.
#[derive(Debug, Default)]
struct SolveHand {
    /// The square on which the pointer was pressed.
    pressed: Option<Square>,
    /// Whether a piece is picked up, or waits for a choice of promotion.
    is_holding: bool,
    /// Whether Escape was pressed meanwhile.
    gives_up: bool,
    /// The number of the promotion piece that has the focus.
    promotion_at: usize,
}

/// Uses Escape to put down a piece. Returns whether there was one.
pub(crate) fn puts_down(ui_state: &mut UiState) -> bool {
    let hand = ui_state.part::<SolveHand>();
    hand.gives_up |= hand.is_holding;
    hand.is_holding
}

fn board_id() -> Id {
    Id::unique("solve board")
}

/// Shows the board.
pub(super) fn board_ui(
    ui: &mut Ui,
    state: &State,
    session: &Session,
    shown: &ShownProblem,
    space: Rect,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let is_flipped = shown.problem.solution.position.side_to_move == Color::Black;
    let geometry = BoardGeometry::fit(space, 1.0, ui.pixels_per_point(), is_flipped);
    let sense = Sense::drag() | Sense::FOCUSABLE;
    let board = ui.interact(geometry.rect, board_id(), sense);
    board.widget_info(|| WidgetInfo::labeled(Role::Group, true, tr("board")));
    let home = if is_flipped {
        Rank::EIGHTH
    } else {
        Rank::FIRST
    };
    let cursor = session.cursor.unwrap_or(Square::new(File::E, home));
    squares_ui(ui, shown, &geometry, cursor, actions);
    if board.has_focus() {
        keys(ui, &geometry, cursor, actions);
    }
    let drag = drag(ui, shown, &geometry, &board, ui_state, actions);
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), geometry.square_side);
    let hand = ui_state.part::<SolveHand>();
    hand.is_holding = shown.picked.is_some() || shown.promoting.is_some();
    if std::mem::take(&mut hand.gives_up) {
        actions.push(Action::from(SolveAction::PutDown));
    }
    let framed = Some(cursor).filter(|_| board.has_focus());
    paint(ui, state, shown, &geometry, &atlas, (drag, framed));
    promotion_ui(ui, state, shown, &geometry, ui_state, actions);
}

/// Adds the squares for screen readers, with an action that does the same as a click.
fn squares_ui(
    ui: &Ui,
    shown: &ShownProblem,
    geometry: &BoardGeometry,
    cursor: Square,
    actions: &mut Actions,
) {
    let position = shown.mover().position();
    for square in Square::all_in_fen_order() {
        let id = board_id().with(square.index());
        let response = ui.interact(geometry.rect_of(square), id, Sense::CLICK);
        response.widget_info(|| {
            let name = square_name(square, position.board.get(square));
            WidgetInfo::selected(Role::Button, true, shown.picked == Some(square), name)
        });
        let is_pointer = ui.input(|input| input.pointer.any_released() || input.pointer.any_down());
        if response.clicked() && !is_pointer {
            actions.push(Action::from(SolveAction::PutCursor(square)));
            actions.push(Action::from(SolveAction::Choose(square)));
        }
    }
    let current = board_id().with(cursor.index()).accesskit_id();
    ui.ctx()
        .accesskit_node_builder(board_id(), |node| node.set_active_descendant(current));
}

/// The keys of the board: arrows move the cursor, Enter and the space bar pick up and put down.
fn keys(ui: &Ui, geometry: &BoardGeometry, cursor: Square, actions: &mut Actions) {
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(board_id(), filter));
    let mut at = cursor;
    for (key, step) in [
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
    ] {
        for _ in 0..ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) {
            let beside = geometry.rect_of(at).center() + step * geometry.square_side;
            at = geometry.square_at(beside).unwrap_or(at);
        }
    }
    if at != cursor {
        actions.push(Action::from(SolveAction::PutCursor(at)));
    }
    let is_chosen = ui.input_mut(|input| {
        let enter = input.consume_key(Modifiers::NONE, Key::Enter);
        input.consume_key(Modifiers::NONE, Key::Space) || enter
    });
    if is_chosen {
        actions.push(Action::from(SolveAction::Choose(at)));
    }
}

/// Reads the pointer: a click picks up and puts down, however long it lasts, and a drag moves. Returns the square from
/// which a piece is being dragged.
fn drag(
    ui: &Ui,
    shown: &ShownProblem,
    geometry: &BoardGeometry,
    board: &Response,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> Option<Square> {
    let hand = ui_state.part::<SolveHand>();
    let position = shown.mover().position();
    let own = position.board.men(position.side_to_move);
    if board.drag_started() {
        board.request_focus();
        let origin = ui.input(|input| input.pointer.press_origin());
        hand.pressed = origin.and_then(|origin| geometry.square_at(origin));
    }
    if board.drag_stopped()
        && let Some(from) = hand.pressed.take()
    {
        let pointer = board.interact_pointer_pos();
        match pointer.and_then(|pointer| geometry.square_at(pointer)) {
            Some(to) if to == from => {
                actions.push(Action::from(SolveAction::PutCursor(to)));
                actions.push(Action::from(SolveAction::Choose(to)));
            }
            Some(to) if own.contains(from) => {
                actions.push(Action::from(SolveAction::Move { from, to }));
            }
            _ => {}
        }
    }
    if !board.dragged() {
        hand.pressed = None;
    }
    let may_move = shown.attempt.is_asked();
    hand.pressed.filter(|from| may_move && own.contains(*from))
}

/// Paints the board with a dragged piece, and the cursor if the board has the focus.
fn paint(
    ui: &Ui,
    state: &State,
    shown: &ShownProblem,
    geometry: &BoardGeometry,
    atlas: &PieceAtlas,
    (drag, cursor): (Option<Square>, Option<Square>),
) {
    let colors = palette(ui.visuals());
    let painter = ui.painter();
    let mover = shown.mover();
    let position = mover.position();
    let mut ground = atlas.mesh();
    atlas.add_rect(&mut ground, geometry.rect.expand(1.0), atlas.edge(colors));
    atlas.add_squares(&mut ground, geometry, colors);
    for square in shown
        .last_move()
        .into_iter()
        .flat_map(|last| [last.from, last.to])
    {
        atlas.add_rect(&mut ground, geometry.rect_of(square), colors.drag_origin);
    }
    painter.add(ground);
    let from = drag
        .or(shown.picked)
        .or(shown.promoting.map(|(from, _)| from));
    let targets = from.map(|from| Targets::from_square(mover, from));
    if let Some(targets) = &targets {
        targets.paint_ground(painter, geometry, colors);
    }
    if state.shared.settings.coordinates {
        geometry.paint_coordinates(ui, atlas, colors, SquareSet::ALL, SquareSet::EMPTY);
    }
    let mut pieces = atlas.mesh();
    for (square, piece) in position.board.pieces() {
        let tint = if drag == Some(square) {
            GHOST
        } else {
            Color32::WHITE
        };
        atlas.add_piece(&mut pieces, geometry.rect_of(square), piece, tint);
    }
    painter.add(pieces);
    if let Some(targets) = &targets {
        targets.paint(painter, geometry, colors);
    }
    let width = (geometry.square_side / 20.0).clamp(1.5, 4.0);
    for square in &shown.hinted {
        let lines = [colors.drag_target, colors.mark_sign];
        paint_two_lines(painter, geometry.rect_of(*square), width, lines);
    }
    if let Some(cursor) = cursor {
        let lines = [colors.cursor, colors.mark_sign];
        paint_two_lines(painter, geometry.rect_of(cursor), width, lines);
    }
    geometry.paint_side_to_move(ui, position.side_to_move, colors);
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let carried = drag.and_then(|from| position.board.get(from));
    if let (Some(piece), Some(pointer)) = (carried, pointer) {
        let layer = LayerId::new(Order::Tooltip, Id::unique("piece in the hand"));
        let rect = snapped_square(ui.ctx(), pointer, geometry.square_side);
        let mut mesh = atlas.mesh();
        atlas.add_piece(&mut mesh, rect, piece, Color32::WHITE);
        ui.ctx().layer_painter(layer).add(mesh);
    }
}

/// Shows the promotion pieces over the board.
fn promotion_ui(
    ui: &mut Ui,
    state: &State,
    shown: &ShownProblem,
    geometry: &BoardGeometry,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some((_, to)) = shown.promoting else {
        ui_state.part::<SolveHand>().promotion_at = 0;
        return;
    };
    let side = geometry.square_side.max(PIECE_MENU_SIDE);
    let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), side - 6.0);
    let mut at = ui_state.part::<SolveHand>().promotion_at;
    let size = Vec2::new(side, side * 4.0);
    let place = Rect::from_min_size(chooser_corner(geometry, to, side), size);
    let color = shown.mover().position().side_to_move;
    let language = state.shared.piece_language();
    let builder = UiBuilder::new().max_rect(place);
    let chosen = ui.scope_builder(builder, |ui| {
        promotion_pieces_ui(ui, color, side, &atlas, &mut at, language)
    });
    ui_state.part::<SolveHand>().promotion_at = at;
    actions.extend(chosen.inner.map(|chosen| {
        Action::from(match chosen {
            PromotionChoice::Piece(role) => SolveAction::Promote(role),
            PromotionChoice::GiveUp => SolveAction::PutDown,
        })
    }));
}
