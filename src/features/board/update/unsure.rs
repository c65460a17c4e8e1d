//! Squares of which the user is not sure: a book's diagram is smudged, a move was misheard.

use crate::app::state::State;
use crate::chess::{Square, SquareSet};
use crate::text::{tr, tr_with};

/// Says whether it is sure what stands on a square.
pub(crate) fn mark(state: &mut State, square: Square, is_unsure: bool) {
    let one = SquareSet::of(square);
    let marked = state.document().unsure();
    let next = if is_unsure {
        marked | one
    } else {
        marked - one
    };
    if state.document_mut().mark_unsure(next) {
        let id = if is_unsure {
            "announce-unsure"
        } else {
            "announce-sure"
        };
        let variables = [("square", square.to_string().into())];
        state.announce(tr_with(id, &variables));
    }
}

/// The other way round for the cursor's square, or for all that are selected.
pub(crate) fn toggle_at_cursor(state: &mut State) {
    let Some(block) = state.block else {
        let is_unsure = state.document().unsure().contains(state.cursor);
        return mark(state, state.cursor, !is_unsure);
    };
    let squares = block.squares();
    let marked = state.document().unsure();
    let are_all = (squares - marked).is_empty();
    let next = if are_all {
        marked - squares
    } else {
        marked | squares
    };
    if state.document_mut().mark_unsure(next) {
        let id = if are_all {
            "announce-block-sure"
        } else {
            "announce-block-unsure"
        };
        state.announce(tr_with(id, &[("count", squares.len().into())]));
    }
}

/// Puts the cursor on the next square that is marked, in the order in which FEN names them.
pub(crate) fn go_to_next(state: &mut State) {
    let marked = state.document().unsure();
    let order = || Square::all_in_fen_order();
    let behind = order().skip_while(|square| *square != state.cursor).skip(1);
    let next = behind
        .chain(order())
        .find(|square| marked.contains(*square));
    if let Some(next) = next {
        state.cursor = next;
        state.block = None;
        let piece = state.document().position().board.get(next);
        state.announce(crate::text::square_name(next, piece));
    }
}

/// Everything is sure.
pub(crate) fn clear(state: &mut State) {
    if state.document_mut().mark_unsure(SquareSet::EMPTY) {
        state.announce(tr("announce-all-sure"));
    }
}
