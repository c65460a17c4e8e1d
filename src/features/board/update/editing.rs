//! Changes of the position, by mouse, panel or key.

use super::{annotations, block};
use crate::app::action::{BoardKey, CursorStep};
use crate::app::state::State;
use crate::chess::{Board, Color, Piece, Square, SquareSet, Transform};
use crate::document::{Edit, Group};
use crate::notation::record::LineKind;
use crate::text::{castling_id, listed, piece_name, tr, tr_with};

/// Changes the position and says so.
pub(crate) fn edit(state: &mut State, edit: Edit, group: Option<Group>) {
    edit_announced(state, edit, group, None);
}

/// The same, said by the text with this id if there is one.
pub(crate) fn edit_announced(
    state: &mut State,
    edit: Edit,
    group: Option<Group>,
    announcement_id: Option<&'static str>,
) {
    let board = &state.shared.document().position().board;
    // The wheel makes another piece of one that stands there; its counterpart must be one.
    let is_turn = matches!(group, Some(Group::Turn(_)));
    let edit = match edit {
        Edit::Put(square, piece)
            if state.board.symmetric && (!is_turn || board.has_counterpart(square)) =>
        {
            Edit::PutBoth(square, piece)
        }
        edit => edit,
    };
    let field = state
        .shared
        .document()
        .field_text(state.shared.settings.fen_style());
    let announcement = announcement_id.map_or_else(|| announcement(state, edit), tr);
    let style = state.shared.settings.fen_style();
    let document = state.shared.document_mut();
    let is_whole = matches!(edit, Edit::Clear | Edit::Start | Edit::Replace(_));
    // The board may show the wanted position already although the line does not hold it.
    let changed =
        document.edit(edit, style, group) || (is_whole && document.write_missing_record(style));
    if changed {
        state.shared.announce(announcement);
        if is_whole {
            begin_anew(state);
        }
        if field.kind == LineKind::Unreadable && !field.is_cut {
            crate::features::fen::update::draft::keep_broken_text(state, field.text);
        }
    }
}

/// After another position as a whole one types from its first square on.
fn begin_anew(state: &mut State) {
    state.board.block = None;
    state.board.cursor = if state.shared.view.flipped {
        Square::H1
    } else {
        Square::A8
    };
}

fn announcement(state: &State, edit: Edit) -> String {
    let board = &state.shared.document().position().board;
    match edit {
        Edit::Put(square, piece) => put_text(square, piece),
        Edit::PutBoth(square, piece) => put_both_text(board, square, piece),
        Edit::PutAtHome(piece) => tr_with(
            "announce-put-at-home",
            &[("piece", piece_name(piece).into())],
        ),
        Edit::FillRank(rank, piece) => tr_with(
            "announce-filled",
            &[
                ("rank", rank.number().into()),
                ("piece", piece_name(piece).into()),
            ],
        ),
        Edit::TakeOff(squares) => {
            let men = squares & board.occupied();
            tr_with("announce-taken-off", &[("count", men.len().into())])
        }
        Edit::MoveBlock {
            squares, copies, ..
        } => {
            let men = squares & board.occupied();
            let id = if copies {
                "announce-copied-block"
            } else {
                "announce-dropped-block"
            };
            tr_with(id, &[("count", men.len().into())])
        }
        Edit::CastlingRights(_) => tr("announce-castling-changed"),
        Edit::Transform(transform) => transform_text(transform, transform.lost(board)),
        Edit::Move { from, to } | Edit::Copy { from, to } => put_text(to, board.get(from)),
        Edit::SideToMove(Color::White) => tr("announce-white-moves"),
        Edit::SideToMove(Color::Black) => tr("announce-black-moves"),
        Edit::Castling {
            color,
            side,
            wanted,
        } => tr_with(
            if wanted {
                "announce-castling"
            } else {
                "announce-no-castling"
            },
            &[("right", tr(castling_id(color, side)).into())],
        ),
        Edit::EnPassant(None) => tr("announce-no-en-passant"),
        Edit::EnPassant(Some(square)) => tr_with(
            "announce-en-passant",
            &[("square", square.to_string().into())],
        ),
        Edit::HalfmoveClock(plies) => {
            tr_with("announce-halfmove-clock", &[("count", plies.into())])
        }
        Edit::FullmoveNumber(number) => {
            tr_with("announce-fullmove-number", &[("count", number.into())])
        }
        Edit::Clear => tr("announce-cleared"),
        Edit::Start => tr("announce-start"),
        Edit::Board(_) | Edit::Replace(_) => tr("announce-replaced"),
    }
}

/// Such as `white pawn on e4`: never the name of a square, by which that one is found.
pub(crate) fn put_text(square: Square, piece: Option<Piece>) -> String {
    let square = square.to_string();
    match piece {
        None => tr_with("announce-emptied", &[("square", square.into())]),
        Some(piece) => tr_with(
            "announce-put",
            &[
                ("square", square.into()),
                ("piece", piece_name(piece).into()),
            ],
        ),
    }
}

/// What is said of both squares; of the other one only if something happens there.
fn put_both_text(board: &Board, square: Square, piece: Option<Piece>) -> String {
    let here = put_text(square, piece);
    if piece.is_none() && !board.has_counterpart(square) {
        return here;
    }
    let there = put_text(square.counterpart(), piece.map(Piece::in_other_color));
    let variables = [("here", here.into()), ("there", there.into())];
    tr_with("announce-put-both", &variables)
}

/// What was done, and what has fallen off the board.
fn transform_text(transform: Transform, lost: SquareSet) -> String {
    let done = tr(match transform {
        Transform::MirrorFiles => "announce-mirrored-files",
        Transform::MirrorRanks => "announce-mirrored-ranks",
        Transform::Rotate => "announce-rotated",
        Transform::SwapColors => "announce-swapped-colors",
        Transform::SwapColorsInPlace => "announce-swapped-in-place",
        Transform::AsBlackSeesIt => "announce-as-black-sees-it",
        Transform::Shift(_) => "announce-shifted",
    });
    if lost.is_empty() {
        return done;
    }
    let squares: Vec<_> = lost.map(|square| square.to_string()).collect();
    let variables = [
        ("done", done.into()),
        ("count", squares.len().into()),
        ("squares", listed(&squares).into()),
    ];
    tr_with("announce-lost", &variables)
}

/// A key on the board.
pub(crate) fn board_key(state: &mut State, key: BoardKey) {
    let extends = matches!(
        key,
        BoardKey::Extend(_) | BoardKey::MoveBlock(_) | BoardKey::CopyBlock(_)
    );
    let takes_off = matches!(key, BoardKey::Empty | BoardKey::EmptyBack) && block::take_off(state);
    if !extends && !takes_off {
        state.board.block = None;
    }
    if takes_off {
        return;
    }
    // The cursor may have been put elsewhere since: by undo, or with another position.
    let has_wrapped = state.board.wrapped_to.take() == Some(state.board.cursor);
    match key {
        // Enter ends an arrow that was begun.
        BoardKey::Step(CursorStep::NextRow) if state.board.arrow.is_some() => {
            annotations::draw_arrow(state);
        }
        BoardKey::Step(CursorStep::NextRow) if has_wrapped => {}
        BoardKey::Extend(step) => {
            let to = step.square_from(state.board.cursor, state.shared.view.flipped);
            block::extend(state, to);
        }
        BoardKey::MoveBlock(step) => block::step(state, step, false),
        BoardKey::CopyBlock(step) => block::step(state, step, true),
        BoardKey::Piece(piece) => put_and_go_on(state, Some(piece)),
        BoardKey::Skip(squares) => go_on(state, i8::try_from(squares).unwrap_or(i8::MAX)),
        BoardKey::Empty => put(state, None),
        BoardKey::EmptyAndGoOn => put_and_go_on(state, None),
        BoardKey::EmptyBack => empty_back(state),
        BoardKey::Step(step) => {
            state.board.cursor = step.square_from(state.board.cursor, state.shared.view.flipped)
        }
    }
}

fn piece_at_cursor(state: &State) -> Option<Piece> {
    state
        .shared
        .document()
        .position()
        .board
        .get(state.board.cursor)
}

fn put(state: &mut State, piece: Option<Piece>) {
    edit(state, Edit::Put(state.board.cursor, piece), None);
}

fn put_and_go_on(state: &mut State, piece: Option<Piece>) {
    put(state, piece);
    go_on(state, 1);
}

fn empty_back(state: &mut State) {
    if piece_at_cursor(state).is_none() {
        go_on(state, -1);
    }
    put(state, None);
}

/// In FEN order as the board is seen: with Black below, h1 comes first. Stays at the end.
fn go_on(state: &mut State, squares: i8) {
    let squares = if state.shared.view.flipped {
        -squares
    } else {
        squares
    };
    if let Some(next) = state.board.cursor.further_in_fen_order(squares) {
        let is_next_rank = next.rank() != state.board.cursor.rank();
        state.board.wrapped_to = is_next_rank.then_some(next);
        state.board.cursor = next;
    }
}
