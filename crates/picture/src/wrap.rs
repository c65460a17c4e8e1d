//! Breaks captions into lines.

use super::font::{glyph, width};

/// Breaks a text into at most `most_lines` lines of at most this width, at a font size of `size`. The last line ends in
/// an ellipsis if the text is too long. Words that are wider than a line are cut.
pub(super) fn wrap(text: &str, size: f64, most_width: f64, most_lines: usize) -> Vec<String> {
    let most = most_width / size.max(f64::MIN_POSITIVE);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in unparted(text) {
        let joined = match line.as_str() {
            "" => word.clone(),
            line => format!("{line} {word}"),
        };
        if width(&joined) <= most {
            line = joined;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        if lines.len() > most_lines {
            break;
        }
        line = cut(&word, most, most_lines, &mut lines);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    if lines.len() > most_lines {
        lines.truncate(most_lines);
        if let Some(last) = lines.last_mut() {
            shorten(last, most);
        }
    }
    lines
}

/// The words of a text. A number and the word after it (`23... Rd1`, `(4. Réti`) count as one.
fn unparted(text: &str) -> impl Iterator<Item = String> {
    let mut words = text.split_whitespace();
    std::iter::from_fn(move || {
        let word = words.next()?;
        let number = word.trim_start_matches(['(', '[']);
        let counted = number.len();
        let number = number.trim_end_matches('.');
        let is_number = number.len() < counted
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && let Some(counted) = words.next() {
            return Some(format!("{word} {counted}"));
        }
        Some(word.to_owned())
    })
}

/// Cuts a word into lines. Returns the rest for the last of them.
fn cut(word: &str, most: f64, most_lines: usize, lines: &mut Vec<String>) -> String {
    let mut line = String::new();
    let mut wide = 0.0;
    for letter in word.chars() {
        let advance = glyph(letter).advance;
        if wide + advance > most && !line.is_empty() {
            lines.push(std::mem::take(&mut line));
            wide = 0.0;
            if lines.len() > most_lines {
                break;
            }
        }
        line.push(letter);
        wide += advance;
    }
    line
}

/// Shortens a line and ends it with an ellipsis. The cut is after a whole word unless that would leave little of the
/// line.
fn shorten(line: &mut String, most: f64) {
    let whole = line.clone();
    while !line.is_empty() && width(line) + width("…") > most {
        line.pop();
    }
    let is_cut = whole
        .get(line.len()..)
        .is_some_and(|rest| !rest.is_empty() && !rest.starts_with(' '));
    if is_cut && let Some(end) = line.rfind(' ').filter(|end| line.len() < 2 * end) {
        line.truncate(end);
    }
    // Punctuation before the ellipsis would be wrong.
    let said = line.trim_end_matches([' ', ',', ';', ':', '-', '–', '—']);
    line.truncate(said.len());
    line.push('…');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_no_word_that_fits_is_lost() {
        let text = "White to play and win, Réti 1921 — Ottawa Citizen";
        let lines = wrap(text, 10.0, 120.0, 9);
        assert!(lines.len() > 1);
        assert_eq!(lines.join(" "), text);
        for line in &lines {
            assert!(width(line) * 10.0 <= 120.0);
        }
    }

    #[test]
    fn text_that_does_not_fit_ends_in_an_ellipsis() {
        let lines = wrap(&"word ".repeat(1000), 10.0, 120.0, 3);
        assert_eq!(lines.len(), 3);
        assert!(lines[2].ends_with('…'));
        let lines = wrap(&"a".repeat(100_000), 10.0, 120.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines[1].ends_with('…'));
    }

    #[test]
    fn a_move_is_on_the_line_of_its_number() {
        let text = "1. Qh7+ Kxh7 2. hxg3+ Kg8 3. Rh8# ".repeat(9);
        for most in 40..200_u32 {
            let lines = wrap(&text, 10.0, f64::from(most), 99);
            assert!(lines.iter().all(|line| !line.ends_with('.')), "{most}");
        }
    }

    #[test]
    fn empty_text_gives_no_line() {
        assert!(wrap(" \t ", 10.0, 120.0, 3).is_empty());
    }
}
