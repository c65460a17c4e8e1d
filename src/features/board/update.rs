//! Actions on the board: its keys, undo and redo, the side to move, new positions, and Escape.

mod annotations;
mod block;
mod comparing;
mod editing;
mod unsure;

pub(crate) use block::let_go;

use crate::features::board::model::action::BoardAction;
use crate::features::board::model::board_state::{BoardState, Tool};
use crate::features::play::model::{PlayAction, PlayState};
use crate::features::recovery::model::RecoveryAction;
use crate::model::action::{BoardKey, CursorStep};
use crate::model::state::{Shared, WindowEffect};
use tabiya_chess::{Piece, Position, Role, Square};
use tabiya_collection::document::Edit;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Handles the actions of the board.
pub(crate) fn apply(
    own: &mut BoardState,
    shared: &mut Shared,
    action: BoardAction,
    _runner: &mut dyn Runner,
    play: &PlayState,
) {
    match action {
        BoardAction::Edit(edit, group) => editing::edit(own, shared, edit, group),
        BoardAction::EditAnnounced(edit, text_id) => {
            editing::edit_announced(own, shared, edit, None, text_id);
        }
        BoardAction::TakeOffer(offer) => editing::take_offer(own, shared, &offer),
        BoardAction::Undo => undo(own, shared),
        BoardAction::UndoSteps(steps) => {
            for _ in 0..steps {
                undo(own, shared);
            }
        }
        BoardAction::Redo => redo(own, shared),
        BoardAction::ChangeSideToMove => change_side_to_move(own, shared),
        BoardAction::AddPosition => add_position(own, shared),
        BoardAction::Flip => shared.view.flipped = !shared.view.flipped,
        BoardAction::BoardKey(key) => board_key(own, shared, key),
        BoardAction::SelectTool(tool) => own.tool = tool,
        BoardAction::PutDown => put_down(own, shared, play),
        BoardAction::ToggleSymmetric => own.symmetric = !own.symmetric,
        BoardAction::SelectSquare(square) => {
            own.cursor = square;
            own.wrapped_to = None;
            own.block = None;
        }
        BoardAction::OpenPieceMenu => shared.effects.push(WindowEffect::OpenPieceMenu(own.cursor)),
        BoardAction::SelectBlock(block) => block::select(own, shared, block),
        BoardAction::DropBlock { by, copies } => block::drop_at(own, shared, by, copies),
        BoardAction::MarkUnsure { square, is_unsure } => unsure::mark(shared, square, is_unsure),
        BoardAction::SettleSquare { square, man } => unsure::settle(own, shared, square, man),
        BoardAction::AnswerQuestion(answer) => unsure::answer(shared, answer),
        BoardAction::ToggleUnsure => unsure::toggle_at_cursor(own, shared),
        BoardAction::NextUnsure => unsure::go_to_next(own, shared),
        BoardAction::ClearUnsure => unsure::clear(shared),
        BoardAction::Annotate(annotation) => annotations::annotate(shared, annotation),
        BoardAction::MarkSquare => annotations::mark_at_cursor(own, shared),
        BoardAction::DrawArrow => annotations::draw_arrow(own, shared),
        BoardAction::DrawIn(color) => annotations::draw_in(own, color),
        BoardAction::AskArrow => annotations::ask_arrow(own, shared),
        BoardAction::ArrowAt(square) => annotations::arrow_at(own, shared, square),
        BoardAction::ArrowGivenUp => {
            annotations::give_up_arrow(own, shared);
        }
        BoardAction::RemoveAnnotations => annotations::clear(own, shared),
        BoardAction::CompareHere => comparing::remember(own, shared),
        BoardAction::CompareSelected => comparing::compare_selected(own, shared),
        BoardAction::ExchangeCompared => comparing::exchange(own, shared),
        BoardAction::StopComparing => comparing::stop(own, shared),
    }
}

/// Escape first cancels an arrow that was begun, then the selection or a piece that was picked up, then the brush.
fn put_down(own: &mut BoardState, shared: &mut Shared, play: &PlayState) {
    if annotations::give_up_arrow(own, shared) || own.block.take().is_some() {
        return;
    }
    if !play.is_holding(shared.shown()) {
        own.tool = Tool::Pointer;
    }
    shared.send(PlayAction::PutDown);
}

/// Undoes the last change.
fn undo(own: &mut BoardState, shared: &mut Shared) {
    shared.end_draft();
    let had_picture = shared.document().pictured().is_some();
    block::follow_undo(own, shared, |shared| {
        let takes_all = shared.document().is_as_recovered();
        if shared.document_mut().undo() {
            shared.announce(tr("announce-undone"));
            shared.effects.push(WindowEffect::ShowCurrentRow);
            if takes_all {
                shared.send(RecoveryAction::SayUndone);
            }
        }
    });
    if !had_picture && shared.document().pictured().is_some() && own.tool == Tool::Play {
        // A game that was put over the position showed the panel of its moves.
        own.tool = Tool::Pointer;
    }
}

/// Redoes the change that was undone last.
fn redo(own: &mut BoardState, shared: &mut Shared) {
    shared.end_draft();
    block::follow_undo(own, shared, |shared| {
        if shared.document_mut().redo() {
            shared.announce(tr("announce-redone"));
            shared.effects.push(WindowEffect::ShowCurrentRow);
        }
    });
}

fn change_side_to_move(own: &mut BoardState, shared: &mut Shared) {
    let other = shared.document().position().side_to_move.opposite();
    editing::edit(own, shared, Edit::SideToMove(other), None);
}

/// A new position below the current one, with an empty board, which gets the keyboard focus.
fn add_position(own: &mut BoardState, shared: &mut Shared) {
    shared.end_draft();
    shared.announce(tr("announce-added-one"));
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    document.insert_position(document.row() + 1, Position::empty(), style);
    shared.effects.push(WindowEffect::ShowCurrentRow);
    shared.effects.push(WindowEffect::FocusBoard);
    own.cursor = first_square(shared.view.flipped);
    own.wrapped_to = None;
}

/// The square at the upper left, as the user sees the board.
fn first_square(is_flipped: bool) -> Square {
    if is_flipped { Square::H1 } else { Square::A8 }
}

/// Handles a key on the board.
pub(crate) fn board_key(own: &mut BoardState, shared: &mut Shared, key: BoardKey) {
    let extends = matches!(
        key,
        BoardKey::Extend(_) | BoardKey::MoveBlock(_) | BoardKey::CopyBlock(_)
    );
    let takes_off =
        matches!(key, BoardKey::Empty | BoardKey::EmptyBack) && block::take_off(own, shared);
    if !extends && !takes_off {
        own.block = None;
    }
    if takes_off {
        return;
    }
    // The cursor may have moved since, by undo or with another position.
    let has_wrapped = own.wrapped_to.take() == Some(own.cursor);
    let knight = own.knight_typed.take();
    match key {
        // A digit on a doubtful square chooses the reading with that number.
        BoardKey::Skip(number) if unsure::take_reading(own, shared, number) => {}
        // Enter ends an arrow that was begun.
        BoardKey::Step(CursorStep::NextRow) if own.arrow.is_some() => {
            annotations::draw_arrow(own, shared);
        }
        BoardKey::Step(CursorStep::NextRow) if has_wrapped => {}
        BoardKey::Extend(step) => {
            let to = step.square_from(own.cursor, shared.view.flipped);
            block::extend(own, shared, to);
        }
        BoardKey::MoveBlock(step) => block::step(own, shared, step, false),
        BoardKey::CopyBlock(step) => block::step(own, shared, step, true),
        BoardKey::Piece(piece) => {
            own.knight_typed = (piece.role() == Role::Knight).then_some(own.cursor);
            put_and_advance(own, shared, Some(piece));
        }
        BoardKey::KingFromKnight(color) => {
            let board = &shared.document().position().board;
            // The knight may have gone since, by undo or with another position.
            let knight = knight.and_then(|square| Some((square, board.get(square)?)));
            let knight = knight.filter(|(_, piece)| piece.role() == Role::Knight);
            // The second letter is small even after a capital.
            let (square, color) = match knight {
                Some((square, knight)) => (square, knight.color()),
                None => (own.cursor, color),
            };
            own.cursor = square;
            put_and_advance(own, shared, Some(Piece::new(color, Role::King)));
        }
        BoardKey::Skip(squares) => advance(own, shared, i8::try_from(squares).unwrap_or(i8::MAX)),
        BoardKey::Empty => put(own, shared, None),
        BoardKey::EmptyAndAdvance => put_and_advance(own, shared, None),
        BoardKey::EmptyBack => empty_back(own, shared),
        BoardKey::Step(step) => own.cursor = step.square_from(own.cursor, shared.view.flipped),
    }
}

fn piece_at_cursor(own: &BoardState, shared: &Shared) -> Option<Piece> {
    shared.document().position().board.get(own.cursor)
}

fn put(own: &mut BoardState, shared: &mut Shared, piece: Option<Piece>) {
    editing::edit(own, shared, Edit::Put(own.cursor, piece), None);
}

fn put_and_advance(own: &mut BoardState, shared: &mut Shared, piece: Option<Piece>) {
    put(own, shared, piece);
    advance(own, shared, 1);
}

fn empty_back(own: &mut BoardState, shared: &mut Shared) {
    if piece_at_cursor(own, shared).is_none() {
        advance(own, shared, -1);
    }
    put(own, shared, None);
}

/// Advances in FEN order as the user sees the board: with Black below, h1 comes first. Stops at the last square.
fn advance(own: &mut BoardState, shared: &mut Shared, squares: i8) {
    let squares = if shared.view.flipped {
        -squares
    } else {
        squares
    };
    if let Some(next) = own.cursor.further_in_fen_order(squares) {
        let is_next_rank = next.rank() != own.cursor.rank();
        own.wrapped_to = is_next_rank.then_some(next);
        own.cursor = next;
    }
}
