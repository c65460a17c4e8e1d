//! Texts about searches.

use super::{piece_name, tr, tr_with};
use tabiya_chess::{Color, Square};
use tabiya_collection::search::{Cell, MaterialErrorKind, QueryError, QueryErrorKind};

/// The fault in a query, as a sentence.
pub fn query_error_text(error: &QueryError) -> String {
    match error.kind {
        QueryErrorKind::Contradiction => tr("query-contradiction"),
        QueryErrorKind::UnknownResult => tr("query-unknown-result"),
        QueryErrorKind::UnknownRight { found } => tr_with(
            "query-unknown-right",
            &[("found", found.to_string().into())],
        ),
        QueryErrorKind::Material(kind) => material_error_text(kind),
    }
}

fn material_error_text(kind: MaterialErrorKind) -> String {
    tr(match kind {
        MaterialErrorKind::UnknownPiece { found } => {
            let variables = [("found", found.to_string().into())];
            return tr_with("query-unknown-piece", &variables);
        }
        MaterialErrorKind::Nothing => "query-no-material",
        MaterialErrorKind::NothingToCount => "query-nothing-to-count",
        MaterialErrorKind::TooManySides => "query-too-many-sides",
        MaterialErrorKind::NoNumber => "query-no-number",
        MaterialErrorKind::NumberTooLarge => "query-number-too-large",
        MaterialErrorKind::EmptyRange => "query-empty-range",
    })
}

/// The condition for a square, such as `any white piece`.
pub fn cell_name(cell: Cell) -> String {
    tr(match cell {
        Cell::Piece(piece) => return piece_name(piece),
        Cell::Not(piece) => {
            return tr_with("cell-not", &[("piece", piece_name(piece).into())]);
        }
        Cell::Free => "cell-free",
        Cell::AnyOf(Color::White) => "cell-any-white",
        Cell::AnyOf(Color::Black) => "cell-any-black",
        Cell::AnyPiece => "cell-any-piece",
        Cell::Empty => "cell-empty",
    })
}

/// The condition with its square, such as `e4: any white piece`.
pub fn cell_on_square(square: Square, cell: Cell) -> String {
    tr_with(
        "cell-on-square",
        &[
            ("square", square.to_string().into()),
            ("cell", cell_name(cell).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabiya_collection::search::Query;

    fn error_of(text: &str) -> String {
        Query::parse(text).map_or_else(|error| query_error_text(&error), |query| query.to_string())
    }

    #[test]
    fn every_error_has_its_own_sentence() {
        let texts = ["white black", "castling:Kx", "KRvKX", "P=", "P=99", "P=3-2"];
        let told: std::collections::BTreeSet<_> = texts.into_iter().map(error_of).collect();
        assert_eq!(told.len(), texts.len(), "{told:?}");
        assert!(told.iter().all(|text| text.contains(' ')), "{told:?}");
    }
}
