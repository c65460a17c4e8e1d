//! Finds the side at the bottom by the letters and digits at the edge of a board.
//!
//! Coordinates are outside the board, on any side, or in the corners of the squares along two edges. All these places
//! are read. If 8 to 1 go downwards, or a to h go to the right, White is at the bottom.

use super::glyphs::{GLYPHS, GlyphChances, Patch};
use super::lattice::Lattice;
use super::picture::Pyramid;
use super::usual_net::usual_glyphs;

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
const MOST_SAID: f32 = 12.0;

/// Returns the contribution of the coordinates as `ln` of the odds: above 0 for White at the bottom, below 0 for Black,
/// 0 without coordinates.
pub(super) fn said(pyramid: &Pyramid, board: &Lattice) -> f32 {
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
                usual_glyphs().chances(&Patch::of(pyramid, board, place))
            })
            .collect();
        said_by(&glyphs, *is_ranks)
    };
    let all: f32 = ROWS.iter().map(of_row).sum();
    all.clamp(-MOST_SAID, MOST_SAID)
}

/// The contribution of one row.
fn said_by(glyphs: &[Option<GlyphChances>], is_ranks: bool) -> f32 {
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
