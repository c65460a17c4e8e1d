//! The move that a word of a game means.

use super::game::GameFaultKind;
use crate::chess::{Move, MoveKind, Mover};
use crate::notation::moves::{MoveError, read_exact_san, read_move};
use crate::notation::piece_letters::Language;

/// What is known of a move that was read.
pub(super) enum Played {
    Move {
        played: Move,
        after: Mover,
        /// Whether it was written exactly as the standard wants it.
        is_standard: bool,
    },
    Fault(GameFaultKind),
}

/// The move that a word of a game means: as the standard has it, or else as people write it in any language.
pub(super) fn played(mover: &Mover, word: &[u8]) -> Played {
    let Some(played) = read_exact_san(mover, word) else {
        return read_loosely(mover, word);
    };
    let after = mover.after(played);
    Played::Move {
        played,
        is_standard: is_standard(mover, played, &after, word),
        after,
    }
}

fn read_loosely(mover: &Mover, word: &[u8]) -> Played {
    // Files from before UTF-8 have no figurines.
    let Ok(word) = str::from_utf8(word) else {
        return Played::Fault(GameFaultKind::Move);
    };
    let read = read_move(mover, word, &[]).or_else(|error| match error {
        MoveError::Ambiguous(_) => Err(error),
        _ => read_move(mover, word, &Language::ALL),
    });
    match read {
        Ok(read) => Played::Move {
            played: read.played,
            after: mover.after(read.played),
            is_standard: false,
        },
        Err(MoveError::Ambiguous(_)) => Played::Fault(GameFaultKind::Ambiguous),
        Err(_) => Played::Fault(GameFaultKind::Move),
    }
}

/// Whether nobody would write this move in another way than the word that it was read from. What cannot
/// be told at a glance is none: it is written anew.
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
    // The piece, or the file of the pawn that captures; the sign of the capture; the square.
    let shortest =
        usize::from(!is_pawn || is_capture) + usize::from(is_capture) + "e4".len() + promotion;
    let has_sign = bare.get(bare.len().saturating_sub(3 + promotion)) == Some(&b'x');
    bare.len() == shortest && has_sign == is_capture
}
