//! Writes a query as it is typed.

use super::Query;
use crate::search::material::Material;
use crate::search::vocabulary::{Saying, Vocabulary};
use std::fmt;

impl fmt::Display for Query {
    /// Writes the text that [`Query::parse`] reads, without the pattern and without empty
    /// conditions.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written_in(Vocabulary::english()))
    }
}

impl Query {
    /// Returns the text that [`Query::parse_in`] reads in that language.
    pub fn written_in(&self, vocabulary: &Vocabulary) -> String {
        let texts = self.text.iter().flat_map(|text| &text.words);
        let texts: Vec<_> = texts.filter(|text| !text.is_empty()).collect();
        let mut written = conditions(self, vocabulary);
        let plain = texts.iter().map(|text| text_as_typed(text, vocabulary));
        written.extend(plain);
        let whole = written.join(" ");
        if reads_back(self, &texts, &whole, vocabulary) {
            return whole;
        }
        // Next to each other the words would have another meaning.
        written.truncate(written.len() - texts.len());
        written.extend(texts.iter().map(|text| quoted(text)));
        written.join(" ")
    }
}

fn reads_back(query: &Query, texts: &[&String], written: &str, vocabulary: &Vocabulary) -> bool {
    Query::parse_in(written, vocabulary).is_ok_and(|read| {
        let words = read.text.as_ref().map_or(&[][..], |text| &text.words);
        words.iter().eq(texts.iter().copied()) && read.match_case == query.match_case
    })
}

/// Returns the texts of all conditions except the text itself.
fn conditions(query: &Query, vocabulary: &Vocabulary) -> Vec<String> {
    let mut parts = Vec::new();
    let mut say = |saying: Option<Saying>| {
        parts.extend(saying.map(|saying| vocabulary.say(saying).to_owned()));
    };
    say(query.side_to_move.map(Saying::Side));
    say(query.ending.map(Saying::Ending));
    say(query.bishops.map(Saying::Bishops));
    if let Some(material) = &query.material {
        let men = Material {
            either_side: false,
            ..material.clone()
        };
        parts.extend(Some(men.to_string()).filter(|men| !men.is_empty()));
        if material.either_side {
            parts.push(vocabulary.say(Saying::EitherSide).to_owned());
        }
    }
    let check = query.check.map(Saying::Check);
    parts.extend(check.map(|saying| vocabulary.say(saying).to_owned()));
    let castling = query.castling.filter(|castling| !castling.is_empty());
    parts.extend(castling.map(|castling| format!("castling:{castling}")));
    let legality = query.legality.map(Saying::Legality);
    parts.extend(legality.map(|saying| vocabulary.say(saying).to_owned()));
    let moves = query.moves.map(Saying::RecordMoves);
    parts.extend(moves.map(|saying| vocabulary.say(saying).to_owned()));
    for operation in &query.operations {
        let minus = if operation.is_absent { "-" } else { "" };
        parts.push(if let Some(number) = operation.number {
            format!("{minus}{}{number}", operation.opcode)
        } else {
            let operand = operand_as_typed(&operation.operand);
            format!("{minus}{}:{operand}", operation.opcode)
        });
    }
    if query.match_case {
        parts.push(vocabulary.say(Saying::MatchCase).to_owned());
    }
    parts
}

/// Returns a text, in quotes if it would otherwise be read as something else.
fn text_as_typed(text: &str, vocabulary: &Vocabulary) -> String {
    let read = Query::parse_in(text, vocabulary).ok();
    let is_text = read
        .and_then(|read| read.text)
        .is_some_and(|read| read.words == [text]);
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
