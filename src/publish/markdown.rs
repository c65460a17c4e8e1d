//! Markdown that GitHub, forums and pandoc take alike (`CommonMark`, and HTML's `details`).
//!
//! Pictures are files beside the text: sites throw pictures away that stand in addresses (`data:`).
//! Where there is no file, a board of figurines stands in a block of code.

use super::booklet::position_as;
use super::entry::Entry;
use crate::diagram::{Style, escaped};
use crate::notation::forms::Form;
use crate::text::{diagram_words, tr};

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
        None => format!("```text\n{}\n```", position_as(entry, Form::TextUnicode)),
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
    let caption = Some(entry.diagram.caption.trim()).filter(|caption| !caption.is_empty());
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
/// (`CommonMark` 2.4), be it only where a line begins.
fn escaped_words(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut is_begun = false;
    for letter in text.trim_start().chars() {
        let is_markup = match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '~' | '|' | '$' | '^' => true,
            '#' | '+' | '-' | '=' | '.' | ')' => !is_begun,
            _ => false,
        };
        if is_markup {
            escaped.push('\\');
        }
        escaped.push(if letter.is_control() { ' ' } else { letter });
        // What looks like the number of an item of a list begins nothing yet.
        is_begun |= !letter.is_ascii_digit();
    }
    escaped
}
