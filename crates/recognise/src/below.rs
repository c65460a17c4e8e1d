//! Decides which side is at the bottom, by the pieces and the coordinates.
//!
//! A board rotated by half a turn shows the same pieces on the opposite squares. Each piece contributes how much
//! likelier its square is than the opposite one. Pawns contribute most, then kings and rooks on their home squares.
//!
//! Coordinates are outside the board, on any side, or in the corners of the squares along two edges. All these places
//! are read. If 8 to 1 go downwards, or a to h go to the right, White is at the bottom.

use super::glyphs::{GLYPHS, GlyphChances, RectifiedPatch};
use super::lattice::Lattice;
use super::picture::Pyramid;
use super::usual_net::usual_glyphs;

/// The piece on each square in the order of the picture, row by row, as a letter of the net's classes. `.` is an empty
/// square.
pub(super) type SeenSquares = [char; 64];

/// The prior log odds for White at the bottom: most diagrams are printed that way.
const BEFORE: f32 = 1.8;
/// Pieces are not independent of each other, so the sum of their contributions is reduced by this factor.
const TRUST: f32 = 0.6;
/// The maximum contribution of all pieces, as `ln` of the odds. Coordinates outweigh it.
const MOST_SAID: f32 = 6.0;

/// Returns the probability that White is at the bottom. `said` is the contribution of the coordinates, as `ln` of the
/// odds.
pub(super) fn white_below(seen: &SeenSquares, said: f32) -> f32 {
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
fn said_by_pawns_of(seen: &SeenSquares, file: usize) -> f32 {
    let rows = |pawn: char| (0..8).filter(move |row| seen[row * 8 + file] == pawn);
    let facing = rows('P').flat_map(|white| rows('p').map(move |black| (white, black)));
    facing
        .map(|(white, black)| if white > black { 1.2 } else { -1.2 })
        .sum()
}

/// The rows of places that may have coordinates: the first place (left, top, right, bottom, in squares from the upper
/// left of the board), and whether the others follow downwards (ranks) or to the right (files).
const ROWS: [([f32; 4], bool); 8] = [
    ([-1.04, 0.0, -0.04, 1.0], true),
    ([8.04, 0.0, 9.04, 1.0], true),
    ([0.0, 0.0, 0.42, 0.46], true),
    ([7.58, 0.0, 8.0, 0.46], true),
    ([0.0, 8.04, 1.0, 9.04], false),
    ([0.0, -1.04, 1.0, -0.04], false),
    ([0.0, 7.54, 0.42, 8.0], false),
    ([0.58, 7.54, 1.0, 8.0], false),
];
/// The minimum probability of a glyph to count as clear.
const CLEAR: f32 = 0.5;
/// The minimum number of clear glyphs for one direction.
const LEAST: usize = 4;
/// The minimum ratio of clear glyphs for one direction to those for the other.
const AGAINST_ONE: usize = 4;
/// Added to probabilities to limit the contribution of a single glyph to `ln` of about 30.
const LEAST_CHANCE: f32 = 0.03;
/// The maximum contribution of all glyphs together, as `ln` of the odds.
const MOST_SAID_BY_COORDINATES: f32 = 12.0;

/// Returns the contribution of the coordinates as `ln` of the odds: above 0 for White at the bottom, below 0 for Black,
/// 0 without coordinates.
pub(super) fn said_by_coordinates(pyramid: &Pyramid, board: &Lattice) -> f32 {
    let of_row = |(first, is_ranks): &([f32; 4], bool)| {
        let glyphs: Vec<Option<GlyphChances>> = (0..8)
            .map(|index| {
                let step = index as f32;
                let [left, top, right, bottom] = *first;
                let place = if *is_ranks {
                    [left, top + step, right, bottom + step]
                } else {
                    [left + step, top, right + step, bottom]
                };
                usual_glyphs().chances(&RectifiedPatch::of(pyramid, board, place))
            })
            .collect();
        said_by_edge(&glyphs, *is_ranks)
    };
    let all: f32 = ROWS.iter().map(of_row).sum();
    all.clamp(-MOST_SAID_BY_COORDINATES, MOST_SAID_BY_COORDINATES)
}

/// The contribution of one row.
fn said_by_edge(glyphs: &[Option<GlyphChances>], is_ranks: bool) -> f32 {
    let (mut said, mut clear) = (0.0, [0, 0]);
    for (index, chances) in glyphs.iter().enumerate() {
        let Some(chances) = chances else {
            continue;
        };
        let (white, black) = classes(index, is_ranks);
        said += ((chances[white] + LEAST_CHANCE) / (chances[black] + LEAST_CHANCE)).ln();
        clear[0] += usize::from(chances[white] > CLEAR);
        clear[1] += usize::from(chances[black] > CLEAR);
    }
    let (most, least) = (clear[0].max(clear[1]), clear[0].min(clear[1]));
    if most >= LEAST && least * AGAINST_ONE <= most {
        said
    } else {
        0.0
    }
}

/// The expected classes at a place of a row: with White at the bottom, and with Black.
fn classes(index: usize, is_ranks: bool) -> (usize, usize) {
    const LETTERS: usize = GLYPHS / 2;
    if is_ranks {
        (LETTERS - 1 - index, index)
    } else {
        (LETTERS + index, 2 * LETTERS - 1 - index)
    }
}
