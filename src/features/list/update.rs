//! Actions on the rows of documents.

mod browsing;
mod checking;
mod repair_plan;
mod row_clipboard;
mod rows;

pub(crate) use checking::document_closed;
pub(crate) use repair_plan::stop_looking;

use crate::features::list::model::action::ListAction;
use crate::features::list::model::list_state::ListState;
use crate::model::state::{Shared, WindowEffect};
use tabiya_desktop::tasks::Runner;

/// Handles actions on rows.
pub(crate) fn apply(
    own: &mut ListState,
    shared: &mut Shared,
    action: ListAction,
    runner: &mut dyn Runner,
) {
    match action {
        ListAction::SelectRow(row) => browsing::select_row(shared, row),
        ListAction::SelectRows(selecting) => browsing::select_rows(shared, selecting),
        ListAction::SelectAllRows => rows::select_all(shared),
        ListAction::GoToLine(number) => browsing::go_to_line(shared, number),
        ListAction::StepRow(step) => browsing::step_row(shared, step),
        ListAction::FirstRow => browsing::select_place(shared, 0),
        ListAction::LastRow => browsing::select_last_place(shared),
        ListAction::ShowFirstFound(id) => browsing::show_first_if_hidden(shared, id),
        ListAction::ShowFrom(id, top) => shared.effects.push(WindowEffect::ShowFrom(id, top)),
        ListAction::StepDocument(step) => browsing::step_document(shared, step),
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
