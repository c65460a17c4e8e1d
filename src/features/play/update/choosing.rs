//! Picks up and puts down pieces, by mouse, finger or keyboard, and plays a move, or rejects it with a reason. A
//! different move in the middle of a line begins a variation.

use crate::features::play::model::PlayState;
use crate::model::action::FenAction;
use crate::model::state::{Shared, WindowEffect};
use tabiya_chess::{Color, Move, Mover, Piece, Role, RookSide, Square};
use tabiya_notation::moves::{MoveError, Obstacle, PieceNames, from_to, write_san_with};
use tabiya_notation::record::LineKind;
use tabiya_text::{no_moves_text, piece_name, refused_move_text, tr, tr_with};

/// Puts down the picked piece.
pub(super) fn give_up(own: &mut PlayState, shared: &mut Shared) {
    let was_promoting = own.promoting(shared.shown()).is_some();
    let is_busy = own.is_holding(shared.shown());
    own.put_down();
    if is_busy {
        shared.announce(tr("announce-put-back"));
    }
    if was_promoting {
        shared.effects.push(WindowEffect::FocusBoard);
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
    shared.effects.push(WindowEffect::FocusBoard);
    let Some(mover) = mover(own, shared) else {
        return;
    };
    if let Ok(played) = from_to(&mover, from, to, Some(role)) {
        play(own, shared, &mover, played);
    }
}

/// The form of piece names in moves shown to the user.
pub(crate) fn names(shared: &Shared) -> PieceNames {
    if shared.settings.figurines {
        PieceNames::Figurines
    } else {
        PieceNames::Letters(shared.piece_language())
    }
}

/// The legal moves of the position on the board. If there are none, rejects the move with the reason and returns
/// `None`.
pub(super) fn mover(own: &mut PlayState, shared: &mut Shared) -> Option<Mover> {
    match Mover::new(shared.document().position()) {
        Ok(mover) => Some(mover),
        Err(why) => {
            refuse(own, shared, no_moves_text(why));
            None
        }
    }
}

/// Plays a legal move and announces it.
pub(super) fn play(own: &mut PlayState, shared: &mut Shared, mover: &Mover, played: Move) {
    own.put_down();
    shared.end_draft();
    keep_broken_text(shared);
    let style = shared.settings.fen_style();
    shared.document_mut().play(played, style);
    shared.announce(played_text(mover, played, names(shared)));
}

/// Saves an unreadable text before the position replaces it, so that the user can get it back.
pub(super) fn keep_broken_text(shared: &mut Shared) {
    let field = shared.document().field_text(shared.settings.fen_style());
    if field.kind == LineKind::Unreadable && !field.is_cut {
        shared.send(FenAction::BrokenText(field.text));
    }
}

/// The announcement of a move for screen readers.
fn played_text(mover: &Mover, played: Move, names: PieceNames) -> String {
    let san = write_san_with(mover, played, names);
    let after = mover.after(played);
    let id = match (after.checkers().is_empty(), after.is_over()) {
        (true, false) => "announce-played",
        (false, false) => "announce-played-check",
        (false, true) => "announce-played-mate",
        (true, true) => "announce-played-stalemate",
    };
    let side = match mover.position().side_to_move {
        Color::White => tr("white"),
        Color::Black => tr("black"),
    };
    let variables = [("move", san.into()), ("side", side.into())];
    tr_with(id, &variables)
}

/// Rejects a move: the piece goes back, and `why` is shown.
pub(super) fn refuse(own: &mut PlayState, shared: &mut Shared, why: String) {
    shared.announce(why.clone());
    own.refuse(shared.shown(), why);
}
