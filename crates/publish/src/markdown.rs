//! Markdown that GitHub, forums and pandoc take alike (`CommonMark`, and HTML's `details`).
//!
//! Pictures are files beside the text: sites throw pictures away that stand in addresses (`data:`).
//! Where there is no file, a board of figurines stands in a block of code.

use super::entry::Entry;
use tabiya_notation::forms::Form;
use tabiya_picture::{Style, escaped};
use tabiya_text::{diagram_words, tr};

pub(super) fn beginning(title: &str) -> String {
    format!("# {}\n", escaped_words(title))
}

pub(super) fn entry(entry: &Entry, style: &Style, picture: Option<&str>) -> String {
    let diagram = &entry.diagram;
    let mut parts = Vec::new();
    parts.extend(heading(entry, style));
    parts.push(match picture {
        Some(picture) => {
            let name = address(picture);
            format!(
                "![{}](<{name}>)",
                escaped_words(&diagram_words(&diagram.position))
            )
        }
        None => format!("```text\n{}\n```", entry.position_as(Form::TextUnicode)),
    });
    parts.push(format!("`{}`", entry.fen));
    if let Some(solution) = &entry.solution {
        let summary = escaped(&tr("publish-solution"));
        let solution = escaped_words(&solution.text());
        parts.push(format!(
            "<details><summary>{summary}</summary>\n\n{solution}\n\n</details>"
        ));
    }
    format!("\n{}\n", parts.join("\n\n"))
}

fn heading(entry: &Entry, style: &Style) -> Option<String> {
    let number = Some(entry.diagram.number.trim());
    let number = number.filter(|number| style.number && !number.is_empty());
    let caption = Some(entry.diagram.caption.trim());
    let caption = caption.filter(|caption| style.caption && !caption.is_empty());
    let bold = |number: &str| format!("**{}.**", escaped_words(number));
    match (number.map(bold), caption.map(escaped_words)) {
        (Some(number), Some(caption)) => Some(format!("{number} {caption}")),
        (Some(text), None) | (None, Some(text)) => Some(text),
        (None, None) => None,
    }
}

/// A name of a file as an address in angle brackets.
fn address(name: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
    let mut address = String::new();
    for byte in name.bytes() {
        if is_plain(byte) {
            address.push(char::from(byte));
        } else {
            let digit = |half: u8| char::from_digit(u32::from(half), 16).unwrap_or('0');
            address.extend(['%', digit(byte >> 4), digit(byte & 0xf)]);
        }
    }
    address
}

/// Text in which nothing is markup, in one line: a backslash before each sign that could be
/// (`CommonMark` 2.4), be it only where a line begins. Addresses stay text, too: GitHub and others
/// make links of them that nobody asked for.
fn escaped_words(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut is_begun = false;
    let text = text.trim_start();
    for (at, letter) in text.char_indices() {
        let (before, behind) = (text.get(..at), text.get(at + letter.len_utf8()..));
        let is_markup = match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' | '|' | '$' | '^' => true,
            '#' | '+' | '-' | '=' | ')' => !is_begun,
            '.' => !is_begun || before.is_some_and(ends_as_web),
            ':' => behind.is_some_and(|rest| rest.starts_with("//")),
            _ => false,
        };
        if is_markup {
            escaped.push('\\');
        }
        escaped.push(if letter.is_control() { ' ' } else { letter });
        if letter == '@' {
            // Names and addresses of mail are looked for where no backslash is left.
            escaped.push_str("<!-- -->");
        }
        // What looks like the number of an item of a list begins nothing yet.
        is_begun |= !letter.is_ascii_digit();
    }
    escaped
}

/// Whether `www` stands there, so that a point would make an address of it.
fn ends_as_web(before: &str) -> bool {
    let end = before.len().checked_sub(3).and_then(|at| before.get(at..));
    end.is_some_and(|end| end.eq_ignore_ascii_case("www"))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use tabiya_notation::fen::FenStyle;

    #[test]
    fn no_address_becomes_a_link() {
        for (text, expected) in [
            ("see http://a.b/c", "see http\\://a.b/c"),
            ("www.a.b, WWW.c", "www\\.a.b, WWW\\.c"),
            ("by @name, a@b.c", "by @<!-- -->name, a@<!-- -->b.c"),
            ("Mate in 2: Réti vs. Ход", "Mate in 2: Réti vs. Ход"),
        ] {
            assert_eq!(escaped_words(text), expected);
        }
    }

    #[test]
    fn a_caption_is_written_only_where_the_style_has_captions() {
        let line = b"8/8/8/8/8/8/8/K1k5 w - - id \"Saavedra\";";
        let record = crate::entry(line, 1, FenStyle::default()).unwrap();
        for caption in [true, false] {
            let style = Style {
                caption,
                ..Style::default()
            };
            let text = entry(&record, &style, None);
            assert_eq!(text.contains("Saavedra"), caption);
        }
    }
}
