//! A sequence of moves as a game in Portable Game Notation (PGN standard of 1994).

use super::PieceNames;
use super::line::words;
use crate::fen::{Dialect, FenStyle, write_fen_as};
use tabiya_chess::{Color, Move, Mover, Position};

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
