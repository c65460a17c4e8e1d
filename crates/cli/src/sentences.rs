//! The sentences of the report, each looked up once in the catalogue.
//!
//! Looking a message up and filling it in takes a microsecond or two, which is too slow for a file
//! of ten million lines. A [`Phrase`] keeps the pieces between the variables.

use super::escape_controls::escape_controls;
use std::collections::HashMap;
use tabiya_chess::Level;
use tabiya_notation::fen::FenErrorKind;
use tabiya_notation::judgement::Rejection;
use tabiya_notation::repair::RepairKind;
use tabiya_text::{
    level_text, move_fault_report_text, problem_report_text, rejection_report_text,
    repair_report_text, tr, tr_with,
};

/// The maximum number of cached errors before the cache is cleared: some kinds contain a character
/// of the line.
const MAX_ERRORS: usize = 1 << 10;

/// A cache of the sentences that were needed so far.
#[derive(Debug)]
pub(super) struct Sentences {
    by_id: HashMap<&'static str, String>,
    of_levels: HashMap<Level, String>,
    of_problems: HashMap<&'static str, String>,
    of_repairs: HashMap<RepairKind, String>,
    of_errors: HashMap<FenErrorKind, String>,
    changed: Phrase,
    added: Phrase,
}

impl Default for Sentences {
    fn default() -> Self {
        Self {
            by_id: HashMap::new(),
            of_levels: HashMap::new(),
            of_problems: HashMap::new(),
            of_repairs: HashMap::new(),
            of_errors: HashMap::new(),
            changed: Phrase::new("check-changed", &["read", "became"]),
            added: Phrase::new("check-added", &["became"]),
        }
    }
}

impl Sentences {
    /// Returns the sentence with this id.
    pub(super) fn with_id(&mut self, id: &'static str) -> &str {
        self.by_id.entry(id).or_insert_with(|| tr(id))
    }

    /// Returns the word for a level of severity.
    pub(super) fn of_level(&mut self, level: Level) -> &str {
        let word = || level_text(level);
        self.of_levels.entry(level).or_insert_with(word)
    }

    /// Returns the sentence about a problem of a position, by the name of its messages.
    pub(super) fn of_problem(&mut self, name: &'static str) -> &str {
        let sentence = || problem_report_text(name);
        self.of_problems.entry(name).or_insert_with(sentence)
    }

    /// Returns the sentence about wrong moves in operations, by its code.
    pub(super) fn of_moves(&mut self, code: &'static str) -> &str {
        let sentence = || move_fault_report_text(code);
        self.of_problems.entry(code).or_insert_with(sentence)
    }

    /// Returns the sentence about a repair.
    pub(super) fn of_repair(&mut self, kind: RepairKind) -> &str {
        let sentence = || repair_report_text(kind);
        self.of_repairs.entry(kind).or_insert_with(sentence)
    }

    /// Returns the sentence that says why no position can be read from a line.
    pub(super) fn of_rejection(&mut self, why: &Rejection) -> &str {
        let shown = |letter: char| escape_controls(letter.encode_utf8(&mut [0; 4]));
        let sentence = || rejection_report_text(why, shown);
        match why {
            Rejection::Unreadable(error) => {
                if self.of_errors.len() >= MAX_ERRORS {
                    self.of_errors.clear();
                }
                self.of_errors.entry(error.kind).or_insert_with(sentence)
            }
            Rejection::Several(_) | Rejection::TooLong => {
                self.by_id.entry(why.code()).or_insert_with(sentence)
            }
        }
    }

    /// Appends that one text was changed into another.
    pub(super) fn say_changed(&self, read: &str, became: &str, text: &mut String) {
        self.changed.say(&[read, became], text);
    }

    /// Appends that a text was added.
    pub(super) fn say_added(&self, became: &str, text: &mut String) {
        self.added.say(&[became], text);
    }
}

/// A sentence with variables to fill in.
#[derive(Debug)]
struct Phrase {
    pieces: Vec<SentencePart>,
}

#[derive(Debug)]
enum SentencePart {
    Text(String),
    Variable(usize),
}

/// The first of the private-use characters that mark the variables in the catalogue's text.
const FIRST_SIGN: char = '\u{F8F0}';

impl Phrase {
    /// Looks up the sentence with this id. Its variables must be plain ones, not selectors.
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
            pieces.push(SentencePart::Text(rest));
            pieces.push(SentencePart::Variable(variable));
            rest = behind.chars().skip(1).collect();
        }
        pieces.push(SentencePart::Text(rest));
        Self { pieces }
    }

    /// Appends the sentence with these values of the variables.
    fn say(&self, values: &[&str], out: &mut String) {
        for piece in &self.pieces {
            match piece {
                SentencePart::Text(text) => out.push_str(text),
                SentencePart::Variable(variable) => {
                    out.push_str(values.get(*variable).unwrap_or(&""));
                }
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
