//! Moves in files of unknown language.

use super::error::{MoveError, Obstacle};
use super::read::{ReadMove, read_move};
use crate::piece_letters::Language;
use tabiya_chess::{Mover, Role};

/// Reads a legal move with piece letters of any known [`Language`]. An English piece letter is always read
/// as English: an illegal `Rd5` is not a move of the Spanish king.
///
/// # Errors
///
/// The reason why the text is not a legal move.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::moves::{read_any_move, write_san};
///
/// let mover = Mover::new(&Position::start())?;
/// for text in ["Nf3", "Sf3", "Cf3", "♘f3"] {
///     assert_eq!(write_san(&mover, read_any_move(&mover, text)?.played), "Nf3");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        // The text is not a move in any language; the reason is that for English.
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
