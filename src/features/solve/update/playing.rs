//! Moves on the board: picking up, putting down and promoting, as in play mode.

use super::answering;
use crate::features::solve::model::SolveState;
use crate::features::solve::model::shown::Tone;
use crate::model::state::Shared;
use tabiya_chess::{Role, Square};
use tabiya_desktop::tasks::Runner;
use tabiya_notation::moves::{MoveError, from_to};
use tabiya_text::refused_move_text;

/// Picks up the piece on a square, or moves the picked piece there.
pub(super) fn choose(
    own: &mut SolveState,
    shared: &mut Shared,
    square: Square,
    runner: &mut dyn Runner,
) {
    answering::settle(own, shared);
    let Some(shown) = own.shown_mut().filter(|shown| shown.attempt.is_asked()) else {
        return;
    };
    let mover = *shown.mover();
    let position = mover.position();
    let is_own = position.board.men(position.side_to_move).contains(square);
    match shown.picked {
        Some(from) if from == square => shown.put_down(),
        Some(from) if !is_own || from_to(&mover, from, square, None).is_ok() => {
            try_move(own, shared, from, square, runner);
        }
        _ => {
            shown.put_down();
            shown.picked = Some(square).filter(|_| is_own);
        }
    }
}

/// Plays the move between two squares, asks for the promotion piece, or says why the move is illegal.
pub(super) fn try_move(
    own: &mut SolveState,
    shared: &mut Shared,
    from: Square,
    to: Square,
    runner: &mut dyn Runner,
) {
    answering::settle(own, shared);
    let names = shared.move_names();
    let Some(shown) = own.shown_mut().filter(|shown| shown.attempt.is_asked()) else {
        return;
    };
    shown.put_down();
    let mover = *shown.mover();
    match from_to(&mover, from, to, None) {
        Ok(played) => answering::answer(own, shared, played, runner),
        Err(MoveError::NoPromotion) => shown.promoting = Some((from, to)),
        Err(error) => shown.say(refused_move_text(&mover, &error, names), Tone::Bad),
    }
}

/// Sets the promotion piece.
pub(super) fn promote(
    own: &mut SolveState,
    shared: &mut Shared,
    role: Role,
    runner: &mut dyn Runner,
) {
    let Some(shown) = own.shown_mut() else {
        return;
    };
    let Some((from, to)) = shown.promoting.take() else {
        return;
    };
    if let Ok(played) = from_to(shown.mover(), from, to, Some(role)) {
        answering::answer(own, shared, played, runner);
    }
}
