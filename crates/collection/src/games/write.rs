//! A line of moves as a game in portable game notation.

use tabiya_chess::{Color, Move, Mover, Position};
use tabiya_notation::fen::write_fen;
use tabiya_notation::forms::ROSTER;
use tabiya_notation::moves::write_san;

/// The maximum length of a line of movetext (PGN standard, section 4.3).
const LONGEST_LINE: usize = 79;

/// A game to be written.
#[derive(Clone, Copy, Debug)]
pub struct GameText<'a> {
    /// The starting position.
    pub start: &'a Position,
    /// Its moves, in order.
    pub moves: &'a [Move],
    /// Known tags, such as `("White", "Réti")`. Missing tags of the seven tag roster are written as
    /// unknown; `FEN`, `SetUp`, `Variant` and `Result` are derived from the game, unless `Result`
    /// is given here.
    pub tags: &'a [(&'a str, &'a str)],
}

/// Returns a game in portable game notation, in the export format of the standard, with an empty
/// line at its end; `None` if the moves of the position cannot be generated, or one of these is not
/// legal.
///
/// A game that does not begin with the start of a game has the tags `SetUp` and `FEN`, and one of
/// Chess960 also `Variant`.
///
/// ```
/// use tabiya_chess::{Mover, Position};
/// use tabiya_collection::games::{GameText, write_game};
/// use tabiya_notation::moves::read_move;
/// let start = Position::start();
/// let e4 = read_move(&Mover::new(&start).unwrap(), "e4", &[]).unwrap().played;
/// let game = GameText { start: &start, moves: &[e4], tags: &[] };
/// assert!(write_game(&game).unwrap().ends_with("\n\n1. e4 *\n\n"));
/// ```
pub fn write_game(game: &GameText<'_>) -> Option<String> {
    let mut mover = Mover::new(game.start).ok()?;
    let mut words = Vec::with_capacity(game.moves.len() * 2);
    for (at, played) in game.moves.iter().enumerate() {
        if !mover.is_legal(*played) {
            return None;
        }
        let position = mover.position();
        match position.side_to_move {
            Color::White => words.push(format!("{}.", position.fullmove_number)),
            Color::Black if at == 0 => words.push(format!("{}...", position.fullmove_number)),
            Color::Black => {}
        }
        words.push(write_san(&mover, *played));
        mover = mover.after(*played);
    }
    let known = |name: &str| game.tags.iter().find(|(known, _)| *known == name);
    let result = known("Result").map_or(result_of(&mover), |(_, value)| *value);
    let result = if is_result(result) { result } else { "*" };
    words.push(result.to_owned());
    let mut text = String::new();
    push_roster(&mut text, result, |name| {
        known(name).map(|(_, value)| *value)
    });
    let is_made = |name: &str| {
        let made = ["FEN", "SetUp", "Variant"];
        made.contains(&name) || ROSTER.iter().any(|(known, _)| *known == name)
    };
    for (name, value) in game.tags.iter().filter(|(name, _)| !is_made(name)) {
        push_tag(&mut text, name, value);
    }
    push_start(&mut text, game.start);
    text.push('\n');
    push_words(&mut text, &words);
    text.push('\n');
    Some(text)
}

/// Appends the seven tags that each game has.
pub(super) fn push_roster<'a>(
    text: &mut String,
    result: &'a str,
    known: impl Fn(&str) -> Option<&'a str>,
) {
    for (name, unknown) in ROSTER {
        let value = match name {
            "Result" => result,
            _ => known(name).unwrap_or(unknown),
        };
        push_tag(text, name, value);
    }
}

/// Returns the result that the last position implies.
pub(super) fn result_of(last: &Mover) -> &'static str {
    if !last.is_over() {
        return "*";
    }
    match (last.is_checkmate(), last.position().side_to_move) {
        (false, _) => "1/2-1/2",
        (true, Color::White) => "0-1",
        (true, Color::Black) => "1-0",
    }
}

pub(super) fn is_result(text: &str) -> bool {
    matches!(text, "1-0" | "0-1" | "1/2-1/2" | "*")
}

pub(super) fn push_start(text: &mut String, start: &Position) {
    let fen = write_fen(start);
    if fen == write_fen(&Position::start()) {
        return;
    }
    if start.castling.is_chess960(&start.board) {
        push_tag(text, "Variant", "Chess960");
    }
    push_tag(text, "SetUp", "1");
    push_tag(text, "FEN", &fen);
}

/// Appends a tag. A tag with an invalid name is left out.
pub(super) fn push_tag(text: &mut String, name: &str, value: &str) {
    let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if name.is_empty() || !name.bytes().all(is_of_name) {
        return;
    }
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for sign in value.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            sign if sign.is_control() => text.push(' '),
            sign => text.push(sign),
        }
    }
    text.push_str("\"]\n");
}

pub(super) fn push_words(text: &mut String, words: &[String]) {
    let mut length = 0;
    for word in words {
        if length > 0 && length + 1 + word.len() > LONGEST_LINE {
            text.push('\n');
            length = 0;
        } else if length > 0 {
            text.push(' ');
            length += 1;
        }
        text.push_str(word);
        length += word.len();
    }
    text.push('\n');
}
