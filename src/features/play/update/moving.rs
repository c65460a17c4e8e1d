//! Plays a move, or rejects it with a reason.

use crate::features::play::model::PlayState;
use crate::model::action::FenAction;
use crate::model::state::Shared;
use tabiya_chess::{Color, Move, Mover};
use tabiya_notation::moves::{PieceNames, push_san};
use tabiya_notation::record::LineKind;
use tabiya_text::{no_moves_text, tr, tr_with};

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
    let mut san = String::new();
    push_san(&mut san, mover, played, names);
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
