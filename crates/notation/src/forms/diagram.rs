//! The common parts of the two text diagrams: eight lines, the coordinates, and the side to move.

use super::Subject;
use super::words::side_to_move;
use tabiya_chess::{Board, File, Piece, Rank, Square};

/// The position from White's side, with `sign` for each square. The columns are aligned in a font of fixed width.
pub(super) fn diagram(subject: &Subject<'_>, sign: fn(Option<Piece>) -> char) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        push_rank(&mut text, &subject.position.board, rank, sign);
    }
    text.push(' ');
    for file in File::ALL {
        text.push(' ');
        text.push(file.letter());
    }
    let turn = side_to_move(subject.settings.language, subject.position.side_to_move);
    text.push('\n');
    text.push_str(turn);
    text
}

fn push_rank(text: &mut String, board: &Board, rank: Rank, sign: fn(Option<Piece>) -> char) {
    text.push_str(&rank.to_string());
    for file in File::ALL {
        text.push(' ');
        text.push(sign(board.get(Square::new(file, rank))));
    }
    text.push('\n');
}
