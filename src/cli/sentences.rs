//! The sentences of the report, asked of the catalogue once.
//!
//! Looking a message up and filling it in takes a microsecond or two; a file of ten million lines
//! has no time for that. A [`Phrase`] keeps the pieces between the variables.

use super::codes::{self, Code};
use super::escape_controls::escape_controls;
use crate::notation::fen::FenErrorKind;
use crate::text::{tr, tr_with};
use std::collections::HashMap;

/// So many errors are remembered before it begins anew: some kinds carry a character of the line.
const MAX_ERRORS: usize = 1 << 10;

/// The sentences that were needed so far.
#[derive(Debug)]
pub(super) struct Sentences {
    of_codes: HashMap<&'static str, String>,
    of_errors: HashMap<FenErrorKind, String>,
    changed: Phrase,
    added: Phrase,
}

impl Default for Sentences {
    fn default() -> Self {
        Self {
            of_codes: HashMap::new(),
            of_errors: HashMap::new(),
            changed: Phrase::new("check-changed", &["read", "became"]),
            added: Phrase::new("check-added", &["became"]),
        }
    }
}

impl Sentences {
    /// The sentence with this id.
    pub(super) fn with_id(&mut self, id: &'static str) -> &str {
        self.of_codes.entry(id).or_insert_with(|| tr(id))
    }

    /// The sentence of a code that needs nothing filled in.
    pub(super) fn of(&mut self, code: Code) -> &str {
        self.with_id(code.sentence)
    }

    /// Why a line cannot be read.
    pub(super) fn of_error(&mut self, kind: FenErrorKind) -> &str {
        if self.of_errors.len() >= MAX_ERRORS {
            self.of_errors.clear();
        }
        let sentence = || error_sentence(kind);
        self.of_errors.entry(kind).or_insert_with(sentence)
    }

    /// Appends that one thing became another.
    pub(super) fn say_changed(&self, read: &str, became: &str, text: &mut String) {
        self.changed.say(&[read, became], text);
    }

    /// Appends that something was added.
    pub(super) fn say_added(&self, became: &str, text: &mut String) {
        self.added.say(&[became], text);
    }
}

fn error_sentence(kind: FenErrorKind) -> String {
    let id = codes::of_error(kind).sentence;
    let found = |letter: char| {
        let letter = escape_controls(letter.encode_utf8(&mut [0; 4]));
        tr_with(id, &[("found", letter.into())])
    };
    match kind {
        FenErrorKind::RankTooShort { rank, squares }
        | FenErrorKind::RankTooLong { rank, squares } => {
            let squares = squares.into();
            tr_with(id, &[("rank", rank.number().into()), ("squares", squares)])
        }
        FenErrorKind::TooFewRanks { ranks } => tr_with(id, &[("ranks", ranks.into())]),
        FenErrorKind::UnknownPiece { found: letter }
        | FenErrorKind::BadDigit { found: letter }
        | FenErrorKind::BadSide { found: letter }
        | FenErrorKind::BadCastlingLetter { found: letter }
        | FenErrorKind::RepeatedCastling { found: letter }
        | FenErrorKind::CastlingOrder { found: letter }
        | FenErrorKind::CastlingMixed { found: letter } => found(letter),
        FenErrorKind::Nothing
        | FenErrorKind::NoBoard
        | FenErrorKind::TooManyRanks
        | FenErrorKind::DigitsJoined
        | FenErrorKind::BadEnPassant
        | FenErrorKind::BadHalfmoveClock
        | FenErrorKind::BadFullmoveNumber
        | FenErrorKind::CounterTooLarge
        | FenErrorKind::LeadingZero
        | FenErrorKind::FullmoveNumberZero
        | FenErrorKind::MissingField
        | FenErrorKind::StrayBlank
        | FenErrorKind::ExtraText => tr(id),
    }
}

/// A sentence with places to fill in.
#[derive(Debug)]
struct Phrase {
    pieces: Vec<Piece>,
}

#[derive(Debug)]
enum Piece {
    Text(String),
    Variable(usize),
}

/// Characters of private use stand for the variables in what the catalogue says.
const FIRST_SIGN: char = '\u{F8F0}';

impl Phrase {
    /// The sentence with this id. Its variables must be plain ones, not chosen by.
    fn new(id: &str, variables: &[&'static str]) -> Self {
        let signs = FIRST_SIGN..;
        let named: Vec<_> = variables.iter().copied().zip(signs).collect();
        let filled: Vec<_> = named
            .iter()
            .map(|(name, sign)| (*name, sign.to_string().into()))
            .collect();
        let mut rest = tr_with(id, &filled);
        let mut pieces = Vec::new();
        while let Some((at, variable)) = first_sign(&rest, variables.len()) {
            let behind = rest.split_off(at);
            pieces.push(Piece::Text(rest));
            pieces.push(Piece::Variable(variable));
            rest = behind.chars().skip(1).collect();
        }
        pieces.push(Piece::Text(rest));
        Self { pieces }
    }

    /// Appends the sentence with these values of the variables.
    fn say(&self, values: &[&str], out: &mut String) {
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Variable(variable) => out.push_str(values.get(*variable).unwrap_or(&"")),
            }
        }
    }
}

fn first_sign(text: &str, variables: usize) -> Option<(usize, usize)> {
    text.char_indices().find_map(|(at, letter)| {
        let variable = u32::from(letter).checked_sub(u32::from(FIRST_SIGN))?;
        let variable = usize::try_from(variable).ok()?;
        (variable < variables).then_some((at, variable))
    })
}
