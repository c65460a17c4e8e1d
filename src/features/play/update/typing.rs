//! Moves typed into the field, such as `e4 c5 Nf3`. Legal moves are played; the rest stays in the field to be
//! corrected.

use super::choosing::{names, play};
use crate::features::play::model::{MovesNote, PlayState};
use crate::model::state::Shared;
use tabiya_chess::Mover;
use tabiya_notation::moves::{ReadMove, read_move, write_san, write_san_with};
use tabiya_text::{listed_apart, no_moves_text, refused_move_text, tr_with};

/// The maximum number of repairs that are listed.
const MAX_TOLD: usize = 4;

/// The maximum number of characters quoted from a wrong word.
const MAX_REPEATED_CHARS: usize = 20;

/// Handles a change of the text.
pub(crate) fn change(own: &mut PlayState, text: String) {
    own.text = text;
    own.note = None;
}

/// Handles Enter: plays each word as a move, up to the first word that is not one.
pub(crate) fn enter(own: &mut PlayState, shared: &mut Shared) {
    let text = std::mem::take(&mut own.text);
    own.note = None;
    let mut repairs = Vec::new();
    for (at, word) in words(&text) {
        if !is_move(word) {
            continue;
        }
        match read(shared, word) {
            Ok((mover, read)) => {
                repairs.extend(repair_text(shared, &mover, word, &read));
                play(own, shared, &mover, read.played);
            }
            Err(why) => {
                text.get(at..).unwrap_or_default().clone_into(&mut own.text);
                let note = wrong(word, why);
                shared.announce(note.text.clone());
                own.note = Some(note);
                return;
            }
        }
    }
    own.note = note_of(&repairs);
    if let Some(note) = &own.note {
        shared.announce(note.text.clone());
    }
}

/// Leaves moves that could not be played in the field, with the reason.
pub(super) fn leave(own: &mut PlayState, shared: &Shared, rest: &str) {
    rest.clone_into(&mut own.text);
    let word = rest.split(' ').next().unwrap_or_default();
    own.note = read(shared, word).err().map(|why| wrong(word, why));
}

/// The note on a word that could not be played.
fn wrong(word: &str, why: String) -> MovesNote {
    let variables = [("word", shortened(word).into()), ("reason", why.into())];
    MovesNote {
        text: tr_with("play-word-wrong", &variables),
        is_error: true,
    }
}

/// The words of a text, each with the byte offset at which it begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let begin = text.as_ptr() as usize;
    text.split_whitespace()
        .map(move |word| (word.as_ptr() as usize - begin, word))
}

/// Whether a word may be a move, and not a move number, "e.p.", a comment or a game result.
fn is_move(word: &str) -> bool {
    let is_number = word
        .chars()
        .all(|sign| sign.is_ascii_digit() || matches!(sign, '.' | '…'));
    let is_remark = word.starts_with('$') || word.chars().all(|sign| "!?+-=±∓∞".contains(sign));
    let is_result = matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2" | "½-½");
    !(is_number || is_remark || is_result || matches!(word, "e.p." | "ep" | "e.p"))
}

/// Reads a word as a move in the current position. Returns the reason if it is not one.
fn read(shared: &Shared, word: &str) -> Result<(Mover, ReadMove), String> {
    let mover = Mover::new(shared.document().position()).map_err(no_moves_text)?;
    let read = read_move(&mover, word, &[shared.piece_language()]);
    match read {
        Ok(read) => Ok((mover, read)),
        Err(error) => Err(refused_move_text(&mover, &error, names(shared))),
    }
}

/// A remark on a word that was not written in the standard form. The user's own piece letters and a number before a
/// move are accepted.
fn repair_text(shared: &Shared, mover: &Mover, word: &str, read: &ReadMove) -> Option<String> {
    let own = write_san_with(mover, read.played, names(shared));
    let bare = word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
    if read.repairs.is_empty() || bare == own || bare == write_san(mover, read.played) {
        return None;
    }
    let variables = [("word", shortened(word).into()), ("move", own.into())];
    Some(tr_with("play-word-read", &variables))
}

fn note_of(repairs: &[String]) -> Option<MovesNote> {
    let told = repairs.get(..repairs.len().min(MAX_TOLD))?;
    if told.is_empty() {
        return None;
    }
    let more = repairs.len() - told.len();
    let variables = [
        ("repairs", listed_apart(told).into()),
        ("more", more.into()),
    ];
    let text = tr_with("play-words-read", &variables);
    let is_error = false;
    Some(MovesNote { text, is_error })
}

fn shortened(word: &str) -> String {
    match word.char_indices().nth(MAX_REPEATED_CHARS) {
        None => word.to_owned(),
        Some((end, _)) => format!("{}…", &word[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::{is_move, words};

    #[test]
    fn numbers_and_results_are_no_moves_and_words_keep_their_offsets() {
        let text = "1. e4 1... c5 2.Nf3 $1 exd6 e.p. 1/2-1/2";
        let moves: Vec<_> = words(text).filter(|(_, word)| is_move(word)).collect();
        let expected = [(3, "e4"), (11, "c5"), (14, "2.Nf3"), (23, "exd6")];
        assert_eq!(moves, expected);
    }
}
