//! Takes back castling.

use super::LastMoves;
use crate::{Color, File, Piece, Role, RookSide, Square, SquareSet, attackers};

/// The possible files of the king in a starting array of Chess960.
const KING_FILES: std::ops::RangeInclusive<u8> = 1..=6;

/// A king and a rook on these files of the back rank of the mover.
#[derive(Clone, Copy)]
struct Pair {
    king: File,
    rook: File,
}

impl Pair {
    fn after_castling(side: RookSide) -> Self {
        let (king, rook) = match side {
            RookSide::Kingside => (File::ALL[6], File::ALL[5]),
            RookSide::Queenside => (File::ALL[2], File::ALL[3]),
        };
        Self { king, rook }
    }

    fn squares(self, color: Color) -> [Square; 2] {
        [self.king, self.rook].map(|file| Square::new(file, color.back_rank()))
    }

    fn set(self, color: Color) -> SquareSet {
        self.squares(color).into_iter().collect()
    }
}

impl LastMoves<'_> {
    /// Whether the last move can have been castling. A side that keeps a right has not castled.
    pub(super) fn castled(&self) -> bool {
        self.unmoved.is_empty() && RookSide::ALL.into_iter().any(|side| self.castled_to(side))
    }

    fn castled_to(&self, side: RookSide) -> bool {
        let after = Pair::after_castling(side);
        let [king, rook] = after.squares(self.mover);
        self.mover_king == king
            && self.board.get(rook) == Some(Piece::new(self.mover, Role::Rook))
            && pairs_before(side).any(|before| self.castled_from(before, after))
    }

    fn castled_from(&self, before: Pair, after: Pair) -> bool {
        let [king, rook] = before.squares(self.mover);
        let both = before.set(self.mover) | after.set(self.mover);
        let others = self.occupied - after.set(self.mover);
        if !(span(both) & others).is_empty() {
            return false;
        }
        let mut board = *self.board;
        for square in both {
            board.set(square, None);
        }
        board.set(rook, Some(Piece::new(self.mover, Role::Rook)));
        board.set(king, Some(Piece::new(self.mover, Role::King)));
        let mut way = span(SquareSet::of(king) | SquareSet::of(self.mover_king));
        let opponent = self.mover.opposite();
        attackers(&board, self.king, self.mover).is_empty()
            && way.all(|step| attackers(&board, step, opponent).is_empty())
    }
}

/// The squares of king and rook in the arrays of Chess960 from which castling on this side begins.
fn pairs_before(side: RookSide) -> impl Iterator<Item = Pair> {
    let kings = KING_FILES.filter_map(File::from_index);
    kings.flat_map(move |king| {
        let rooks = File::ALL.into_iter().filter(move |rook| match side {
            RookSide::Kingside => *rook > king,
            RookSide::Queenside => *rook < king,
        });
        rooks.map(move |rook| Pair { king, rook })
    })
}

/// The squares of a rank from the first to the last of these.
fn span(ends: SquareSet) -> SquareSet {
    let bits = ends.bits();
    let upto_last = u64::MAX >> bits.leading_zeros().min(63);
    let before_first = (1 << bits.trailing_zeros().min(63)) - 1;
    SquareSet::from_bits(upto_last & !before_first)
}
