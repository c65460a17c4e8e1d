//! The attention layers among the 64 squares of a board.
//!
//! Each square has a query, which matches the key of each square to some extent, and the result is a mean of all
//! squares' values with these weights. The net uses this for the same piece elsewhere on the board, the other kinds of
//! the same set, and the other colour.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the processor's newer instructions"
)]

use super::weights::Layer;

/// The number of squares.
pub(super) const SQUARES: usize = 64;
/// The number of attention heads.
const HEADS: usize = 4;
/// Added to a variance before the division by it.
const LEAST_VARIANCE: f32 = 1e-5;

/// One number for each square.
type Row = [f32; SQUARES];

/// The result of attention on `asked`, which has the rows of queries, keys and values and a column for each square.
#[inline(always)]
pub(super) fn heard(asked: &[f32]) -> Vec<f32> {
    let rows = asked.as_chunks::<SQUARES>().0;
    let channels = rows.len() / 3;
    let (queries, rest) = rows.split_at(channels);
    let (keys, values) = rest.split_at(channels);
    let depth = channels / HEADS;
    let mut heard = Vec::with_capacity(channels * SQUARES);
    for head in 0..HEADS {
        let own = head * depth..(head + 1) * depth;
        let trust = trust(&queries[own.clone()], &keys[own.clone()]);
        for values in &values[own] {
            let mut sums = [0.0; SQUARES];
            for (trust, value) in trust.iter().zip(values) {
                for (sum, trust) in sums.iter_mut().zip(trust) {
                    *sum += trust * value;
                }
            }
            heard.extend(sums);
        }
    }
    heard
}

/// The weight of each square (row) for each square (column). Each column adds up to 1.
#[inline(always)]
fn trust(queries: &[Row], keys: &[Row]) -> [Row; SQUARES] {
    let mut trust = [[0.0; SQUARES]; SQUARES];
    for (query, key) in queries.iter().zip(keys) {
        for (trust, key) in trust.iter_mut().zip(key) {
            for (trust, query) in trust.iter_mut().zip(query) {
                *trust += query * key;
            }
        }
    }
    let mut most = [f32::MIN; SQUARES];
    for row in &trust {
        for (most, value) in most.iter_mut().zip(row) {
            *most = most.max(*value);
        }
    }
    let mut sums = [0.0; SQUARES];
    for row in &mut trust {
        for ((value, most), sum) in row.iter_mut().zip(&most).zip(&mut sums) {
            *value = exp(*value - most);
            *sum += *value;
        }
    }
    for row in &mut trust {
        for (value, sum) in row.iter_mut().zip(&sums) {
            *value /= sum;
        }
    }
    trust
}

/// Subtracts the mean of each square's numbers and divides by their spread.
#[inline(always)]
pub(super) fn normed(values: &[f32]) -> Vec<f32> {
    let rows = values.as_chunks::<SQUARES>().0;
    let count = rows.len() as f32;
    let mut means = [0.0; SQUARES];
    for row in rows {
        for (mean, value) in means.iter_mut().zip(row) {
            *mean += value / count;
        }
    }
    let mut spreads = [0.0; SQUARES];
    for row in rows {
        for ((spread, mean), value) in spreads.iter_mut().zip(&means).zip(row) {
            *spread += (value - mean) * (value - mean) / count;
        }
    }
    let spreads = spreads.map(|spread: f32| (spread + LEAST_VARIANCE).sqrt());
    let mut normed = Vec::with_capacity(values.len());
    for row in rows {
        let own = row.iter().zip(&means).zip(&spreads);
        normed.extend(own.map(|((value, mean), spread)| (value - mean) / spread));
    }
    normed
}

/// Whether four layers are such a block with `channels` numbers per square.
pub(super) fn is_block(layers: &[Layer], channels: usize) -> bool {
    let [asked, heard, wide, narrow] = layers else {
        return false;
    };
    channels.is_multiple_of(HEADS)
        && [asked.inputs, asked.outputs] == [channels, 3 * channels]
        && [heard.inputs, heard.outputs] == [channels, channels]
        && [wide.inputs, narrow.outputs] == [channels, channels]
        && wide.outputs == narrow.inputs
}

/// The exponential, within a few units in the last place, and the same on every machine (unlike the system's).
#[inline(always)]
pub(super) fn exp(value: f32) -> f32 {
    const SHARE: [f32; 6] = [
        1.0,
        std::f32::consts::LN_2,
        0.240_226_5,
        0.055_504_11,
        0.009_618_13,
        0.001_333_36,
    ];
    let doublings = (value * std::f32::consts::LOG2_E).clamp(-126.0, 127.0);
    let whole = (doublings + 0.5).floor();
    let rest = doublings - whole;
    let part = SHARE
        .iter()
        .rev()
        .fold(0.000_154_04, |sum, share| sum * rest + share);
    // A float with this exponent and no fraction.
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * part
}
