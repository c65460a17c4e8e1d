//! Squares of which the user is not sure: a book's diagram is smudged, a move was misheard.

use crate::app::state::Shared;
use crate::chess::{Square, SquareSet};
use crate::features::board::model::board_state::BoardState;
use crate::text::{tr, tr_with};

/// Says whether it is sure what stands on a square.
pub(crate) fn mark(shared: &mut Shared, square: Square, is_unsure: bool) {
    let one = SquareSet::of(square);
    let marked = shared.document().unsure();
    let next = if is_unsure {
        marked | one
    } else {
        marked - one
    };
    if shared.document_mut().mark_unsure(next) {
        let id = if is_unsure {
            "announce-unsure"
        } else {
            "announce-sure"
        };
        let variables = [("square", square.to_string().into())];
        shared.announce(tr_with(id, &variables));
    }
}

/// The other way round for the cursor's square, or for all that are selected.
pub(crate) fn toggle_at_cursor(own: &mut BoardState, shared: &mut Shared) {
    let Some(block) = own.block else {
        let is_unsure = shared.document().unsure().contains(own.cursor);
        return mark(shared, own.cursor, !is_unsure);
    };
    let squares = block.squares();
    let marked = shared.document().unsure();
    let are_all = (squares - marked).is_empty();
    let next = if are_all {
        marked - squares
    } else {
        marked | squares
    };
    if shared.document_mut().mark_unsure(next) {
        let id = if are_all {
            "announce-block-sure"
        } else {
            "announce-block-unsure"
        };
        shared.announce(tr_with(id, &[("count", squares.len().into())]));
    }
}

/// Puts the cursor on the next square that is marked, in the order in which FEN names them.
pub(crate) fn go_to_next(own: &mut BoardState, shared: &mut Shared) {
    let marked = shared.document().unsure();
    let order = || Square::all_in_fen_order();
    let behind = order().skip_while(|square| *square != own.cursor).skip(1);
    let next = behind
        .chain(order())
        .find(|square| marked.contains(*square));
    if let Some(next) = next {
        own.cursor = next;
        own.block = None;
        let piece = shared.document().position().board.get(next);
        shared.announce(crate::text::square_name(next, piece));
    }
}

/// Everything is sure.
pub(crate) fn clear(shared: &mut Shared) {
    if shared.document_mut().mark_unsure(SquareSet::EMPTY) {
        shared.announce(tr("announce-all-sure"));
    }
}
