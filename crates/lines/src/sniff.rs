//! Whether bytes are lines of text.
//!
//! Lenient: any 8-bit text will do, and files in circulation end lines with a NUL. Only what would be
//! useless or dangerous as text is refused: binary files, and UTF-16 that does not say that it is.

use crate::decoding::utf16;
use std::{error, fmt};

/// Only this many bytes at the beginning are looked at.
const SAMPLE: usize = 64 * 1024;
/// More control bytes than one in this many mean a binary file …
const CONTROL_SHARE: usize = 16;
/// … but a few of them never do.
const FEW_CONTROLS: usize = 4;

/// Why bytes are not lines of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotText {
    /// It looks like UTF-16, but there is no byte order mark that would make it sure.
    Utf16,
    /// Not text at all.
    Binary {
        /// The first byte that text does not have.
        offset: u64,
    },
}

impl fmt::Display for NotText {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Utf16 => write!(out, "the text is UTF-16 without a byte order mark"),
            Self::Binary { offset } => write!(out, "not a text file: binary at byte {offset}"),
        }
    }
}

impl error::Error for NotText {}

/// Refuses what is not lines of text. UTF-16 with a mark is for [`check_is_decoded_text`].
pub(super) fn check_is_text(bytes: &[u8]) -> Result<(), NotText> {
    if looks_like_utf16(sample_of(bytes)) {
        return Err(NotText::Utf16);
    }
    first_binary(bytes).map_or(Ok(()), |at| {
        let offset = at as u64;
        Err(NotText::Binary { offset })
    })
}

/// Refuses what is not lines of text, though a file begins with a mark of UTF-16.
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

/// The first byte that makes them no text.
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

/// The first NUL of the sample that does not stand directly before the end of a line.
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

/// Control bytes that text files do not have. SUB ends the text files of CP/M and DOS; where a NUL
/// may stand is told by [`stray_nul`].
fn is_odd_control(byte: u8) -> bool {
    byte < b' ' && !matches!(byte, 0 | b'\t' | b'\n' | b'\r' | 0x0C | 0x1A)
}
