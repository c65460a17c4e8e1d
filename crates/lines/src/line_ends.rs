//! Counts and finds line ends in a piece of text.
//!
//! A line end counts at its last byte. Whether a CR at the end of a piece is a line end depends on the next byte.

mod lf_places;

use crate::decoding::{LineEnd, LineEndCounts};

pub(super) use lf_places::LfPlaces;

/// Sums of line ends over several pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EndSums {
    lf: u64,
    cr: u64,
    /// Pairs of CR and LF, which are counted in both.
    pairs: u64,
}

impl EndSums {
    /// Adds a piece; `next` is the byte after it, or `None` at the end of the text.
    pub(super) fn add(&mut self, piece: &[u8], next: Option<u8>) {
        let counts = LineEndCounts::of(piece);
        let is_cut_pair = piece.last() == Some(&b'\r') && next == Some(b'\n');
        self.lf += counts.lf + counts.crlf;
        self.cr += counts.cr + counts.crlf;
        self.pairs += counts.crlf + u64::from(is_cut_pair);
    }

    /// Adds a piece whose number of lines alone is known.
    pub(super) fn add_lines(&mut self, count: u64) {
        self.lf += count;
    }

    /// The number of line ends whose last byte was added.
    pub(super) fn total(self) -> u64 {
        self.lf + self.cr - self.pairs
    }

    /// The number of line ends of each kind; a pair counts even before its LF was added.
    pub(super) fn counts(self) -> LineEndCounts {
        LineEndCounts {
            lf: self.lf.saturating_sub(self.pairs),
            crlf: self.pairs,
            cr: self.cr - self.pairs,
        }
    }
}

/// The number of line ends in a piece.
pub(super) fn count(piece: &[u8], next: Option<u8>) -> u64 {
    let mut sums = EndSums::default();
    sums.add(piece, next);
    sums.total()
}

/// The offset after the `nth` line end of a text, counted from 1.
pub(super) fn behind_nth(text: &[u8], nth: u64, is_lf_enough: bool) -> Option<usize> {
    /// Counting this many bytes is faster than stopping at each line.
    const STRIDE: usize = 256;
    let (mut skipped, mut left) = (0, nth.checked_sub(1)?);
    for stride in text.chunks(STRIDE) {
        let ends = count(stride, text.get(skipped + stride.len()).copied());
        if left < ends {
            break;
        }
        left -= ends;
        skipped += stride.len();
    }
    let mut starts = starts_behind(text.get(skipped..)?, is_lf_enough);
    Some(skipped + starts.nth(usize::try_from(left).ok()?)?)
}

/// The offsets after the line ends of a text.
pub(super) fn starts_behind(
    text: &[u8],
    is_lf_enough: bool,
) -> impl Iterator<Item = usize> + use<'_> {
    let ends_line = move |at: &usize| {
        let here = (text.get(*at), text.get(at + 1));
        here != (Some(&b'\r'), Some(&b'\n'))
    };
    let only_lf = is_lf_enough.then(|| memchr::memchr_iter(b'\n', text));
    let any = (!is_lf_enough).then(|| memchr::memchr2_iter(b'\n', b'\r', text));
    let any = any.into_iter().flatten().filter(ends_line);
    let all = only_lf.into_iter().flatten().chain(any);
    all.map(|at| at + 1)
}

/// The first line of a text without its end; `None` if no line ends.
pub(super) fn first_line(text: &[u8]) -> Option<&[u8]> {
    text.get(..memchr::memchr2(b'\n', b'\r', text)?)
}

/// One or more lines without the end of the last one.
pub(super) fn without_end(lines: &[u8]) -> &[u8] {
    let end = LineEnd::of(lines).bytes();
    lines.strip_suffix(end).unwrap_or(lines)
}
