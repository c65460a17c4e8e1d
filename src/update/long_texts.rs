//! Texts that are too long to be looked at within a frame, and those for which a field had no room.

use super::{changing, draft, paste, start};
use crate::collection::{RowSet, Rows};
use crate::document::{BulkChange, Document, DocumentId};
use crate::jobs::{InText, Job, Runner};
use crate::state::{Again, Effect, Positions, Purpose, Question, RowsWork, State, TextLook};
use crate::text::{size_text, tr, tr_with};
use std::sync::Arc;

/// Looks for positions in a text that was pasted.
pub(super) fn look(state: &mut State, text: String, for_rows: bool, runner: &mut dyn Runner) {
    let text = Arc::new(text);
    let job = Job::LookAtText {
        text: Arc::clone(&text),
        takes_lines: for_rows,
        style: state.settings.fen_style(),
    };
    let document = state.document();
    let look = TextLook {
        document: document.id(),
        content: document.state_id(),
        row: document.row(),
        for_rows,
        text,
    };
    start(state, Purpose::LookAtText(look), job, runner);
}

/// It is known what is in the text; `None` if nobody wants to know any more.
pub(super) fn looked(
    state: &mut State,
    look: TextLook,
    found: Option<InText>,
    runner: &mut dyn Runner,
) {
    match found {
        None => state.inform(tr("message-cancelled")),
        Some(InText::Nothing) => {
            let variables = [("size", size_text(look.text.len() as u64).into())];
            state.cut_text = Some(look.text);
            state.report_failure(tr_with("message-no-position-in-long-text", &variables));
        }
        Some(InText::Lines(lines)) => add_lines(state, look.document, lines, runner),
        Some(InText::Positions { lines, .. }) if look.for_rows => {
            add_lines(state, look.document, lines, runner);
        }
        Some(InText::Positions { texts, lines }) => {
            let is_as_it_was = is_as_it_was(state, &look);
            match texts.as_slice() {
                [only] if is_as_it_was => paste::replace_position(state, only),
                _ => {
                    let lines = Some(lines);
                    let found = Again::new(Positions { texts, lines });
                    state.questions.push_back(Question::AddSeveral(found));
                }
            }
        }
    }
}

/// Whether what was shown when the text was pasted is still there. Otherwise the user is asked, who
/// expects nothing to happen to what is shown now.
fn is_as_it_was(state: &State, look: &TextLook) -> bool {
    let document = state.document();
    document.id() == look.document
        && document.state_id() == look.content
        && document.row() == look.row
}

/// Adds lines below the current one of a document, or of the one that is shown when that is closed.
pub(super) fn add_lines(state: &mut State, id: DocumentId, lines: Rows, runner: &mut dyn Runner) {
    draft::end(state);
    let document = state.document_by_id(id).unwrap_or(state.document());
    let id = document.id();
    let change = BulkChange::Insert {
        at: place_below(document),
        rows: RowSet::all(lines.len()),
        from: lines,
    };
    changing::begin(state, id, change, RowsWork::Add, runner);
}

/// Where lines go that come below the current one.
pub(super) fn place_below(document: &Document) -> u64 {
    if document.rows().is_empty() {
        0
    } else {
        document.row() + 1
    }
}

/// A field had no room for all of a text. A single key is lost by nobody.
pub(super) fn cut(state: &mut State, text: Arc<String>) {
    if text.chars().nth(1).is_none() {
        return state.complain(tr("message-field-full"));
    }
    state.cut_text = Some(text);
    state.report_failure(tr("message-text-cut"));
}

/// Gives back all of the text for which a field had no room last.
pub(super) fn copy_cut_text(state: &mut State) {
    if let Some(text) = &state.cut_text {
        let text = String::clone(text);
        state.effects.push(Effect::CopyText(text));
        state.inform(tr("message-cut-text-copied"));
    }
}
