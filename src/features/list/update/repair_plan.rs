//! Repairs all lines, after a dialog has shown the changes.
//!
//! The dialog opens at once. A worker thread then checks all lines, if they have not been checked, and searches for
//! repairs.

use super::rows;
use super::rows::RowChange;
use crate::features::find::tasks::find_rows::FindingRows;
use crate::features::list::model::list_state::{ListState, Scope};
use crate::features::list::model::repair_plan::HandTicks;
use crate::features::list::tasks::check::check;
use crate::features::list::tasks::find_repairs::{FindingRepairs, find_repairs};
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::stop;
use std::ops::Range;
use tabiya_collection::document::{Document, ViewOf, repaired_to_legal, repaired_to_plain};
use tabiya_collection::passes::{LineMark, PositionRepair, RepairScope};
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Opens the dialog with the proposed changes. If the list is filtered by faults of positions, the positions are
/// repaired too, and not only their text.
pub(crate) fn open(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    if !shared.document().is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    shared.dialog = Some(Dialog::RepairAll);
    own.hand_ticks = HandTicks::default();
    let in_positions = shows_any(shared.document(), &[LineMark::Illegal, LineMark::Warned]);
    look(own, shared, in_positions, runner);
}

/// Repeats the search for repairs: of positions and text, or only of text.
pub(crate) fn look(
    own: &mut ListState,
    shared: &mut Shared,
    in_positions: bool,
    runner: &mut dyn Runner,
) {
    stop_looking(own, shared, runner);
    own.repairs_positions = in_positions;
    own.awaits_repairs = true;
    let document = shared.document();
    let (id, content) = (document.id(), document.state_id());
    if !own.hand_ticks.are_about(id, content) {
        own.hand_ticks = HandTicks::new(id, content);
    }
    check(shared, shared.document().id(), runner);
    keep_up(own, shared, runner);
}

/// Starts the search for repairs that the dialog waits for, after all lines are checked and the list is up to date.
pub(crate) fn keep_up(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    if !own.awaits_repairs || shared.dialog != Some(Dialog::RepairAll) {
        return;
    }
    let document = shared.document();
    let id = document.id();
    let is_checked = document.marks().is_some_and(|marks| marks.is_complete());
    let is_listing = |finding: &FindingRows| finding.document == id;
    if !is_checked || document.has_outdated_view() || shared.tasks.any(is_listing) {
        return;
    }
    own.awaits_repairs = false;
    let positions = own.repairs_positions.then(|| repair_of_positions(document));
    let scope = RepairScope {
        style: shared.settings.fen_style(),
        only: Scope::of(document).rows(document),
        positions,
    };
    find_repairs(shared, scope, own.hand_ticks.clone(), runner);
}

/// The kind of repair for positions. Positions that are only odd are left alone, unless the list is filtered by them.
fn repair_of_positions(document: &Document) -> PositionRepair {
    if shows_any(document, &[LineMark::Warned]) {
        repaired_to_plain
    } else {
        repaired_to_legal
    }
}

/// Whether the list is filtered by one of these marks.
fn shows_any(document: &Document, wanted: &[LineMark]) -> bool {
    match document
        .view()
        .map(tabiya_collection::document::RowsView::of)
    {
        Some(ViewOf::Marks(marks)) => marks.iter().any(|mark| wanted.contains(mark)),
        _ => false,
    }
}

/// Stops the search for repairs after the dialog was closed or when another search is needed.
pub(crate) fn stop_looking(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    own.repair_plan = None;
    own.awaits_repairs = false;
    stop(shared, runner, |_: &FindingRepairs| true);
}

/// Ticks or unticks lines.
pub(crate) fn want(own: &mut ListState, places: Range<u64>, is_wanted: bool) {
    if let Some(repair_plan) = &mut own.repair_plan {
        let is_all = places == (0..repair_plan.lines.len() as u64);
        if is_all && repair_plan.lines.len() > 1 {
            own.hand_ticks.say_of_all(is_wanted);
        } else {
            let changed = places.clone().filter_map(|place| repair_plan.row(place));
            changed.for_each(|row| own.hand_ticks.say_of(row, is_wanted));
        }
        repair_plan.want(places, is_wanted);
    }
}

/// Makes the changes that the dialog shows.
pub(crate) fn apply(own: &mut ListState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(repair_plan) = own.repair_plan.take() else {
        return;
    };
    let id = shared.document().id();
    if repair_plan.document != id || repair_plan.state != shared.document().state_id() {
        shared.inform(tr("message-changed-again"));
        let in_positions = own.repairs_positions;
        return look(own, shared, in_positions, runner);
    }
    shared.dialog = None;
    let change = repair_plan.into_change();
    rows::begin_change(shared, id, change, RowChange::Repair, runner);
}
