//! Writes a question as it is typed.

use super::{CheckCondition, Legality, Query};
use crate::chess::Color;
use std::fmt;

impl fmt::Display for Query {
    /// As [`Query::parse`] reads it. The pattern is not in it, nor what asks for nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.text.iter().flat_map(|text| &text.words);
        let texts: Vec<_> = texts.filter(|text| !text.is_empty()).collect();
        let mut written = conditions(self);
        let plain = texts.iter().map(|text| text_as_typed(text));
        written.extend(plain);
        let whole = written.join(" ");
        if reads_back(self, &texts, &whole) {
            return f.write_str(&whole);
        }
        // Side by side they mean something else.
        written.truncate(written.len() - texts.len());
        written.extend(texts.iter().map(|text| quoted(text)));
        f.write_str(&written.join(" "))
    }
}

fn reads_back(query: &Query, texts: &[&String], written: &str) -> bool {
    Query::parse(written).is_ok_and(|read| {
        let words = read.text.as_ref().map_or(&[][..], |text| &text.words);
        words.iter().eq(texts.iter().copied()) && read.match_case == query.match_case
    })
}

/// All but the text.
fn conditions(query: &Query) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(query.side_to_move.map(|side| match side {
        Color::White => "white to move".to_owned(),
        Color::Black => "black to move".to_owned(),
    }));
    let material = query.material.as_ref().map(ToString::to_string);
    parts.extend(material.filter(|material| !material.is_empty()));
    parts.extend(query.check.map(|check| match check {
        CheckCondition::InCheck => "check".to_owned(),
        CheckCondition::NotInCheck => "no check".to_owned(),
    }));
    let castling = query.castling.filter(|castling| !castling.is_empty());
    parts.extend(castling.map(|castling| format!("castling:{castling}")));
    parts.extend(query.legality.map(|legality| match legality {
        Legality::Legal => "legal".to_owned(),
        Legality::Illegal => "illegal".to_owned(),
    }));
    for operation in &query.operations {
        let minus = if operation.is_absent { "-" } else { "" };
        let operand = operand_as_typed(&operation.operand);
        parts.push(format!("{minus}{}:{operand}", operation.opcode));
    }
    if query.match_case {
        parts.push("match case".to_owned());
    }
    parts
}

/// In quotes where it would be read as something else without them.
fn text_as_typed(text: &str) -> String {
    let read = Query::parse(text).ok().and_then(|read| read.text);
    let is_text = read.is_some_and(|read| read.words == [text]);
    if is_text {
        text.to_owned()
    } else {
        quoted(text)
    }
}

fn operand_as_typed(text: &str) -> String {
    let is_safe = !text.starts_with(['"', '/']) && !text.contains(char::is_whitespace);
    if is_safe {
        text.to_owned()
    } else {
        quoted(text)
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        if matches!(letter, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(letter);
    }
    quoted.push('"');
    quoted
}
