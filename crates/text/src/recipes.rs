//! Texts about recipes for positions.

use crate::{tr, tr_with};
use tabiya_collection::recipe::RecipeErrorKind as Kind;

/// A sentence about a fault of a recipe; `wrong` is the text that is wrong.
pub fn recipe_fault_text(kind: Kind, wrong: &str) -> String {
    let id = match kind {
        Kind::Version => "recipe-version",
        Kind::Pieces => "recipe-pieces",
        Kind::TooManyPieces => "recipe-too-many-pieces",
        Kind::UnknownCondition => "recipe-unknown-condition",
        Kind::Twice => "recipe-twice",
        Kind::Squares => "recipe-squares",
        Kind::TooFewSquares => "recipe-too-few-squares",
        Kind::NoSuchPiece => "recipe-no-such-piece",
        Kind::Number => "recipe-number",
        Kind::Count => "recipe-count",
        Kind::MateOfTooManyPieces => "recipe-mate-of-too-many",
        Kind::Contradiction => "recipe-contradiction",
    };
    if wrong.is_empty() {
        return tr("recipe-nothing");
    }
    tr_with(id, &[("text", wrong.into())])
}
