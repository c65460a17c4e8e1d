//! Squares of which the user is not sure: a book's diagram is smudged, a move was misheard.

use crate::app::state::State;
use crate::chess::{Square, SquareSet};
use crate::text::{tr, tr_with};

/// Says whether it is sure what stands on a square.
pub(crate) fn mark(state: &mut State, square: Square, is_unsure: bool) {
    let one = SquareSet::of(square);
    let marked = state.shared.document().unsure();
    let next = if is_unsure {
        marked | one
    } else {
        marked - one
    };
    if state.shared.document_mut().mark_unsure(next) {
        let id = if is_unsure {
            "announce-unsure"
        } else {
            "announce-sure"
        };
        let variables = [("square", square.to_string().into())];
        state.shared.announce(tr_with(id, &variables));
    }
}

/// The other way round for the cursor's square, or for all that are selected.
pub(crate) fn toggle_at_cursor(state: &mut State) {
    let Some(block) = state.board.block else {
        let is_unsure = state
            .shared
            .document()
            .unsure()
            .contains(state.board.cursor);
        return mark(state, state.board.cursor, !is_unsure);
    };
    let squares = block.squares();
    let marked = state.shared.document().unsure();
    let are_all = (squares - marked).is_empty();
    let next = if are_all {
        marked - squares
    } else {
        marked | squares
    };
    if state.shared.document_mut().mark_unsure(next) {
        let id = if are_all {
            "announce-block-sure"
        } else {
            "announce-block-unsure"
        };
        state
            .shared
            .announce(tr_with(id, &[("count", squares.len().into())]));
    }
}

/// Puts the cursor on the next square that is marked, in the order in which FEN names them.
pub(crate) fn go_to_next(state: &mut State) {
    let marked = state.shared.document().unsure();
    let order = || Square::all_in_fen_order();
    let behind = order()
        .skip_while(|square| *square != state.board.cursor)
        .skip(1);
    let next = behind
        .chain(order())
        .find(|square| marked.contains(*square));
    if let Some(next) = next {
        state.board.cursor = next;
        state.board.block = None;
        let piece = state.shared.document().position().board.get(next);
        state.shared.announce(crate::text::square_name(next, piece));
    }
}

/// Everything is sure.
pub(crate) fn clear(state: &mut State) {
    if state.shared.document_mut().mark_unsure(SquareSet::EMPTY) {
        state.shared.announce(tr("announce-all-sure"));
    }
}
