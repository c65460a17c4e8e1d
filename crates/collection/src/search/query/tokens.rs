//! Splits the text of a query into words, texts in quotes, and words with a colon.

use std::ops::Range;

/// A part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'text> {
    pub(super) kind: TokenKind<'text>,
    pub(super) span: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'text> {
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
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
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
        tokens.push(Token { kind, span });
    }
}

/// Returns the token at the beginning of the text, and its length.
fn token(text: &str, start: usize) -> (TokenKind<'_>, usize) {
    if let Some((quoted, length)) = quoted(text) {
        return (TokenKind::Quoted(quoted), length);
    }
    if let Some((is_negated, key)) = key(text) {
        let value_at = key.len() + 1 + usize::from(is_negated);
        let behind = text.get(value_at..).unwrap_or_default();
        let (value, length) = quoted(behind).unwrap_or_else(|| {
            let value = word(behind);
            (value.to_owned(), value.len())
        });
        let kind = TokenKind::Keyed {
            is_negated,
            key,
            value,
            value_start: start + value_at,
        };
        return (kind, value_at + length);
    }
    let word = word(text);
    (TokenKind::Word(word), word.len())
}

fn word(text: &str) -> &str {
    text.split(char::is_whitespace).next().unwrap_or_default()
}

/// Returns the quoted text at the start, and its length with the quotes. If the second quote is
/// missing, because it is not typed yet, the whole rest is quoted.
fn quoted(text: &str) -> Option<(String, usize)> {
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

/// Returns whether there is a minus before a word with a colon, and its key. `https://` does not
/// count.
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
