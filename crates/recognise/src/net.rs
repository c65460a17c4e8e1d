//! The net that reads squares: four convolutions, a pool, and a dense layer for each square by itself; then attention
//! layers among all squares of the board, and two dense layers that also see the mean of the board.
//!
//! Sums always have the same order, with or without the processor's newer instructions, so every machine gets the same
//! results.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the processor's newer instructions"
)]

use super::rectified::{INPUTS, Rectified, TILE};
use super::together::{self, SQUARES, exp};
use super::weights::{BLOCK, BadWeights, Layer, Weights};

/// The classes of a square, in the order of the net's answers: empty, a piece, or `x` for no square of a chess board.
pub const CLASSES: [char; 14] = [
    '.', 'P', 'N', 'B', 'R', 'Q', 'K', 'p', 'n', 'b', 'r', 'q', 'k', 'x',
];

/// The index of `x`, no square of a chess board.
pub(super) const NO_SQUARE: usize = CLASSES.len() - 1;

/// The probabilities of [`CLASSES`] on a square. They add up to 1.
pub type Chances = [f32; CLASSES.len()];

/// The index of the most probable class of a square, and its probability.
pub(super) fn best(chances: &Chances) -> (usize, f32) {
    let all = chances.iter().copied().enumerate();
    all.fold(
        (0, 0.0),
        |best, other| if other.1 > best.1 { other } else { best },
    )
}

/// Whether an empty square is more probable than any piece.
pub(super) fn is_empty(chances: &Chances) -> bool {
    chances[1..].iter().all(|chance| *chance < chances[0])
}

/// The number of columns of a matrix that are computed together.
const WIDE: usize = 16;

/// The number of convolutions, and the index of the dense layer of each square.
const EMBED: usize = 4;

/// What the net sees on a board.
#[derive(Clone, Debug)]
pub(super) struct BoardLook {
    /// The probability of each class on each square, row by row from the upper left.
    pub(super) chances: Vec<Chances>,
    /// The look of each square by itself, in the same order: [`Net::look_size`] numbers for each, none below 0.
    pub(super) looks: Vec<f32>,
}

/// The net that reads boards.
#[derive(Debug)]
pub struct Net(Weights);

impl Net {
    /// Reads the weights.
    ///
    /// # Errors
    /// Fails when they are damaged, or belong to another net.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let weights = Weights::read(bytes)?;
        let net = Self(weights);
        if net.fits() {
            Ok(net)
        } else {
            Err(BadWeights::OTHER_NET)
        }
    }

    /// Whether each layer takes the outputs of the previous one.
    fn fits(&self) -> bool {
        let layers = &self.0.layers;
        let Some([first, .., last]) = layers.get(..) else {
            return false;
        };
        let takes = |at: usize, inputs: usize| layers[at].inputs == inputs;
        let width = layers.get(EMBED).map_or(0, |layer| layer.outputs);
        let end = layers.len();
        end >= EMBED + 3
            && first.inputs == 2
            && last.outputs == CLASSES.len()
            && (1..EMBED).all(|at| takes(at, layers[at - 1].outputs))
            && takes(EMBED, layers[EMBED - 1].outputs * (self.side() / 2).pow(2))
            && layers[EMBED + 1..end - 2]
                .chunks(4)
                .all(|block| together::is_block(block, width))
            && takes(end - 2, width * 2)
            && takes(end - 1, layers[end - 2].outputs)
            && layers[EMBED..]
                .iter()
                .all(|layer| layer.kernel == 1 && layer.stride == 1)
    }

    /// The side of a tile after the convolutions.
    fn side(&self) -> usize {
        let convolutions = &self.0.layers[..EMBED.min(self.0.layers.len())];
        convolutions
            .iter()
            .fold(TILE, |side, layer| side_after(layer, side))
    }

    /// The count of numbers that describe the look of a square.
    pub(super) fn look_size(&self) -> usize {
        self.0.layers[EMBED].outputs
    }

    /// Reads a board. Returns the probability of each class on each square, row by row from the upper left.
    pub fn read_board(&self, board: &Rectified) -> Vec<Chances> {
        self.look_at(board).chances
    }

    /// Reads a board.
    pub(super) fn look_at(&self, board: &Rectified) -> BoardLook {
        let inputs = board.inputs();
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V3::try_new() {
            return pulp::Simd::vectorize(
                simd,
                NetReading {
                    net: self,
                    inputs: &inputs,
                },
            );
        }
        self.look(&inputs)
    }

    #[inline(always)]
    fn look(&self, inputs: &[f32]) -> BoardLook {
        let layers = &self.0.layers;
        let pooled_side = self.side() / 2;
        let features = layers[EMBED - 1].outputs * pooled_side * pooled_side;
        // The matrix has a column for each square.
        let mut pooled = vec![0.0; features * SQUARES];
        let mut scratch = Scratch::default();
        for (square, input) in inputs.chunks_exact(INPUTS).enumerate() {
            let seen = convolve(&layers[..EMBED], input, &mut scratch);
            for (feature, value) in pool(seen, self.side()).enumerate() {
                pooled[feature * SQUARES + square] = value;
            }
        }
        let (blocks, last) = layers[EMBED + 1..].split_at(layers.len() - EMBED - 3);
        let mut squares = dense(&layers[EMBED], &pooled, true);
        let looks = by_square(&squares);
        for block in blocks.chunks_exact(4) {
            let asked = dense(&block[0], &together::normed(&squares), false);
            add(
                &mut squares,
                &dense(&block[1], &together::heard(&asked), false),
            );
            let wide = dense(&block[2], &together::normed(&squares), true);
            add(&mut squares, &dense(&block[3], &wide, false));
        }
        let means: Vec<f32> = squares
            .chunks_exact(SQUARES)
            .map(|row| row.iter().sum::<f32>() / SQUARES as f32)
            .collect();
        squares.extend(means.iter().flat_map(|mean| [*mean; SQUARES]));
        let answers = dense(&last[1], &dense(&last[0], &squares, true), false);
        let chances = (0..SQUARES).map(|square| softmax(&answers, square, self.0.temperature));
        BoardLook {
            chances: chances.collect(),
            looks,
        }
    }
}

/// Puts the numbers of each square side by side. They come with a row for each number and a column for each square.
fn by_square(rows: &[f32]) -> Vec<f32> {
    let of_square = |square: usize| rows.iter().skip(square).step_by(SQUARES).copied();
    (0..SQUARES).flat_map(of_square).collect()
}

#[cfg(target_arch = "x86_64")]
struct NetReading<'a> {
    net: &'a Net,
    inputs: &'a [f32],
}

#[cfg(target_arch = "x86_64")]
impl pulp::WithSimd for NetReading<'_> {
    type Output = BoardLook;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> BoardLook {
        self.net.look(self.inputs)
    }
}

/// Buffers that are reused for the next square.
#[derive(Default)]
struct Scratch {
    columns: Vec<f32>,
    values: Vec<f32>,
    next: Vec<f32>,
}

fn side_after(layer: &Layer, side: usize) -> usize {
    (side + 2 * (layer.kernel / 2)).saturating_sub(layer.kernel) / layer.stride + 1
}

/// Passes a square through all convolutions. Returns a plane for each output.
#[inline(always)]
fn convolve<'a>(layers: &[Layer], input: &[f32], scratch: &'a mut Scratch) -> &'a [f32] {
    let Scratch {
        columns,
        values,
        next,
    } = scratch;
    values.clear();
    values.extend_from_slice(input);
    let mut side = TILE;
    for layer in layers {
        let after = side_after(layer, side);
        spread(layer, values, side, after, columns);
        multiply(layer, columns, after * after, true, next);
        std::mem::swap(values, next);
        side = after;
    }
    values
}

/// For each place in the kernel, writes the input values under it for all places of the output.
#[inline(always)]
fn spread(layer: &Layer, values: &[f32], side: usize, after: usize, columns: &mut Vec<f32>) {
    let (kernel, stride) = (layer.kernel, layer.stride);
    let padding = kernel / 2;
    columns.clear();
    columns.resize(layer.terms() * after * after, 0.0);
    let mut rows = columns.chunks_exact_mut(after);
    for plane in values.chunks_exact(side * side) {
        for place in 0..kernel * kernel {
            let (down, across) = (place / kernel, place % kernel);
            for y in 0..after {
                let Some(row) = rows.next() else {
                    return;
                };
                let from_y = y * stride + down;
                if from_y < padding || from_y - padding >= side {
                    continue;
                }
                let line = &plane[(from_y - padding) * side..][..side];
                for (x, value) in row.iter_mut().enumerate() {
                    let from_x = x * stride + across;
                    if from_x >= padding && from_x - padding < side {
                        *value = line[from_x - padding];
                    }
                }
            }
        }
    }
}

/// Multiplies weights by columns and adds the biases. Negative results become 0 where `is_bent`.
#[inline(always)]
pub(super) fn multiply(
    layer: &Layer,
    columns: &[f32],
    width: usize,
    is_bent: bool,
    out: &mut Vec<f32>,
) {
    let terms = layer.terms();
    out.clear();
    out.resize(layer.outputs.div_ceil(BLOCK) * BLOCK * width, 0.0);
    let blocks = layer
        .weights
        .chunks_exact(terms * BLOCK)
        .zip(layer.biases.chunks_exact(BLOCK));
    for ((weights, biases), out) in blocks.zip(out.chunks_exact_mut(BLOCK * width)) {
        for start in (0..width).step_by(WIDE) {
            let end = (start + WIDE).min(width);
            let mut sums = [[0.0_f32; WIDE]; BLOCK];
            for (sums, bias) in sums.iter_mut().zip(biases) {
                *sums = [*bias; WIDE];
            }
            if end - start == WIDE {
                add_products(weights, columns, width, start, &mut sums);
            } else {
                for (term, weights) in weights.chunks_exact(BLOCK).enumerate() {
                    for (sums, weight) in sums.iter_mut().zip(weights) {
                        let values = &columns[term * width + start..term * width + end];
                        sums.iter_mut()
                            .zip(values)
                            .for_each(|(sum, value)| *sum += weight * value);
                    }
                }
            }
            for (row, sums) in out.chunks_exact_mut(width).zip(&sums) {
                for (value, sum) in row[start..end].iter_mut().zip(sums) {
                    *value = if is_bent { sum.max(0.0) } else { *sum };
                }
            }
        }
    }
    out.truncate(layer.outputs * width);
}

#[inline(always)]
fn add_products(
    weights: &[f32],
    columns: &[f32],
    width: usize,
    start: usize,
    out: &mut [[f32; WIDE]; BLOCK],
) {
    // A separate array stays in registers.
    let mut sums = *out;
    let rows = columns.chunks_exact(width);
    for (weights, row) in weights.as_chunks::<BLOCK>().0.iter().zip(rows) {
        let Some(values) = row[start..].first_chunk::<WIDE>() else {
            return;
        };
        for (sums, weight) in sums.iter_mut().zip(weights) {
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += weight * value;
            }
        }
    }
    *out = sums;
}

/// Takes the maximum of each block of four neighbours, plane by plane.
fn pool(values: &[f32], side: usize) -> impl Iterator<Item = f32> {
    let half = side / 2;
    values.chunks_exact(side * side).flat_map(move |plane| {
        (0..half * half).map(move |index| {
            let first = index / half * 2 * side + index % half * 2;
            let four = [first, first + 1, first + side, first + side + 1];
            four.into_iter()
                .map(|at| plane[at])
                .fold(f32::MIN, f32::max)
        })
    })
}

/// Applies a dense layer to all squares at once: a row for each input, a column for each square.
#[inline(always)]
fn dense(layer: &Layer, values: &[f32], is_bent: bool) -> Vec<f32> {
    let mut out = Vec::new();
    multiply(layer, values, SQUARES, is_bent, &mut out);
    out
}

fn add(values: &mut [f32], others: &[f32]) {
    for (value, other) in values.iter_mut().zip(others) {
        *value += other;
    }
}

fn softmax(answers: &[f32], square: usize, temperature: f32) -> Chances {
    let mut logits: Chances = [0.0; CLASSES.len()];
    for (index, logit) in logits.iter_mut().enumerate() {
        *logit = answers[index * SQUARES + square] / temperature;
    }
    of_logits(logits)
}

/// Converts logits to probabilities (softmax).
pub(super) fn of_logits<const N: usize>(logits: [f32; N]) -> [f32; N] {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let chances = logits.map(|logit| exp(logit - most));
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}
