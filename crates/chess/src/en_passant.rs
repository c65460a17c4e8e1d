//! Which en-passant targets the pieces allow, and when one is written.

use super::{
    Board, Color, Piece, Position, Rank, Role, Square, SquareSet, attackers_through, pawn_steps,
};

/// When the square behind a pawn that has just moved two squares is named.
///
/// Programs disagree, and many of them treat the position with the square and the one without it
/// as different: see PGN standard 16.1.3.4 (always), X-FEN (a pawn stands beside it) and the revised
/// standard of 2020 (a capture is legal).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnPassantConvention {
    /// After every move of a pawn by two squares.
    #[default]
    Always,
    /// When a pawn attacks the square, pinned or not.
    PseudoLegal,
    /// When at least one capture there is legal.
    Legal,
}

impl EnPassantConvention {
    /// All three, the one that names most squares first.
    pub const ALL: [Self; 3] = [Self::Always, Self::PseudoLegal, Self::Legal];
}

/// Why a square cannot be the en-passant target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnPassantObstacle {
    /// The target stands on rank 6 when White is to move and on rank 3 when Black is.
    WrongRank(Rank),
    /// No pawn of the side that has just moved stands on this square, in front of the target.
    NoPawn(Square),
    /// This square, the target or the one that the pawn came from, is not empty.
    Occupied(Square),
}

/// The rank on which the target stands when this side is to move.
pub fn en_passant_rank(side_to_move: Color) -> Rank {
    let [third, sixth] = [Rank::ALL[2], Rank::ALL[5]];
    match side_to_move {
        Color::White => sixth,
        Color::Black => third,
    }
}

/// Why this square cannot be the target with this side to move: `None` when it can.
///
/// No pawn need be able to capture: the FEN of 1994 names the square after every
/// double push (PGN standard, section 16.1.3.4).
pub fn en_passant_obstacle(
    board: &Board,
    side_to_move: Color,
    target: Square,
) -> Option<EnPassantObstacle> {
    let rank = en_passant_rank(side_to_move);
    if target.rank() != rank {
        return Some(EnPassantObstacle::WrongRank(rank));
    }
    let mover = side_to_move.opposite();
    let [front, behind] =
        [mover.forward(), -mover.forward()].map(|ranks| target.offset(0, ranks).unwrap_or(target));
    if board.get(front) != Some(Piece::new(mover, Role::Pawn)) {
        return Some(EnPassantObstacle::NoPawn(front));
    }
    [target, behind]
        .into_iter()
        .find(|square| board.get(*square).is_some())
        .map(EnPassantObstacle::Occupied)
}

/// The squares that can be the target with this side to move, from the a-file to the h-file.
pub fn en_passant_squares(board: &Board, side_to_move: Color) -> impl Iterator<Item = Square> {
    let rank = en_passant_rank(side_to_move);
    super::File::ALL
        .into_iter()
        .map(move |file| Square::new(file, rank))
        .filter(move |square| en_passant_obstacle(board, side_to_move, *square).is_none())
}

impl Position {
    /// The en-passant target that is wanted and that the pieces allow: what the FEN shows.
    pub fn possible_en_passant(&self) -> Option<Square> {
        self.en_passant
            .filter(|target| en_passant_obstacle(&self.board, self.side_to_move, *target).is_none())
    }

    /// The same with all that the FEN leaves out taken away: impossible rights and an impossible
    /// en-passant target. Two positions with equal FEN are equal in this form.
    #[must_use]
    pub fn only_possible(&self) -> Self {
        Self {
            castling: self.castling.only_possible(&self.board),
            en_passant: self.possible_en_passant(),
            ..*self
        }
    }

    /// The en-passant target that this convention names, if any: always one of
    /// [`Position::possible_en_passant`].
    pub fn en_passant_as(&self, convention: EnPassantConvention) -> Option<Square> {
        let target = self.possible_en_passant()?;
        let is_named = match convention {
            EnPassantConvention::Always => true,
            EnPassantConvention::PseudoLegal => !en_passant_capturers(self, target).is_empty(),
            EnPassantConvention::Legal => en_passant_capturers(self, target)
                .any(|from| is_legal_en_passant(self, from, target)),
        };
        is_named.then_some(target)
    }
}

/// The pawns of the side to move that attack the target, pinned ones too: none, one or two.
pub fn en_passant_capturers(position: &Position, target: Square) -> SquareSet {
    let side = position.side_to_move;
    let pawns = position.board.squares_of(Piece::new(side, Role::Pawn));
    pawns & pawn_steps(target, side.opposite())
}

/// Whether no own king is attacked once the pawn from this square stands on the target and the one
/// that it captures is gone. Both leave their squares at once, so that lines open which no other
/// capture opens. Without a king every capture is legal; of several each must be safe.
pub fn is_legal_en_passant(position: &Position, from: Square, target: Square) -> bool {
    let (board, side) = (&position.board, position.side_to_move);
    let gone: SquareSet = target
        .offset(0, -side.forward())
        .into_iter()
        .chain([from])
        .collect();
    let occupied = (board.occupied() - gone) | SquareSet::of(target);
    board
        .squares_of(Piece::new(side, Role::King))
        .all(|king| attackers_through(board, king, side.opposite(), occupied).is_empty())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    #[test]
    fn only_pawns_that_may_just_have_moved_two_squares_count() {
        let mut board = Board::EMPTY;
        for name in ["a4", "c4", "e4", "h5"] {
            board.set(square(name), Some(Piece::WhitePawn));
        }
        board.set(square("c2"), Some(Piece::WhiteKnight));
        board.set(square("e3"), Some(Piece::BlackKnight));
        let targets: Vec<_> = en_passant_squares(&board, Color::Black).collect();
        assert_eq!(targets, [square("a3")]);
        assert_eq!(
            en_passant_obstacle(&board, Color::Black, square("c3")),
            Some(EnPassantObstacle::Occupied(square("c2")))
        );
        assert_eq!(en_passant_squares(&board, Color::White).count(), 0);
    }

    #[test]
    fn the_bar_of_a_target_names_what_is_in_the_way() {
        let board = Board::start();
        assert_eq!(
            en_passant_obstacle(&board, Color::White, square("e6")),
            Some(EnPassantObstacle::NoPawn(square("e5")))
        );
        assert_eq!(
            en_passant_obstacle(&board, Color::White, square("e3")),
            Some(EnPassantObstacle::WrongRank(square("a6").rank()))
        );
    }
}
