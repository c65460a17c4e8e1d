//! Lines of play as text: with move numbers, and as a game in Portable Game Notation (PGN standard of 1994).

use super::read::ReadMove;
use super::spelling::MoveRepair;
use super::write::{PieceNames, push_san};
use super::{read_any_move, write_uci};
use crate::fen::{Dialect, FenStyle, write_fen_as};
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

/// The words of a variation with move numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedLine {
    /// The words, with a number before each move by White and before the first move.
    pub text: String,
    /// The number of words that are legal moves, played one after the other.
    pub moves: usize,
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

/// The longest line of an exported game (section 8.2.1).
const MAX_LINE: usize = 79;

/// A game with these moves, each of which must be legal. Of the seven required tags only the result is known.
/// A game that does not start from the usual position has the tags `SetUp` and `FEN`. The result follows
/// from the last position: checkmate, stalemate, or a game in progress (`*`).
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_notation::fen::FenStyle;
/// use tabiya_notation::moves::{read_uci, write_pgn};
///
/// let start = Position::start();
/// let e4 = read_uci(&Mover::new(&start)?, "e2e4")?;
/// let game = write_pgn(&start, &[e4], FenStyle::STANDARD);
/// assert!(game.ends_with("[Result \"*\"]\n\n1. e4 *\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_pgn(start: &Position, moves: &[Move], style: FenStyle) -> String {
    let result = result(start, moves);
    let mut game = String::new();
    let mut tag = |name: &str, value: &str| {
        game.extend(["[", name, " \"", value, "\"]\n"]);
    };
    for name in ["Event", "Site"] {
        tag(name, "?");
    }
    tag("Date", "????.??.??");
    for name in ["Round", "White", "Black"] {
        tag(name, "?");
    }
    tag("Result", result);
    if *start != Position::start() {
        let style = FenStyle {
            dialect: Dialect::XFen,
            ..style
        };
        tag("FEN", &write_fen_as(start, style));
        tag("SetUp", "1");
    }
    if start.castling.is_chess960(&start.board) {
        tag("Variant", "Chess960");
    }
    game.push('\n');
    let mut words = words(start, moves, PieceNames::English);
    words.push(result.to_owned());
    push_wrapped(&mut game, &words);
    game
}

/// The words on lines that are not too long.
fn push_wrapped(game: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        if column > 0 && MAX_LINE < column + 1 + word.len() {
            game.push('\n');
            column = 0;
        } else if column > 0 {
            game.push(' ');
            column += 1;
        }
        game.push_str(word);
        column += word.len();
    }
    game.push('\n');
}

fn result(start: &Position, moves: &[Move]) -> &'static str {
    let Ok(mover) = Mover::new(start) else {
        return "*";
    };
    let last = moves
        .iter()
        .fold(mover, |mover, played| mover.after(*played));
    match last.position().side_to_move {
        _ if !last.is_over() => "*",
        _ if last.checkers().is_empty() => "1/2-1/2",
        Color::White => "0-1",
        Color::Black => "1-0",
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
