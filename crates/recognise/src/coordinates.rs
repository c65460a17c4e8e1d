//! Which side is below, told by the letters and digits at the edge of a board.
//!
//! They stand outside, on any side, or in the corners of the squares along two edges. Whatever stands in these places
//! is looked at; what reads as 8 to 1 downwards, or a to h to the right, says that White is below.

use super::glyphs::{GLYPHS, GlyphChances, Patch};
use super::lattice::Lattice;
use super::picture::Pyramid;
use super::usual_net::usual_glyphs;

/// A row of places in which coordinates may stand: the first of them (left, top, right, bottom, in squares from the
/// upper left of the board), and whether the others follow below (ranks) or to the right (files).
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
/// A glyph of a row has to be so probable to count.
const CLEAR: f32 = 0.5;
/// So many have to be clear in one sense …
const LEAST: usize = 4;
/// … and for each in the other sense so many.
const AGAINST_ONE: usize = 4;
/// What one glyph says is never more than that it is so much likelier one way than the other: `ln` of about 30.
const LEAST_CHANCE: f32 = 0.03;
/// What all of them say together is not more than this, as `ln` of the odds.
const MOST_SAID: f32 = 12.0;

/// What coordinates say for White below (above 0) or Black (below 0), as `ln` of the odds; 0 where there are none.
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

/// What one row says.
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

/// What stands at a place of a row when White is below, and when Black is.
fn classes(index: usize, is_ranks: bool) -> (usize, usize) {
    const LETTERS: usize = GLYPHS / 2;
    if is_ranks {
        (LETTERS - 1 - index, index)
    } else {
        (LETTERS + index, 2 * LETTERS - 1 - index)
    }
}
