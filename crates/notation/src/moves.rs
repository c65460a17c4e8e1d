//! Moves as text: standard algebraic notation (SAN; PGN standard of 1994, section 8.2.3), its many
//! variations, and the notation of engines (UCI).
//!
//! [`read_move`] reads every move that [`write_san`] writes as the same move without a repair. A text that fits two
//! legal moves gives an error and never one of the moves.
//!
//! ```
//! use tabiya_chess::{Mover, Position};
//! use tabiya_notation::moves::{read_move, read_uci, write_san, write_uci};
//!
//! let mover = Mover::new(&Position::start())?;
//! let nf3 = read_move(&mover, "Nf3", &[])?.played;
//! assert_eq!(write_uci(&mover, nf3, false), "g1f3");
//! assert_eq!(read_uci(&mover, "g1f3")?, nf3);
//! let reply = mover.after(nf3);
//! let d5 = read_uci(&reply, "d7d5")?;
//! assert_eq!(write_san(&reply, d5), "d5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Readers
//!
//! | reader | for | method |
//! |---|---|---|
//! | `read_exact_san` | files of games | finds the piece by working backwards from the target |
//! | [`read_move`] | text typed by people | parses the text in every way that makes sense (piece letters of several languages, figurines, `0-0`, `e8Q`, `Ng1-f3`, `e2e4`) and looks for the legal move that each parse names |
//! | `read_any_move` | files in an unknown language | English letters take precedence; other letters are looked up in all languages |
//! | [`read_uci`] | engines | one question to the [`Mover`] |
//!
//! [`read_move`] returns one move with a list of its departures from the standard, or the reason why there is none.

mod error;
mod line;
mod read;
mod spelling;
mod uci;
mod write;

pub use error::{MoveError, Obstacle};
pub use line::{
    NumberedLine, numbered_line, write_pgn, write_san_line, write_uci_command, write_uci_line,
};
pub use read::{ReadMove, read_exact_san, read_move};
pub use spelling::{MoveRepair, is_move_number};
pub use uci::{from_to, read_uci, write_uci};
pub use write::{PieceNames, push_san, push_san_leading_to, write_san, write_san_with};

use super::piece_letters::Language;
use spelling::readings;
use tabiya_chess::{Mover, Role};

/// Reads a legal move with piece letters of any known [`Language`]. An English piece letter is always read
/// as English: an illegal `Rd5` is not a move of the Spanish king.
///
/// # Errors
///
/// Returns the reason why the text is not a legal move.
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

/// The longest spelling of a move.
const LONGEST: usize = 24;

/// Whether a word could be a move in any spelling and language that [`read_move`] reads. A
/// move to a rank off the board, a move that ends after the piece and a drop of Crazyhouse count as well,
/// because they are no ordinary words and the moves after them cannot be played.
///
/// ```
/// use tabiya_notation::moves::could_be_move;
///
/// assert!(could_be_move("Sxf3+"));
/// assert!(!could_be_move("Carlsen"));
/// ```
pub fn could_be_move(word: &str) -> bool {
    if word.len() < 2 || LONGEST < word.len() {
        return false;
    }
    if breaks_off(word) {
        return true;
    }
    if !word.contains(|sign: char| sign.is_ascii_digit()) {
        return is_castling(word);
    }
    let on_board = word.replace(['0', '9'], "8");
    let is_drop = || {
        let drop = on_board.split_once('@');
        drop.is_some_and(|(piece, square)| {
            piece.len() < 2 && !readings(square, &[]).is_empty() && square.len() == 2
        })
    };
    is_castling(word) || !readings(&on_board, &Language::ALL).is_empty() || is_drop()
}

/// Whether a word is a move in any spelling and language that [`read_any_move`] reads.
pub(crate) fn is_spelled_as_move(word: &str) -> bool {
    (word.contains(|sign: char| sign.is_ascii_digit()) || is_castling(word))
        && !readings(word, &Language::ALL).is_empty()
}

/// Castling in any spelling, also with one `-O` too many.
fn is_castling(word: &str) -> bool {
    let is_dash = |sign: char| matches!(sign, '-' | '–' | '—');
    let wings = word.chars().filter(|sign| !is_dash(*sign));
    let are_wings = wings
        .clone()
        .all(|sign| matches!(sign, 'O' | '0' | 'o' | 'О' | 'о'));
    are_wings && wings.count() > 1 && word.contains(|sign: char| is_dash(sign) || sign != '0')
}

/// A move with an incomplete or overlong square: `Nf`, `Nxf`, `exd`, `NxB`, `Qxx9`, `Nf33`.
fn breaks_off(word: &str) -> bool {
    // These are English words.
    if matches!(word, "Be" | "axe") {
        return false;
    }
    let is_part = |letter: &u8| matches!(letter, b'a'..=b'h' | b'x' | b'0'..=b'9');
    match *word.as_bytes() {
        [
            b'K' | b'Q' | b'R' | b'B' | b'N',
            b'x',
            b'K' | b'Q' | b'R' | b'B' | b'N' | b'P',
        ]
        | [b'K' | b'Q' | b'R' | b'B' | b'N', b'a'..=b'h']
        | [b'a'..=b'h', b'x', b'a'..=b'h'] => true,
        [b'K' | b'Q' | b'R' | b'B' | b'N', ref rest @ ..] if rest.iter().all(is_part) => {
            let has_digit = rest.iter().any(u8::is_ascii_digit);
            let has_file = rest.iter().any(|letter| matches!(letter, b'a'..=b'h'));
            rest.contains(&b'x') || has_digit && has_file
        }
        _ => false,
    }
}
