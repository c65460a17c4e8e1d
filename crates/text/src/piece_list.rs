//! Texts about faults in a list of pieces.

use super::tr_with;
use super::wording::role_word;
use tabiya_notation::piece_list::RemarkKind;

/// The remark about a place in a list.
pub fn piece_list_text(kind: RemarkKind, found: &str) -> String {
    let id = match kind {
        RemarkKind::UnknownWord => "piece-list-unknown-word",
        RemarkKind::UnknownPiece => "piece-list-unknown-piece",
        RemarkKind::UnknownSquare => "piece-list-unknown-square",
        RemarkKind::UnknownSign => "piece-list-unknown-sign",
        RemarkKind::NoSquare => "piece-list-no-square",
        RemarkKind::RangeNotOnALine => "piece-list-range-not-on-a-line",
        RemarkKind::RangeOfTwoPieces => "piece-list-range-of-two-pieces",
        RemarkKind::SquareTwice(square) => {
            let variables = [("square", square.to_string().into())];
            return tr_with("piece-list-square-twice", &variables);
        }
        RemarkKind::LettersMixed(role) => {
            let variables = [("found", found.into()), ("piece", role_word(role).into())];
            return tr_with("piece-list-letters-mixed", &variables);
        }
    };
    tr_with(id, &[("found", found.into())])
}
