//! Line numbers in a text.

/// Counts lines from one place to the next.
pub(super) struct LineNumbers<'text> {
    text: &'text [u8],
    at: usize,
    number: u64,
}

impl<'text> LineNumbers<'text> {
    /// Creates a counter for a text whose first line has this number.
    pub(super) fn from(text: &'text [u8], number: u64) -> Self {
        Self {
            text,
            at: 0,
            number,
        }
    }

    /// Returns the number of the line with this place. Places must be given in ascending order.
    pub(super) fn number_at(&mut self, place: usize) -> u64 {
        let between = self.text.get(self.at..place).unwrap_or_default();
        self.number += count_lines(between);
        self.at = self.at.max(place);
        self.number
    }
}

/// Returns the number of line ends in a text: LF, or CR if there is no LF.
pub(super) fn count_lines(text: &[u8]) -> u64 {
    match memchr::memchr_iter(b'\n', text).count() {
        0 => memchr::memchr_iter(b'\r', text).count() as u64,
        count => count as u64,
    }
}
