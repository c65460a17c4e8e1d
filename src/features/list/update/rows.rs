//! What is done with the selected rows.

use super::changing::{self, RowChange};
use crate::app::action::Action;
use crate::app::state::{Effect, Sheet, State};
use crate::command::Command;
use crate::document::{BulkChange, Document, DocumentId};
use crate::features::fen::update::draft;
use crate::features::files::shown;
use crate::lines::{RowSet, Rows};
use crate::passes::SortOrder;
use crate::tasks::Runner;
use crate::text::{counted, tr, tr_with};
use std::hash::{BuildHasher as _, RandomState};

/// Deletes the selected rows.
pub(crate) fn delete(state: &mut State, runner: &mut dyn Runner) {
    let change = BulkChange::Delete(state.shared.document().selected_rows());
    let again = Action::Run(Command::DeletePosition);
    changing::change(state, change, RowChange::Delete, again, runner);
}

/// Puts rows like the selected ones below them.
pub(crate) fn duplicate(state: &mut State, runner: &mut dyn Runner) {
    let change = BulkChange::Duplicate(state.shared.document().selected_rows());
    let again = Action::Run(Command::DuplicatePosition);
    changing::change(state, change, RowChange::Duplicate, again, runner);
}

/// Moves the selected rows in front of another one.
pub(crate) fn move_before(state: &mut State, before: u64, runner: &mut dyn Runner) {
    let rows = state.shared.document().selected_rows();
    move_rows(state, rows, before, runner);
}

/// Moves a row so that it stands at another place.
pub(crate) fn move_row(state: &mut State, from: u64, to: u64, runner: &mut dyn Runner) {
    let count = state.shared.document().rows().len();
    if from == to || count <= from || count <= to {
        return;
    }
    let rows = RowSet::from_rows(count, [from]);
    let before = if from < to { to + 1 } else { to };
    move_rows(state, rows, before, runner);
}

fn move_rows(state: &mut State, rows: RowSet, before: u64, runner: &mut dyn Runner) {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
        return;
    };
    let is_one_stretch = last - first + 1 == rows.count();
    if is_one_stretch && (first..=last + 1).contains(&before) {
        return; // They stand there.
    }
    let change = BulkChange::Move { rows, before };
    let again = Action::MoveRows { before };
    changing::change(state, change, RowChange::Move, again, runner);
}

/// Moves the selected rows over the one before them in the list.
pub(crate) fn shift_up(state: &mut State, runner: &mut dyn Runner) {
    let document = state.shared.document();
    let first = document.selected_rows().first();
    let place = first.and_then(|first| document.place_of(first)?.checked_sub(1));
    if let Some(row) = place.and_then(|place| document.row_at(place)) {
        move_before(state, row, runner);
    }
}

/// Moves the selected rows over the one behind them in the list.
pub(crate) fn shift_down(state: &mut State, runner: &mut dyn Runner) {
    let document = state.shared.document();
    let last = document.selected_rows().last();
    let place = last.and_then(|last| document.place_of(last)?.checked_add(1));
    if let Some(row) = place.and_then(|place| document.row_at(place)) {
        move_before(state, row + 1, runner);
    }
}

/// Puts the selected rows, or those that the list shows, into an order.
pub(crate) fn sort(state: &mut State, order: SortOrder, runner: &mut dyn Runner) {
    let only = arranged(state);
    state.shared.sheet = None;
    arrange(
        state,
        BulkChange::Sort { order, only },
        RowChange::Sort,
        runner,
    );
}

/// Puts the selected rows, or those that the list shows, into an order that nobody can foresee.
pub(crate) fn shuffle(state: &mut State, runner: &mut dyn Runner) {
    let only = arranged(state);
    let seed = RandomState::new().hash_one(state.shared.next_number());
    arrange(
        state,
        BulkChange::Shuffle { seed, only },
        RowChange::Shuffle,
        runner,
    );
}

/// The rows that are put in order: the selected ones if there are several, else those that the list
/// shows; `None` for all. The sheet says so.
fn arranged(state: &State) -> Option<RowSet> {
    let document = state.shared.document();
    let rows = if document.selected_count() > 1 {
        document.selected_rows()
    } else {
        document.view()?;
        document.listed_rows()
    };
    (rows.count() < document.rows().len()).then_some(rows)
}

fn arrange(state: &mut State, change: BulkChange, what: RowChange, runner: &mut dyn Runner) {
    draft::end(state);
    changing::begin(state, state.shared.document().id(), change, what, runner);
}

/// Deletes all but the first of each group of duplicates that the list shows.
pub(crate) fn delete_duplicates(state: &mut State, runner: &mut dyn Runner) {
    let view = state.shared.document().view();
    let Some(groups) = view.and_then(|view| view.groups().cloned()) else {
        return state.shared.complain(tr("message-no-duplicates-shown"));
    };
    if state.shared.sheet == Some(Sheet::Duplicates) {
        state.shared.sheet = None;
    }
    let change = BulkChange::DeleteSurplus(groups);
    arrange(state, change, RowChange::DeleteDuplicates, runner);
}

/// Puts the selected rows, or a copy of them, at the end of another document.
pub(crate) fn send(state: &mut State, to: DocumentId, keep: bool, runner: &mut dyn Runner) {
    draft::end(state);
    let from = state.shared.document();
    let rows = from.selected_rows();
    let Some(target) = state
        .shared
        .document_by_id(to)
        .filter(|to| to.id() != from.id())
    else {
        return;
    };
    let what = RowChange::Send {
        from: from.id(),
        cut: (!keep).then(|| rows.clone()),
        content: from.state_id(),
    };
    let change = BulkChange::Insert {
        at: target.rows().len(),
        from: from.rows().clone(),
        rows,
    };
    changing::begin(state, to, change, what, runner);
}

/// Puts a copy of the selected rows into a new document, byte for byte.
pub(crate) fn split(state: &mut State, runner: &mut dyn Runner) {
    draft::end(state);
    let from = state.shared.document();
    let what = RowChange::Send {
        from: from.id(),
        cut: None,
        content: from.state_id(),
    };
    let change = BulkChange::Insert {
        at: 0,
        from: from.rows().clone(),
        rows: from.selected_rows(),
    };
    let id = DocumentId(state.shared.next_number());
    shown::show_document(state, Document::new(id, []));
    changing::begin(state, id, change, what, runner);
}

/// Puts rows from elsewhere at the end of a document.
pub(crate) fn append(state: &mut State, id: DocumentId, from: Rows, runner: &mut dyn Runner) {
    let Some(document) = state.shared.document_by_id(id) else {
        return;
    };
    let change = BulkChange::Insert {
        at: document.rows().len(),
        rows: RowSet::all(from.len()),
        from,
    };
    changing::begin(state, id, change, RowChange::Add, runner);
}

/// Selects, and says what cannot be done without a selection.
pub(crate) fn select_all(state: &mut State) {
    state.shared.document_mut().select_all();
    let count = state.shared.document().selected_count();
    state
        .shared
        .announce(tr_with("announce-selected", &counted(count)));
    state.shared.effects.push(Effect::ShowCurrentRow);
}
