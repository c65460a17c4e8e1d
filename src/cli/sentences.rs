//! The sentences of the report, asked of the catalogue once.

use super::harmless::harmless;
use super::phrase::Phrase;
use crate::level::Level;
use crate::notation::fen::FenErrorKind;
use crate::notation::judgement::Rejection;
use crate::notation::repair::RepairKind;
use crate::text::{level_text, problem_report_text, rejection_report_text, repair_report_text, tr};
use std::collections::HashMap;

/// So many errors are remembered before it begins anew: some kinds carry a character of the line.
const MAX_ERRORS: usize = 1 << 10;

/// The sentences that were needed so far.
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
    /// The sentence with this id.
    pub(super) fn with_id(&mut self, id: &'static str) -> &str {
        self.by_id.entry(id).or_insert_with(|| tr(id))
    }

    /// How bad something is, in a word.
    pub(super) fn of_level(&mut self, level: Level) -> &str {
        let word = || level_text(level);
        self.of_levels.entry(level).or_insert_with(word)
    }

    /// What is odd about a position, by its code.
    pub(super) fn of_problem(&mut self, code: &'static str) -> &str {
        let sentence = || problem_report_text(code);
        self.of_problems.entry(code).or_insert_with(sentence)
    }

    /// What had to be repaired.
    pub(super) fn of_repair(&mut self, kind: RepairKind) -> &str {
        let sentence = || repair_report_text(kind);
        self.of_repairs.entry(kind).or_insert_with(sentence)
    }

    /// Why no position can be read from a line.
    pub(super) fn of_rejection(&mut self, why: &Rejection) -> &str {
        let shown = |letter: char| harmless(letter.encode_utf8(&mut [0; 4]));
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

    /// Appends that one thing became another.
    pub(super) fn say_changed(&self, read: &str, became: &str, text: &mut String) {
        self.changed.say(&[read, became], text);
    }

    /// Appends that something was added.
    pub(super) fn say_added(&self, became: &str, text: &mut String) {
        self.added.say(&[became], text);
    }
}
