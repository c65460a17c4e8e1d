//! The numbers of lines in a text.

/// Counts lines from one place to the next.
pub(super) struct LineNumbers<'text> {
    text: &'text [u8],
    at: usize,
    number: u64,
}

impl<'text> LineNumbers<'text> {
    /// Of a text whose first line has this number.
    pub(super) fn from(text: &'text [u8], number: u64) -> Self {
        Self {
            text,
            at: 0,
            number,
        }
    }

    /// The number of the line in which this place stands, which lies not before the last one that was asked for.
    pub(super) fn number_at(&mut self, place: usize) -> u64 {
        let between = self.text.get(self.at..place).unwrap_or_default();
        self.number += count_lines(between);
        self.at = self.at.max(place);
        self.number
    }
}

/// How many lines end in a text: at LF, or at CR where there is no LF.
pub(super) fn count_lines(text: &[u8]) -> u64 {
    match memchr::memchr_iter(b'\n', text).count() {
        0 => memchr::memchr_iter(b'\r', text).count() as u64,
        count => count as u64,
    }
}
