//! The placements of the pieces of a recipe, numbered.

use super::Recipe;
use tabiya_chess::{Board, CastlingRights, Color, Piece, Position, Square};

/// All placements of a recipe. Some put two pieces on a square, and most break other conditions.
#[derive(Clone, Debug)]
pub struct Space {
    parts: Vec<Part>,
    len: u128,
}

/// The placements of the same pieces with the same side to move.
#[derive(Clone, Debug)]
struct Part {
    side: Color,
    groups: Vec<Group>,
    len: u128,
}

/// Equal pieces: their placements are the combinations of their squares.
#[derive(Clone, Debug)]
struct Group {
    piece: Piece,
    count: usize,
    squares: Vec<Square>,
    len: u128,
}

impl Space {
    /// The placements of a recipe.
    pub fn new(recipe: &Recipe) -> Self {
        let mut parts = Vec::new();
        for material in &recipe.materials {
            let groups = Piece::ALL.into_iter().filter_map(|piece| {
                let count = material.of_piece(piece);
                let squares: Vec<_> = recipe.squares(piece).collect();
                let len = combinations(squares.len(), count);
                (count > 0).then_some(Group {
                    piece,
                    count,
                    squares,
                    len,
                })
            });
            let groups: Vec<_> = groups.collect();
            let lens = groups.iter().map(|group| group.len);
            let len = lens.fold(1, u128::saturating_mul);
            let is_wanted = |side: &Color| recipe.side.is_none_or(|wanted| wanted == *side);
            for side in Color::ALL.into_iter().filter(is_wanted) {
                let groups = groups.clone();
                parts.push(Part { side, groups, len });
            }
        }
        let lens = parts.iter().map(|part| part.len);
        let len = lens.fold(0, u128::saturating_add);
        Self { parts, len }
    }

    /// The number of placements.
    pub const fn len(&self) -> u128 {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The placement with this number; `None` if two pieces share a square.
    pub fn position(&self, number: u128) -> Option<Position> {
        let mut number = number;
        for part in &self.parts {
            if number < part.len {
                return part.position(number);
            }
            number -= part.len;
        }
        None
    }
}

impl Part {
    fn position(&self, number: u128) -> Option<Position> {
        let mut number = number;
        let mut board = Board::EMPTY;
        for group in &self.groups {
            let mut rest = number % group.len;
            number /= group.len;
            // The combination of places p1 < p2 < … has the number C(p1, 1) + C(p2, 2) + ….
            let mut end = group.squares.len();
            for left in (1..=group.count).rev() {
                let fits = |place: &usize| combinations(*place, left) <= rest;
                let place = (0..end).rev().find(fits)?;
                rest -= combinations(place, left);
                end = place;
                let square = *group.squares.get(place)?;
                if board.get(square).is_some() {
                    return None;
                }
                board.set(square, Some(group.piece));
            }
        }
        Some(Position {
            board,
            side_to_move: self.side,
            castling: CastlingRights::NONE,
            ..Position::empty()
        })
    }
}

/// The number of ways to choose `count` of `from` things.
fn combinations(from: usize, count: usize) -> u128 {
    if from < count {
        return 0;
    }
    // Each product of factors is divisible, and the largest is far below 2^127.
    (0..count).fold(1, |ways, place| {
        ways * (from - place) as u128 / (place + 1) as u128
    })
}
