//! Reads the weights of a net, as `training` writes them.
//!
//! The format is little-endian: `tbyread2`, the number of layers, their shapes, the temperature, then for each layer
//! its weights as half-precision floats (outputs × inputs × kernel × kernel) and its biases as floats; and a CRC-32 of
//! all that at the end.

use std::fmt;

const MAGIC: &[u8; 8] = b"tbyread2";
/// The maximum number of inputs or outputs of a layer.
const MOST_CHANNELS: usize = 4096;

/// The reason why bytes are not valid weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BadWeights(&'static str);

impl BadWeights {
    pub(super) const OTHER_NET: Self = Self("of another net");
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A layer: each output is a weighted sum of inputs.
#[derive(Debug)]
pub(super) struct Layer {
    pub(super) kernel: usize,
    pub(super) stride: usize,
    pub(super) inputs: usize,
    pub(super) outputs: usize,
    /// Blocks of [`BLOCK`] outputs. Each block has, for each input and place in the kernel, the weights of its outputs.
    pub(super) weights: Vec<f32>,
    /// The biases of the outputs, padded to whole blocks.
    pub(super) biases: Vec<f32>,
}

/// The number of outputs that are computed together.
pub(super) const BLOCK: usize = 4;

impl Layer {
    /// The number of terms in the sum of each output.
    pub(super) fn terms(&self) -> usize {
        self.inputs * self.kernel * self.kernel
    }
}

/// The layers and the temperature of a net.
#[derive(Debug)]
pub(super) struct Weights {
    pub(super) layers: Vec<Layer>,
    pub(super) temperature: f32,
}

impl Weights {
    pub(super) fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let body = bytes.len().checked_sub(4).ok_or(BadWeights("too short"))?;
        let (bytes, check) = bytes.split_at(body);
        let mut reader = Reader(bytes);
        if reader.take::<8>()? != *MAGIC {
            return Err(BadWeights("not of this kind"));
        }
        if crc32(bytes).to_le_bytes() != check {
            return Err(BadWeights("damaged"));
        }
        let count = reader.number()?;
        if count > 64 {
            return Err(BadWeights("too many layers"));
        }
        let shapes: Result<Vec<Shape>, BadWeights> =
            (0..count).map(|_| Shape::read(&mut reader)).collect();
        let temperature = f32::from_le_bytes(reader.take()?);
        if !(0.01..100.0).contains(&temperature) {
            return Err(BadWeights("no temperature"));
        }
        let layers: Result<_, _> = shapes?
            .into_iter()
            .map(|shape| shape.layer(&mut reader))
            .collect();
        let weights = Self {
            layers: layers?,
            temperature,
        };
        reader
            .0
            .is_empty()
            .then_some(weights)
            .ok_or(BadWeights("too long"))
    }
}

struct Shape {
    kernel: usize,
    stride: usize,
    inputs: usize,
    outputs: usize,
}

impl Shape {
    fn read(reader: &mut Reader<'_>) -> Result<Self, BadWeights> {
        let [kind, kernel, stride, _] = reader.take()?.map(usize::from);
        let (inputs, outputs) = (reader.number()?, reader.number()?);
        let is_fit = kind <= 1
            && (1..=7).contains(&kernel)
            && (1..=4).contains(&stride)
            && (1..=MOST_CHANNELS).contains(&inputs)
            && (1..=MOST_CHANNELS).contains(&outputs);
        is_fit
            .then_some(Self {
                kernel,
                stride,
                inputs,
                outputs,
            })
            .ok_or(BadWeights("no such layer"))
    }

    fn layer(&self, reader: &mut Reader<'_>) -> Result<Layer, BadWeights> {
        let Self {
            kernel,
            stride,
            inputs,
            outputs,
        } = *self;
        let terms = inputs * kernel * kernel;
        let blocks = outputs.div_ceil(BLOCK);
        // Checked before memory is reserved.
        if reader.0.len() < outputs * terms * 2 {
            return Err(BadWeights("too short"));
        }
        let mut weights = vec![0.0; blocks * terms * BLOCK];
        for output in 0..outputs {
            let first = output / BLOCK * terms * BLOCK + output % BLOCK;
            for term in 0..terms {
                weights[first + term * BLOCK] = of_half(u16::from_le_bytes(reader.take()?));
            }
        }
        let mut biases = vec![0.0; blocks * BLOCK];
        for bias in &mut biases[..outputs] {
            *bias = f32::from_le_bytes(reader.take()?);
        }
        Ok(Layer {
            kernel,
            stride,
            inputs,
            outputs,
            weights,
            biases,
        })
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let (first, rest) = self
            .0
            .split_first_chunk::<N>()
            .ok_or(BadWeights("too short"))?;
        self.0 = rest;
        Ok(*first)
    }

    fn number(&mut self) -> Result<usize, BadWeights> {
        usize::try_from(u32::from_le_bytes(self.take()?))
            .ok()
            .ok_or(BadWeights("too long"))
    }
}

/// Converts a half-precision float (IEEE 754).
fn of_half(bits: u16) -> f32 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let fraction = f32::from(bits & 0x3ff);
    match i32::from(bits >> 10 & 0x1f) {
        0 => sign * fraction * (-24_f32).exp2(),
        31 => sign * f32::MAX,
        exponent => sign * (1.0 + fraction / 1024.0) * ((exponent - 15) as f32).exp2(),
    }
}

/// The CRC-32 checksum that zlib uses.
fn crc32(bytes: &[u8]) -> u32 {
    let mut table = [0_u32; 256];
    for (index, entry) in (0_u32..).zip(&mut table) {
        *entry = (0..8).fold(index, |value, _| {
            if value & 1 == 1 {
                0xEDB8_8320 ^ (value >> 1)
            } else {
                value >> 1
            }
        });
    }
    !bytes.iter().fold(u32::MAX, |value, byte| {
        table[((value ^ u32::from(*byte)) & 0xff) as usize] ^ (value >> 8)
    })
}
