//! Writes numbers in as few characters as possible.

/// Rounds to hundredths, the smallest visible part of a pixel.
pub(super) fn rounded(number: f64) -> i64 {
    (number * 100.0).round() as i64
}

/// Writes a number with at most two decimals.
pub(super) fn write_number(text: &mut String, number: f64) {
    write_hundredths(text, rounded(number));
}

/// Writes a number that is given in hundredths.
pub(super) fn write_hundredths(text: &mut String, hundredths: i64) {
    if hundredths < 0 {
        text.push('-');
    }
    let size = hundredths.unsigned_abs();
    let (whole, part) = (size / 100, size % 100);
    if whole > 0 || part == 0 {
        write_whole(text, whole);
    }
    if part > 0 {
        text.push('.');
        text.push(digit(part / 10));
        if part % 10 > 0 {
            text.push(digit(part % 10));
        }
    }
}

fn write_whole(text: &mut String, number: u64) {
    if number >= 10 {
        write_whole(text, number / 10);
    }
    text.push(digit(number % 10));
}

fn digit(number: u64) -> char {
    char::from(b'0' + (number % 10) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_correct() {
        for (number, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (0.5, ".5"),
            (-0.05, "-.05"),
            (12.30, "12.3"),
            (-100.25, "-100.25"),
            (8192.0, "8192"),
        ] {
            let mut written = String::new();
            write_number(&mut written, number);
            assert_eq!(written, text);
        }
    }
}
