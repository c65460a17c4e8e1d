//! A move that is played, or refused with the reason.

use crate::features::play::model::PlayState;
use crate::model::action::Message;
use crate::model::state::Shared;
use tabiya_chess::{Color, Move, Mover};
use tabiya_notation::moves::{PieceNames, push_san};
use tabiya_notation::record::LineKind;
use tabiya_text::{no_moves_text, tr, tr_with};

/// How pieces are called in moves that the user reads.
pub(crate) fn names(shared: &Shared) -> PieceNames {
    if shared.settings.figurines {
        PieceNames::Figurines
    } else {
        PieceNames::Letters(shared.piece_language())
    }
}

/// The moves of the position on the board, or why there are none, said as a refusal.
pub(super) fn mover(own: &mut PlayState, shared: &mut Shared) -> Option<Mover> {
    match Mover::new(shared.document().position()) {
        Ok(mover) => Some(mover),
        Err(why) => {
            refuse(own, shared, no_moves_text(why));
            None
        }
    }
}

/// Plays a legal move and says so.
pub(super) fn play(own: &mut PlayState, shared: &mut Shared, mover: &Mover, played: Move) {
    own.put_down();
    shared.end_draft();
    keep_broken_text(shared);
    let style = shared.settings.fen_style();
    shared.document_mut().play(played, style);
    shared.announce(played_text(mover, played, names(shared)));
}

/// A text that could not be read gives its place to another position, and can be had again.
pub(super) fn keep_broken_text(shared: &mut Shared) {
    let field = shared.document().field_text(shared.settings.fen_style());
    if field.kind == LineKind::Unreadable && !field.is_cut {
        shared.send(Message::BrokenText(field.text));
    }
}

/// What is said to those who do not see the move.
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

/// The move is not played: the piece goes back, and this is why.
pub(super) fn refuse(own: &mut PlayState, shared: &mut Shared, why: String) {
    shared.announce(why.clone());
    own.refuse(shared.shown(), why);
}
