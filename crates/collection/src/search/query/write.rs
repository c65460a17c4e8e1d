//! Writes a query as it is typed.

use super::Query;
use crate::search::material::Material;
use crate::search::truth::{DTM, DTZ, TABLES};
use crate::search::vocabulary::{Saying, Vocabulary};
use std::fmt;
use std::ops::Range;

/// The word before the limits of the material balance.
pub(super) const BALANCE: &str = "balance";
/// The word before the limits of the length of the solution.
pub(super) const SOLUTION: &str = "solution";

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
    let balance = query.balance.filter(|balance| !balance.is_empty());
    parts.extend(balance.map(|balance| balance.written(BALANCE)));
    let check = query.check.map(Saying::Check);
    parts.extend(check.map(|saying| vocabulary.say(saying).to_owned()));
    let castling = query.castling.filter(|castling| !castling.is_empty());
    parts.extend(castling.map(|castling| format!("castling:{castling}")));
    let legality = query.legality.map(Saying::Legality);
    parts.extend(legality.map(|saying| vocabulary.say(saying).to_owned()));
    let moves = query.moves.map(Saying::RecordMoves);
    parts.extend(moves.map(|saying| vocabulary.say(saying).to_owned()));
    let mate = query.mate;
    parts.extend(mate.map(|moves| format!("{} {moves}", vocabulary.say(Saying::MateIn))));
    let solution = query.solution.filter(|solution| !solution.is_empty());
    parts.extend(solution.map(|solution| solution.written(SOLUTION)));
    if let Some(tables) = query.tables {
        let minus = if tables.is_negated { "-" } else { "" };
        parts.push(format!("{minus}{TABLES}:{}", tables.result));
    }
    for (name, bounds) in [(DTZ, query.dtz), (DTM, query.dtm)] {
        let bounds = bounds.filter(|bounds| !bounds.is_empty());
        parts.extend(bounds.map(|bounds| bounds.written(name)));
    }
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

/// A part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct QueryToken<'text> {
    pub(super) kind: QueryTokenKind<'text>,
    pub(super) span: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum QueryTokenKind<'text> {
    /// `Karpov`
    Word(&'text str),
    /// `"Karpov, A"`, without the quotes.
    Quoted(String),
    /// `id:Karpov`, `-bm:`, `id:"Karpov, A"`.
    Keyed {
        is_negated: bool,
        key: &'text str,
        value: String,
        /// The place of the value, including its quote.
        value_start: usize,
    },
}

/// Returns the tokens of a text in order.
pub(super) fn tokens(text: &str) -> Vec<QueryToken<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        at += rest.len() - rest.trim_start().len();
        let rest = rest.trim_start();
        if rest.is_empty() {
            return tokens;
        }
        let (kind, length) = token(rest, at);
        let span = at..at + length;
        at = span.end;
        tokens.push(QueryToken { kind, span });
    }
}

/// Returns the token at the beginning of the text, and its length.
fn token(text: &str, start: usize) -> (QueryTokenKind<'_>, usize) {
    if let Some((quoted, length)) = quoted_at_start(text) {
        return (QueryTokenKind::Quoted(quoted), length);
    }
    if let Some((is_negated, key)) = key(text) {
        let value_at = key.len() + 1 + usize::from(is_negated);
        let behind = text.get(value_at..).unwrap_or_default();
        let (value, length) = quoted_at_start(behind).unwrap_or_else(|| {
            let value = word(behind);
            (value.to_owned(), value.len())
        });
        let kind = QueryTokenKind::Keyed {
            is_negated,
            key,
            value,
            value_start: start + value_at,
        };
        return (kind, value_at + length);
    }
    let word = word(text);
    (QueryTokenKind::Word(word), word.len())
}

fn word(text: &str) -> &str {
    text.split(char::is_whitespace).next().unwrap_or_default()
}

/// Returns the quoted text at the start, and its length with the quotes. If the second quote is
/// missing, because it is not typed yet, the whole rest is quoted.
fn quoted_at_start(text: &str) -> Option<(String, usize)> {
    let mut letters = text.strip_prefix('"')?.char_indices().peekable();
    let mut quoted = String::new();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((quoted, at + 2)),
            '\\' => {
                let escaped = letters.next_if(|(_, next)| matches!(next, '"' | '\\'));
                quoted.push(escaped.map_or('\\', |(_, letter)| letter));
            }
            _ => quoted.push(letter),
        }
    }
    Some((quoted, text.len()))
}

/// Returns the key before the colon of a word, and whether a minus precedes it. `https://` does not count as a key.
fn key(text: &str) -> Option<(bool, &str)> {
    let positive = text.strip_prefix('-');
    let (key, value) = word(positive.unwrap_or(text)).split_once(':')?;
    let is_key = is_opcode(key) && !value.starts_with("//");
    is_key.then_some((positive.is_some(), key))
}

/// Whether a word can be typed before a colon.
pub(super) fn is_opcode(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    text.starts_with(|first: char| first.is_ascii_alphabetic()) && text.bytes().all(is_sign)
}
