//! The material balance: the value of White's pieces minus that of Black's, in pawns.

use super::bounds::Bounds;
use tabiya_chess::{Board, Color, Piece, Role};

/// The values of the pieces, in pawns.
const VALUES: [(Role, i64); 5] = [
    (Role::Queen, 9),
    (Role::Rook, 5),
    (Role::Bishop, 3),
    (Role::Knight, 3),
    (Role::Pawn, 1),
];

/// Returns the value of White's pieces minus that of Black's: queen 9, rook 5, bishop and knight 3, pawn 1.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_collection::search::material_balance;
/// assert_eq!(material_balance(&Position::start().board), 0);
/// ```
pub fn material_balance(board: &Board) -> i64 {
    let count = |color, role| {
        let pieces = board.squares_of(Piece::new(color, role)).len();
        i64::from(pieces)
    };
    let value = |(role, value)| value * (count(Color::White, role) - count(Color::Black, role));
    VALUES.into_iter().map(value).sum()
}

/// The limits of the balance, as a test of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BalanceTest(pub(super) Bounds);

impl BalanceTest {
    pub(super) fn allows(self, board: &Board) -> bool {
        self.0.holds_of(material_balance(board))
    }
}
