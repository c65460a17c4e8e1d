//! Splits text into lines, each with its end.

use std::iter::FusedIterator;

/// The end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineEnd {
    /// No end: the last line of a document without a last line end, or a part of a long line.
    None,
    /// `"\n"`.
    Lf,
    /// `"\r\n"`.
    CrLf,
    /// `"\r"` without a `"\n"` after it.
    Cr,
}

impl LineEnd {
    /// The bytes of the line end.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Self::None => b"",
            Self::Lf => b"\n",
            Self::CrLf => b"\r\n",
            Self::Cr => b"\r",
        }
    }

    /// The line end at the end of a text.
    pub fn of(text: &[u8]) -> Self {
        match text {
            [.., b'\r', b'\n'] => Self::CrLf,
            [.., b'\n'] => Self::Lf,
            [.., b'\r'] => Self::Cr,
            _ => Self::None,
        }
    }
}

/// The number of lines of a text with each kind of end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineEndCounts {
    /// Lines that end in `"\n"` alone.
    pub lf: u64,
    /// Lines that end in `"\r\n"`.
    pub crlf: u64,
    /// Lines that end in `"\r"` alone.
    pub cr: u64,
}

impl LineEndCounts {
    /// Counts the line ends of a text, much faster than by splitting it into lines.
    pub fn of(text: &[u8]) -> Self {
        let all_lf = memchr::memchr_iter(b'\n', text).count() as u64;
        let Some(first_cr) = memchr::memchr(b'\r', text) else {
            return Self {
                lf: all_lf,
                ..Self::default()
            };
        };
        let text = text.get(first_cr..).unwrap_or_default();
        let all_cr = memchr::memchr_iter(b'\r', text).count() as u64;
        let crlf = count_crlf(text);
        Self {
            lf: all_lf - crlf,
            crlf,
            cr: all_cr - crlf,
        }
    }

    /// The number of all line ends.
    pub fn total(self) -> u64 {
        self.lf + self.crlf + self.cr
    }

    /// The most frequent line end; in a tie the first of LF, CRLF, CR. LF if no line has an end.
    pub fn most_common(self) -> LineEnd {
        let most = self.lf.max(self.crlf).max(self.cr);
        if self.lf == most {
            LineEnd::Lf
        } else if self.crlf == most {
            LineEnd::CrLf
        } else {
            LineEnd::Cr
        }
    }
}

/// Counts pairs with sums of bytes, which the compiler turns into vector instructions; a search would stop at every
/// line.
fn count_crlf(text: &[u8]) -> u64 {
    const STEP: usize = 128;
    let next = text.get(1..).unwrap_or_default();
    let steps = text.chunks(STEP).zip(next.chunks(STEP));
    let in_step = |(these, next): (&[u8], &[u8])| {
        let pairs = these.iter().zip(next);
        let hits = pairs.map(|(this, next)| u8::from(*this == b'\r') & u8::from(*next == b'\n'));
        u64::from(hits.sum::<u8>())
    };
    steps.map(in_step).sum()
}

/// A line of a document, or a part of one that is longer than a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DocumentLine<'text> {
    /// The number of the line in the document, from 1.
    pub number: u64,
    /// Its bytes without the line end.
    pub text: &'text [u8],
    /// Its line end.
    pub end: LineEnd,
    /// The part of the line; nearly always the whole line.
    pub part: LinePart,
    /// Whether it contains invalid UTF-16 (half a surrogate pair, half a unit) although the document is in UTF-16.
    /// Invalid parts are replaced by U+FFFD, unless they are [kept](super::LineBlocks::keeping_broken_utf16).
    pub is_damaged: bool,
}

/// The part of its line that a [`DocumentLine`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinePart {
    /// The whole line.
    Whole,
    /// The beginning of a line longer than a block. Other parts follow, the last one is a [`Self::Tail`].
    Head,
    /// A part without the beginning and the end of its line.
    Middle,
    /// The end of a line longer than a block; its text may be empty.
    Tail,
}

impl LinePart {
    fn new(is_begun: bool, is_ended: bool) -> Self {
        match (is_begun, is_ended) {
            (false, true) => Self::Whole,
            (false, false) => Self::Head,
            (true, false) => Self::Middle,
            (true, true) => Self::Tail,
        }
    }
}

/// The lines of a text.
#[derive(Clone, Debug)]
pub struct Lines<'text> {
    rest: &'text [u8],
    number: u64,
    /// Whether every CR is part of a CRLF, so that a search for LF is enough.
    is_lf_enough: bool,
    /// Whether the next line began before this text.
    is_begun: bool,
    /// Whether the last line continues after this text.
    goes_on: bool,
    damage: Damage<'text>,
}

impl<'text> Lines<'text> {
    /// The lines of a whole text in memory, from number 1.
    pub fn of(text: &'text [u8]) -> Self {
        Self {
            rest: text,
            number: 1,
            is_lf_enough: !has_lone_cr(text),
            is_begun: false,
            goes_on: false,
            damage: Damage::default(),
        }
    }

    /// The lines of a text that is a part of a document.
    pub(super) fn of_block(text: &'text [u8], context: BlockContext<'text>) -> Self {
        Self {
            rest: text,
            number: context.first_number,
            is_lf_enough: context.is_lf_enough,
            is_begun: context.is_begun,
            goes_on: context.goes_on,
            damage: Damage {
                places: context.damage,
                at: 0,
            },
        }
    }

    /// Splits off the first line and its end.
    fn cut(&self) -> (&'text [u8], LineEnd, &'text [u8]) {
        let found = if self.is_lf_enough {
            memchr::memchr(b'\n', self.rest)
        } else {
            memchr::memchr2(b'\n', b'\r', self.rest)
        };
        let Some((text, behind)) = found.and_then(|at| self.rest.split_at_checked(at)) else {
            return (self.rest, LineEnd::None, &[]);
        };
        match (behind, text.split_last()) {
            ([b'\r', b'\n', rest @ ..], _) => (text, LineEnd::CrLf, rest),
            ([b'\r', rest @ ..], _) => (text, LineEnd::Cr, rest),
            ([_, rest @ ..], Some((b'\r', text))) => (text, LineEnd::CrLf, rest),
            ([_, rest @ ..], _) => (text, LineEnd::Lf, rest),
            ([], _) => (text, LineEnd::None, behind),
        }
    }
}

impl<'text> Iterator for Lines<'text> {
    type Item = DocumentLine<'text>;

    fn next(&mut self) -> Option<DocumentLine<'text>> {
        // The tail of a long line may be empty but must be returned.
        let is_empty_tail = self.is_begun && !self.goes_on;
        if self.rest.is_empty() && !is_empty_tail {
            return None;
        }
        let (text, end, rest) = self.cut();
        let is_ended = end != LineEnd::None || !self.goes_on;
        let line = DocumentLine {
            number: self.number,
            text,
            end,
            part: LinePart::new(self.is_begun, is_ended),
            is_damaged: self.damage.is_in_next(self.rest.len() - rest.len()),
        };
        self.number += u64::from(is_ended);
        self.is_begun = false;
        self.rest = rest;
        Some(line)
    }
}

impl FusedIterator for Lines<'_> {}

/// The position and state of a text that is a part of a document.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockContext<'text> {
    /// The number of its first line.
    pub(super) first_number: u64,
    /// Whether every CR in it is part of a CRLF.
    pub(super) is_lf_enough: bool,
    /// Whether its first line began before it.
    pub(super) is_begun: bool,
    /// Whether its last line continues after it.
    pub(super) goes_on: bool,
    /// The offsets of invalid UTF-16.
    pub(super) damage: &'text [usize],
}

/// Finds the damaged lines.
#[derive(Clone, Debug, Default)]
struct Damage<'text> {
    /// The offsets that have not been passed yet.
    places: &'text [usize],
    at: usize,
}

impl Damage<'_> {
    /// Whether one of the next `len` bytes is damaged; moves past them.
    fn is_in_next(&mut self, len: usize) -> bool {
        self.at += len;
        let passed = self.places.partition_point(|place| *place < self.at);
        self.places = self.places.get(passed..).unwrap_or_default();
        0 < passed
    }
}

/// Whether a line ends with a CR alone.
fn has_lone_cr(text: &[u8]) -> bool {
    memchr::memchr_iter(b'\r', text).any(|at| text.get(at + 1) != Some(&b'\n'))
}
