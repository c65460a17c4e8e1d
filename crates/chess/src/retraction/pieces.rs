//! Takes back moves of pieces, with and without a capture, and castling.

use super::{LastMoves, is_check_possible};
use crate::{Color, File, Piece, Role, RookSide, Square, SquareSet, attacked_from, attackers};

impl LastMoves<'_> {
    /// Whether a piece can have come without a capture; castling excluded.
    pub(super) fn came_quietly(&self) -> bool {
        self.moved_pieces().any(|(to, piece)| {
            let rest = self.occupied - SquareSet::of(to);
            let mut from = self.piece_origins(piece, to, rest);
            match piece.role() {
                Role::King => from.any(|from| self.was_own_check_possible(from, None)),
                _ => !from.is_empty(),
            }
        })
    }

    /// Whether a piece can have captured something on its square.
    pub(super) fn came_with_capture(&self) -> bool {
        self.moved_pieces().any(|(to, piece)| {
            let mut from = self.piece_origins(piece, to, self.occupied);
            match piece.role() {
                Role::King => from.any(|from| {
                    self.lost_pieces(to)
                        .any(|lost| self.was_own_check_possible(from, Some(lost)))
                }),
                _ => !from.is_empty() && self.has_captured_on(to),
            }
        })
    }

    /// All pieces except pawns that can have moved. The piece that gives check explains the check, or a
    /// piece that was in its way; in a double check the piece that moved is one of the two. The checkers
    /// come first, because they are usually the answer.
    fn moved_pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let pieces = self.movable() - self.board.role(Role::Pawn);
        let others = if self.checkers.is_several() {
            SquareSet::EMPTY
        } else {
            pieces - self.checkers
        };
        (pieces & self.checkers)
            .chain(others)
            .filter_map(|to| Some((to, self.board.get(to)?)))
    }

    fn piece_origins(&self, piece: Piece, to: Square, rest: SquareSet) -> SquareSet {
        let ways = attacked_from(to, piece, self.occupied);
        self.origins(ways, piece, to, rest)
    }

    /// Whether the king of the mover can have been here, in check or not, with this piece of the other side on its
    /// current square.
    fn was_own_check_possible(&self, from: Square, lost: Option<Piece>) -> bool {
        let mut board = *self.board;
        board.set(self.mover_king, lost);
        board.set(from, Some(Piece::new(self.mover, Role::King)));
        let checkers = attackers(&board, from, self.mover.opposite());
        is_check_possible(&board, from, checkers)
    }
}

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
