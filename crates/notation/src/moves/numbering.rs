//! Move numbers for a variation.

use super::any_language::read_any_move;
use super::read::ReadMove;
use super::spelling::MoveRepair;
use super::write::{PieceNames, push_san};
use tabiya_chess::{Color, Mover, Position};

/// The words of a variation with move numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedLine {
    /// The words, with a number before each move by White and before the first move.
    pub text: String,
    /// The number of words that are legal moves, played one after the other.
    pub moves: usize,
}

/// Whether a word is only a move number: `12.`, `12...`, `…`.
pub fn is_move_number(word: &str) -> bool {
    let dots = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    !dots.is_empty() && dots.chars().all(|sign| matches!(sign, '.' | '…'))
}

/// Adds move numbers to the words of a variation that begins in this position. Moves are written in standard
/// algebraic notation, with the figurines and the remarks of the words. The first word that is not a legal
/// move and all words after it stay unchanged and without numbers.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_notation::moves::numbered_line;
///
/// let line = numbered_line(&["e4", "e5", "Nf3!", "Ke5"], &Position::start());
/// assert_eq!(line.text, "1. e4 e5 2. Nf3! Ke5");
/// assert_eq!(line.moves, 3);
/// ```
pub fn numbered_line<S: AsRef<str>>(words: &[S], from: &Position) -> NumberedLine {
    let mut line = NumberedLine {
        text: String::new(),
        moves: 0,
    };
    let mut mover = Mover::new(from).ok();
    for (at, word) in words.iter().enumerate() {
        let word = word.as_ref();
        if at > 0 {
            line.text.push(' ');
        }
        let bare = word.trim_end_matches([',', '.', ';']);
        let read = mover.and_then(|mover| Some((mover, read_any_move(&mover, bare).ok()?)));
        mover = read.map(|(mover, read)| {
            line.moves += 1;
            let position = mover.position();
            let dots = match position.side_to_move {
                Color::White => Some(". "),
                Color::Black => (at == 0).then_some("... "),
            };
            if let Some(dots) = dots {
                line.text.push_str(&position.fullmove_number.to_string());
                line.text.push_str(dots);
            }
            push_read(&mut line.text, &mover, &read, word);
            mover.after(read.played)
        });
        if mover.is_none() {
            line.text.push_str(word);
        }
    }
    line
}

/// Appends a move that was read from this word.
fn push_read(text: &mut String, mover: &Mover, read: &ReadMove, word: &str) {
    let is_fine = |repair: &MoveRepair| {
        matches!(
            repair,
            MoveRepair::CheckSign | MoveRepair::Origin | MoveRepair::Remark
        )
    };
    if read.repairs.iter().all(is_fine) {
        text.push_str(word);
        return;
    }
    let has_figurine = read.repairs.contains(&MoveRepair::Figurine);
    let names = if has_figurine {
        PieceNames::Figurines
    } else {
        PieceNames::English
    };
    push_san(text, mover, read.played, names);
    // Remarks about the move, and separators.
    let is_kept = |sign: char| matches!(sign, '!' | '?' | ',' | '.' | ';');
    let behind = word.trim_end_matches(is_kept).len();
    text.push_str(word.get(behind..).unwrap_or_default());
}
