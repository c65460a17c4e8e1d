//! Decides which side is at the bottom, by the pieces and the coordinates.
//!
//! A board rotated by half a turn shows the same pieces on the opposite squares. Each piece contributes how much
//! likelier its square is than the opposite one. Pawns contribute most, then kings and rooks on their home squares.

/// The piece on each square in the order of the picture, row by row, as a letter of the net's classes. `.` is an empty
/// square.
pub(super) type Seen = [char; 64];

/// The prior log odds for White at the bottom: most diagrams are printed that way.
const BEFORE: f32 = 1.8;
/// Pieces are not independent of each other, so their sum is reduced by this factor.
const TRUST: f32 = 0.6;
/// The maximum contribution of all pieces, as `ln` of the odds. Coordinates outweigh it.
const MOST_SAID: f32 = 6.0;

/// Returns the probability that White is at the bottom. `said` is the contribution of the coordinates, as `ln` of the
/// odds.
pub(super) fn white_below(seen: &Seen, said: f32) -> f32 {
    let count = seen.iter().filter(|man| **man != '.').count();
    // In endgames kings walk and pawns are about to promote, so pieces count less.
    let share = (count as f32 / 16.0).clamp(0.25, 1.0);
    let men: f32 = (0..64)
        .map(|square| said_by(seen[square], square) * share)
        .sum();
    let opposed: f32 = (0..8).map(|file| said_by_pawns_of(seen, file)).sum();
    let men = BEFORE + TRUST * (men + opposed);
    let all = men.clamp(-MOST_SAID, MOST_SAID) + said;
    1.0 / (1.0 + (-all).exp())
}

/// The contribution of a piece: above 0 for White at the bottom, below 0 for Black.
fn said_by(man: char, square: usize) -> f32 {
    let (row, column) = (square / 8, square % 8);
    // The rank as the piece's own side sees it if White is at the bottom. Rank 0 is its back rank.
    let is_white = man.is_ascii_uppercase();
    let rank = if is_white { 7 - row } else { row };
    match man.to_ascii_lowercase() {
        'p' => [0.0, 2.2, 1.2, 0.4, -0.4, -1.2, -2.2, 0.0][rank],
        'k' => side(rank, [1.7, 0.9, 0.3, 0.0]) + king_side(rank, column),
        'r' => side(rank, [0.9, -0.1, 0.0, 0.0]),
        'n' => side(rank, [0.6, 0.3, 0.5, 0.1]),
        'b' => side(rank, [0.7, 0.4, 0.2, 0.1]),
        'q' => side(rank, [0.7, 0.4, 0.2, 0.0]) + queen_side(rank, column),
        _ => 0.0,
    }
}

/// Returns the value for a rank in the near half, and the opposite value for the mirrored rank in the far half.
fn side(rank: usize, near: [f32; 4]) -> f32 {
    if rank < 4 {
        near[rank]
    } else {
        -near[7 - rank]
    }
}

/// Kings at home are on the e-file, or castled, mostly short.
fn king_side(rank: usize, column: usize) -> f32 {
    if rank != 0 && rank != 7 {
        return 0.0;
    }
    match column {
        4 => 1.0,
        3 => -1.0,
        5.. => 0.5,
        _ => -0.5,
    }
}

fn queen_side(rank: usize, column: usize) -> f32 {
    match (rank, column) {
        (0 | 7, 3) => 0.7,
        (0 | 7, 4) => -0.7,
        _ => 0.0,
    }
}

/// The contribution of pawns that face each other on a file: White's pawn comes from the bottom.
fn said_by_pawns_of(seen: &Seen, file: usize) -> f32 {
    let rows = |pawn: char| (0..8).filter(move |row| seen[row * 8 + file] == pawn);
    let facing = rows('P').flat_map(|white| rows('p').map(move |black| (white, black)));
    facing
        .map(|(white, black)| if white > black { 1.2 } else { -1.2 })
        .sum()
}
