//! Picks up and puts down pieces, by mouse, finger or keyboard.

use super::moving::{mover, names, play, refuse};
use crate::features::play::model::PlayState;
use crate::model::state::{Effect, Shared};
use tabiya_chess::{Mover, Piece, Role, RookSide, Square};
use tabiya_notation::moves::{MoveError, Obstacle, from_to};
use tabiya_text::{piece_name, refused_move_text, tr, tr_with};

/// Puts down what was picked up.
pub(super) fn give_up(own: &mut PlayState, shared: &mut Shared) {
    let was_promoting = own.promoting(shared.shown()).is_some();
    let is_busy = own.is_holding(shared.shown());
    own.put_down();
    if is_busy {
        shared.announce(tr("announce-put-back"));
    }
    if was_promoting {
        shared.effects.push(Effect::FocusBoard);
    }
}

/// Picks up the piece on a square, or puts the picked piece down there.
pub(super) fn choose(own: &mut PlayState, shared: &mut Shared, square: Square) {
    let Some(mover) = mover(own, shared) else {
        return;
    };
    let Some(from) = own.picked(shared.shown()) else {
        return pick_up(own, shared, &mover, square);
    };
    let position = mover.position();
    let own_men = position.board.men(position.side_to_move);
    if square == from {
        give_up(own, shared);
    } else if own_men.contains(square) && from_to(&mover, from, square, None).is_err() {
        pick_up(own, shared, &mover, square);
    } else {
        try_move(own, shared, from, square);
    }
}

fn pick_up(own: &mut PlayState, shared: &mut Shared, mover: &Mover, square: Square) {
    let position = mover.position();
    let Some(piece) = position.board.get(square) else {
        return own.put_down();
    };
    if piece.color() != position.side_to_move {
        let error = MoveError::Illegal(Obstacle::NothingThere(square));
        return refuse(own, shared, refused_move_text(mover, &error, names(shared)));
    }
    own.pick_up(shared.shown(), square);
    let variables = [
        ("piece", piece_name(piece).into()),
        ("square", square.to_string().into()),
        ("count", mover.moves_from(square).len().into()),
    ];
    shared.announce(tr_with("announce-picked-up", &variables));
}

/// Plays the move between two squares, asks for the promotion piece, or explains why the move is illegal.
pub(super) fn try_move(own: &mut PlayState, shared: &mut Shared, from: Square, to: Square) {
    let Some(mover) = mover(own, shared) else {
        return;
    };
    match from_to(&mover, from, to, None) {
        Ok(played) => play(own, shared, &mover, played),
        Err(MoveError::NoPromotion) => {
            own.promote(shared.shown(), from, to);
            shared.announce(tr("announce-promoting"));
        }
        Err(error) => {
            let error = castling_meant(&mover, from, to).unwrap_or(error);
            let why = refused_move_text(&mover, &error, names(shared));
            refuse(own, shared, why);
        }
    }
}

/// Returns the obstacle to castling, if a rejected move was meant as castling: a king move along the back rank by two
/// squares or onto an own rook.
fn castling_meant(mover: &Mover, from: Square, to: Square) -> Option<MoveError> {
    let position = mover.position();
    let side = position.side_to_move;
    let is = |square, role| position.board.get(square) == Some(Piece::new(side, role));
    let files = from.file().index().abs_diff(to.file().index());
    let two_steps = files == 2 && !position.board.men(side).contains(to);
    let is_meant = is(from, Role::King)
        && from.rank() == to.rank()
        && from.rank() == side.back_rank()
        && (two_steps || is(to, Role::Rook));
    let wing = if from.file() < to.file() {
        RookSide::Kingside
    } else {
        RookSide::Queenside
    };
    is_meant.then_some(MoveError::Illegal(Obstacle::Castling(wing)))
}

/// Sets the promotion piece.
pub(super) fn promote(own: &mut PlayState, shared: &mut Shared, role: Role) {
    let Some((from, to)) = own.promoting(shared.shown()) else {
        return;
    };
    shared.effects.push(Effect::FocusBoard);
    let Some(mover) = mover(own, shared) else {
        return;
    };
    if let Ok(played) = from_to(&mover, from, to, Some(role)) {
        play(own, shared, &mover, played);
    }
}
