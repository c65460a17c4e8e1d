//! What is odd about a list of pieces, as sentences.

use super::tr_with;
use crate::notation::piece_list::RemarkKind;

/// What is said about this place of a list.
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
    };
    tr_with(id, &[("found", found.into())])
}
