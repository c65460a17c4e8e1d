//! Decides whether bytes are lines of text.
//!
//! The test is lenient: any 8-bit text passes, and existing files have lines that end with a NUL. It refuses only what
//! would be useless or dangerous as text: binary files, and UTF-16 without a byte order mark.

use crate::decoding::utf16;
use std::{error, fmt};

/// The number of bytes at the beginning that are examined.
const SAMPLE: usize = 64 * 1024;
/// The first bytes of a Parquet file.
const PARQUET: &[u8] = b"PAR1";
/// A binary file has more than one control byte in this many bytes.
const CONTROL_SHARE: usize = 16;
/// The number of control bytes that never make a file binary.
const FEW_CONTROLS: usize = 4;

/// The reason why bytes are not lines of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotText {
    /// They look like UTF-16, but have no byte order mark to confirm it.
    Utf16,
    /// They are a Parquet file, whose bytes this crate does not understand.
    Parquet,
    /// They are not text.
    Binary {
        /// The offset of the first byte that does not occur in text.
        offset: u64,
    },
}

impl fmt::Display for NotText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Utf16 => write!(out, "the text is UTF-16 without a byte order mark"),
            Self::Parquet => write!(out, "a Parquet file"),
            Self::Binary { offset } => write!(out, "not a text file: binary at byte {offset}"),
        }
    }
}

impl error::Error for NotText {}

/// Refuses bytes that are not lines of text. [`check_is_decoded_text`] is for UTF-16 with a mark.
pub(super) fn check_is_text(bytes: &[u8]) -> Result<(), NotText> {
    if looks_like_utf16(sample_of(bytes)) {
        return Err(NotText::Utf16);
    }
    match first_binary(bytes) {
        None => Ok(()),
        Some(_) if bytes.starts_with(PARQUET) => Err(NotText::Parquet),
        Some(at) => Err(NotText::Binary { offset: at as u64 }),
    }
}

/// Refuses decoded UTF-16 that is not lines of text, although its file begins with a mark.
pub(super) fn check_is_decoded_text(text: &[u8], mark: &[u8]) -> Result<(), NotText> {
    first_binary(text).map_or(Ok(()), |at| {
        let before = text.get(..at).unwrap_or_default();
        let offset = mark.len() as u64 + utf16::encoded_len(before);
        Err(NotText::Binary { offset })
    })
}

fn sample_of(bytes: &[u8]) -> &[u8] {
    bytes.get(..SAMPLE).unwrap_or(bytes)
}

/// The first byte that does not occur in text.
fn first_binary(bytes: &[u8]) -> Option<usize> {
    let sample = sample_of(bytes);
    stray_nul(bytes, sample.len()).or_else(|| too_many_controls(sample))
}

/// Whether most bytes at even offsets are NUL and none at odd ones, or the other way round.
fn looks_like_utf16(sample: &[u8]) -> bool {
    let nuls_from = |first| {
        sample
            .iter()
            .skip(first)
            .step_by(2)
            .filter(|byte| **byte == 0)
            .count()
    };
    let (even, odd) = (nuls_from(0), nuls_from(1));
    let half = sample.len() / 2;
    even.min(odd) == 0 && 1 < half && half * 3 <= even.max(odd) * 4
}

/// The first NUL of the sample that is not directly before the end of a line.
fn stray_nul(bytes: &[u8], sample_len: usize) -> Option<usize> {
    let ends_line = |at: usize| matches!(bytes.get(at + 1), None | Some(b'\n' | b'\r'));
    let sample = bytes.get(..sample_len).unwrap_or(bytes);
    memchr::memchr_iter(0, sample).find(|at| !ends_line(*at))
}

/// The first control byte, if there are too many of them.
fn too_many_controls(sample: &[u8]) -> Option<usize> {
    let mut controls = sample
        .iter()
        .enumerate()
        .filter(|(_, byte)| is_odd_control(**byte));
    let (first, _) = controls.next()?;
    let count = 1 + controls.count();
    let too_many = FEW_CONTROLS < count && sample.len() < count * CONTROL_SHARE;
    too_many.then_some(first)
}

/// Whether text files never have this control byte. SUB ends the text files of CP/M and DOS; [`stray_nul`] decides
/// about NUL.
fn is_odd_control(byte: u8) -> bool {
    byte < b' ' && !matches!(byte, 0 | b'\t' | b'\n' | b'\r' | 0x0C | 0x1A)
}
