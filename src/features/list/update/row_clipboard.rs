//! Copies rows to the clipboard and pastes them, as lines of text.

use super::rows;
use super::rows::RowChange;
use crate::features::clipboard::{is_collection, takes_long};
use crate::features::list::tasks::copying::{CopyLines, CopyingLines, put};
use crate::model::action::{ClipboardAction, FenAction, GamesAction};
use crate::model::state::{Shared, WindowEffect};
use crate::model::task_control::start;
use tabiya_collection::document::{BulkChange, DocumentId};
use tabiya_collection::games::games_in_text;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::{RowSet, Rows};
use tabiya_notation::extract::extract;
use tabiya_notation::line_text::text_of_line;
use tabiya_text::{counted, tr, tr_with};

/// The maximum size of a copy. A program that receives more would be busy for minutes.
const MAX_BYTES: u64 = 64 << 20;

/// Copies the lines of the selected rows. If `cut` is set, it deletes the rows afterwards.
pub(crate) fn copy(shared: &mut Shared, cut: bool, runner: &mut dyn Runner) {
    shared.end_draft();
    let document = shared.document();
    let selection = document.selected_rows();
    if selection.is_empty() {
        return;
    }
    let is_current_alone = selection.count() == 1 && selection.contains(document.row());
    if is_current_alone {
        let mut text = text_of_line(document.line()).into_owned();
        text.push('\n');
        put(shared, text, 1);
        if cut {
            rows::delete(shared, runner);
        }
        return;
    }
    let source = document.rows().source();
    let bytes_a_row = source.byte_len() / source.line_count().max(1);
    if MAX_BYTES < bytes_a_row.saturating_mul(selection.count()) {
        return shared.complain(tr("message-too-much-to-copy"));
    }
    let task = CopyingLines {
        document: document.id(),
        cut: cut.then(|| selection.clone()),
        content: document.state_id(),
    };
    let rows = document.rows().clone();
    start(shared, task, CopyLines { rows, selection }, runner);
}

/// Pastes the lines of a text below the current row. If a text has only a few positions, it pastes only these.
pub(crate) fn paste(shared: &mut Shared, text: String) {
    if takes_long(&text) {
        return shared.send(ClipboardAction::LookForPositions {
            text,
            for_rows: true,
        });
    }
    if !is_collection(&text) {
        return paste_found(shared, text);
    }
    shared.end_draft();
    let lines: Vec<_> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
    let count = lines.len();
    shared.document_mut().add_lines(lines);
    shared.inform(tr_with("message-added", &counted(count)));
    shared.effects.push(WindowEffect::ShowCurrentRow);
}

/// Asks which positions of pasted games become rows. Ambiguous moves are handled like other text that contains no rows.
fn paste_found(shared: &mut Shared, text: String) {
    let (language, played) = (shared.piece_language(), shared.settings.games_move);
    let games = games_in_text(&text, language, played);
    if games.are_certain() {
        let rows_of = Some(shared.document().id());
        return shared.send(GamesAction::TakeGames { games, rows_of });
    }
    let found = extract(&text);
    if found.is_empty() {
        shared.send(FenAction::Paste(text));
    } else {
        shared.send(FenAction::AddPositions(found));
    }
}

/// Adds lines below the current row of a document, or of the current document if the other one is closed.
pub(crate) fn add_lines(shared: &mut Shared, id: DocumentId, lines: Rows, runner: &mut dyn Runner) {
    shared.end_draft();
    let document = shared.document_by_id(id).unwrap_or(shared.document());
    let id = document.id();
    let (at, takes_place) = document.place_of_added();
    let change = BulkChange::Insert {
        at,
        rows: RowSet::all(lines.len()),
        from: lines,
        takes_place,
    };
    rows::begin_change(shared, id, change, RowChange::Add, runner);
}
