//! The rules of chess for millions of positions of one endgame: the attacks of its pieces are looked up once.

use crate::small::endgame::{Endgame, Squares};
use tabiya_chess::{Color, Piece, Role, Square, SquareSet, attacked_from, between};

/// The legality of the positions of an endgame.
pub(super) struct Rules {
    men: Vec<Man>,
}

struct Man {
    color: Color,
    /// The squares on which it may be.
    possible: u64,
    /// The squares that it attacks on an empty board, by its own square.
    reach: [u64; 64],
}

impl Rules {
    pub(super) fn new(endgame: Endgame) -> Self {
        Self {
            men: endgame.pieces().map(Man::new).collect(),
        }
    }

    /// Whether the side to move is in check; `None` if the position is not legal: see [`Endgame::is_legal`].
    pub(super) fn is_check(&self, side: Color, squares: Squares) -> Option<bool> {
        let mut occupied = 0_u64;
        for (man, square) in self.men.iter().zip(squares) {
            let own = 1 << square;
            if occupied & own != 0 || man.possible & own == 0 {
                return None;
            }
            occupied |= own;
        }
        let [white, black, ..] = squares;
        let [king, other] = match side {
            Color::White => [white, black],
            Color::Black => [black, white],
        };
        let is_attacked = |color, king| self.attacks(color, king, squares, occupied);
        (!is_attacked(side, other)).then(|| is_attacked(side.opposite(), king))
    }

    /// Whether this side attacks a square.
    fn attacks(&self, color: Color, target: u8, squares: Squares, occupied: u64) -> bool {
        let own = self.men.iter().zip(squares);
        let mut own = own.filter(|(man, _)| man.color == color);
        own.any(|(man, from)| {
            let reached = man.reach.get(usize::from(from)).copied().unwrap_or(0);
            reached >> target & 1 == 1 && is_free(from, target, occupied)
        })
    }
}

fn is_free(from: u8, target: u8, occupied: u64) -> bool {
    let [from, target] = [from, target].map(Square::from_index);
    let line = from.zip(target).map(|(from, target)| between(from, target));
    line.is_none_or(|line| line.bits() & occupied == 0)
}

impl Man {
    fn new(piece: Piece) -> Self {
        let mut reach = [0; 64];
        for (reached, square) in reach.iter_mut().zip(Square::all()) {
            *reached = attacked_from(square, piece, SquareSet::EMPTY).bits();
        }
        let possible = match piece.role() {
            Role::Pawn => !SquareSet::BACK_RANKS.bits(),
            _ => SquareSet::ALL.bits(),
        };
        Self {
            color: piece.color(),
            possible,
            reach,
        }
    }
}
