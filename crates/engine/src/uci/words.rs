//! The words of a line, and numbers among them.

/// The words of a line, separated by any ASCII whitespace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UciWords<'a> {
    rest: &'a [u8],
}

impl<'a> UciWords<'a> {
    /// Takes the words of this text.
    pub const fn of(text: &'a [u8]) -> Self {
        Self {
            rest: text.trim_ascii(),
        }
    }

    /// The text after the words that were taken.
    pub const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Takes all words up to the first that `is_end` accepts, and returns them unchanged.
    pub(super) fn take_until(&mut self, is_end: impl Fn(&[u8]) -> bool) -> &'a [u8] {
        let begin = self.rest;
        loop {
            let before = self.clone();
            if self.next().is_none_or(&is_end) {
                *self = before;
                let length = begin.len().saturating_sub(self.rest.len());
                return begin.get(..length).unwrap_or_default().trim_ascii_end();
            }
        }
    }
}

impl<'a> Iterator for UciWords<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<Self::Item> {
        let length = self.rest.iter().position(u8::is_ascii_whitespace);
        let (word, rest) = self
            .rest
            .split_at_checked(length.unwrap_or(self.rest.len()))?;
        self.rest = rest.trim_ascii_start();
        (!word.is_empty()).then_some(word)
    }
}

/// Reads a number without a sign. One that is too large becomes the largest.
pub(super) fn unsigned(word: &[u8]) -> Option<u64> {
    let is_number = !word.is_empty() && word.iter().all(u8::is_ascii_digit);
    let add = |sum: u64, digit: &u8| {
        let digit = u64::from(digit.wrapping_sub(b'0'));
        sum.saturating_mul(10).saturating_add(digit)
    };
    is_number.then(|| word.iter().fold(0, add))
}

/// Reads a number without a sign; one that is too large becomes the largest of this type.
pub(super) fn small(word: &[u8]) -> Option<u32> {
    unsigned(word).map(|number| u32::try_from(number).unwrap_or(u32::MAX))
}

/// Reads a number that may have a sign.
pub(super) fn signed(word: &[u8]) -> Option<i64> {
    let (is_negative, digits) = match word {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] | digits => (false, digits),
    };
    let number = i64::try_from(unsigned(digits)?).unwrap_or(i64::MAX);
    Some(if is_negative { -number } else { number })
}

/// Text of an engine for display: without line ends or other control characters, and at most this many characters long.
pub(crate) fn plain_text(said: &[u8], most: usize) -> String {
    let bytes = most.saturating_mul(4);
    let said = said.get(..bytes).unwrap_or(said);
    let text = String::from_utf8_lossy(said);
    let shown = text.chars().filter(|letter| !letter.is_control());
    shown.take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_large_numbers_are_clamped_and_other_words_are_no_numbers() {
        assert_eq!(unsigned(b"18446744073709551616"), Some(u64::MAX));
        assert_eq!(small(b"4294967296"), Some(u32::MAX));
        assert_eq!(signed(b"-99999999999999999999"), Some(-i64::MAX));
        assert_eq!(signed(b"+7"), Some(7));
        for word in ["", "-", "+", "1.5", "0x10", "--1", "\u{661}"] {
            assert_eq!(signed(word.as_bytes()), None, "{word}");
        }
    }

    #[test]
    fn words_up_to_a_given_word_are_taken_verbatim() {
        let mut words = UciWords::of(b" name  Clear \t Hash type button ");
        assert_eq!(words.next(), Some(&b"name"[..]));
        assert_eq!(words.take_until(|word| word == b"type"), b"Clear \t Hash");
        assert_eq!(words.rest(), b"type button");
        assert_eq!(words.take_until(|_| false), b"type button");
        assert_eq!(words.next(), None);
    }

    #[test]
    fn a_displayed_text_is_short_and_has_no_control_characters() {
        assert_eq!(plain_text(b"a\x1b[2J\0b\xff\r\n", 50), "a[2Jb\u{fffd}");
        assert_eq!(plain_text("äöü".as_bytes(), 2), "äö");
    }
}
