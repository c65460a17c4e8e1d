//! Castling rights: those that are requested, and those among them that the pieces allow.
//!
//! A right that the pieces rule out is not forgotten: it stays requested, is omitted from the FEN, and
//! applies again as soon as the king and the rook return.

mod right;

pub use right::{
    CastlingObstacle, CastlingRight, RookSide, back_rank_king, offered_right, outermost_rook,
};

use super::{Board, Color};
use right::castling_bar;

/// The request of a user (or of a FEN) concerning one of the four rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WantedRight {
    /// No right: refused, or lost.
    No,
    /// Undecided: the standard right, whenever king and rook are on their home squares.
    /// Every right of a cleared board is undecided.
    IfAtHome,
    /// Requested.
    Yes(CastlingRight),
}

/// The four castling rights of a position, as requested.
///
/// A request does not depend on the pieces. [`CastlingRights::possible`] says whether the pieces allow
/// it, so that a right survives while a rook is moved away and back in an editor.
///
/// ```
/// use tabiya_chess::{CastlingRights, CastlingObstacle, Color, Piece, Position, RookSide, Square};
///
/// let mut position = Position::start();
/// let (white, short) = (Color::White, RookSide::Kingside);
/// assert!(position.castling.possible(white, short, &position.board).is_some());
///
/// position.board.set(Square::H1, None);
/// assert_eq!(position.castling.possible(white, short, &position.board), None);
/// assert_eq!(
///     position.castling.obstacle(white, short, &position.board),
///     Some(CastlingObstacle::NoRook(Square::H1)),
/// );
///
/// position.board.set(Square::H1, Some(Piece::WhiteRook));
/// assert!(position.castling.possible(white, short, &position.board).is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRights {
    slots: [WantedRight; 4],
}

const fn slot(color: Color, side: RookSide) -> usize {
    color as usize * 2 + side as usize
}

impl CastlingRights {
    /// No right is requested.
    pub const NONE: Self = Self {
        slots: [WantedRight::No; 4],
    };
    /// All rights are undecided: a king and a rook on their home squares may castle.
    pub const IF_AT_HOME: Self = Self {
        slots: [WantedRight::IfAtHome; 4],
    };

    /// The four rights of standard chess.
    pub fn standard() -> Self {
        let mut rights = Self::NONE;
        for color in Color::ALL {
            for side in RookSide::ALL {
                rights.set(color, side, WantedRight::Yes(CastlingRight::standard(side)));
            }
        }
        rights
    }

    /// The request for one side of one colour.
    pub fn wanted(&self, color: Color, side: RookSide) -> WantedRight {
        self.slots
            .get(slot(color, side))
            .copied()
            .unwrap_or(WantedRight::No)
    }

    /// The same rights with another request for one side of one colour.
    #[must_use]
    #[expect(
        clippy::indexing_slicing,
        reason = "four slots, and const functions have no `get`"
    )]
    pub const fn with(mut self, color: Color, side: RookSide, wanted: WantedRight) -> Self {
        self.slots[slot(color, side)] = wanted;
        self
    }

    /// Changes the request for one side of one colour.
    pub fn set(&mut self, color: Color, side: RookSide, wanted: WantedRight) {
        if let Some(place) = self.slots.get_mut(slot(color, side)) {
            *place = wanted;
        }
    }

    /// The right that is requested, whether the pieces allow it or not.
    pub fn right(&self, color: Color, side: RookSide) -> Option<CastlingRight> {
        match self.wanted(color, side) {
            WantedRight::No => None,
            WantedRight::IfAtHome => Some(CastlingRight::standard(side)),
            WantedRight::Yes(right) => Some(right),
        }
    }

    /// Whether the right is granted, whether the pieces allow it or not. An undecided right is granted
    /// only while king and rook are on their home squares, since nobody has requested it.
    pub fn is_granted(&self, color: Color, side: RookSide, board: &Board) -> bool {
        match self.wanted(color, side) {
            WantedRight::No => false,
            WantedRight::IfAtHome => self.possible(color, side, board).is_some(),
            WantedRight::Yes(_) => true,
        }
    }

    /// The right that is requested and that the pieces allow. A FEN contains these rights.
    pub fn possible(&self, color: Color, side: RookSide, board: &Board) -> Option<CastlingRight> {
        let right = self.right(color, side)?;
        castling_bar(color, right, board).is_none().then_some(right)
    }

    /// Whether a right of either side is possible.
    pub fn is_any_possible(&self, board: &Board) -> bool {
        Color::ALL
            .into_iter()
            .any(|color| self.is_any_possible_for(color, board))
    }

    /// Whether a right of this side is possible.
    pub fn is_any_possible_for(&self, color: Color, board: &Board) -> bool {
        let mut sides = RookSide::ALL.into_iter();
        sides.any(|side| self.possible(color, side, board).is_some())
    }

    /// The reason why the pieces rule out this right, whether it is requested or not; `None` if they
    /// allow it.
    pub fn obstacle(
        &self,
        color: Color,
        side: RookSide,
        board: &Board,
    ) -> Option<CastlingObstacle> {
        let right = self
            .right(color, side)
            .unwrap_or_else(|| offered_right(color, side, board));
        castling_bar(color, right, board)
    }

    /// The same rights without those that the pieces rule out, and with every undecided one decided: the
    /// rights that a FEN can express.
    #[must_use]
    pub fn only_possible(&self, board: &Board) -> Self {
        let mut rights = Self::NONE;
        for color in Color::ALL {
            for side in RookSide::ALL {
                if let Some(right) = self.possible(color, side, board) {
                    rights.set(color, side, WantedRight::Yes(right));
                }
            }
        }
        rights
    }

    /// Whether a possible right exists in Chess960 only.
    pub fn is_chess960(&self, board: &Board) -> bool {
        Color::ALL.into_iter().any(|color| {
            RookSide::ALL.into_iter().any(|side| {
                self.possible(color, side, board)
                    .is_some_and(CastlingRight::is_chess960)
            })
        })
    }
}

#[cfg(test)]
mod tests;
