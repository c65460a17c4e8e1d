//! Move numbers for a line of play.

use super::any_language::read_any_move;
use super::read::ReadMove;
use super::spelling::MoveRepair;
use super::write::{PieceNames, push_san};
use tabiya_chess::{Color, Mover, Position};

/// Words with move numbers, and how many of them are moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedLine {
    /// The words, with a number before each move by White and before the first.
    pub text: String,
    /// How many can be played, one after the other.
    pub moves: usize,
}

/// Whether a word is the number of a move and nothing else: `12.`, `12...`, `…`.
pub fn is_move_number(word: &str) -> bool {
    let dots = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    !dots.is_empty() && dots.chars().all(|sign| matches!(sign, '.' | '…'))
}

/// Puts move numbers before the words of a line of play, from this position on. Moves are written as the
/// standard has it, with the figurines and the remarks of the words. The first that is no move here, and all
/// behind it, stay as they stand and without numbers.
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
    // What somebody thinks of the move, and what separates it from the next.
    let is_kept = |sign: char| matches!(sign, '!' | '?' | ',' | '.' | ';');
    let behind = word.trim_end_matches(is_kept).len();
    text.push_str(word.get(behind..).unwrap_or_default());
}
