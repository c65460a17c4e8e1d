//! Moves in files, whose language nobody has told.

use super::error::{MoveError, Obstacle};
use super::read::{ReadMove, read_move};
use crate::piece_letters::Language;
use tabiya_chess::{Mover, Role};

/// The legal move that this text means, in whatever language it names the pieces. A letter that names a piece
/// in English does so here: an illegal `Rd5` is no Spanish king's move.
///
/// # Errors
///
/// Why it is none, or which it could be.
pub fn read_any_move(mover: &Mover, text: &str) -> Result<ReadMove, MoveError> {
    let error = match read_move(mover, text, &[]) {
        Ok(read) if is_pawn_for_bishop(mover, text, &read) => {
            let obstacle = Obstacle::NoneReaches(Role::Bishop, read.played.to);
            return Err(MoveError::Illegal(obstacle));
        }
        Ok(read) => return Ok(read),
        Err(ambiguous @ MoveError::Ambiguous(_)) => return Err(ambiguous),
        Err(error) => error,
    };
    if letters_of(text).starts_with(['K', 'Q', 'R', 'B', 'N', 'P']) {
        return Err(error);
    }
    match read_move(mover, text, &Language::ALL) {
        Ok(read) => Ok(read),
        Err(ambiguous @ MoveError::Ambiguous(_)) => Err(ambiguous),
        // It is no move in any language, and in English for this reason.
        Err(_) => Err(error),
    }
}

/// Whether `Bb6` was taken for a pawn's move with a capital file, since no bishop can go there.
fn is_pawn_for_bishop(mover: &Mover, text: &str, read: &ReadMove) -> bool {
    let has_small_file = text.contains(|sign| matches!(sign, 'a'..='h'));
    let pawns = mover.position().board.role(Role::Pawn);
    letters_of(text).starts_with('B') && has_small_file && pawns.contains(read.played.from)
}

/// The text from its first letter on.
fn letters_of(text: &str) -> &str {
    text.trim_start_matches(|sign: char| !sign.is_alphabetic())
}
