//! Makes a line of each game in a text.

use super::escapes::push_escaped;
use super::starts::{Part, Starts};
use std::convert::Infallible;

/// Takes the bytes of a file and gives lines, each of which is a game.
#[derive(Debug)]
pub(crate) struct GamesIn {
    starts: Starts,
    /// The numbers of line ends: LF, CRLF, CR.
    ends: [u64; 3],
    is_after_cr: bool,
}

impl GamesIn {
    pub(crate) fn new() -> Self {
        Self {
            starts: Starts::new(),
            ends: [0; 3],
            is_after_cr: false,
        }
    }

    /// Appends the lines of the next bytes.
    pub(crate) fn add(&mut self, bytes: &[u8], lines: &mut Vec<u8>) {
        self.count_ends(bytes);
        let Ok(()) = self.starts.add(bytes, &mut pushing(lines));
    }

    /// Appends the rest. The last game has no line end.
    pub(crate) fn finish(&mut self, lines: &mut Vec<u8>) {
        let Ok(()) = self.starts.decide(&mut pushing(lines));
    }

    /// The most frequent line end of the file so far.
    pub(crate) fn newline(&self) -> &'static [u8] {
        let [lf, crlf, cr] = self.ends;
        if lf < crlf && cr <= crlf {
            b"\r\n"
        } else if lf < cr {
            b"\r"
        } else {
            b"\n"
        }
    }

    fn count_ends(&mut self, bytes: &[u8]) {
        let [lf, crlf, cr] = &mut self.ends;
        for at in memchr::memchr2_iter(b'\n', b'\r', bytes) {
            let is_after_cr = match at.checked_sub(1) {
                Some(before) => bytes.get(before) == Some(&b'\r'),
                None => self.is_after_cr,
            };
            match bytes.get(at) {
                Some(b'\r') => *cr += 1,
                _ if is_after_cr => {
                    *cr = cr.saturating_sub(1);
                    *crlf += 1;
                }
                _ => *lf += 1,
            }
        }
        if let Some(last) = bytes.last() {
            self.is_after_cr = *last == b'\r';
        }
    }
}

/// Appends each part to the lines.
fn pushing(lines: &mut Vec<u8>) -> impl FnMut(Part<'_>) -> Result<(), Infallible> {
    |part| {
        match part {
            Part::LineStart { is_game: true, .. } => lines.push(b'\n'),
            Part::LineStart { .. } => {}
            Part::Bytes(bytes) => push_escaped(bytes, lines),
        }
        Ok(())
    }
}
