//! Recognises single letters and digits. They are cut out exactly as in the training by `training/glyphs.py`.

use super::lattice::Lattice;
use super::net::{multiply, of_logits};
use super::picture::Pyramid;
use super::weights::{BadWeights, Weights};

/// The number of glyph classes: the eight digits, the eight letters, and anything else.
pub(super) const GLYPHS: usize = 17;
/// The probability of each class.
pub(super) type GlyphChances = [f32; GLYPHS];

/// The size of a glyph as input of the net, in pixels.
const WIDE: usize = 12;
const HIGH: usize = 16;
/// The number of pixels of a patch per square of the board.
const SQUARE: f32 = 56.0;
/// The minimum difference from the background, in shades of grey. Smaller differences are noise.
const LEAST_OFF: f32 = 12.0;
/// The allowed heights of glyphs, in pixels of a patch.
const HEIGHTS: std::ops::RangeInclusive<usize> = 5..=35;

/// A rectified part of a board or its surroundings, at 56 pixels per square.
pub(super) struct RectifiedPatch {
    pub(super) width: usize,
    /// The shades of grey, row by row.
    pub(super) shades: Vec<f32>,
}

/// The bounds of a connected piece: left, top, right, bottom, all inclusive.
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

impl RectifiedPatch {
    /// Samples a part of the board (left, top, right, bottom, in squares from its upper left).
    pub(super) fn of(pyramid: &Pyramid, board: &Lattice, place: [f32; 4]) -> Self {
        Self::scaled(pyramid, board, place, SQUARE)
    }

    /// Samples a part at `square` pixels per square.
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

    /// Whether a piece does not touch the edge, beyond which it may continue.
    pub(super) fn is_inside(&self, Bounds([left, top, right, bottom]): Bounds) -> bool {
        left > 0 && top > 0 && right + 1 < self.width && bottom + 1 < self.height()
    }

    /// Returns the shade of the background and each pixel's difference from it, scaled to a maximum of 1; `None` where
    /// there is only background.
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

    /// Cuts out the largest glyph in the patch.
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

    /// Interpolates a value between four pixels.
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

    /// Finds the connected pieces that differ clearly from the background.
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

/// The net that recognises glyphs.
#[derive(Debug)]
pub(super) struct Glyphs(Weights);

impl Glyphs {
    /// Reads the weights.
    ///
    /// # Errors
    /// Fails when they are damaged, or belong to another net.
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

    /// Returns the probabilities of the largest glyph of a patch; `None` where there is none.
    pub(super) fn chances(&self, patch: &RectifiedPatch) -> Option<GlyphChances> {
        let glyph = patch.glyph()?;
        let (mut hidden, mut answers) = (Vec::new(), Vec::new());
        multiply(&self.0.layers[0], &glyph, 1, true, &mut hidden);
        multiply(&self.0.layers[1], &hidden, 1, false, &mut answers);
        let answers: GlyphChances = answers.try_into().ok()?;
        Some(of_logits(answers))
    }
}
