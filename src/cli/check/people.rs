//! The report for people: a line for each line that is not fine.

use super::Subject;
use crate::cli::harmless::harmless;
use crate::cli::remark::Remark;
use crate::cli::sentences::Sentences;
use std::fmt::Write as _;

/// Appends what there is to say of a line: nothing of a fine one.
pub(super) fn push_report(
    subject: &Subject<'_>,
    remarks: &[Remark],
    sentences: &mut Sentences,
    out: &mut Vec<u8>,
) {
    if remarks.is_empty() {
        return;
    }
    let mut text = harmless(subject.file);
    let written = write!(text, ":{}: ", subject.number);
    debug_assert!(written.is_ok(), "a String takes everything");
    push_remarks(remarks, sentences, &mut text);
    text.push('\n');
    out.extend_from_slice(text.as_bytes());
}

/// Appends the remarks, those of one level behind its name.
fn push_remarks(remarks: &[Remark], sentences: &mut Sentences, text: &mut String) {
    let mut level_before = None;
    for remark in remarks {
        let level = remark.level;
        if level_before.is_some() {
            *text += "; ";
        }
        if level_before != Some(level) {
            text.push_str(sentences.of_level(level));
            *text += ": ";
        }
        level_before = Some(level);
        text.push_str(&remark.full_message(sentences));
    }
}
