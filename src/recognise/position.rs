//! The position that a diagram may mean: more than its men, which is all that it shows.

use super::reading::Reading;
use crate::chess::{Color, File, Piece, Position, Rank, Role, Square, attackers};
use crate::notation::fen::write_fen;

impl Reading {
    /// The position with castling where king and rook stand at home. Who is to move is what a mark or a caption
    /// says, else White; but never the one whose opponent is in check.
    pub fn position(&self) -> Position {
        let mut position = Position::empty();
        for (index, man) in self.squares.iter().enumerate() {
            let file = File::ALL[index % 8];
            let rank = Rank::ALL[7 - index / 8];
            position.board.set(Square::new(file, rank), piece_of(*man));
        }
        let is_attacked = |color: Color| {
            let kings = position.board.squares_of(Piece::new(color, Role::King));
            kings
                .into_iter()
                .any(|king| !attackers(&position.board, king, color.opposite()).is_empty())
        };
        let is_black = self.turn.is_some_and(|turn| !turn.is_white);
        let said = if is_black { Color::Black } else { Color::White };
        let other = said.opposite();
        let is_wrong = is_attacked(other) && !is_attacked(said);
        position.side_to_move = if is_wrong { other } else { said };
        position
    }

    /// The FEN of [`Reading::position`].
    pub fn fen(&self) -> String {
        write_fen(&self.position())
    }
}

fn piece_of(man: char) -> Option<Piece> {
    let role = match man.to_ascii_lowercase() {
        'p' => Role::Pawn,
        'n' => Role::Knight,
        'b' => Role::Bishop,
        'r' => Role::Rook,
        'q' => Role::Queen,
        'k' => Role::King,
        _ => return None,
    };
    let color = if man.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    Some(Piece::new(color, role))
}
