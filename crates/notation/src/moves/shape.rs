//! Words that look like moves, whatever the position.

use super::spelling::readings;
use crate::piece_letters::Language;

/// The longest spelling of a move.
const LONGEST: usize = 24;

/// Whether a word could be a move in any spelling and language that [`read_move`](super::read_move) reads. A
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

/// Whether a word is a move in any spelling and language that [`read_any_move`](super::read_any_move) reads.
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
