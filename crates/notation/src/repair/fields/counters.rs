//! Reads the two counters, and the check counters of Three-check next to them.

use super::Reader;
use crate::opcodes;
use crate::repair::report::{PlainEdit, RepairKind};
use crate::repair::words;
use std::ops::Range;

impl Reader<'_> {
    pub(super) fn take_checks(&mut self) {
        if self.fields.signs.contains('+') || self.fields.checks.is_some() {
            return;
        }
        let rest = self.rest();
        let blanks = rest.len() - rest.trim_start_matches(|c| self.is_blank(c)).len();
        let start = self.fields.end + blanks;
        let Some(behind) = self.text.get(start..) else {
            return;
        };
        let Some((checks, length)) = words::check_counters(behind) else {
            return self.skip_time_control(blanks, words::time_control(behind));
        };
        if blanks > 0 && self.is_near(start) {
            let span = self.fields.end..start + length;
            let edit = PlainEdit::removal(RepairKind::VariantMarks, span.clone());
            self.fields.edits.push(edit);
            self.fields.checks = Some((checks, start..span.end));
            self.fields.end = span.end;
        }
    }

    /// Skips a time control of this length, which does not belong to the position.
    fn skip_time_control(&mut self, blanks: usize, length: Option<usize>) {
        let start = self.fields.end + blanks;
        if let Some(length) = length.filter(|_| blanks > 0 && self.is_near(start)) {
            let span = self.fields.end..start + length;
            self.fields.end = span.end;
            let edit = PlainEdit::removal(RepairKind::TrailingText, span);
            self.fields.edits.push(edit);
        }
    }

    pub(super) fn take_counter(&mut self, least: u32) -> bool {
        let Some(span) = self.next_counter() else {
            return false;
        };
        let word = self.slice(&span);
        let Some(exact) = words::counter(word, least) else {
            return false;
        };
        let is_dash_of_prose = word == "-" && !self.is_before_no_word(&span);
        if is_dash_of_prose {
            return false;
        }
        let edit =
            (word != exact).then(|| PlainEdit::new(RepairKind::Counter, span.clone(), &*exact));
        self.push(&span, exact, edit.into_iter().collect());
        true
    }

    /// Takes the two fields that have no space between them.
    pub(super) fn push_dash_and_clock(&mut self, span: &Range<usize>) {
        let (dash, clock) = (span.start..span.start + 1, span.start + 1..span.end);
        let word = self.slice(&clock);
        let mut edits = Vec::new();
        let exact = words::counter(word, 0);
        if let Some(exact) = &exact {
            let parted = format!(" {exact}");
            edits.push(PlainEdit::new(
                RepairKind::WhiteSpace,
                clock.clone(),
                parted,
            ));
            if word != exact {
                let kind = RepairKind::Counter;
                edits.push(PlainEdit::new(kind, clock.clone(), exact.as_str()));
            }
        }
        self.push(&dash, "-".to_owned(), edits);
        if let Some(exact) = exact {
            self.take(exact, clock.end);
        }
    }

    /// Whether a dash is the last word, or is followed by another counter or an operation.
    fn is_before_no_word(&self, dash: &Range<usize>) -> bool {
        let next = self.word_behind(dash.end);
        next.is_none_or(|next| {
            let next = self.slice(&next);
            words::counter(next, 0).is_some() || opcodes::is_known(next)
        })
    }

    /// The next word with the sign before it and the fraction after it; `None` if it is a move number or a result.
    fn next_counter(&self) -> Option<Range<usize>> {
        let rest = self.rest();
        let blanks = rest.len() - rest.trim_start_matches(|c| self.is_blank(c)).len();
        let signed = self.fields.end + blanks;
        let mut span = match self.word_behind(self.fields.end) {
            Some(word) => word,
            None if blanks > 0 && self.slice(&(signed..signed + 1)) == "+" => {
                let digits = self.text.get(signed + 1..)?;
                let is_end = |c: char| !c.is_ascii_digit();
                signed..signed + 1 + digits.find(is_end).unwrap_or(digits.len())
            }
            None => return None,
        };
        let behind = self.text.get(span.end..)?;
        span.end += zero_fraction(behind);
        let behind = self.text.get(span.end..)?;
        let is_halfmove_clock = self.fields.count() == 4;
        // A point with nothing after it ends a sentence.
        let is_numbered = |moves: &str| !moves.trim_start_matches('.').trim().is_empty();
        let is_move_number = is_halfmove_clock && behind.starts_with('.') && is_numbered(behind);
        (self.is_near(span.start) && !is_move_number && !goes_on_as_number(behind)).then_some(span)
    }
}

/// The length of `.0` after a number.
fn zero_fraction(behind: &str) -> usize {
    let Some(digits) = behind.strip_prefix('.') else {
        return 0;
    };
    let zeros = digits.len() - digits.trim_start_matches('0').len();
    let is_alone = !digits
        .get(zeros..)
        .is_some_and(|rest| rest.starts_with(char::is_alphanumeric));
    if zeros > 0 && is_alone { 1 + zeros } else { 0 }
}

/// Whether a number continues as a fraction: the `1/2` of a result, `1.5`.
fn goes_on_as_number(behind: &str) -> bool {
    behind
        .strip_prefix(['.', '/'])
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}
