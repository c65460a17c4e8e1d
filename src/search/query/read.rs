//! Reads what is typed.

use super::tokens::{Token, TokenKind, tokens};
use super::{CheckCondition, Legality, Query, QueryError, QueryErrorKind};
use crate::chess::Color;
use crate::notation::record::read_record;
use crate::search::material::{Material, phrase_len};
use crate::search::{CastlingCondition, OperationCondition};
use std::ops::Range;

/// What a few words ask for.
#[derive(Clone, Copy)]
enum Plain {
    Side(Color),
    Check(CheckCondition),
    Legality(Legality),
    Castling(CastlingCondition),
    MatchCase,
}

/// What can be said in words; a longer one stands before what it begins with.
const PHRASES: [(&[&str], Plain); 24] = {
    use CheckCondition::{InCheck, NotInCheck};
    use Plain::{Castling, Check, Legality as Is, MatchCase, Side};
    [
        (&["white", "to", "move"], Side(Color::White)),
        (&["white", "moves"], Side(Color::White)),
        (&["white"], Side(Color::White)),
        (&["w", "to", "move"], Side(Color::White)),
        (&["w"], Side(Color::White)),
        (&["black", "to", "move"], Side(Color::Black)),
        (&["black", "moves"], Side(Color::Black)),
        (&["black"], Side(Color::Black)),
        (&["b", "to", "move"], Side(Color::Black)),
        (&["b"], Side(Color::Black)),
        (&["not", "in", "check"], Check(NotInCheck)),
        (&["no", "check"], Check(NotInCheck)),
        (&["-check"], Check(NotInCheck)),
        (&["in", "check"], Check(InCheck)),
        (&["check"], Check(InCheck)),
        (&["legal"], Is(Legality::Legal)),
        (&["-illegal"], Is(Legality::Legal)),
        (&["illegal"], Is(Legality::Illegal)),
        (&["-legal"], Is(Legality::Illegal)),
        (&["not", "legal"], Is(Legality::Illegal)),
        (&["castling"], Castling(CastlingCondition::Any)),
        (&["no", "castling"], Castling(CastlingCondition::NONE)),
        (&["-castling"], Castling(CastlingCondition::NONE)),
        (&["match", "case"], MatchCase),
    ]
};

/// At most this many words belong together.
const LONGEST_PHRASE: usize = 9;

impl Query {
    /// Reads what is typed, as it is described at the top of [`crate::search`]. There is no pattern
    /// in it.
    ///
    /// # Errors
    /// The first thing that cannot be meant, with its place.
    pub fn parse(text: &str) -> Result<Self, QueryError> {
        read(text)
    }
}

fn read(text: &str) -> Result<Query, QueryError> {
    if let Some(fields) = fields_of_fen(text) {
        let mut query = Query {
            match_case: true,
            ..Query::default()
        };
        query.add_text(fields);
        return Ok(query);
    }
    let tokens = tokens(text);
    let mut query = Query::default();
    let mut rest = tokens.as_slice();
    while let Some((first, others)) = rest.split_first() {
        rest = match &first.kind {
            TokenKind::Quoted(quoted) => {
                query.add_text(quoted);
                others
            }
            TokenKind::Keyed { .. } => {
                query.add_keyed(first)?;
                others
            }
            TokenKind::Word(word) => {
                let length = query.add_words(text, rest)?;
                if length == 0 {
                    query.add_text(word);
                }
                rest.get(length.max(1)..).unwrap_or_default()
            }
        };
    }
    Ok(query)
}

/// The four fields of a position, or as many as there are, when the text is a FEN and nothing else.
fn fields_of_fen(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_board = |word: &str| word.matches('/').count() == 7;
    if !text.split_whitespace().next().is_some_and(is_board) {
        return None;
    }
    let record = read_record(text.as_bytes()).ok()?;
    if !record.tail.is_empty() {
        return None;
    }
    let mut ends = text.match_indices(char::is_whitespace).map(|(at, _)| at);
    let fourth = ends.nth(3).unwrap_or(text.len());
    text.get(..fourth)
}

impl Query {
    fn add_text(&mut self, text: &str) {
        if !text.is_empty() {
            let condition = self.text.get_or_insert_default();
            condition.words.push(text.to_owned());
        }
    }

    /// A phrase or material at the start of these tokens: how many they are, 0 when there is none.
    fn add_words(&mut self, text: &str, tokens: &[Token<'_>]) -> Result<usize, QueryError> {
        let words = words_of(tokens);
        let span_of = |length: usize| {
            let last = tokens.get(length.saturating_sub(1));
            let start = tokens.first().map_or(0, |token| token.span.start);
            start..last.map_or(start, |token| token.span.end)
        };
        if let Some((length, plain)) = phrase(&words) {
            self.add_plain(plain, span_of(length))?;
            return Ok(length);
        }
        let length = phrase_len(&words);
        if length > 0 {
            let span = span_of(length);
            let typed = text.get(span.clone()).unwrap_or_default();
            let material = Material::parse(typed);
            let material = material.map_err(|it| QueryError::of_material(&it, span.start))?;
            self.add_material(material, span)?;
        }
        Ok(length)
    }

    fn add_plain(&mut self, plain: Plain, span: Range<usize>) -> Result<(), QueryError> {
        match plain {
            Plain::Side(side) => put(&mut self.side_to_move, side, span),
            Plain::Check(check) => put(&mut self.check, check, span),
            Plain::Legality(legality) => put(&mut self.legality, legality, span),
            Plain::Castling(castling) => put(&mut self.castling, castling, span),
            Plain::MatchCase => {
                self.match_case = true;
                Ok(())
            }
        }
    }

    fn add_material(&mut self, more: Material, span: Range<usize>) -> Result<(), QueryError> {
        let material = self.material.get_or_insert_default();
        if let Some(white) = more.white {
            put(&mut material.white, white, span.clone())?;
        }
        if let Some(black) = more.black {
            put(&mut material.black, black, span)?;
        }
        material.counts.extend(more.counts);
        material.either_side |= more.either_side;
        Ok(())
    }

    fn add_keyed(&mut self, token: &Token<'_>) -> Result<(), QueryError> {
        let TokenKind::Keyed {
            is_negated,
            key,
            value,
            value_start,
        } = &token.kind
        else {
            return Ok(());
        };
        if !key.eq_ignore_ascii_case("castling") {
            self.operations.push(OperationCondition {
                opcode: (*key).to_owned(),
                operand: value.clone(),
                is_absent: *is_negated,
            });
            return Ok(());
        }
        let castling = CastlingCondition::parse(value).map_err(|(at, found)| {
            let value_span = *value_start..token.span.end;
            let is_quoted = value_span.len() != value.len();
            let start = value_start + at;
            let span = if is_quoted {
                value_span
            } else {
                start..start + found.len_utf8()
            };
            QueryError {
                kind: QueryErrorKind::UnknownRight { found },
                span,
            }
        })?;
        let castling = if *is_negated {
            castling.negated()
        } else {
            castling
        };
        put(&mut self.castling, castling, token.span.clone())
    }
}

/// Sets a condition for the first time, or to the same again.
fn put<T: PartialEq>(
    place: &mut Option<T>,
    value: T,
    span: Range<usize>,
) -> Result<(), QueryError> {
    if place.as_ref().is_some_and(|said| *said != value) {
        let kind = QueryErrorKind::Contradiction;
        return Err(QueryError { kind, span });
    }
    *place = Some(value);
    Ok(())
}

/// The words with which the tokens begin, without commas behind them.
fn words_of<'text>(tokens: &[Token<'text>]) -> Vec<&'text str> {
    let word = |token: &Token<'text>| match token.kind {
        TokenKind::Word(word) => Some(word.trim_end_matches(',')),
        TokenKind::Quoted(_) | TokenKind::Keyed { .. } => None,
    };
    tokens.iter().map_while(word).take(LONGEST_PHRASE).collect()
}

fn phrase(words: &[&str]) -> Option<(usize, Plain)> {
    if let Some(&"KQkq") = words.first() {
        let all = CastlingCondition::at_least(crate::search::RightSet::ALL);
        return Some((1, Plain::Castling(all)));
    }
    let begins_with = |phrase: &[&str]| {
        phrase.len() <= words.len()
            && phrase
                .iter()
                .zip(words)
                .all(|(one, other)| one.eq_ignore_ascii_case(other))
    };
    let found = PHRASES.iter().find(|(phrase, _)| begins_with(phrase));
    found.map(|(phrase, plain)| (phrase.len(), *plain))
}
