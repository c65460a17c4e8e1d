//! A natural order of material for players.

use tabiya_chess::{Board, Color, Piece, Role};

/// Returns the sort key of a board's material: see [`SortKey::Material`](super::SortKey::Material).
/// From the highest bits on: the number of pieces, their total value, the stronger side's value,
/// its queens, rooks, bishops, knights, pawns and kings, those of the weaker side, and whether the
/// stronger side is Black.
pub(super) fn key(board: &Board) -> u128 {
    let [white, black] = Color::ALL.map(|color| army(board, color));
    let (strong, weak, is_black) = if white < black {
        (black, white, 1)
    } else {
        (white, black, 0)
    };
    let men = u128::from(board.occupied().len());
    let all = strong.worth + weak.worth;
    let key = men << 20 | u128::from(all << 10 | strong.worth);
    let key = key << 60 | u128::from(strong.men) << 30 | u128::from(weak.men);
    key << 1 | is_black
}

/// The material of a side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Army {
    /// The value in pawns, without kings: at most 576.
    worth: u32,
    /// Five bits for each kind of piece, queens highest; more than 31 of a kind count as 31.
    men: u32,
}

fn army(board: &Board, color: Color) -> Army {
    const MEN: [(Role, u32); 6] = [
        (Role::Queen, 9),
        (Role::Rook, 5),
        (Role::Bishop, 3),
        (Role::Knight, 3),
        (Role::Pawn, 1),
        (Role::King, 0),
    ];
    let none = Army { worth: 0, men: 0 };
    MEN.into_iter().fold(none, |army, (role, worth)| {
        let count = board.squares_of(Piece::new(color, role)).len();
        Army {
            worth: army.worth + count * worth,
            men: army.men << 5 | count.min(31),
        }
    })
}
