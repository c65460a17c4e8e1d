//! Writes Markdown that GitHub, forums and pandoc render alike (`CommonMark`, and HTML's `details`).
//!
//! Pictures are files beside the text, because sites remove pictures embedded in addresses (`data:`). Without a file
//! the entry has a board of figurines in a code block.

use super::book_moves::{Paragraph, joined_runs};
use super::entry::PublishedRecord;
use tabiya_notation::forms::Form;
use tabiya_picture::{Style, escaped};
use tabiya_text::{diagram_words, tr};

pub(super) fn beginning(title: &str) -> String {
    format!("# {}\n", escaped_words(title))
}

pub(super) fn entry(entry: &PublishedRecord, style: &Style, picture: Option<&str>) -> String {
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
        let paragraphs = solution.paragraphs();
        let paragraphs: Vec<_> = paragraphs.iter().map(runs_as_markdown).collect();
        let solution = paragraphs.join("\n\n");
        parts.push(format!(
            "<details><summary>{summary}</summary>\n\n{solution}\n\n</details>"
        ));
    }
    format!("\n{}\n", parts.join("\n\n"))
}

fn runs_as_markdown(paragraph: &Paragraph) -> String {
    joined_runs(paragraph, escaped_words, |text| format!("**{text}**"))
}

fn heading(entry: &PublishedRecord, style: &Style) -> Option<String> {
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

/// Percent-encodes a file name as an address in angle brackets.
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

/// Escapes text on one line so that nothing in it is markup: a backslash precedes each character that could be markup
/// (`CommonMark` 2.4), even if only at the beginning of a line. Addresses stay text, too; otherwise GitHub and others
/// would turn them into links.
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
            // Sites also recognise user names and mail addresses after backslashes are resolved.
            escaped.push_str("<!-- -->");
        }
        // Leading digits may be the number of a list item, so the text has not begun yet.
        is_begun |= !letter.is_ascii_digit();
    }
    escaped
}

/// Whether the text ends in `www`, so that a dot would make it a web address.
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
    fn a_caption_is_written_only_if_the_style_has_captions() {
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
