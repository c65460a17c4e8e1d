//! Letters and digits that stand by themselves, as `training/glyphs.py` cuts them out and has learned them.

use super::lattice::Lattice;
use super::net::{multiply, of_logits};
use super::picture::Pyramid;
use super::weights::{BadWeights, Weights};

/// What a glyph can be: the eight digits, the eight letters, or anything else.
pub(super) const GLYPHS: usize = 17;
/// How probable it is to be each of them.
pub(super) type GlyphChances = [f32; GLYPHS];

/// A glyph as the net sees it.
const WIDE: usize = 12;
const HIGH: usize = 16;
/// Pixels of a patch for the side of a square of the board.
const SQUARE: f32 = 56.0;
/// What differs by less from the ground is nothing.
const LEAST_OFF: f32 = 12.0;
/// No glyph is lower or higher, in pixels of a patch.
const HEIGHTS: std::ops::RangeInclusive<usize> = 5..=35;

/// A part of a board or of what is beside it, with 56 pixels for the side of a square.
pub(super) struct Patch {
    pub(super) width: usize,
    /// Shades of grey, row by row.
    pub(super) shades: Vec<f32>,
}

/// A piece of what differs from the ground: from left and top to right and bottom, all of them within.
#[derive(Clone, Copy)]
pub(super) struct Bounds(pub(super) [usize; 4]);

impl Bounds {
    pub(super) fn width(self) -> usize {
        self.0[2] - self.0[0] + 1
    }

    pub(super) fn height(self) -> usize {
        self.0[3] - self.0[1] + 1
    }
}

impl Patch {
    /// What is seen in a part (left, top, right, bottom, in squares from the upper left of the board).
    pub(super) fn of(pyramid: &Pyramid, board: &Lattice, place: [f32; 4]) -> Self {
        Self::scaled(pyramid, board, place, SQUARE)
    }

    /// The same with so many pixels for the side of a square.
    pub(super) fn scaled(
        pyramid: &Pyramid,
        board: &Lattice,
        [left, top, right, bottom]: [f32; 4],
        square: f32,
    ) -> Self {
        let level = pyramid.level_for(board.side(), 1.5 * square);
        let pixels = |length: f32| (length * square).round() as usize;
        let (width, height) = (pixels(right - left), pixels(bottom - top));
        let mut shades = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let place = [
                    left + (x as f32 + 0.5) / square,
                    top + (y as f32 + 0.5) / square,
                ];
                shades.push(pyramid.sample(level, board.at(place)));
            }
        }
        Self { width, shades }
    }

    pub(super) fn height(&self) -> usize {
        self.shades.len() / self.width
    }

    /// Whether a piece does not touch the edge, beyond which it may go on.
    pub(super) fn is_inside(&self, Bounds([left, top, right, bottom]): Bounds) -> bool {
        left > 0 && top > 0 && right + 1 < self.width && bottom + 1 < self.height()
    }

    /// The shade of the ground, and how far each pixel is from it, 1 for the farthest; `None` where there is
    /// nothing but ground.
    pub(super) fn off(&self) -> Option<(f32, Vec<f32>)> {
        let mut ranked = self.shades.clone();
        ranked.sort_unstable_by(f32::total_cmp);
        let half = ranked.len() / 2;
        let ground = if ranked.len().is_multiple_of(2) {
            f32::midpoint(ranked[half - 1], ranked[half])
        } else {
            ranked[half]
        };
        let off: Vec<f32> = self
            .shades
            .iter()
            .map(|shade| (shade - ground).abs())
            .collect();
        let inner = 2..self.height() - 2;
        let most = inner
            .flat_map(|y| &off[y * self.width + 2..(y + 1) * self.width - 2])
            .copied()
            .fold(0.0, f32::max);
        (most >= LEAST_OFF).then(|| (ground, off.iter().map(|off| off / most).collect()))
    }

    /// The largest glyph in it, cut out.
    fn glyph(&self) -> Option<Vec<f32>> {
        let (_, off) = self.off()?;
        let Bounds([left, top, right, bottom]) = self
            .pieces(&off)
            .into_iter()
            .filter(|piece| {
                self.is_inside(*piece)
                    && HEIGHTS.contains(&piece.height())
                    && piece.width() * 4 <= piece.height() * 5
            })
            .reduce(|best, piece| {
                if piece.height() > best.height() {
                    piece
                } else {
                    best
                }
            })?;
        let scale = (bottom - top + 1) as f32 / HIGH as f32;
        let middle = (left + right + 1) as f32 / 2.0;
        let mut glyph = Vec::with_capacity(WIDE * HIGH);
        for row in 0..HIGH {
            let y = top as f32 + (row as f32 + 0.5) * scale - 0.5;
            for column in 0..WIDE {
                let x = middle + (column as f32 + 0.5 - WIDE as f32 / 2.0) * scale - 0.5;
                glyph.push(self.between(&off, x, y).clamp(0.0, 1.0));
            }
        }
        Some(glyph)
    }

    /// A value between four pixels.
    fn between(&self, values: &[f32], x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let at = |x: f32, y: f32| {
            let x = (x.max(0.0) as usize).min(self.width - 1);
            let y = (y.max(0.0) as usize).min(self.height() - 1);
            values[y * self.width + x]
        };
        let row = |y: f32| at(left, y) + (x - left) * (at(left + 1.0, y) - at(left, y));
        row(top) + (y - top) * (row(top + 1.0) - row(top))
    }

    /// The connected pieces of what is well off the ground.
    pub(super) fn pieces(&self, off: &[f32]) -> Vec<Bounds> {
        let mut is_free: Vec<bool> = off.iter().map(|off| *off > 0.5).collect();
        let (width, height) = (self.width as isize, self.height() as isize);
        let mut pieces = Vec::new();
        for start in 0..off.len() {
            if !std::mem::take(&mut is_free[start]) {
                continue;
            }
            let mut bounds = [usize::MAX, usize::MAX, 0, 0];
            let mut open = vec![start];
            while let Some(pixel) = open.pop() {
                let (x, y) = (pixel % self.width, pixel / self.width);
                bounds = [
                    bounds[0].min(x),
                    bounds[1].min(y),
                    bounds[2].max(x),
                    bounds[3].max(y),
                ];
                for (right, down) in
                    (-1..=1).flat_map(|right| (-1..=1).map(move |down| (right, down)))
                {
                    let (x, y) = (x as isize + right, y as isize + down);
                    let is_inside = (0..width).contains(&x) && (0..height).contains(&y);
                    if is_inside && std::mem::take(&mut is_free[(y * width + x) as usize]) {
                        open.push((y * width + x) as usize);
                    }
                }
            }
            pieces.push(Bounds(bounds));
        }
        pieces
    }
}

/// The net that tells glyphs.
#[derive(Debug)]
pub(super) struct Glyphs(Weights);

impl Glyphs {
    /// Reads the weights.
    ///
    /// # Errors
    /// When they are damaged, or of another net.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let weights = Weights::read(bytes)?;
        match &weights.layers[..] {
            [hidden, last]
                if hidden.terms() == WIDE * HIGH
                    && hidden.outputs == last.terms()
                    && last.outputs == GLYPHS =>
            {
                Ok(Self(weights))
            }
            _ => Err(BadWeights::OTHER_NET),
        }
    }

    /// What the largest glyph of a patch may be; `None` where there is none.
    pub(super) fn chances(&self, patch: &Patch) -> Option<GlyphChances> {
        let glyph = patch.glyph()?;
        let (mut hidden, mut answers) = (Vec::new(), Vec::new());
        multiply(&self.0.layers[0], &glyph, 1, true, &mut hidden);
        multiply(&self.0.layers[1], &hidden, 1, false, &mut answers);
        let answers: GlyphChances = answers.try_into().ok()?;
        Some(of_logits(answers))
    }
}
