//! Describes diagrams in words, for users who cannot see them.

use super::{listed, tr, tr_with};
use tabiya_chess::{Board, Color, Piece, Position, Role, Square};

/// The name of a diagram: its caption, if there is one, and the side to move.
pub fn diagram_title(position: &Position, caption: &str) -> String {
    let side = side_to_move(position);
    if caption.is_empty() {
        return side;
    }
    let variables = [("caption", caption.into()), ("side", side.into())];
    tr_with("diagram-title", &variables)
}

/// Every piece with its square, as one would dictate them on the telephone, and the FEN for everything else.
pub fn diagram_description(position: &Position, fen: &str) -> String {
    let words = diagram_words(position);
    let variables = [("words", words.into()), ("fen", fen.into())];
    tr_with("diagram-description", &variables)
}

/// Every piece with its square and the side to move, without the FEN.
pub fn diagram_words(position: &Position) -> String {
    let [white, black] = Color::ALL.map(|color| pieces_of(&position.board, color));
    tr_with(
        "diagram-words",
        &[
            ("white", white.into()),
            ("black", black.into()),
            ("side", side_to_move(position).into()),
        ],
    )
}

fn side_to_move(position: &Position) -> String {
    tr(match position.side_to_move {
        Color::White => "white-to-move",
        Color::Black => "black-to-move",
    })
}

/// The pieces of a side from the king to the pawns, each kind ordered from the a-file to the h-file.
pub(super) fn pieces_of(board: &Board, color: Color) -> String {
    let kinds: Vec<_> = Role::ALL
        .into_iter()
        .filter_map(|role| {
            let mut squares: Vec<_> = board.squares_of(Piece::new(color, role)).collect();
            squares.sort_by_key(|square| (square.file(), square.rank()));
            let id = kind_id(role, squares.len())?;
            Some(tr_with(id, &[("squares", named(&squares).into())]))
        })
        .collect();
    if kinds.is_empty() {
        return tr("diagram-nothing");
    }
    listed(&kinds)
}

/// The message for this number of pieces of a kind; `None` for no piece.
fn kind_id(role: Role, count: usize) -> Option<&'static str> {
    let (one, several) = match role {
        Role::King => ("diagram-king", "diagram-kings"),
        Role::Queen => ("diagram-queen", "diagram-queens"),
        Role::Rook => ("diagram-rook", "diagram-rooks"),
        Role::Bishop => ("diagram-bishop", "diagram-bishops"),
        Role::Knight => ("diagram-knight", "diagram-knights"),
        Role::Pawn => ("diagram-pawn", "diagram-pawns"),
    };
    match count {
        0 => None,
        1 => Some(one),
        _ => Some(several),
    }
}

/// Joins the names of squares, such as `a2, b3 and c4`.
fn named(squares: &[Square]) -> String {
    match squares {
        [] => String::new(),
        [one] => one.to_string(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(Square::to_string).collect();
            let first = listed(&first);
            let last = last.to_string();
            tr_with(
                "diagram-and",
                &[("first", first.into()), ("last", last.into())],
            )
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::fen::read_fen;

    #[test]
    fn a_description_names_every_piece_with_its_square() {
        let fen = "1k6/pp6/8/8/8/8/PP3P2/R2Q1RK1 b - - 3 20";
        let position = read_fen(fen).unwrap();
        assert_eq!(
            diagram_description(&position, fen),
            "White: king g1, queen d1, rooks a1 and f1, pawns a2, b2 and f2. \
             Black: king b8, pawns a7 and b7. Black to move. \
             FEN: 1k6/pp6/8/8/8/8/PP3P2/R2Q1RK1 b - - 3 20"
        );
        assert_eq!(diagram_title(&position, ""), "Black to move");
        assert_eq!(diagram_title(&position, "Réti"), "Réti, Black to move");
    }

    #[test]
    fn a_side_without_pieces_is_described_as_nothing() {
        let fen = "8/8/8/8/8/8/8/K7 w - - 0 1";
        let position = read_fen(fen).unwrap();
        let text = diagram_description(&position, fen);
        assert!(
            text.starts_with("White: king a1. Black: nothing. "),
            "{text}"
        );
    }
}
