//! Which side is below, told by the men and by what the coordinates have said.
//!
//! A board turned by half a turn shows the same men on the opposite squares. Each man says by how much it is
//! likelier where it stands than there; pawns say most, kings and rooks at home the next.

/// What stands on a square as the net's classes have it, by rows as seen: `.` for nothing.
pub(super) type Seen = [char; 64];

/// How much likelier White is below than Black before anything is seen: most diagrams are printed so.
const BEFORE: f32 = 1.8;
/// Men are not independent of each other, so together they say less than one after the other.
const TRUST: f32 = 0.6;
/// What all of them say together is not more than this, as `ln` of the odds: coordinates outweigh it.
const MOST_SAID: f32 = 6.0;

/// How probable it is that White is below. `said` is what the coordinates say for it, as `ln` of the odds.
pub(super) fn white_below(seen: &Seen, said: f32) -> f32 {
    let count = seen.iter().filter(|man| **man != '.').count();
    // In endgames kings walk and pawns are about to promote.
    let share = (count as f32 / 16.0).clamp(0.25, 1.0);
    let men: f32 = (0..64)
        .map(|square| said_by(seen[square], square) * share)
        .sum();
    let opposed: f32 = (0..8).map(|file| said_by_pawns_of(seen, file)).sum();
    let men = BEFORE + TRUST * (men + opposed);
    let all = men.clamp(-MOST_SAID, MOST_SAID) + said;
    1.0 / (1.0 + (-all).exp())
}

/// What a man says for White below (above 0) or Black (below 0).
fn said_by(man: char, square: usize) -> f32 {
    let (row, column) = (square / 8, square % 8);
    // As seen by its own side, if White is below: rank 0 is its back rank.
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

/// The value for a rank of one's own half, or its opposite for the other half.
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

/// Pawns that face each other: White's comes from below.
fn said_by_pawns_of(seen: &Seen, file: usize) -> f32 {
    let rows = |pawn: char| (0..8).filter(move |row| seen[row * 8 + file] == pawn);
    let facing = rows('P').flat_map(|white| rows('p').map(move |black| (white, black)));
    facing
        .map(|(white, black)| if white > black { 1.2 } else { -1.2 })
        .sum()
}
