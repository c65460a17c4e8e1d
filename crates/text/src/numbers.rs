//! Formats and parses numbers and sizes.

use super::{Locale, spoken, tr, tr_with};
use fluent_bundle::FluentValue;

/// A number with separators, such as `10,000,000`.
pub fn count_text(count: u64) -> String {
    let digits = count.to_string();
    if digits.len() < least_grouped() {
        return digits;
    }
    let separator = tr("thousands-separator");
    let mut text = String::with_capacity(digits.len() + 8);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(&separator);
        }
        text.push(digit);
    }
    text
}

/// The minimum number of digits for separators. In Spanish, numbers of four digits have none.
fn least_grouped() -> usize {
    match spoken() {
        Locale::Spanish => 5,
        _ => 4,
    }
}

/// A number with `digits` decimal places, such as `6.4`.
pub fn decimal_text(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    text.replace('.', &tr("decimal-separator"))
}

/// The variables of a message about a number of things: `number` selects the wording, and `count` is shown.
pub fn counted(count: impl TryInto<u64>) -> [(&'static str, FluentValue<'static>); 2] {
    let count = count.try_into().unwrap_or(u64::MAX);
    [
        ("number", count.into()),
        ("count", count_text(count).into()),
    ]
}

/// A short form of a number, such as `10M`. It is exact below ten thousand.
pub fn short_count_text(count: u64) -> String {
    const THOUSAND: u64 = 1000;
    const EXACT_BELOW: u64 = 10 * THOUSAND;
    const MILLION: u64 = 1000 * THOUSAND;
    // Numbers are rounded down, so 999,999 becomes 999k.
    if count < EXACT_BELOW {
        return count_text(count);
    }
    if count < MILLION {
        return tr_with("count-thousands", &[("count", (count / THOUSAND).into())]);
    }
    let millions = if count < 10 * MILLION {
        let tenths = count / (100 * THOUSAND) % 10;
        let separator = tr("decimal-separator");
        format!("{}{separator}{tenths}", count / MILLION)
    } else {
        count_text(count / MILLION)
    };
    tr_with("count-millions", &[("count", millions.into())])
}

/// A size in bytes in a suitable unit, such as `12 MB`.
pub fn size_text(bytes: u64) -> String {
    const KILO: u64 = 1000;
    let units = ["size-bytes", "size-kb", "size-mb", "size-gb", "size-tb"];
    let (mut id, mut size, mut one) = ("size-bytes", bytes, 1);
    for unit in units {
        // Each unit is rounded from the bytes, because repeated rounding would accumulate errors.
        (id, size) = (unit, bytes / one + u64::from(one < 2 * (bytes % one)));
        if size < KILO {
            break;
        }
        one *= KILO;
    }
    tr_with(id, &[("size", size.into())])
}

/// Parses a number that was typed with or without thousands separators.
pub fn number_of_text(text: &str) -> Option<u64> {
    let is_separator =
        |letter: char| letter.is_whitespace() || matches!(letter, ',' | '.' | '_' | '\'' | '’');
    let digits: String = text.chars().filter(|c| !is_separator(*c)).collect();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // A number that is too large counts as the largest possible number, not as invalid.
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        let texts = [0, 7, 999, 1000, 12_345, 999_999, 10_000_000].map(count_text);
        let wanted = ["0", "7", "999", "1,000", "12,345", "999,999", "10,000,000"];
        assert_eq!(texts, wanted);
    }

    #[test]
    fn a_language_has_its_own_signs_in_numbers() {
        let in_german = std::thread::spawn(|| {
            super::super::speak(Locale::German);
            let counts = [1000, 12_345].map(count_text);
            (counts, short_count_text(9_999_999), decimal_text(6.5, 1))
        });
        let (counts, short, decimal) = in_german.join().unwrap_or_default();
        assert_eq!(counts, ["1.000", "12.345"]);
        assert!(short.starts_with("9,9"), "{short}");
        assert_eq!(decimal, "6,5");
    }

    #[test]
    fn in_spanish_four_digits_are_not_separated() {
        let in_spanish = std::thread::spawn(|| {
            super::super::speak(Locale::Spanish);
            [1000, 12_345].map(count_text)
        });
        let counts = in_spanish.join().unwrap_or_default();
        assert_eq!(counts, ["1000", "12\u{A0}345"]);
    }

    #[test]
    fn a_rounded_number_is_never_too_high() {
        assert_eq!(short_count_text(9999), "9,999");
        assert_eq!(short_count_text(12_999), "12k");
        assert_eq!(short_count_text(999_999), "999k");
        assert_eq!(short_count_text(9_999_999), "9.9M");
        assert_eq!(short_count_text(12_345_678), "12M");
    }

    #[test]
    fn a_size_is_given_in_the_largest_unit_that_fits() {
        assert_eq!(size_text(0), "0 bytes");
        assert_eq!(size_text(1), "1 byte");
        assert_eq!(size_text(999), "999 bytes");
        assert_eq!(size_text(1000), "1 KB");
        assert_eq!(size_text(12_499_999), "12 MB");
        assert_eq!(size_text(12_500_001), "13 MB");
        assert_eq!(size_text(999_600), "1 MB");
        assert_eq!(size_text(629_000_000), "629 MB");
        assert_eq!(size_text(4_200_000_000_000), "4 TB");
    }

    #[test]
    fn a_typed_number_is_read_with_any_separator() {
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
    fn invalid_numbers_are_refused_and_huge_ones_clamped() {
        assert_eq!(number_of_text("99999999999999999999999"), Some(u64::MAX));
        for text in ["", " ", ",", "-1", "12a", "1e3"] {
            assert_eq!(number_of_text(text), None, "{text}");
        }
    }
}
