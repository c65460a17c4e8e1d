//! Positions in words, for users who cannot see them: descriptions of diagrams, and parts of the board read aloud.

use super::wording::{castling_id, piece_name};
use super::{listed, problem_text, problems_to_tell, tr, tr_with};
use tabiya_chess::{Board, Color, File, Piece, Position, Rank, Role, RookSide, Square};

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
fn pieces_of(board: &Board, color: Color) -> String {
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

/// The pieces of both sides, the side to move, the castling rights, and the en-passant target.
pub fn position_words(position: &Position) -> String {
    let mut parts = vec![diagram_words(position)];
    for color in Color::ALL {
        for side in RookSide::ALL {
            let castling = &position.castling;
            let is_ruled_out = castling.obstacle(color, side, &position.board).is_some();
            if castling.right(color, side).is_some() && !is_ruled_out {
                let right = ("right", tr(castling_id(color, side)).into());
                parts.push(tr_with("read-right", &[right]));
            }
        }
    }
    if let Some(target) = position.possible_en_passant() {
        let square = ("square", target.to_string().into());
        parts.push(tr_with("read-en-passant", &[square]));
    }
    parts.join(" ")
}

/// The pieces on a rank, from the a-file to the h-file.
pub fn rank_words(board: &Board, rank: Rank) -> String {
    let squares = File::ALL.map(|file| Square::new(file, rank));
    let name = ("rank", rank.to_string().into());
    tr_with("read-rank", &[name, ("men", men_on(board, squares).into())])
}

/// The pieces on a file, from the first rank to the eighth.
pub fn file_words(board: &Board, file: File) -> String {
    let squares = Rank::ALL.map(|rank| Square::new(file, rank));
    let name = ("file", file.to_string().into());
    tr_with("read-file", &[name, ("men", men_on(board, squares).into())])
}

/// The pieces of one side, from the king to the pawns.
pub fn side_words(board: &Board, color: Color) -> String {
    let id = match color {
        Color::White => "read-white",
        Color::Black => "read-black",
    };
    tr_with(id, &[("men", pieces_of(board, color).into())])
}

/// All problems of the position.
pub fn advice_words(position: &Position) -> String {
    let said: Vec<_> = problems_to_tell(position)
        .iter()
        .map(problem_text)
        .collect();
    if said.is_empty() {
        return tr("advice-none");
    }
    said.join(". ")
}

fn men_on(board: &Board, squares: [Square; 8]) -> String {
    let man = |square: Square| {
        let piece = piece_name(board.get(square)?);
        let variables = [
            ("square", square.to_string().into()),
            ("piece", piece.into()),
        ];
        Some(tr_with("read-man", &variables))
    };
    let men: Vec<_> = squares.into_iter().filter_map(man).collect();
    if men.is_empty() {
        return tr("diagram-nothing");
    }
    men.join(", ")
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

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    #[test]
    fn a_position_is_read_with_its_rights_and_target() {
        let position = read_fen("4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 2").unwrap();
        assert_eq!(
            position_words(&position),
            "White: king e1, rook a1, pawn e5. Black: king e8, pawn d5. White to move. \
             White castles queenside. En passant on d6."
        );
    }

    #[test]
    fn ranks_and_files_are_read_from_the_first_square_to_the_last() {
        let board = read_fen("4k3/8/8/3pP3/8/8/8/R3K3 w Q - 0 2").unwrap().board;
        let rank = rank_words(&board, square("e5").rank());
        assert_eq!(rank, "Rank 5: d5 black pawn, e5 white pawn");
        assert_eq!(rank_words(&board, square("e7").rank()), "Rank 7: nothing");
        let file = file_words(&board, square("e1").file());
        assert_eq!(file, "File e: e1 white king, e5 white pawn, e8 black king");
        assert_eq!(side_words(&board, Color::Black), "Black: king e8, pawn d5");
    }

    #[test]
    fn all_problems_are_read_together() {
        let position = read_fen("k7/8/8/8/8/8/8/P7 w - - 0 1").unwrap();
        let words = advice_words(&position);
        assert!(words.contains("White has no king"), "{words}");
        assert!(words.contains("first or eighth rank"), "{words}");
        let position = read_fen("8/8/8/8/8/8/8/8 w - - 0 1").unwrap();
        assert_eq!(advice_words(&position), "The board is empty");
        let position = read_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
        assert_eq!(advice_words(&position), "No problems found");
    }
}
