//! The order of the readings of a damaged board.

use super::candidates::Candidate;
use crate::repair::Interpretation;
use tabiya_chess::problems::problems;
use tabiya_chess::{Color, File, Level, Piece, Position, Role, SquareSet};

/// The reasons against a reading; the first counts most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Likelihood {
    /// Whether a castling right or en-passant target of the text is impossible.
    loses_claims: bool,
    is_illegal: bool,
    /// Whether a castling right of the text exists in Chess960 only.
    needs_chess960: bool,
    /// The number of pawns on a file with another pawn of their colour.
    doubled_pawns: u32,
    /// The strangeness of the slip that explains the damage.
    slip: u8,
}

impl Likelihood {
    pub(super) fn of(reading: &Interpretation, candidate: &Candidate) -> Self {
        let position = &reading.position;
        let found = problems(position);
        Self {
            loses_claims: position.only_possible() != *position,
            is_illegal: found.iter().any(|it| it.level() == Level::Illegal),
            needs_chess960: position.castling.is_chess960(&position.board),
            doubled_pawns: doubled_pawns(position),
            slip: candidate.slip,
        }
    }

    /// Whether the reading contradicts the rest of the text or the rules.
    pub(super) fn is_poor(self) -> bool {
        self.loses_claims || self.is_illegal
    }
}

fn doubled_pawns(position: &Position) -> u32 {
    let on_file = |color: Color, file: File| {
        let pawns = position.board.squares_of(Piece::new(color, Role::Pawn));
        (pawns & SquareSet::file(file)).len().saturating_sub(1)
    };
    let of_color = |color| File::ALL.into_iter().map(move |file| on_file(color, file));
    Color::ALL.into_iter().flat_map(of_color).sum()
}
