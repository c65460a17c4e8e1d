//! Reads the text of a query.

use super::write::{BALANCE, QueryToken, QueryTokenKind, SOLUTION, is_opcode, tokens};
use super::{Query, QueryError, QueryErrorKind};
use crate::search::castling::CastlingCondition;
use crate::search::material::{
    CountedPieces, Material, PieceCount, are_compared, are_counted, phrase_len,
};
use crate::search::operation::{NumberBound, OperationCondition};
use crate::search::truth::{DTM, DTZ, TABLES, TableCondition, TableResult};
use crate::search::vocabulary::{Saying, Vocabulary};
use std::ops::Range;
use tabiya_chess::Role;
use tabiya_notation::record::read_record;

/// The maximum number of words that belong together.
const LONGEST_PHRASE: usize = 9;

impl Query {
    /// Reads a query in English, see [`crate::search`]. It has no pattern.
    ///
    /// # Errors
    /// Returns the first error, with its place.
    pub fn parse(text: &str) -> Result<Self, QueryError> {
        Self::parse_in(text, Vocabulary::english())
    }

    /// Reads a query in the words of a language.
    ///
    /// # Errors
    /// Returns the first error, with its place.
    pub fn parse_in(text: &str, vocabulary: &Vocabulary) -> Result<Self, QueryError> {
        read(text, vocabulary)
    }
}

fn read(text: &str, vocabulary: &Vocabulary) -> Result<Query, QueryError> {
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
            QueryTokenKind::Quoted(quoted) => {
                query.add_text(quoted);
                others
            }
            QueryTokenKind::Keyed { .. } => {
                query.add_keyed(first, vocabulary)?;
                others
            }
            QueryTokenKind::Word(word) => {
                let length = query.add_words(text, rest, vocabulary)?;
                if length == 0 {
                    query.add_text(word);
                }
                rest.get(length.max(1)..).unwrap_or_default()
            }
        };
    }
    Ok(query)
}

/// Returns the four fields of a position, or as many as there are, if the text is only a FEN.
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

    /// Reads a phrase or material at the start of these tokens and returns the number of tokens
    /// used, 0 if there is none.
    fn add_words(
        &mut self,
        text: &str,
        tokens: &[QueryToken<'_>],
        vocabulary: &Vocabulary,
    ) -> Result<usize, QueryError> {
        let words = words_of(tokens);
        let span_of = |length: usize| {
            let last = tokens.get(length.saturating_sub(1));
            let start = tokens.first().map_or(0, |token| token.span.start);
            start..last.map_or(start, |token| token.span.end)
        };
        if let Some((length, said)) = said(&words, vocabulary) {
            self.add_said(said, span_of(length))?;
            return Ok(length);
        }
        if let Some((length, condition)) = number_condition(&words) {
            self.add_number(condition);
            return Ok(length);
        }
        let length = phrase_len(&words);
        if length > 0 {
            let span = span_of(length);
            let typed = text.get(span.clone()).unwrap_or_default();
            match Material::parse(typed) {
                Ok(material) => {
                    self.add_material(material, span)?;
                    return Ok(length);
                }
                // The letters may be those of the other language.
                Err(error) => {
                    let english = QueryError::of_material(&error, span.start);
                    return match self.add_foreign_material(&words, span_of, vocabulary) {
                        Ok(length) if length > 0 => Ok(length),
                        _ => Err(english),
                    };
                }
            }
        }
        self.add_foreign_material(&words, span_of, vocabulary)
    }

    /// Reads material in the letters or names of a language other than English.
    fn add_foreign_material(
        &mut self,
        words: &[&str],
        span_of: impl Fn(usize) -> Range<usize>,
        vocabulary: &Vocabulary,
    ) -> Result<usize, QueryError> {
        let english = words.iter().map(|word| vocabulary.in_english(word));
        let english: Vec<_> = english
            .zip(words)
            .map(|(english, word)| english.unwrap_or_else(|| (*word).to_owned()))
            .collect();
        let english: Vec<_> = english.iter().map(String::as_str).collect();
        let length = if english == words {
            0
        } else {
            phrase_len(&english)
        };
        if length > 0 {
            let span = span_of(length);
            let typed = english.get(..length).unwrap_or_default().join(" ");
            let material = Material::parse(&typed).map_err(|error| QueryError {
                kind: QueryErrorKind::Material(error.kind),
                // Otherwise the places in the error would be those of the English words.
                span: span.clone(),
            })?;
            self.add_material(material, span)?;
        }
        Ok(length)
    }

    /// Adds a condition on a number: the balance, the length of the solution, a distance by tables, or an operation.
    fn add_number(&mut self, condition: OperationCondition) {
        let place = if condition.opcode.eq_ignore_ascii_case(BALANCE) {
            &mut self.balance
        } else if condition.opcode.eq_ignore_ascii_case(SOLUTION) {
            &mut self.solution
        } else if condition.opcode.eq_ignore_ascii_case(DTZ) {
            &mut self.dtz
        } else if condition.opcode.eq_ignore_ascii_case(DTM) {
            &mut self.dtm
        } else {
            return self.operations.push(condition);
        };
        match condition.number.filter(|_| !condition.is_absent) {
            Some(bound) => place.get_or_insert_default().add(bound),
            None => self.operations.push(condition),
        }
    }

    fn add_said(&mut self, said: Said, span: Range<usize>) -> Result<(), QueryError> {
        match said {
            Said::Alone(Saying::Side(side)) => put(&mut self.side_to_move, side, span),
            Said::Alone(Saying::Check(check)) => put(&mut self.check, check, span),
            Said::Alone(Saying::Legality(legality)) => put(&mut self.legality, legality, span),
            Said::Alone(Saying::Castling(castling)) => put(&mut self.castling, castling, span),
            Said::Alone(Saying::Ending(ending)) => put(&mut self.ending, ending, span),
            Said::Alone(Saying::Bishops(bishops)) => put(&mut self.bishops, bishops, span),
            Said::Alone(Saying::RecordMoves(moves)) => put(&mut self.moves, moves, span),
            Said::Alone(Saying::EitherSide) => {
                self.material.get_or_insert_default().either_side = true;
                Ok(())
            }
            Said::Alone(Saying::MatchCase) => {
                self.match_case = true;
                Ok(())
            }
            // These have no meaning alone.
            Said::Alone(_) => Ok(()),
            Said::MateIn(moves) => put(&mut self.mate, moves, span),
            Said::Men(count) => {
                let material = self.material.get_or_insert_default();
                material.counts.push(count);
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

    fn add_keyed(
        &mut self,
        token: &QueryToken<'_>,
        vocabulary: &Vocabulary,
    ) -> Result<(), QueryError> {
        let QueryTokenKind::Keyed {
            is_negated,
            key,
            value,
            value_start,
        } = &token.kind
        else {
            return Ok(());
        };
        if key.eq_ignore_ascii_case(TABLES) {
            let result = TableResult::from_name(value).ok_or(QueryError {
                kind: QueryErrorKind::UnknownResult,
                span: *value_start..token.span.end,
            })?;
            let is_negated = *is_negated;
            let condition = TableCondition { result, is_negated };
            return put(&mut self.tables, condition, token.span.clone());
        }
        let castling = (1, Saying::Castling(CastlingCondition::Any));
        if vocabulary.phrase(&[*key]) != Some(castling) {
            self.operations.push(OperationCondition {
                opcode: (*key).to_owned(),
                operand: value.clone(),
                is_absent: *is_negated,
                number: None,
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

/// Sets a condition for the first time, or to the same value again.
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

/// Returns the words at the beginning of the tokens, without trailing commas.
fn words_of<'text>(tokens: &[QueryToken<'text>]) -> Vec<&'text str> {
    let word = |token: &QueryToken<'text>| match token.kind {
        QueryTokenKind::Word(word) => Some(word.trim_end_matches(',')),
        QueryTokenKind::Quoted(_) | QueryTokenKind::Keyed { .. } => None,
    };
    tokens.iter().map_while(word).take(LONGEST_PHRASE).collect()
}

/// The meaning of several words together.
enum Said {
    Alone(Saying),
    MateIn(u8),
    Men(PieceCount),
}

fn said(words: &[&str], vocabulary: &Vocabulary) -> Option<(usize, Said)> {
    if let Some(&"KQkq") = words.first() {
        let all = CastlingCondition::at_least(crate::search::RightSet::ALL);
        return Some((1, Said::Alone(Saying::Castling(all))));
    }
    let (length, saying) = vocabulary.phrase(words)?;
    let behind = words.get(length..).unwrap_or_default();
    match saying {
        Saying::MateIn => {
            let moves = vocabulary.number(behind)?;
            let unit = vocabulary.phrase(behind.get(1..).unwrap_or_default());
            let unit = unit.filter(|(_, saying)| *saying == Saying::Moves);
            let unit = unit.map_or(0, |(length, _)| length);
            Some((length + 1 + unit, Said::MateIn(moves)))
        }
        Saying::With | Saying::Without => match vocabulary.phrase(behind)? {
            (more, Saying::Men(Some(role))) => {
                let is_with = saying == Saying::With;
                Some((length + more, Said::Men(count_of(role, is_with))))
            }
            _ => None,
        },
        Saying::Men(_) | Saying::Moves | Saying::Number(_) => None,
        saying => Some((length, Said::Alone(saying))),
    }
}

/// Reads a condition on the number of an operation, such as `rating>=2200`, in one word or with
/// spaces around the sign; also returns the number of words. Conditions that count pieces are
/// material.
fn number_condition(words: &[&str]) -> Option<(usize, OperationCondition)> {
    let is_sign = |word: &str| !word.is_empty() && word.chars().all(are_compared);
    let most = match words {
        [_, sign, _, ..] if is_sign(sign) => 3,
        [first, _, ..] if first.ends_with(are_compared) => 2,
        [_, second, ..] if second.starts_with(are_compared) => 2,
        _ => 1,
    };
    (1..=most).find_map(|length| {
        let typed = words.get(..length)?.concat();
        let positive = typed.strip_prefix('-');
        let text = positive.unwrap_or(&typed);
        let (opcode, behind) = text.split_at_checked(text.find(are_compared)?)?;
        let number = behind.trim_start_matches(are_compared);
        let sign = behind.strip_suffix(number)?;
        if !is_opcode(opcode) || are_counted(opcode) {
            return None;
        }
        let condition = OperationCondition {
            number: Some(NumberBound::of(sign, number.parse().ok()?)?),
            is_absent: positive.is_some(),
            ..OperationCondition::has(opcode)
        };
        Some((length, condition))
    })
}

/// Returns the condition that there are such pieces, or that there are none.
fn count_of(role: Role, are_there: bool) -> PieceCount {
    PieceCount {
        of: vec![CountedPieces {
            color: None,
            role: Some(role),
        }],
        at_least: u8::from(are_there),
        at_most: (!are_there).then_some(0),
    }
}
