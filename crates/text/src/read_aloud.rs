//! Reads parts of the board aloud.

use super::diagram_words::{diagram_words, pieces_of};
use super::wording::{castling_id, piece_name};
use super::{problem_text, problems_to_tell, tr, tr_with};
use tabiya_chess::{Board, Color, File, Position, Rank, RookSide, Square};

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
