//! Actions on the rows of documents, and navigation between records and between documents.

mod checking;
mod repair_plan;
mod row_clipboard;
mod rows;

pub(crate) use checking::document_closed;
pub(crate) use repair_plan::stop_looking;

use crate::features::list::model::list_state::ListState;
use crate::model::action::{Action, FindAction, ListAction, RowFilter, SelectionStep};
use crate::model::state::{Shared, WindowEffect};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;
use tabiya_text::{count_text, counted, tr, tr_with};

/// Handles actions on rows.
pub(crate) fn apply(
    own: &mut ListState,
    shared: &mut Shared,
    action: ListAction,
    runner: &mut dyn Runner,
) {
    match action {
        ListAction::SelectRow(row) => select_row(shared, row),
        ListAction::SelectRows(selecting) => select_rows(shared, selecting),
        ListAction::SelectAllRows => rows::select_all(shared),
        ListAction::GoToLine(number) => go_to_line(shared, number),
        ListAction::StepRow(step) => step_row(shared, step),
        ListAction::FirstRow => select_place(shared, 0),
        ListAction::LastRow => select_last_place(shared),
        ListAction::ShowFirstFound(id) => show_first_if_hidden(shared, id),
        ListAction::ShowFrom(id, top) => shared.effects.push(WindowEffect::ShowFrom(id, top)),
        ListAction::StepDocument(step) => step_document(shared, step),
        ListAction::ListLooks(looks) => own.looks = looks,
        ListAction::ToggleGrid => own.looks.grid = !own.looks.grid,
        ListAction::RowsNeeded(rows) => checking::rows_needed(shared, rows, runner),
        ListAction::StopWaiting => checking::stop_all(shared),
        ListAction::CutRows => row_clipboard::copy(shared, true, runner),
        ListAction::CopyRows => row_clipboard::copy(shared, false, runner),
        ListAction::PasteRows(text) => row_clipboard::paste(shared, text),
        ListAction::AddLines(id, lines) => row_clipboard::add_lines(shared, id, lines, runner),
        ListAction::AppendRows(id, rows) => rows::append(shared, id, rows, runner),
        ListAction::Duplicate => rows::duplicate(shared, runner),
        ListAction::Delete => rows::delete(shared, runner),
        ListAction::ShiftUp => rows::shift_up(shared, runner),
        ListAction::ShiftDown => rows::shift_down(shared, runner),
        ListAction::MoveRow { from, to } => rows::move_row(shared, from, to, runner),
        ListAction::MoveRows { before } => rows::move_before(shared, before, runner),
        ListAction::SendRows { to, keep } => rows::send(shared, to, keep, runner),
        ListAction::Split => rows::split(shared, runner),
        ListAction::Sort(order) => rows::sort(shared, order, runner),
        ListAction::Shuffle => rows::shuffle(shared, runner),
        ListAction::DeleteDuplicates => rows::delete_duplicates(shared, runner),
        ListAction::OpenSurvey => checking::open_survey(own, shared, runner),
        ListAction::CheckAll => checking::check(shared, shared.document().id(), runner),
        ListAction::RepairAll => repair_plan::open(own, shared, runner),
        ListAction::LookForRepairs { in_positions } => {
            repair_plan::look(own, shared, in_positions, runner);
        }
        ListAction::SelectRepairs { places, is_wanted } => {
            repair_plan::want(own, places, is_wanted);
        }
        ListAction::ApplyRepairs => repair_plan::apply(own, shared, runner),
    }
}

/// Checks lines and keeps views and dialogs up to date.
pub(crate) fn keep_up(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    checking::keep_up(shared, runner);
    repair_plan::keep_up(own, shared, runner);
    checking::keep_up_survey(own, shared, runner);
}

/// Shows the document `step` tabs further, with wrap-around.
fn step_document(shared: &mut Shared, step: isize) {
    let count = shared.documents.len();
    let next = shared.active.wrapping_add(count).wrapping_add_signed(step) % count;
    let id = shared.documents[next].id();
    shared.select_document(id);
}

/// Puts another row on the board.
fn select_row(shared: &mut Shared, row: u64) {
    shared.end_draft();
    match shared.document_mut().select_row(row) {
        Ok(()) => shared.effects.push(WindowEffect::ShowCurrentRow),
        Err(why) => shared.send(Action::WaitForRow {
            why,
            row,
            action: Box::new(Action::from(ListAction::SelectRow(row))),
        }),
    }
}

/// Puts the row `step` places further in the list on the board. It stops at the ends.
fn step_row(shared: &mut Shared, step: i64) {
    let document = shared.document();
    let last = document.shown_count().saturating_sub(1);
    let place = match document.place_of(document.row()) {
        Some(place) => place.saturating_add_signed(step),
        // A hidden current row counts as just before its place in the list.
        None if step > 0 => document.current_place().saturating_add_signed(step - 1),
        None => document.current_place().saturating_add_signed(step),
    };
    select_place(shared, place.min(last));
}

/// Puts the row at a place of the list on the board.
fn select_place(shared: &mut Shared, place: u64) {
    if let Some(row) = shared.document().row_at(place) {
        select_row(shared, row);
    }
}

/// Puts the last row of the list on the board.
fn select_last_place(shared: &mut Shared) {
    select_place(shared, shared.document().shown_count().saturating_sub(1));
}

/// Puts the line with this number, counted from 1, on the board. If the list does not contain it, the list shows all
/// rows.
fn go_to_line(shared: &mut Shared, number: u64) {
    let count = shared.document().rows().len();
    let Some(row) = number.checked_sub(1).filter(|row| *row < count) else {
        return shared.complain(tr_with("message-no-such-line", &counted(count)));
    };
    shared.dialog = None;
    if shared.document().place_of(row).is_none() {
        shared.send(FindAction::ShowRows(RowFilter::All));
    }
    shared.send(ListAction::SelectRow(row));
    let said = tr_with("announce-line", &[("number", count_text(number).into())]);
    shared.send(Action::Announce(said));
}

/// Changes the selection in the list.
fn select_rows(shared: &mut Shared, selecting: SelectionStep) {
    let document = shared.document_mut();
    match selecting {
        SelectionStep::Toggle(row) => document.toggle_row(row),
        SelectionStep::ExtendTo(row) => document.extend_selection_to(row),
        SelectionStep::All => document.select_all(),
        SelectionStep::None => document.select_current_row(),
        SelectionStep::Invert => document.invert_selection(),
    }
    let text = match document.selected_count() {
        0 => tr("announce-nothing-selected"),
        count => tr_with("announce-selected", &counted(count)),
    };
    shared.announce(text);
}

/// Puts the first row of the view on the board if the current row is not in the view.
fn show_first_if_hidden(shared: &mut Shared, id: DocumentId) {
    if shared.document().id() != id {
        return;
    }
    let document = shared.document();
    match document.row_at(0) {
        Some(first) if document.place_of(document.row()).is_none() => {
            let announcement = std::mem::take(&mut shared.announcement);
            select_row(shared, first);
            shared.announcement = announcement;
        }
        _ => shared.effects.push(WindowEffect::ShowCurrentRow),
    }
}
