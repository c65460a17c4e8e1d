//! The only way to change a position.

pub mod whole_board;

use tabiya_chess::{
    Board, CastlingRights, Color, Piece, Position, Rank, RookSide, Square, SquareSet, Transform,
    WantedRight, offered_right,
};
use tabiya_notation::annotations::Annotations;

/// A change of the position. No change is refused for being illegal, and nothing else changes with
/// it unless the variant says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a piece on a square, or empties the square.
    Put(Square, Option<Piece>),
    /// Puts a piece on a square and the same piece of the other colour on the mirrored square of
    /// the other side. With no piece: empties the square, and the mirrored one if it holds the
    /// counterpart.
    PutBoth(Square, Option<Piece>),
    /// Moves a piece, if there is one, and replaces whatever is on the target square.
    Move {
        /// The square of the piece.
        from: Square,
        /// The square it moves to.
        to: Square,
    },
    /// Copies the piece on one square, if there is one, to another square.
    Copy {
        /// The square of the piece.
        from: Square,
        /// The square of the copy.
        to: Square,
    },
    /// Sets the side to move. The en-passant target belongs to the other side's last move, so a
    /// change of the side removes it.
    SideToMove(Color),
    /// Requests a castling right, or withdraws the request.
    Castling {
        /// The side that castles.
        color: Color,
        /// The rook's side.
        side: RookSide,
        /// Whether the right is wanted.
        wanted: bool,
    },
    /// Sets the en-passant target.
    EnPassant(Option<Square>),
    /// Sets the halfmove clock, in plies.
    HalfmoveClock(u32),
    /// Sets the fullmove number.
    FullmoveNumber(u32),
    /// Puts a piece on every square that it occupies at the start of a game.
    PutAtHome(Piece),
    /// Puts a piece on every square of a rank.
    FillRank(Rank, Piece),
    /// Empties squares.
    TakeOff(SquareSet),
    /// Moves or copies the pieces on some squares. Pieces on the target squares are replaced, and
    /// pieces that would leave the board are taken off.
    MoveBlock {
        /// The squares of the block.
        squares: SquareSet,
        /// The number of files to the right.
        files: i8,
        /// The number of ranks up.
        ranks: i8,
        /// Whether the pieces also stay where they are.
        copies: bool,
    },
    /// Replaces all pieces; everything else stays.
    Board(Board),
    /// Sets all wanted castling rights.
    CastlingRights(CastlingRights),
    /// Turns, mirrors or moves the whole board, or swaps the colours.
    Transform(Transform),
    /// Takes all pieces off. The side to move stays; castling becomes undecided, so that kings and
    /// rooks that are put on their home squares may castle.
    Clear,
    /// Sets up the start of a game.
    Start,
    /// Replaces the whole position by another one, from text or from a collection.
    Replace(Position),
}

impl Edit {
    /// Whether it sets another position over the whole board.
    pub(super) fn sets_another_position(self) -> bool {
        matches!(self, Self::Clear | Self::Start | Self::Replace(_))
    }

    /// Returns the position after the change.
    #[must_use]
    pub fn apply_to(self, position: &Position) -> Position {
        let mut next = *position;
        match self {
            Self::Put(square, piece) => next.board.set(square, piece),
            Self::Move { from, to } => move_piece(&mut next.board, from, to),
            Self::Copy { from, to } => copy_piece(&mut next.board, from, to),
            Self::SideToMove(color) => set_side_to_move(&mut next, color),
            Self::Castling {
                color,
                side,
                wanted,
            } => set_castling(&mut next, color, side, wanted),
            Self::EnPassant(target) => next.en_passant = target,
            Self::HalfmoveClock(plies) => next.halfmove_clock = plies,
            Self::FullmoveNumber(number) => next.fullmove_number = number,
            Self::PutBoth(square, piece) => whole_board::put_both(&mut next.board, square, piece),
            Self::PutAtHome(piece) => whole_board::put_at_home(&mut next.board, piece),
            Self::FillRank(rank, piece) => {
                whole_board::fill(&mut next.board, SquareSet::rank(rank), Some(piece));
            }
            Self::TakeOff(squares) => whole_board::fill(&mut next.board, squares, None),
            Self::MoveBlock {
                squares,
                files,
                ranks,
                copies,
            } => whole_board::move_block(&mut next.board, squares, (files, ranks), copies),
            Self::Board(board) => next.board = board,
            Self::CastlingRights(rights) => next.castling = rights,
            Self::Transform(transform) => next = transform.apply_to(position),
            Self::Clear => next = cleared(position.side_to_move),
            Self::Start => next = Position::start(),
            Self::Replace(position) => next = position,
        }
        next
    }

    /// Whether the change sets a field other than the board.
    pub(super) const fn is_of_fields(self) -> bool {
        matches!(
            self,
            Self::SideToMove(_)
                | Self::Castling { .. }
                | Self::CastlingRights(_)
                | Self::EnPassant(_)
                | Self::HalfmoveClock(_)
                | Self::FullmoveNumber(_)
        )
    }

    /// Returns the squares of which the user is unsure after the change. They are rotated and shifted together with the
    /// whole board; a new position has none.
    #[must_use]
    pub(super) fn unsure_after(self, unsure: SquareSet) -> SquareSet {
        match self {
            Self::Transform(transform) => transform.squares(unsure),
            Self::Clear | Self::Start | Self::Replace(_) => SquareSet::EMPTY,
            _ => unsure,
        }
    }

    /// Returns the arrows and marks after the change. They are rotated and shifted together with the whole board.
    /// Clearing the board keeps them, because they are in the operations, and those stay.
    #[must_use]
    pub fn annotations_after(self, annotations: &Annotations) -> Annotations {
        match self {
            Self::Transform(transform) => annotations.moved(|square| transform.square(square)),
            _ => annotations.clone(),
        }
    }
}

fn move_piece(board: &mut Board, from: Square, to: Square) {
    if from != to && board.get(from).is_some() {
        board.set(to, board.get(from));
        board.set(from, None);
    }
}

fn copy_piece(board: &mut Board, from: Square, to: Square) {
    if board.get(from).is_some() {
        board.set(to, board.get(from));
    }
}

fn set_side_to_move(position: &mut Position, color: Color) {
    if position.side_to_move != color {
        position.side_to_move = color;
        position.en_passant = None;
    }
}

fn set_castling(position: &mut Position, color: Color, side: RookSide, wanted: bool) {
    let wanted = if wanted {
        WantedRight::Yes(offered_right(color, side, &position.board))
    } else {
        WantedRight::No
    };
    position.castling.set(color, side, wanted);
}

fn cleared(side_to_move: Color) -> Position {
    Position {
        side_to_move,
        castling: CastlingRights::IF_AT_HOME,
        ..Position::empty()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    #[test]
    fn a_move_onto_the_same_square_changes_nothing() {
        let start = Position::start();
        let e2 = square("e2");
        assert_eq!(Edit::Move { from: e2, to: e2 }.apply_to(&start), start);
    }

    #[test]
    fn changing_the_side_to_move_drops_the_en_passant_target() {
        let mut position = Position::start();
        position.en_passant = Some(square("e6"));
        let same = Edit::SideToMove(Color::White).apply_to(&position);
        assert_eq!(same.en_passant, Some(square("e6")));
        let other = Edit::SideToMove(Color::Black).apply_to(&position);
        assert_eq!(other.en_passant, None);
    }

    #[test]
    fn a_cleared_board_keeps_the_side_to_move_and_grants_castling_at_home() {
        let black = Edit::SideToMove(Color::Black).apply_to(&Position::start());
        let mut position = Edit::Clear.apply_to(&black);
        assert_eq!(position.side_to_move, Color::Black);
        position = Edit::Put(square("e1"), Some(Piece::WhiteKing)).apply_to(&position);
        position = Edit::Put(square("h1"), Some(Piece::WhiteRook)).apply_to(&position);
        let right = position
            .castling
            .possible(Color::White, RookSide::Kingside, &position.board);
        assert!(right.is_some());
    }
}
