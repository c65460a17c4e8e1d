//! Which piece stands where.

use super::{Color, File, Piece, Rank, Role, Square};
use std::fmt;

/// 64 squares, each empty or with one piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board([Option<Piece>; 64]);

impl Board {
    /// No pieces at all.
    pub const EMPTY: Self = Self([None; 64]);

    /// The pieces as they stand at the start of a game.
    pub fn start() -> Self {
        const BACK: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let mut board = Self::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(BACK) {
            for color in Color::ALL {
                let back = Square::new(file, color.back_rank());
                board.set(back, Some(Piece::new(color, role)));
                if let Some(front) = back.offset(0, color.forward()) {
                    board.set(front, Some(Piece::new(color, Role::Pawn)));
                }
            }
        }
        board
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.0.get(usize::from(square.index())).copied().flatten()
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(place) = self.0.get_mut(usize::from(square.index())) {
            *place = piece;
        }
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares on which this piece stands, from a1 to h8.
    pub fn squares_of(&self, piece: Piece) -> impl Iterator<Item = Square> {
        self.pieces()
            .filter_map(move |(square, found)| (found == piece).then_some(square))
    }

    /// The square of a side's king, when it has exactly one.
    pub fn king(&self, color: Color) -> Option<Square> {
        let mut kings = self.squares_of(Piece::new(color, Role::King));
        match (kings.next(), kings.next()) {
            (Some(king), None) => Some(king),
            _ => None,
        }
    }

    /// How many men (pieces and pawns) a side has.
    pub fn count_men(&self, color: Color) -> usize {
        self.pieces()
            .filter(|(_, piece)| piece.color() == color)
            .count()
    }
}

impl fmt::Debug for Board {
    /// Eight lines, rank 8 first, `.` for an empty square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            writeln!(f)?;
            for file in File::ALL {
                let piece = self.get(Square::new(file, rank));
                write!(f, "{}", piece.map_or('.', Piece::letter))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_board_has_sixteen_men_a_side_and_the_queens_on_the_d_file() {
        let board = Board::start();
        for color in Color::ALL {
            assert_eq!(board.count_men(color), 16);
            let queens: Vec<_> = board.squares_of(Piece::new(color, Role::Queen)).collect();
            let files: Vec<_> = queens.iter().map(|queen| queen.file().letter()).collect();
            assert_eq!(files, ['d']);
        }
    }

    #[test]
    fn a_side_with_two_kings_has_no_single_king_square() {
        let mut board = Board::start();
        assert_eq!(
            board.king(Color::White).map(|s| s.to_string()),
            Some("e1".to_owned())
        );
        board.set(Square::A1, Some(Piece::WhiteKing));
        assert_eq!(board.king(Color::White), None);
    }
}
