//! Rows and the clipboard, where they are lines of text.

use super::rows;
use crate::app::state::{Effect, State};
use crate::app::update::tasks::start;
use crate::features::clipboard::{LONGEST_AT_ONCE, is_collection};
use crate::features::fen::update::{draft, long_texts, paste};
use crate::features::list::tasks::copy_lines::{CopyLines, CopyingLines, put};
use crate::notation::extract::extract;
use crate::notation::line_text::text_of_line;
use crate::tasks::Runner;
use crate::text::{counted, tr, tr_with};

/// More is not put on the clipboard: whoever gets it would be busy for minutes.
const MOST_BYTES: u64 = 64 << 20;

/// Copies the lines of the selected rows, and deletes the rows then if they are to be cut.
pub(crate) fn copy(state: &mut State, cut: bool, runner: &mut dyn Runner) {
    draft::end(state);
    let document = state.shared.document();
    let selection = document.selected_rows();
    if selection.is_empty() {
        return;
    }
    let is_current_alone = selection.count() == 1 && selection.contains(document.row());
    if is_current_alone {
        let mut text = text_of_line(document.line()).into_owned();
        text.push('\n');
        put(state, text, 1);
        if cut {
            rows::delete(state, runner);
        }
        return;
    }
    let source = document.rows().source();
    let bytes_a_row = source.byte_len() / source.line_count().max(1);
    if MOST_BYTES < bytes_a_row.saturating_mul(selection.count()) {
        return state.shared.complain(tr("message-too-much-to-copy"));
    }
    let task = CopyingLines {
        document: document.id(),
        cut: cut.then(|| selection.clone()),
        content: document.state_id(),
    };
    let rows = document.rows().clone();
    start(state, task, CopyLines { rows, selection }, runner);
}

/// Puts the lines of a text below the current row. Text in which there are only some positions gives
/// these alone.
pub(crate) fn paste(state: &mut State, text: String, runner: &mut dyn Runner) {
    if LONGEST_AT_ONCE < text.len() {
        return long_texts::look(state, text, true, runner);
    }
    if !is_collection(&text) {
        let found = extract(&text);
        return if found.is_empty() {
            paste::paste_at_once(state, &text);
        } else {
            paste::add_records(state, &found);
        };
    }
    draft::end(state);
    let lines: Vec<_> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
    let count = lines.len();
    let below = long_texts::place_below(state.shared.document());
    state.shared.document_mut().insert_lines(below, lines);
    state
        .shared
        .inform(tr_with("message-added", &counted(count)));
    state.shared.effects.push(Effect::ShowCurrentRow);
}
