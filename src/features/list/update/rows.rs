//! Commands for the selected rows, and changes of many rows: immediately if that is quick, otherwise in a task.

pub(crate) use crate::features::list::tasks::change::{RowChange, begin_change};

use crate::command::Command;
use crate::features::list::model::list_state::Scope;
use crate::features::list::tasks::change::made;
use crate::model::action::{Action, ListAction};
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::hash::{BuildHasher as _, RandomState};
use tabiya_collection::document::{BulkChange, Document, DocumentId};
use tabiya_collection::passes::SortOrder;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::{RowSet, Rows};
use tabiya_text::{counted, tr, tr_with};

/// Deletes the selected rows.
pub(crate) fn delete(shared: &mut Shared, runner: &mut dyn Runner) {
    let change = BulkChange::Delete(shared.document().selected_rows());
    let again = Action::Run(Command::DeletePosition);
    change_rows(shared, change, RowChange::Delete, again, runner);
}

/// Inserts copies of the selected rows below them.
pub(crate) fn duplicate(shared: &mut Shared, runner: &mut dyn Runner) {
    let change = BulkChange::Duplicate(shared.document().selected_rows());
    let again = Action::Run(Command::DuplicatePosition);
    change_rows(shared, change, RowChange::Duplicate, again, runner);
}

/// Moves the selected rows before another row.
pub(crate) fn move_before(shared: &mut Shared, before: u64, runner: &mut dyn Runner) {
    let rows = shared.document().selected_rows();
    move_rows(shared, rows, before, runner);
}

/// Moves a row to another place.
pub(crate) fn move_row(shared: &mut Shared, from: u64, to: u64, runner: &mut dyn Runner) {
    let count = shared.document().rows().len();
    if from == to || count <= from || count <= to {
        return;
    }
    let rows = RowSet::from_rows(count, [from]);
    let before = if from < to { to + 1 } else { to };
    move_rows(shared, rows, before, runner);
}

fn move_rows(shared: &mut Shared, rows: RowSet, before: u64, runner: &mut dyn Runner) {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
        return;
    };
    let is_one_stretch = last - first + 1 == rows.count();
    if is_one_stretch && (first..=last + 1).contains(&before) {
        return; // The rows are already there.
    }
    let change = BulkChange::Move { rows, before };
    let again = Action::from(ListAction::MoveRows { before });
    change_rows(shared, change, RowChange::Move, again, runner);
}

/// Moves the selected rows above the previous row of the list.
pub(crate) fn shift_up(shared: &mut Shared, runner: &mut dyn Runner) {
    let document = shared.document();
    let first = document.selected_rows().first();
    let place = first.and_then(|first| document.place_of(first)?.checked_sub(1));
    if let Some(row) = place.and_then(|place| document.row_at(place)) {
        move_before(shared, row, runner);
    }
}

/// Moves the selected rows below the next row of the list.
pub(crate) fn shift_down(shared: &mut Shared, runner: &mut dyn Runner) {
    let document = shared.document();
    let last = document.selected_rows().last();
    let place = last.and_then(|last| document.place_of(last)?.checked_add(1));
    if let Some(row) = place.and_then(|place| document.row_at(place)) {
        move_before(shared, row + 1, runner);
    }
}

/// Sorts the selected rows, or the rows that the list shows.
pub(crate) fn sort(shared: &mut Shared, order: SortOrder, runner: &mut dyn Runner) {
    let only = arranged(shared);
    shared.dialog = None;
    arrange(
        shared,
        BulkChange::Sort { order, only },
        RowChange::Sort,
        runner,
    );
}

/// Shuffles the selected rows, or the rows that the list shows, at random.
pub(crate) fn shuffle(shared: &mut Shared, runner: &mut dyn Runner) {
    let only = arranged(shared);
    let seed = RandomState::new().hash_one(shared.next_number());
    arrange(
        shared,
        BulkChange::Shuffle { seed, only },
        RowChange::Shuffle,
        runner,
    );
}

/// The rows to sort or shuffle. `None` means all rows. The dialog shows the same choice.
fn arranged(shared: &Shared) -> Option<RowSet> {
    let document = shared.document();
    Scope::of(document).rows(document)
}

fn arrange(shared: &mut Shared, change: BulkChange, what: RowChange, runner: &mut dyn Runner) {
    shared.end_draft();
    begin_change(shared, shared.document().id(), change, what, runner);
}

/// Deletes all but the first of each group of duplicates that the list shows.
pub(crate) fn delete_duplicates(shared: &mut Shared, runner: &mut dyn Runner) {
    let view = shared.document().view();
    let Some(groups) = view.and_then(|view| view.groups().cloned()) else {
        return shared.complain(tr("message-no-duplicates-shown"));
    };
    if shared.dialog == Some(Dialog::Duplicates) {
        shared.dialog = None;
    }
    let change = BulkChange::DeleteSurplus(groups);
    arrange(shared, change, RowChange::DeleteDuplicates, runner);
}

/// Moves or copies the selected rows to the end of another document.
pub(crate) fn send(shared: &mut Shared, to: DocumentId, keep: bool, runner: &mut dyn Runner) {
    shared.end_draft();
    let from = shared.document();
    let rows = from.selected_rows();
    let Some(target) = shared.document_by_id(to).filter(|to| to.id() != from.id()) else {
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
        takes_place: false,
    };
    begin_change(shared, to, change, what, runner);
}

/// Copies the selected rows into a new document, byte for byte.
pub(crate) fn split(shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    let from = shared.document();
    let what = RowChange::Send {
        from: from.id(),
        cut: None,
        content: from.state_id(),
    };
    let change = BulkChange::Insert {
        at: 0,
        from: from.rows().clone(),
        rows: from.selected_rows(),
        takes_place: false,
    };
    let id = DocumentId(shared.next_number());
    shared.show_document(Document::new(id, []));
    begin_change(shared, id, change, what, runner);
}

/// Adds rows from another source at the end of a document.
pub(crate) fn append(shared: &mut Shared, id: DocumentId, from: Rows, runner: &mut dyn Runner) {
    let Some(document) = shared.document_by_id(id) else {
        return;
    };
    let change = BulkChange::Insert {
        at: document.rows().len(),
        rows: RowSet::all(from.len()),
        from,
        takes_place: false,
    };
    begin_change(shared, id, change, RowChange::Add, runner);
}

/// Selects all rows and announces their number, or explains why that is impossible.
pub(crate) fn select_all(shared: &mut Shared) {
    shared.document_mut().select_all();
    let count = shared.document().selected_count();
    shared.announce(tr_with("announce-selected", &counted(count)));
    shared.effects.push(WindowEffect::ShowCurrentRow);
}

/// Changes rows of the current document. `again` is the action to repeat if the change must wait for a row.
fn change_rows(
    shared: &mut Shared,
    change: BulkChange,
    what: RowChange,
    again: Action,
    runner: &mut dyn Runner,
) {
    shared.end_draft();
    let id = shared.document().id();
    let count = change.row_count(shared.document().rows());
    if !change.is_quick() {
        return begin_change(shared, id, change, what, runner);
    }
    let row = shared.document().row_shown_after(&change);
    match shared.document_mut().change_at_once(change) {
        Ok(()) => made(shared, id, &what, count),
        Err(why) => shared.send(Action::WaitForRow {
            why,
            row: row.unwrap_or_default(),
            action: Box::new(again),
        }),
    }
}
