//! Games in a text that somebody pasted: with tags, moves alone, or the command that gives an engine a position.
//!
//! Promises: what reads as a position, a list of positions, a diagram or a list of pieces is no game, unless it stands
//! in the tags or the comments of one, or in the command. Moves alone are a game only if they are moves
//! from the first word on. No text panics, and the time is linear in its length.

mod command;
mod found;
mod letters;
mod line;
mod plain;
mod words;

pub use found::PastedGames;
pub use line::{PastedFault, PastedGame, PastedPosition};

use super::reader::GameReader;
use super::wanted::PlayedMove;
use found::{Games, Progress, has_no_start, variant_of};
use letters::in_english;
use plain::plain;
use std::ops::ControlFlow;
use tabiya_notation::extract::extract;
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::read_piece_list;
use tabiya_notation::repair::{Understanding, understand};
use words::{
    begins_with_first_move, first_move, first_tag, is_of_first_move, looks_like_move, number_before,
};

/// Longer texts are no FEN that could be repaired.
const LONGEST_FEN: usize = 4096;
/// Longer texts are no list of pieces.
const LONGEST_PIECE_LIST: usize = 2000;
/// By so much of moves alone it is told that they are some.
const FIRST_MOVES: usize = 256;

/// Whether a text says that there are games in it, told from a look at it alone.
pub fn may_tell_of_games(text: &str) -> bool {
    first_tag(plain(text).as_bytes()).is_some() || command::game(text).is_some()
}

/// Whether there may be games in a text, told from a look at it and at its first moves alone.
pub fn may_be_games(text: &str) -> bool {
    let end = text.floor_char_boundary(FIRST_MOVES);
    let begin = match text.get(..end) {
        Some(begin) if end < text.len() => begin.rsplit_once(char::is_whitespace).map(|(a, _)| a),
        _ => Some(text),
    };
    let begins = || bare_games(begin.unwrap_or_default(), PlayedMove::LeftOut).are_certain();
    may_tell_of_games(text) || begins()
}

/// The games of a short text, in which words for pieces are of this language. `played` is what becomes of the moves in
/// the records of their positions.
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

/// The games of a text that says so: by tags, or by a command for an engine.
pub fn told_games(text: &str, played: PlayedMove) -> PastedGames {
    told_games_with(text, played, &mut |_, _| ControlFlow::Continue(())).unwrap_or_default()
}

/// The same of a long text, with progress in bytes. `None` if it was stopped.
pub fn told_games_with(
    text: &str,
    played: PlayedMove,
    progress: &mut Progress<'_>,
) -> Option<PastedGames> {
    if let Some(game) = command::game(text) {
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
    let text = in_english(plain(text));
    let Some(start) = first_tag(text.as_bytes()) else {
        return Some(PastedGames::None);
    };
    let mut found = Games::new(&text, played);
    found.add_around(0..start);
    found.read(start, progress)?;
    let is_more_than_positions = found.has_moves || !found.has_start;
    if found.spans.is_empty() || !is_more_than_positions || found.has_positions_around() {
        return Some(PastedGames::None);
    }
    Some(found.finish(true))
}

/// The games of a text that is nothing but moves from its first word on. What else the text could be is not asked
/// here.
pub fn bare_games(text: &str, played: PlayedMove) -> PastedGames {
    bare_games_with(text, played, &mut |_, _| ControlFlow::Continue(())).unwrap_or_default()
}

/// The same of a long text, with progress in bytes. `None` if it was stopped.
pub fn bare_games_with(
    text: &str,
    played: PlayedMove,
    progress: &mut Progress<'_>,
) -> Option<PastedGames> {
    let text = plain(text);
    // Lists of moves may be divided by commas.
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
    // Moves further down are no game either.
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

/// Whether a text is moves from somewhere in a game: the number before the first is another than that of the first move
/// of White.
pub fn are_moves_from_elsewhere(text: &str) -> bool {
    let text = plain(text);
    let first = first_move(&text).and_then(|word| {
        let number = number_before(&text, word.start)?;
        let is_number = number.starts_with(|sign: char| sign.is_ascii_digit());
        (is_number && !is_of_first_move(number)).then_some(word)
    });
    first.is_some_and(|word| looks_like_move(text.as_bytes().get(word).unwrap_or_default()))
}
