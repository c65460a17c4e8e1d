//! The en-passant targets that the pieces allow, and the conventions for writing them.

use super::{
    Board, Color, Piece, Position, Rank, Role, Square, SquareSet, attackers_through, pawn_steps,
};

/// The cases in which an en-passant target is written.
///
/// Programs disagree, and many of them treat a position with a target and the same position without
/// it as different. The sources are the PGN standard of 1994, section 16.1.3.4 ([`Always`](Self::Always)),
/// the X-FEN definition ([`PseudoLegal`](Self::PseudoLegal)), and the revised standard of 2020
/// ([`Legal`](Self::Legal)).
///
/// ```
/// use tabiya_chess::{EnPassantConvention, Move, MoveKind, Position, Square};
///
/// let square = |name| Square::from_name(name).unwrap();
/// let e4 = Move { from: square("e2"), to: square("e4"), kind: MoveKind::Plain };
/// let position = Position::start().after(e4);
/// assert_eq!(position.en_passant_as(EnPassantConvention::Always), Some(square("e3")));
/// // No black pawn attacks e3.
/// assert_eq!(position.en_passant_as(EnPassantConvention::PseudoLegal), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnPassantConvention {
    /// After every move of a pawn by two squares.
    #[default]
    Always,
    /// If a pawn attacks the target, pinned or not.
    PseudoLegal,
    /// If at least one en-passant capture is legal.
    Legal,
}

impl EnPassantConvention {
    /// All three, beginning with the one that writes the most targets.
    pub const ALL: [Self; 3] = [Self::Always, Self::PseudoLegal, Self::Legal];
}

/// The reason why a square cannot be the en-passant target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnPassantObstacle {
    /// The target is not on this rank: rank 6 if White is to move, rank 3 if Black is.
    WrongRank(Rank),
    /// This square, in front of the target, has no pawn of the side that has just moved.
    NoPawn(Square),
    /// This square, the target or the origin of the pawn, is not empty.
    Occupied(Square),
}

/// The rank of an en-passant target when this side is to move: rank 6 for White, rank 3 for Black.
pub fn en_passant_rank(side_to_move: Color) -> Rank {
    let [third, sixth] = [Rank::ALL[2], Rank::ALL[5]];
    match side_to_move {
        Color::White => sixth,
        Color::Black => third,
    }
}

/// The reason why this square cannot be the target with this side to move; `None` if it can.
///
/// It does not matter whether a pawn can capture: the FEN of 1994 names the target after every move of
/// a pawn by two squares (PGN standard, section 16.1.3.4).
///
/// ```
/// use tabiya_chess::{Board, Color, EnPassantObstacle, Square, en_passant_obstacle};
///
/// let square = |name| Square::from_name(name).unwrap();
/// assert_eq!(
///     en_passant_obstacle(&Board::start(), Color::White, square("e6")),
///     Some(EnPassantObstacle::NoPawn(square("e5"))),
/// );
/// ```
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
///
/// ```
/// use tabiya_chess::{Board, Color, Piece, Square, en_passant_squares};
///
/// let mut board = Board::EMPTY;
/// board.set(Square::from_name("c5").unwrap(), Some(Piece::BlackPawn));
/// let squares: Vec<_> = en_passant_squares(&board, Color::White).collect();
/// assert_eq!(squares, [Square::from_name("c6").unwrap()]);
/// ```
pub fn en_passant_squares(board: &Board, side_to_move: Color) -> impl Iterator<Item = Square> {
    let rank = en_passant_rank(side_to_move);
    super::File::ALL
        .into_iter()
        .map(move |file| Square::new(file, rank))
        .filter(move |square| en_passant_obstacle(board, side_to_move, *square).is_none())
}

impl Position {
    /// The en-passant target that is requested and that the pieces allow. A FEN contains this target.
    pub fn possible_en_passant(&self) -> Option<Square> {
        self.en_passant
            .filter(|target| en_passant_obstacle(&self.board, self.side_to_move, *target).is_none())
    }

    /// The same position without impossible castling rights and without an impossible en-passant
    /// target, which a FEN omits. Two positions with the same FEN are equal in this form.
    ///
    /// ```
    /// use tabiya_chess::{CastlingRights, Position};
    ///
    /// let empty = Position::empty();
    /// assert_eq!(empty.castling, CastlingRights::IF_AT_HOME);
    /// assert_eq!(empty.only_possible().castling, CastlingRights::NONE);
    /// ```
    #[must_use]
    pub fn only_possible(&self) -> Self {
        Self {
            castling: self.castling.only_possible(&self.board),
            en_passant: self.possible_en_passant(),
            ..*self
        }
    }

    /// The en-passant target under this convention: the [possible one](Position::possible_en_passant),
    /// or `None` if the convention omits it.
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

/// The pawns of the side to move that attack the target, pinned or not: none, one or two.
pub fn en_passant_capturers(position: &Position, target: Square) -> SquareSet {
    let side = position.side_to_move;
    let pawns = position.board.squares_of(Piece::new(side, Role::Pawn));
    pawns & pawn_steps(target, side.opposite())
}

/// Whether no king of the side to move is attacked after the capture on the target by the pawn from
/// this square. Two pawns leave their squares at once, which opens lines that no other capture
/// opens. Without a king every capture is legal; if there are several kings, each must be safe.
pub(crate) fn is_legal_en_passant(position: &Position, from: Square, target: Square) -> bool {
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
    fn an_en_passant_target_needs_a_pawn_that_can_have_moved_two_squares() {
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
    fn the_obstacle_to_an_en_passant_target_is_named() {
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
