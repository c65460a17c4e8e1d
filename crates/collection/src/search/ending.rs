//! Kinds of endings and of bishop pairs, by the names that players give them.

use super::material::{Count, Counted};
use tabiya_chess::{Board, Color, Piece, Role, SquareSet};

/// An ending: besides kings and pawns there are only pieces of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Only pawns.
    Pawns,
    /// Knights or bishops, or both.
    MinorPieces,
    /// Knights.
    Knights,
    /// Bishops.
    Bishops,
    /// Rooks.
    Rooks,
    /// Queens.
    Queens,
}

impl Ending {
    /// Returns the conditions on the numbers of pieces.
    pub(super) fn counts(self) -> Vec<Count> {
        let wanted: &[Role] = match self {
            Self::Pawns => &[Role::Pawn],
            Self::MinorPieces => &[Role::Bishop, Role::Knight],
            Self::Knights => &[Role::Knight],
            Self::Bishops => &[Role::Bishop],
            Self::Rooks => &[Role::Rook],
            Self::Queens => &[Role::Queen],
        };
        let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let others = pieces.into_iter().filter(|role| !wanted.contains(role));
        vec![
            count(others, 0, Some(0)),
            count(wanted.iter().copied(), 1, None),
        ]
    }
}

fn count(roles: impl Iterator<Item = Role>, at_least: u8, at_most: Option<u8>) -> Count {
    let counted = |role| Counted {
        color: None,
        role: Some(role),
    };
    Count {
        of: roles.map(counted).collect(),
        at_least,
        at_most,
    }
}

/// The square colours of the bishops when each side has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BishopPair {
    /// One on light, one on dark squares.
    OppositeColors,
    /// Both on light or both on dark squares.
    SameColor,
}

impl BishopPair {
    /// Whether a board has such bishops.
    pub(super) fn is_on(self, board: &Board) -> bool {
        let bishops = Color::ALL.map(|color| board.squares_of(Piece::new(color, Role::Bishop)));
        let are_single = bishops.iter().all(|bishops| bishops.len() == 1);
        let light = bishops.map(|bishops| !(bishops & SquareSet::LIGHT).is_empty());
        are_single && (light[0] == light[1]) == (self == Self::SameColor)
    }
}
