//! The net that reads a line of text: two convolutions, a dense layer for each column, a layer that sees five columns,
//! and the likelihood of each letter in each column (`training/captions.py`).
//!
//! Its classes, as `training/letters.py` defines them, are letters without case and accents, with look-alikes of Latin
//! and Cyrillic as one class; digits; all other signs.
#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the processor's newer instructions"
)]

use super::net::multiply;
use super::weights::{BadWeights, Layer, Weights};

/// The letters of the classes 1, 2 and so on. Class 0 is the background between them.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzßбгджзилпфцчшщъыьэюя";
/// Letters with a look-alike among `LETTERS`.
const ALIKE: [(&str, &str); 2] = [
    ("авекмнорстухіёй", "abekmhopctyxieи"),
    ("äàâáçéèêëíîïñóôöúûüú", "aaaaceeeeiiinooouuuu"),
];
/// The number of classes: the background, the letters, digits, and signs.
pub(super) const CLASSES: usize = 49;
/// The class of digits. Other signs have the next class; letters have smaller ones.
pub(super) const DIGIT: u8 = 47;

/// The class of a letter; `None` for any other character.
fn class_of(letter: char) -> Option<u8> {
    let letter = letter.to_lowercase().next()?;
    let alike = ALIKE.iter().find_map(|(letters, others)| {
        let place = letters.chars().position(|other| other == letter)?;
        others.chars().nth(place)
    });
    let letter = alike.unwrap_or(letter);
    let place = LETTERS.chars().position(|other| other == letter)?;
    u8::try_from(place + 1).ok()
}

/// The classes of the letters of a line.
pub(super) fn classes_of(line: &str) -> Vec<u8> {
    line.chars().filter_map(class_of).collect()
}

/// The number of rows of a line as input of the net. The ink takes 20 of them.
pub(super) const HIGH: usize = 24;
/// The number of columns of the line per column of answers.
const COLUMNS: usize = 2;
/// The side of the kernel of a convolution.
const KERNEL: usize = 3;
/// The number of columns that the fourth layer sees.
const NEAR: usize = 5;

/// The cost of each class in a column: how much less likely it is than the likeliest class there, as `ln`. The
/// likeliest class has cost 0.
pub(super) type ClassCosts = [f32; CLASSES];

/// The net that reads lines.
#[derive(Debug)]
pub(super) struct LineNet(Weights);

impl LineNet {
    /// Reads the weights.
    ///
    /// # Errors
    /// Fails when they are damaged, or belong to another net.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let weights = Weights::read(bytes)?;
        let [one, two, column, near, last] = &weights.layers[..] else {
            return Err(BadWeights::OTHER_NET);
        };
        let takes = |layer: &Layer, terms: usize| layer.terms() == terms;
        let is_fit = takes(one, KERNEL * KERNEL)
            && takes(two, one.outputs * KERNEL * KERNEL)
            && takes(column, two.outputs * HIGH / 4)
            && takes(near, column.outputs * NEAR)
            && takes(last, near.outputs)
            && last.outputs == CLASSES;
        if is_fit {
            Ok(Self(weights))
        } else {
            Err(BadWeights::OTHER_NET)
        }
    }

    /// Reads a line. Values are from 0 for the background to 1 for the ink, in 24 rows of an even number of columns.
    pub(super) fn costs(&self, line: &[f32]) -> Vec<ClassCosts> {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V3::try_new() {
            return pulp::Simd::vectorize(simd, LineNetReading { net: self, line });
        }
        self.columns(line)
    }

    #[inline(always)]
    fn columns(&self, line: &[f32]) -> Vec<ClassCosts> {
        let [one, two, column, near, last] = &self.0.layers[..] else {
            return Vec::new();
        };
        let width = line.len() / HIGH;
        let seen = convolved(one, line, width);
        let seen = pooled(&seen, width, true);
        let seen = convolved(two, &seen, width / COLUMNS);
        let seen = pooled(&seen, width / COLUMNS, false);
        let width = width / COLUMNS;
        let (mut columns, mut around, mut answers) = (Vec::new(), Vec::new(), Vec::new());
        multiply(column, &seen, width, true, &mut columns);
        multiply(near, &neighbours(&columns, width), width, true, &mut around);
        multiply(last, &around, width, false, &mut answers);
        let cost = |at: usize| {
            let likely: ClassCosts = std::array::from_fn(|class| answers[class * width + at]);
            let most = likely.into_iter().fold(f32::MIN, f32::max);
            likely.map(|value| most - value)
        };
        (0..width).map(cost).collect()
    }
}

#[cfg(target_arch = "x86_64")]
struct LineNetReading<'a> {
    net: &'a LineNet,
    line: &'a [f32],
}

#[cfg(target_arch = "x86_64")]
impl pulp::WithSimd for LineNetReading<'_> {
    type Output = Vec<ClassCosts>;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> Vec<ClassCosts> {
        self.net.columns(self.line)
    }
}

/// Convolves planes of this width, with zeros around them. Negative results become 0.
#[inline(always)]
fn convolved(layer: &Layer, planes: &[f32], width: usize) -> Vec<f32> {
    let size = planes.len() / (layer.terms() / (KERNEL * KERNEL));
    let mut columns = Vec::with_capacity(layer.terms() * size);
    for plane in planes.chunks_exact(size) {
        for place in 0..KERNEL * KERNEL {
            let (down, across) = (place / KERNEL, place % KERNEL);
            for y in 0..size / width {
                let from = (y + down).checked_sub(KERNEL / 2);
                let line = from.and_then(|y| plane.get(y * width..(y + 1) * width));
                columns.extend((0..width).map(|x| {
                    let from = (x + across).checked_sub(KERNEL / 2);
                    let value = line.zip(from).and_then(|(line, x)| line.get(x));
                    value.copied().unwrap_or_default()
                }));
            }
        }
    }
    let mut out = Vec::new();
    multiply(layer, &columns, size, true, &mut out);
    out
}

/// Takes the maximum of every two rows, and of every two columns as well where `is_both`. All planes have an even
/// number of rows, so they can be processed as one.
#[inline(always)]
fn pooled(planes: &[f32], width: usize, is_both: bool) -> Vec<f32> {
    let mut out = Vec::with_capacity(planes.len() / 2);
    for rows in planes.chunks_exact(2 * width) {
        let (upper, lower) = rows.split_at(width);
        let larger = upper.iter().zip(lower).map(|(one, other)| one.max(*other));
        if is_both {
            let row: Vec<f32> = larger.collect();
            out.extend(row.chunks_exact(2).map(|pair| pair[0].max(pair[1])));
        } else {
            out.extend(larger);
        }
    }
    out
}

/// Makes five rows from each row: the values in the five columns around each column.
#[inline(always)]
fn neighbours(rows: &[f32], width: usize) -> Vec<f32> {
    let mut out = Vec::with_capacity(rows.len() * NEAR);
    for row in rows.chunks_exact(width) {
        for place in 0..NEAR {
            out.extend((0..width).map(|x| {
                let from = (x + place).checked_sub(NEAR / 2);
                from.and_then(|x| row.get(x)).copied().unwrap_or_default()
            }));
        }
    }
    out
}
