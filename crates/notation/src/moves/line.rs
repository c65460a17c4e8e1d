//! A line of play as text.

use super::{PieceNames, push_san, write_uci};
use crate::forms::fen_for_engines;
use tabiya_chess::{Color, Move, Mover, Position};

/// The moves in standard algebraic notation with their numbers: `1. e4 c5 2. Nf3`, or `7... Qd8 8. Bg5` if
/// Black begins. Each move must be legal. Empty if no moves can be played from the position.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::moves::{PieceNames, read_uci, write_san_line};
///
/// let mover = Mover::new(&Position::start())?;
/// let e4 = read_uci(&mover, "e2e4")?;
/// let c5 = read_uci(&mover.after(e4), "c7c5")?;
/// let line = write_san_line(&Position::start(), &[e4, c5], PieceNames::English);
/// assert_eq!(line, "1. e4 c5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_san_line(start: &Position, moves: &[Move], names: PieceNames) -> String {
    words(start, moves, names).join(" ")
}

/// The words of a line: numbers and moves.
pub(super) fn words(start: &Position, moves: &[Move], names: PieceNames) -> Vec<String> {
    let mut words = Vec::new();
    each(start, moves, |mover, played| {
        let position = mover.position();
        let number = position.fullmove_number;
        match position.side_to_move {
            Color::White => words.push(format!("{number}.")),
            Color::Black if words.is_empty() => words.push(format!("{number}...")),
            Color::Black => {}
        }
        let mut san = String::with_capacity(8);
        push_san(&mut san, mover, played, names);
        words.push(san);
    });
    words
}

/// The moves in UCI notation. Castling has the form of Chess960 if the line begins in a position with
/// castling rights of Chess960.
pub fn write_uci_line(start: &Position, moves: &[Move]) -> String {
    let chess960 = start.castling.is_chess960(&start.board);
    let mut words = Vec::new();
    each(start, moves, |mover, played| {
        words.push(write_uci(mover, played, chess960));
    });
    words.join(" ")
}

/// The UCI command that sets up the position at the end of a line.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::moves::{read_uci, write_uci_command};
///
/// let start = Position::start();
/// let e4 = read_uci(&Mover::new(&start)?, "e2e4")?;
/// assert_eq!(write_uci_command(&start, &[e4]), "position startpos moves e2e4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_uci_command(start: &Position, moves: &[Move]) -> String {
    let mut command = if *start == Position::start() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", fen_for_engines(start))
    };
    let line = write_uci_line(start, moves);
    if !line.is_empty() {
        command.push_str(" moves ");
        command.push_str(&line);
    }
    command
}

fn each(start: &Position, moves: &[Move], mut visit: impl FnMut(&Mover, Move)) {
    let Ok(mut mover) = Mover::new(start) else {
        return;
    };
    for played in moves {
        visit(&mover, *played);
        mover = mover.after(*played);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::fen::read_strict;
    use crate::moves::read_move;
    use crate::piece_letters::Language;

    fn played(fen: &str, words: &str) -> (Position, Vec<Move>) {
        let start = read_strict(fen.as_bytes()).unwrap();
        let mut mover = Mover::new(&start).unwrap();
        let moves = words.split(' ').map(|word| {
            let played = read_move(&mover, word, &[]).unwrap().played;
            mover = mover.after(played);
            played
        });
        let moves = moves.collect();
        (start, moves)
    }

    #[test]
    fn move_numbers_precede_moves_of_white_and_the_first_move() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let (start, moves) = played(start, "e4 c5 Nf3");
        let names = PieceNames::Letters(Language::German);
        assert_eq!(write_san_line(&start, &moves, names), "1. e4 c5 2. Sf3");
        let command = write_uci_command(&start, &moves);
        assert_eq!(command, "position startpos moves e2e4 c7c5 g1f3");
        let (black, moves) = played("4k3/8/8/8/8/8/4P3/4K3 b - - 3 7", "Kd8 e4");
        let line = write_san_line(&black, &moves, PieceNames::English);
        assert_eq!(line, "7... Kd8 8. e4");
        let command = write_uci_command(&black, &moves);
        let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 7";
        assert_eq!(command, format!("position fen {fen} moves e8d8 e2e4"));
    }

    #[test]
    fn castling_for_engines_names_the_rook_square_in_chess960() {
        let (start, moves) = played("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "O-O Ke7");
        assert_eq!(write_uci_line(&start, &moves), "e1g1 e8e7");
        let (start, moves) = played("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O");
        assert_eq!(write_uci_line(&start, &moves), "e1c1");
    }
}
