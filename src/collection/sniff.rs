//! Whether bytes are lines of text, and how the lines end.
//!
//! Lenient: any 8-bit text will do, and files in circulation end lines with a NUL. Only what would be
//! useless or dangerous as text is refused: UTF-16 and binary files.

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
    /// Two bytes a character; it would have to be converted.
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
            Self::Utf16 => write!(out, "the text is UTF-16, not UTF-8"),
            Self::Binary { offset } => write!(out, "not a text file: binary at byte {offset}"),
        }
    }
}

impl error::Error for NotText {}

/// Refuses what is not lines of text.
pub(super) fn check_is_text(bytes: &[u8]) -> Result<(), NotText> {
    let sample = bytes.get(..SAMPLE).unwrap_or(bytes);
    if has_utf16_mark(sample) || looks_like_utf16(sample) {
        return Err(NotText::Utf16);
    }
    let binary = stray_nul(bytes, sample.len()).or_else(|| too_many_controls(sample));
    binary.map_or(Ok(()), |at| {
        let offset = at as u64;
        Err(NotText::Binary { offset })
    })
}

/// The byte order mark of UTF-8 at the beginning, or nothing.
pub(super) fn mark_len(bytes: &[u8]) -> usize {
    const MARK: &[u8] = b"\xEF\xBB\xBF";
    if bytes.starts_with(MARK) {
        MARK.len()
    } else {
        0
    }
}

/// How the lines of a text end: as its first one does.
pub(super) fn line_end(text: &[u8]) -> &'static [u8] {
    let Some(at) = memchr::memchr(b'\n', text) else {
        return if memchr::memchr(b'\r', text).is_some() {
            b"\r"
        } else {
            b"\n"
        };
    };
    match at.checked_sub(1).and_then(|before| text.get(before)) {
        Some(b'\r') => b"\r\n",
        _ => b"\n",
    }
}

fn has_utf16_mark(sample: &[u8]) -> bool {
    sample.starts_with(b"\xFF\xFE") || sample.starts_with(b"\xFE\xFF")
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
