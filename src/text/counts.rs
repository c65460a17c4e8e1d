//! Large numbers as people read them.

use super::{Locale, spoken, tr, tr_with};
use fluent_bundle::FluentValue;

/// Such as `10,000,000`.
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

/// Numbers with fewer digits are written in one piece. In Spanish four digits are not yet many.
fn least_grouped() -> usize {
    match spoken() {
        Locale::Spanish => 5,
        _ => 4,
    }
}

/// A number with so many digits behind its decimal sign, such as `6.4`.
pub fn decimal_text(number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    text.replace('.', &tr("decimal-separator"))
}

/// What a message about so many things is given: `number` to choose the wording by, and `count` to
/// be read.
pub fn counted(count: impl TryInto<u64>) -> [(&'static str, FluentValue<'static>); 2] {
    let count = count.try_into().unwrap_or(u64::MAX);
    [
        ("number", count.into()),
        ("count", count_text(count).into()),
    ]
}

/// The same in little room: such as `10M`. Below ten thousand it is exact.
pub fn short_count_text(count: u64) -> String {
    const THOUSAND: u64 = 1000;
    const EXACT_BELOW: u64 = 10 * THOUSAND;
    const MILLION: u64 = 1000 * THOUSAND;
    // No more is claimed than there is: 999,999 are 999k.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
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
    fn in_spanish_four_digits_stand_together() {
        let in_spanish = std::thread::spawn(|| {
            super::super::speak(Locale::Spanish);
            [1000, 12_345].map(count_text)
        });
        let counts = in_spanish.join().unwrap_or_default();
        assert_eq!(counts, ["1000", "12\u{A0}345"]);
    }

    #[test]
    fn a_rounded_number_claims_no_more_than_there_is() {
        assert_eq!(short_count_text(9999), "9,999");
        assert_eq!(short_count_text(12_999), "12k");
        assert_eq!(short_count_text(999_999), "999k");
        assert_eq!(short_count_text(9_999_999), "9.9M");
        assert_eq!(short_count_text(12_345_678), "12M");
    }
}
