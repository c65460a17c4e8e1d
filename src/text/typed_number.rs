//! Numbers that people type.

/// The number that was typed, with or without anything between thousands.
pub fn number_of_text(text: &str) -> Option<u64> {
    let is_separator =
        |letter: char| letter.is_whitespace() || matches!(letter, ',' | '.' | '_' | '\'' | '’');
    let digits: String = text.chars().filter(|c| !is_separator(*c)).collect();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // A number that is too large to be kept is as large as can be, not none.
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_number_is_read_whatever_stands_between_its_thousands() {
        for text in [
            "1234567",
            "1,234,567",
            "1.234.567",
            " 1 234 567 ",
            "1\u{202F}234\u{A0}567",
            "1’234’567",
            "1_234_567",
        ] {
            assert_eq!(number_of_text(text), Some(1_234_567), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_none_and_what_is_too_large_is_as_large_as_can_be() {
        assert_eq!(number_of_text("99999999999999999999999"), Some(u64::MAX));
        for text in ["", " ", ",", "-1", "12a", "1e3"] {
            assert_eq!(number_of_text(text), None, "{text}");
        }
    }
}
