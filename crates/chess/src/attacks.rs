//! Attacks on squares, and checks.
//!
//! One subtraction ("obstruction difference") cuts a line through a square at the nearest piece on
//! either side, without a loop over squares and without a branch that could be mispredicted.

use super::{Board, Color, Piece, Position, Role, Square, SquareSet};

/// The pieces of one side that attack a square. Pinned pieces count, and the contents of the square
/// do not matter.
///
/// ```
/// use tabiya_chess::{Board, Color, Square, attackers};
///
/// let f3 = Square::from_name("f3").unwrap();
/// let white = attackers(&Board::start(), f3, Color::White);
/// let names: Vec<String> = white.map(|square| square.to_string()).collect();
/// assert_eq!(names, ["g1", "e2", "g2"]);
/// ```
pub fn attackers(board: &Board, target: Square, by: Color) -> SquareSet {
    attackers_through(board, target, by, board.occupied())
}

/// The pieces of one side that would attack a square if exactly these squares were occupied. Only pieces on the board
/// attack.
pub(crate) fn attackers_through(
    board: &Board,
    target: Square,
    by: Color,
    occupied: SquareSet,
) -> SquareSet {
    let role = |role| board.role(role);
    let queens = role(Role::Queen);
    let stepping = role(Role::Knight) & knight_steps(target)
        | role(Role::King) & king_steps(target)
        | role(Role::Pawn) & pawn_steps(target, by.opposite());
    let straight = (role(Role::Rook) | queens) & straight_lines(target, occupied);
    let diagonal = (role(Role::Bishop) | queens) & diagonal_lines(target, occupied);
    (stepping | straight | diagonal) & board.men(by) & occupied
}

/// The pieces that give check to the side to move; if it has several kings, to any of them.
pub fn checkers(position: &Position) -> SquareSet {
    let side = position.side_to_move;
    position
        .board
        .squares_of(Piece::new(side, Role::King))
        .fold(SquareSet::EMPTY, |checkers, king| {
            checkers | attackers(&position.board, king, side.opposite())
        })
}

/// The squares that a piece attacks from a square when these squares are occupied. The nearest
/// occupied square of each line is attacked, whatever the colour of the piece there.
///
/// ```
/// use tabiya_chess::{Piece, Square, SquareSet, attacked_from};
///
/// let a3 = Square::from_name("a3").unwrap();
/// let free = attacked_from(Square::A1, Piece::WhiteRook, SquareSet::EMPTY);
/// assert_eq!(free.len(), 14);
/// let blocked = attacked_from(Square::A1, Piece::WhiteRook, SquareSet::of(a3));
/// assert_eq!(blocked.len(), 9);
/// assert!(blocked.contains(a3));
/// ```
pub fn attacked_from(from: Square, piece: Piece, occupied: SquareSet) -> SquareSet {
    match piece.role() {
        Role::King => king_steps(from),
        Role::Queen => straight_lines(from, occupied) | diagonal_lines(from, occupied),
        Role::Rook => straight_lines(from, occupied),
        Role::Bishop => diagonal_lines(from, occupied),
        Role::Knight => knight_steps(from),
        Role::Pawn => pawn_steps(from, piece.color()),
    }
}

/// The squares strictly between two squares on one rank, file or diagonal; the empty set if no such
/// line joins them.
///
/// ```
/// use tabiya_chess::{Square, between};
///
/// assert_eq!(between(Square::A8, Square::H1).len(), 6);
/// assert!(between(Square::A1, Square::from_name("b3").unwrap()).is_empty());
/// ```
pub fn between(one: Square, other: Square) -> SquareSet {
    let from_one = BETWEEN.get(usize::from(one.index()));
    from_one.map_or(SquareSet::EMPTY, |from_one| table(from_one, other))
}

/// The squares that a knight attacks.
pub fn knight_steps(from: Square) -> SquareSet {
    table(&KNIGHT_STEPS, from)
}

/// The squares that a king attacks: those next to this one.
pub fn king_steps(from: Square) -> SquareSet {
    table(&KING_STEPS, from)
}

/// The squares that a pawn of this colour attacks.
pub fn pawn_steps(from: Square, color: Color) -> SquareSet {
    match color {
        Color::White => table(&WHITE_PAWN_STEPS, from),
        Color::Black => table(&BLACK_PAWN_STEPS, from),
    }
}

/// The squares that a rook attacks, including the occupied squares that stop it.
pub fn straight_lines(from: Square, occupied: SquareSet) -> SquareSet {
    let [file, rank] = lines(&STRAIGHT_LINES, from);
    file.cut(occupied) | rank.cut(occupied)
}

/// The squares that a bishop attacks, including the occupied squares that stop it.
pub fn diagonal_lines(from: Square, occupied: SquareSet) -> SquareSet {
    let [rising, falling] = lines(&DIAGONAL_LINES, from);
    rising.cut(occupied) | falling.cut(occupied)
}

/// A line through a square, without the square itself: the part with smaller indices, and the rest.
#[derive(Clone, Copy)]
struct SplitLine {
    lower: u64,
    upper: u64,
}

impl SplitLine {
    const NONE: Self = Self { lower: 0, upper: 0 };

    /// The line up to and including the nearest occupied square on either side.
    fn cut(self, occupied: SquareSet) -> SquareSet {
        let lower = self.lower & occupied.bits();
        let upper = self.upper & occupied.bits();
        // Bit 0 represents the edge if no square stops the line.
        let nearest_below = (1 << 63) >> (lower | 1).leading_zeros();
        let reached = upper ^ upper.wrapping_sub(nearest_below);
        SquareSet::from_bits(reached & (self.lower | self.upper))
    }
}

fn table(table: &[u64; 64], from: Square) -> SquareSet {
    let bits = table.get(usize::from(from.index())).copied();
    SquareSet::from_bits(bits.unwrap_or_default())
}

fn lines(table: &[[SplitLine; 2]; 64], from: Square) -> [SplitLine; 2] {
    let found = table.get(usize::from(from.index())).copied();
    found.unwrap_or([SplitLine::NONE; 2])
}

/// The directions of a king and a queen, in files and ranks.
const ALL_WAYS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];
static KNIGHT_STEPS: [u64; 64] = steps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING_STEPS: [u64; 64] = steps(&ALL_WAYS);
static WHITE_PAWN_STEPS: [u64; 64] = steps(&[(-1, 1), (1, 1)]);
static BLACK_PAWN_STEPS: [u64; 64] = steps(&[(-1, -1), (1, -1)]);
static STRAIGHT_LINES: [[SplitLine; 2]; 64] = lines_of([(0, 1), (1, 0)]);
static DIAGONAL_LINES: [[SplitLine; 2]; 64] = lines_of([(1, 1), (-1, 1)]);
static BETWEEN: [[u64; 64]; 64] = squares_between(&ALL_WAYS);

/// The index of the square this many files and ranks away; 64 beyond the edge.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "numbers from 0 to 63, at compile time"
)]
const fn index_at(from: usize, files: i8, ranks: i8) -> usize {
    let file = (from % 8) as i8 + files;
    let rank = (from / 8) as i8 + ranks;
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        return 64;
    }
    (rank * 8 + file) as usize
}

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn steps(ways: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < ways.len() {
            let to = index_at(from, ways[way].0, ways[way].1);
            if to < 64 {
                table[from] |= 1 << to;
            }
            way += 1;
        }
        from += 1;
    }
    table
}

/// The squares from here to the edge.
const fn ray(from: usize, files: i8, ranks: i8) -> u64 {
    let mut squares = 0;
    let mut at = index_at(from, files, ranks);
    while at < 64 {
        squares |= 1 << at;
        at = index_at(at, files, ranks);
    }
    squares
}

/// The squares between each square and those that a queen reaches from it in these directions.
#[expect(
    clippy::indexing_slicing,
    clippy::large_stack_arrays,
    reason = "at compile time"
)]
const fn squares_between(ways: &[(i8, i8)]) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < ways.len() {
            let (files, ranks) = ways[way];
            let mut passed = 0;
            let mut at = index_at(from, files, ranks);
            while at < 64 {
                table[from][at] = passed;
                passed |= 1 << at;
                at = index_at(at, files, ranks);
            }
            way += 1;
        }
        from += 1;
    }
    table
}

/// The two lines through each square in these directions and back; each direction leads to larger indices.
#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn lines_of(ways: [(i8, i8); 2]) -> [[SplitLine; 2]; 64] {
    let mut table = [[SplitLine::NONE; 2]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 2 {
            let (files, ranks) = ways[way];
            table[from][way] = SplitLine {
                lower: ray(from, -files, -ranks),
                upper: ray(from, files, ranks),
            };
            way += 1;
        }
        from += 1;
    }
    table
}

#[cfg(test)]
mod tests;
