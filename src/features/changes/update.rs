//! Keeps the comparison up to date, shows it, and reverts differences.

use crate::features::changes::model::{ChangesAction, ChangesState, RevertOrder};
use crate::features::changes::tasks::compare::compare;
use crate::features::list::tasks::change::{RowChange, begin_change, made};
use crate::features::list::tasks::fetch::{Fetch, Fetching};
use crate::model::action::{FilesAction, ListAction};
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::start;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::document::{BulkChange, DifferenceKind, Document, Revert};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::RowSet;
use tabiya_text::tr;

/// Shows all differences.
fn open(own: &mut ChangesState, shared: &mut Shared) {
    shared.end_draft();
    own.is_before_closing = false;
    own.not_compared = None;
    shared.dialog = Some(Dialog::Changes);
}

/// Handles an action in the dialog.
pub(crate) fn apply(
    own: &mut ChangesState,
    shared: &mut Shared,
    action: ChangesAction,
    runner: &mut dyn Runner,
) {
    match action {
        ChangesAction::Open => open(own, shared),
        ChangesAction::Revert(order) => revert(own, shared, &order, runner),
        ChangesAction::OpenBeforeClosing => {
            open(own, shared);
            own.is_before_closing = true;
        }
        ChangesAction::GoTo(difference) => {
            own.is_before_closing = false;
            shared.send(FilesAction::StopClosing);
            let last = shared.document().rows().len();
            shared.send(ListAction::GoToLine((difference.row + 1).min(last)));
        }
        ChangesAction::SavedRowsNeeded(ranges) => {
            let rows = own.found.as_ref().map(|found| found.saved().rows().clone());
            let document = shared.document().id();
            let is_fetched = shared
                .tasks
                .any(|fetching: &Fetching| fetching.document == document);
            if let Some(rows) = rows.filter(|_| !is_fetched) {
                let task = Fetching { document };
                start(shared, task, Fetch { rows, ranges }, runner);
            }
        }
    }
}

/// Asks again about closing the file, if the dialog was opened from that question.
pub(crate) fn closed(own: &mut ChangesState, shared: &mut Shared, _runner: &mut dyn Runner) {
    if std::mem::take(&mut own.is_before_closing) {
        shared.send(FilesAction::ContinueClosing);
    }
}

/// Compares the document shown with its file: at once if that takes no time, otherwise in a task as soon as the
/// differences are needed.
pub(crate) fn keep_up(own: &mut ChangesState, shared: &mut Shared, runner: &mut dyn Runner) {
    let document = shared.document();
    if !document.is_modified() || !document.has_saved_lines() {
        own.found = None;
        return;
    }
    let is_given_up = own.not_compared == Some((document.id(), document.state_id()));
    if own.of(document).is_some() || is_given_up {
        return;
    }
    if document.is_quickly_compared() {
        let go_on = &mut |_, _| ControlFlow::Continue(());
        let compared = document.comparison().map(|it| it.compare(go_on));
        own.found = compared.and_then(Result::ok).map(Arc::new);
        own.not_compared = match own.found {
            Some(_) => None,
            None => Some((document.id(), document.state_id())),
        };
    } else if shared.dialog == Some(Dialog::Changes) || !document.knows_saved_lines() {
        compare(shared, runner);
    }
}

/// Reverts lines to those in the file, as one undo step.
fn revert(own: &ChangesState, shared: &mut Shared, order: &RevertOrder, runner: &mut dyn Runner) {
    shared.end_draft();
    let document = shared.document();
    if !document.is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    let revert = match order {
        RevertOrder::Selected => selected(own, document),
        RevertOrder::Listed(found, place) => {
            let is_current = document.is_described_by(found);
            let difference = found.nth(*place).filter(|_| is_current);
            difference.map(|difference| match (difference.kind, difference.saved) {
                (DifferenceKind::Removed, Some((saved_row, _))) => Revert::PutBack {
                    saved_row,
                    at: difference.row,
                },
                _ => Revert::Rows {
                    rows: RowSet::from_rows(document.rows().len(), [difference.row]),
                    known: Some(Arc::clone(found)),
                },
            })
        }
        RevertOrder::All => document.has_saved_lines().then_some(Revert::All),
    };
    let Some(revert) = revert else {
        return shared.complain(tr("message-nothing-to-revert"));
    };
    let change = BulkChange::Revert(revert);
    let id = document.id();
    let count = change.row_count(document.rows());
    // A change of lines in memory needs no task to read them.
    let is_at_hand = !document.rows().source().is_on_disk() && change.is_quick();
    if is_at_hand && shared.document_mut().change_at_once(change.clone()).is_ok() {
        made(shared, id, &RowChange::Revert, count);
    } else {
        begin_change(shared, id, change, RowChange::Revert, runner);
    }
}

/// The selected rows that differ; `None` if there are none.
fn selected(own: &ChangesState, document: &Document) -> Option<Revert> {
    /// A larger selection is not searched for the rows that differ.
    const FEW: u64 = 1_000;
    let mut rows = document.selected_rows();
    if rows.count() <= FEW {
        let differs = |row: &u64| own.kind_at(document, *row).is_some();
        let differing: Vec<_> = rows.iter().filter(differs).collect();
        rows = RowSet::from_rows(document.rows().len(), differing);
    }
    let is_some = document.has_saved_lines() && !rows.is_empty();
    is_some.then(|| Revert::Rows {
        rows,
        known: own.of(document).cloned(),
    })
}
