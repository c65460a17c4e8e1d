//! Texts that are too long to be looked at within a frame, and those for which a field had no room.

use super::draft;
use crate::app::state::{Effect, State};
use crate::document::{BulkChange, Document, DocumentId};
use crate::features::list::update::changing;
use crate::features::list::update::changing::RowChange;
use crate::lines::{RowSet, Rows};
use crate::tasks::Runner;
use crate::text::tr;
use std::sync::Arc;

pub(crate) use crate::features::clipboard::tasks::look_at_text::look;

/// Adds lines below the current one of a document, or of the one that is shown when that is closed.
pub(crate) fn add_lines(state: &mut State, id: DocumentId, lines: Rows, runner: &mut dyn Runner) {
    draft::end(state);
    let document = state
        .shared
        .document_by_id(id)
        .unwrap_or(state.shared.document());
    let id = document.id();
    let change = BulkChange::Insert {
        at: place_below(document),
        rows: RowSet::all(lines.len()),
        from: lines,
    };
    changing::begin(state, id, change, RowChange::Add, runner);
}

/// Where lines go that come below the current one.
pub(crate) fn place_below(document: &Document) -> u64 {
    if document.rows().is_empty() {
        0
    } else {
        document.row() + 1
    }
}

/// A field had no room for all of a text. A single key is lost by nobody.
pub(crate) fn cut(state: &mut State, text: Arc<String>) {
    if text.chars().nth(1).is_none() {
        return state.shared.complain(tr("message-field-full"));
    }
    state.fen.cut_text = Some(text);
    state.shared.report_failure(tr("message-text-cut"));
}

/// Gives back all of the text for which a field had no room last.
pub(crate) fn copy_cut_text(state: &mut State) {
    if let Some(text) = &state.fen.cut_text {
        let text = String::clone(text);
        state.shared.effects.push(Effect::CopyText(text));
        state.shared.inform(tr("message-cut-text-copied"));
    }
}
