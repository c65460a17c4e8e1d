//! The tables that are there, by the pieces of a position.

use super::endgame::Endgame;
use super::value::Value;
use tabiya_chess::{Color, Piece, Role};

/// The values of an endgame by side to move.
#[derive(Debug)]
pub(crate) struct Solved {
    pub(crate) endgame: Endgame,
    pub(crate) values: [Vec<u8>; 2],
}

/// The endgames that are solved.
#[derive(Debug, Default)]
pub(crate) struct Known(pub(crate) Vec<Solved>);

/// The order of pieces in tables.
pub(crate) const fn strength(piece: Piece) -> u8 {
    match piece.role() {
        Role::King => 6,
        Role::Queen => 5,
        Role::Rook => 4,
        Role::Bishop => 3,
        Role::Knight => 2,
        Role::Pawn => 1,
    }
}

/// The square of the same file that is as far from the other back rank.
pub(crate) const fn mirrored(square: u8) -> u8 {
    square ^ 0b11_1000
}

/// Kings and up to two more pieces in the order of their table, and whether their colours are swapped there.
pub(crate) fn in_order(
    kings: [u8; 2],
    mut others: Vec<(Piece, u8)>,
) -> (Vec<Piece>, [u8; 4], bool) {
    let of_side = |others: &[(Piece, u8)], color| {
        let own = others.iter().filter(|(piece, _)| piece.color() == color);
        let mut strengths: Vec<_> = own.map(|(piece, _)| strength(*piece)).collect();
        strengths.sort_unstable_by(|one, other| other.cmp(one));
        (strengths.len(), strengths)
    };
    let [white, black] = Color::ALL.map(|color| of_side(&others, color));
    let is_swapped = black > white;
    let [mut first, mut second] = kings;
    if is_swapped {
        (first, second) = (mirrored(second), mirrored(first));
        for (piece, square) in &mut others {
            (*piece, *square) = (piece.in_other_color(), mirrored(*square));
        }
    }
    let is_black = |piece: Piece| piece.color() == Color::Black;
    others.sort_by_key(|(piece, _)| (is_black(*piece), u8::MAX - strength(*piece)));
    let square = |place: usize| others.get(place).map_or(0, |(_, square)| *square);
    let squares = [first, second, square(0), square(1)];
    let pieces = others.into_iter().map(|(piece, _)| piece).collect();
    (pieces, squares, is_swapped)
}

impl Known {
    /// The value of a position with these kings and other pieces.
    pub(crate) fn value(
        &self,
        side: Color,
        kings: [u8; 2],
        others: Vec<(Piece, u8)>,
    ) -> Option<Value> {
        if others.is_empty() {
            let [one, other] = kings;
            let apart = |shift: u8| (one >> shift & 7).abs_diff(other >> shift & 7);
            let is_legal = apart(0) > 1 || apart(3) > 1;
            return Some(if is_legal {
                Value::DRAW
            } else {
                Value::ILLEGAL
            });
        }
        let (pieces, squares, is_swapped) = in_order(kings, others);
        let is_same = |solved: &&Solved| solved.endgame.others().eq(pieces.iter().copied());
        let solved = self.0.iter().find(is_same)?;
        let is_black = (side == Color::Black) != is_swapped;
        let values = solved.values.get(usize::from(is_black))?;
        let value = values.get(solved.endgame.number(squares))?;
        Some(Value(*value))
    }
}
