//! The sentences of the report, asked of the catalogue once.

use super::codes::{self, Code};
use super::escape_controls::escape_controls;
use super::phrase::Phrase;
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
