//! The ends of lines.

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
