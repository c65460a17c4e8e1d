//! The pieces that positions usually have: how many of each, and on which ranks.

/// The kinds of pieces, in the order of the net's classes: pawn, knight, bishop, rook, queen, king.
pub(super) const KINDS: usize = 6;

/// The most that one kind of one side can be unusual on a board. Who sets up nine knights does so on purpose.
const MOST_UNUSUAL: f32 = 5.0;

/// Returns how unusual it is, as `ln` of the odds, that a side has this many pieces of a kind.
pub(super) fn unusual(kind: usize, count: i32) -> f32 {
    let above = |most: i32| (count - most).max(0) as f32;
    let unusual = match kind {
        0 => 3.0 * above(8),
        1..=3 => 2.0 * above(2),
        4 => 2.0 * above(1),
        _ => 3.0 * (count - 1).abs() as f32,
    };
    unusual.min(MOST_UNUSUAL)
}

/// The mean number of pieces of each kind on each rank, from the side's own back rank. They are rough: no picture is
/// read by them alone.
const ON_RANKS: [[f32; 8]; KINDS] = [
    [0.0, 2.9, 1.0, 0.8, 0.45, 0.2, 0.1, 0.0],
    [0.2, 0.15, 0.37, 0.12, 0.12, 0.05, 0.02, 0.01],
    [0.3, 0.35, 0.25, 0.15, 0.1, 0.05, 0.02, 0.02],
    [1.1, 0.12, 0.08, 0.06, 0.05, 0.05, 0.1, 0.06],
    [0.25, 0.22, 0.12, 0.09, 0.06, 0.05, 0.03, 0.03],
    [0.72, 0.17, 0.05, 0.03, 0.02, 0.01, 0.01, 0.01],
];
/// Added to the numbers, so that no place rules a piece out.
const ANYWHERE: f32 = 0.01;
/// The additional effect, as `ln` of the odds, of a pawn on the first or last rank.
const NO_PLACE_FOR_PAWNS: f32 = -3.0;

/// Returns how usual a kind is on a rank, as `ln` of a share. Rank 0 is the side's own back rank.
pub(super) fn usual(kind: usize, rank: usize) -> f32 {
    let share = (ON_RANKS[kind][rank] + ANYWHERE).ln();
    if kind == 0 && (rank == 0 || rank == 7) {
        share + NO_PLACE_FOR_PAWNS
    } else {
        share
    }
}
