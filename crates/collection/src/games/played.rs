//! The move that a word of a game means.

use super::game::GameFaultKind;
use super::tokens::{are_usual, with_words, without_signs, without_unseen};
use tabiya_chess::{Move, MoveKind, Mover};
use tabiya_notation::moves::{MoveError, read_exact_san, read_move};
use tabiya_notation::piece_letters::Language;

/// The reading of a word as a move.
pub(super) enum PlayedWord {
    Move {
        played: Move,
        after: Mover,
        /// The length of the part of the word that is exactly standard notation, without adjoining
        /// signs.
        standard_len: Option<usize>,
        /// Whether unknown signs in the word were skipped.
        has_unknown: bool,
    },
    Fault(GameFaultKind),
}

/// Reads a word of a game as a move: in standard notation, or else as people write it in any
/// language, with or without adjoining signs.
pub(super) fn played(mover: &Mover, word: &[u8]) -> PlayedWord {
    if let Some(exact) = read_exactly(mover, word, false) {
        return exact;
    }
    let seen = without_unseen(word);
    let is_as_seen = seen.len() == word.len();
    let (bare, signs) = without_signs(&seen);
    let has_unknown = !is_as_seen || !are_usual(signs);
    if is_as_seen
        && !signs.is_empty()
        && let Some(exact) = read_exactly(mover, bare, has_unknown)
    {
        return exact;
    }
    let whole = str::from_utf8(&seen).unwrap_or_default();
    // If the whole word can be read, so can its signs.
    let read = read_loosely(mover, &seen)
        .map(|read| (read, !is_as_seen))
        .or_else(|_| {
            Ok((
                read_loosely(mover, with_words(whole).as_bytes())?,
                has_unknown,
            ))
        })
        .or_else(|_: GameFaultKind| Ok((read_loosely(mover, bare)?, has_unknown)));
    match read {
        Ok((played, has_unknown)) => PlayedWord::Move {
            played,
            after: mover.after(played),
            standard_len: None,
            has_unknown,
        },
        Err(kind) => PlayedWord::Fault(kind),
    }
}

fn read_exactly(mover: &Mover, word: &[u8], has_unknown: bool) -> Option<PlayedWord> {
    let played = read_exact_san(mover, word)?;
    let after = mover.after(played);
    let is_standard = is_standard(mover, played, &after, word);
    Some(PlayedWord::Move {
        played,
        after,
        standard_len: is_standard.then_some(word.len()),
        has_unknown,
    })
}

fn read_loosely(mover: &Mover, word: &[u8]) -> Result<Move, GameFaultKind> {
    // Files from before UTF-8 have no figurines.
    let Ok(word) = str::from_utf8(word) else {
        return Err(GameFaultKind::Move);
    };
    let read = read_move(mover, word, &[]).or_else(|error| match error {
        MoveError::Ambiguous(_) => Err(error),
        _ => read_move(mover, word, &Language::ALL),
    });
    match read {
        Ok(read) => Ok(read.played),
        Err(MoveError::Ambiguous(_)) => Err(GameFaultKind::Ambiguous),
        Err(_) => Err(GameFaultKind::Move),
    }
}

/// Whether the word is the standard notation of this move. If that is not immediately clear, returns false, and the
/// move is rewritten.
fn is_standard(mover: &Mover, played: Move, after: &Mover, word: &[u8]) -> bool {
    let sign = match (after.checkers().is_empty(), word) {
        (true, [.., b'+' | b'#']) => return false,
        (true, _) => 0,
        (false, [.., sign @ (b'+' | b'#')]) if after.is_over() == (*sign == b'#') => 1,
        (false, _) => return false,
    };
    if matches!(played.kind, MoveKind::Castling(_)) {
        return true;
    }
    let bare = word.get(..word.len() - sign).unwrap_or_default();
    let is_capture =
        played.kind == MoveKind::EnPassant || mover.position().board.occupied().contains(played.to);
    let promotion = 2 * usize::from(matches!(played.kind, MoveKind::Promotion(_)));
    let is_pawn = bare.first().is_some_and(u8::is_ascii_lowercase);
    // The piece, or the file of a capturing pawn; the capture sign; the square.
    let shortest =
        usize::from(!is_pawn || is_capture) + usize::from(is_capture) + "e4".len() + promotion;
    let has_sign = bare.get(bare.len().saturating_sub(3 + promotion)) == Some(&b'x');
    bare.len() == shortest && has_sign == is_capture
}
