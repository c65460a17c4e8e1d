//! The command `position` of the UCI protocol (2006), as it appears in the logs of engines and
//! programs.

use tabiya_notation::extract::extract;

/// Words that begin another command or an engine's answer.
const OTHER_COMMANDS: [&str; 12] = [
    "position",
    "go",
    "stop",
    "quit",
    "isready",
    "readyok",
    "ucinewgame",
    "setoption",
    "info",
    "bestmove",
    "d",
    "eval",
];

/// The maximum length of a command in bytes; even the longest game is shorter.
const LONGEST: usize = 1 << 20;

/// Returns the game of the only such command with moves in a text, as game text.
pub(super) fn game(text: &str) -> Option<String> {
    if LONGEST < text.len() {
        return None;
    }
    if !text.contains("moves") || !(text.contains("startpos") || text.contains("fen")) {
        return None;
    }
    let at = word_at(text, "moves")?;
    let (head, moves) = text.split_at_checked(at)?;
    let start = start_of(head.trim_end())?;
    // With several positions in the text, the user means all of them.
    if 1 < extract(text).len() {
        return None;
    }
    let words = moves.split_whitespace().skip(1);
    let words = words.take_while(|word| !OTHER_COMMANDS.contains(word));
    let moves = words.collect::<Vec<_>>().join(" ");
    if moves.is_empty() {
        return None;
    }
    Some(match start {
        Start::Game => moves,
        Start::Fen(fen) => format!("[FEN \"{}\"]\n\n{moves}", fen.trim().replace('"', "")),
    })
}

/// Returns the place of a word that is surrounded by whitespace.
fn word_at(text: &str, word: &str) -> Option<usize> {
    let is_blank = |sign: Option<char>| sign.is_none_or(char::is_whitespace);
    let mut places = text.match_indices(word).map(|(at, _)| at);
    places.find(|at| {
        let before = text
            .get(..*at)
            .and_then(|before| before.chars().next_back());
        let behind = text.get(at + word.len()..);
        is_blank(before) && is_blank(behind.and_then(|behind| behind.chars().next()))
    })
}

/// The position that a command names.
enum Start<'text> {
    /// The start of a game.
    Game,
    /// Another position.
    Fen(&'text str),
}

/// Returns the position of a command that ends at the end of `head`.
fn start_of(head: &str) -> Option<Start<'_>> {
    if let Some(before) = head.strip_suffix("startpos") {
        let before = before.trim_end();
        let is_command = before.is_empty() || before.ends_with("position");
        return is_command.then_some(Start::Game);
    }
    let line = head.rsplit('\n').next()?;
    let (before, fen) = line.split_once("fen ")?;
    let is_command = before.trim_end().ends_with("position");
    is_command.then_some(Start::Fen(fen))
}
