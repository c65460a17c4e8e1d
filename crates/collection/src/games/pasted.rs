//! Games in pasted text: with tags, moves alone, or the UCI command that gives an engine a
//! position.
//!
//! Promises: text that can be read as a position, a list of positions, a diagram or a list of pieces is not a game,
//! unless it is in the tags or comments of one, or in the command. Without tags, moves are a game only if the first
//! word is a move. No text causes a panic, and the time is linear in its length.
//!
//! # Order of the attempts
//!
//! `told_games` finds games that are announced by tags or by a command for an engine, and `bare_games` finds moves from
//! the first word on. Positions are searched for between these two steps, so that FENs take precedence; in a text with
//! tags, only positions outside the games count. The beginning of a text decides whether it may contain games at all
//! (`may_be_games`). A text of 2 KiB or more is read by the task for long texts, because each move may have to be
//! looked up in many languages.

mod found;
mod line;
mod words;

pub use found::PastedGames;
pub use line::{PastedFault, PastedGame};

use super::reader::GameReader;
use super::wanted::PlayedMove;
use found::{Games, ReadProgress, has_no_start, variant_of};
use std::ops::ControlFlow;
use tabiya_notation::extract::extract;
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::read_piece_list;
use tabiya_notation::repair::{Understanding, understand};
use words::{
    begins_with_first_move, first_move, first_tag, in_english, is_of_first_move, looks_like_move,
    number_before, plain,
};

/// Longer texts are not a FEN to be repaired.
const LONGEST_FEN: usize = 4096;
/// Longer texts are not a list of pieces.
const LONGEST_PIECE_LIST: usize = 2000;
/// The number of bytes in which moves without tags are recognised.
const FIRST_MOVES: usize = 256;

/// Whether a text explicitly contains games, judged by a cheap check.
pub fn may_tell_of_games(text: &str) -> bool {
    first_tag(plain(text).as_bytes()).is_some() || game_of_command(text).is_some()
}

/// Whether there may be games in a text, judged by a cheap check and its first moves.
pub fn may_be_games(text: &str) -> bool {
    let end = text.floor_char_boundary(FIRST_MOVES);
    let begin = match text.get(..end) {
        Some(begin) if end < text.len() => begin.rsplit_once(char::is_whitespace).map(|(a, _)| a),
        _ => Some(text),
    };
    let begins = || bare_games(begin.unwrap_or_default(), PlayedMove::LeftOut).are_certain();
    may_tell_of_games(text) || begins()
}

/// Returns the games of a short text whose words for pieces are in this language. `played` says how
/// the records show the moves.
pub fn games_in_text(text: &str, language: Language, played: PlayedMove) -> PastedGames {
    let told = told_games(text, played);
    if !told.is_none() || !extract(text).is_empty() || is_broken_fen(text) {
        return told;
    }
    let games = bare_games(text, played);
    if !games.are_whole() && text.len() <= LONGEST_PIECE_LIST && is_piece_list(text, language) {
        return PastedGames::None;
    }
    games
}

/// Returns the games of a text that marks them by tags or by a command for an engine.
pub fn told_games(text: &str, played: PlayedMove) -> PastedGames {
    told_games_with(text, played, &mut |_, _| ControlFlow::Continue(())).unwrap_or_default()
}

/// Does the same as [`told_games`] for a long text, with progress in bytes. `None` if it was
/// stopped.
pub fn told_games_with(
    text: &str,
    played: PlayedMove,
    progress: &mut ReadProgress<'_>,
) -> Option<PastedGames> {
    if let Some(game) = game_of_command(text) {
        let mut reader = GameReader::of_main_lines();
        return Some(match reader.read(game.as_bytes(), 0) {
            Some(read) if !has_no_start(read) && variant_of(&game, read).is_none() => {
                let game = PastedGame::of(game.as_bytes(), read, PlayedMove::LeftOut);
                PastedGames::One(Box::new(PastedGame {
                    is_certain: true,
                    ..game
                }))
            }
            _ => PastedGames::None,
        });
    }
    let original = text;
    let text = in_english(plain(text));
    let Some(start) = first_tag(text.as_bytes()) else {
        return Some(PastedGames::None);
    };
    let mut found = Games::new(&text, played);
    found.is_original = text == original;
    found.add_around(0..start);
    found.read(start, progress)?;
    let is_more_than_positions = found.has_moves || !found.has_start;
    if found.spans.is_empty() || !is_more_than_positions || found.has_positions_around() {
        return Some(PastedGames::None);
    }
    Some(found.finish(true))
}

/// Returns the games of a text that consists of moves from its first word on. Does not check
/// whether the text could be something else.
pub fn bare_games(text: &str, played: PlayedMove) -> PastedGames {
    bare_games_with(text, played, &mut |_, _| ControlFlow::Continue(())).unwrap_or_default()
}

/// Does the same as [`bare_games`] for a long text, with progress in bytes. `None` if it was
/// stopped.
pub fn bare_games_with(
    text: &str,
    played: PlayedMove,
    progress: &mut ReadProgress<'_>,
) -> Option<PastedGames> {
    let text = plain(text);
    // Commas may separate moves in a list.
    let text = if text.contains('{') {
        text
    } else {
        text.replace(',', " ").into()
    };
    if !begins_with_first_move(&text) {
        return Some(PastedGames::None);
    }
    let text = in_english(text);
    let mut found = Games::new(&text, played);
    found.read(0, progress)?;
    // If the text does not begin with moves, later moves do not make it a game.
    if found.spans.first().map(|first| first.start) != found.begins {
        return Some(PastedGames::None);
    }
    Some(found.finish(false))
}

fn is_broken_fen(text: &str) -> bool {
    if LONGEST_FEN < text.len() {
        return false;
    }
    let words: Vec<_> = text.split_whitespace().collect();
    !matches!(understand(&words.join(" ")), Understanding::Unreadable(_))
}

fn is_piece_list(text: &str, language: Language) -> bool {
    let list = read_piece_list(text, language);
    list.remarks.is_empty() && list.unfinished.is_none() && list.names_both_kings()
}

/// Whether a text begins with moves from the middle of a game: the first number is not that of
/// White's first move.
pub fn are_moves_from_elsewhere(text: &str) -> bool {
    let text = plain(text);
    let first = first_move(&text).and_then(|word| {
        let number = number_before(&text, word.start)?;
        let is_number = number.starts_with(|sign: char| sign.is_ascii_digit());
        (is_number && !is_of_first_move(number)).then_some(word)
    });
    first.is_some_and(|word| looks_like_move(text.as_bytes().get(word).unwrap_or_default()))
}

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
fn game_of_command(text: &str) -> Option<String> {
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
