//! Opens the page, keeps its numbers up to date, copies them, and turns bars into filters.

use crate::features::list::model::list_state::RowFilter;
use crate::features::statistics::model::plots::plain_text;
use crate::features::statistics::model::{StatisticsAction, StatisticsState, filter_of};
use crate::features::statistics::tasks::count::{CountingRows, count, stop_counting};
use crate::features::statistics::tasks::draw::{DrawStatistics, copy_picture};
use crate::model::action::FindAction;
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, RowsView};
use tabiya_collection::passes::Bar;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// The largest number of rows that are counted again without being asked for.
const FEW: u64 = 200_000;

/// Handles an action on statistics.
pub(crate) fn apply(
    own: &mut StatisticsState,
    shared: &mut Shared,
    action: StatisticsAction,
    runner: &mut dyn Runner,
) {
    match action {
        StatisticsAction::Open => open(own, shared, runner),
        StatisticsAction::Count => count(shared, runner),
        StatisticsAction::ShowPiece(piece) => own.piece = piece,
        StatisticsAction::Filter(bar) => filter(shared, bar),
        StatisticsAction::CopyText(part) => {
            if let Some(counted) = &own.counted {
                let text = plain_text(counted, part, own.piece);
                shared.effects.push(WindowEffect::CopyText(text));
                shared.inform(tr("statistics-copied"));
            }
        }
        StatisticsAction::CopyPicture(part) => {
            if let Some(counted) = &own.counted {
                let work = DrawStatistics {
                    counted: Arc::clone(counted),
                    part,
                    piece: own.piece,
                };
                copy_picture(shared, work, runner);
            }
        }
    }
}

/// Shows the page. Many rows whose content has changed since the last count are not counted again unasked.
fn open(own: &mut StatisticsState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    let document = shared.document();
    if !document.is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    let is_kept = own.counted.as_ref().is_some_and(|counted| {
        let are_all = counted.only.is_none() && document.view().is_none();
        let are_many = document.rows().len() > FEW && document.selected_count() < 2;
        counted.is_of(document) || counted.document == document.id() && are_all && are_many
    });
    shared.dialog = Some(Dialog::Statistics);
    if !is_kept {
        own.counted = None;
        count(shared, runner);
    }
}

/// Counts a few rows again after they have changed.
pub(crate) fn keep_up(own: &mut StatisticsState, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.dialog != Some(Dialog::Statistics) || shared.tasks.has::<CountingRows>() {
        return;
    }
    let document = shared.document();
    let is_outdated = own
        .counted
        .as_ref()
        .is_some_and(|counted| !counted.is_current(document));
    if is_outdated && document.is_whole() && document.rows().len() <= FEW {
        count(shared, runner);
    }
}

/// Stops counting after the page was closed.
pub(crate) fn closed(_own: &mut StatisticsState, shared: &mut Shared, runner: &mut dyn Runner) {
    stop_counting(shared, runner);
}

/// Forgets the numbers of a closed document.
pub(crate) fn document_closed(
    own: &mut StatisticsState,
    _shared: &mut Shared,
    id: DocumentId,
    _runner: &mut dyn Runner,
) {
    own.counted.take_if(|counted| counted.document == id);
}

/// Shows the rows of a bar in the list: of those that it shows already, if it does not show all. The rest of a
/// selection stays selected.
fn filter(shared: &mut Shared, bar: Bar) {
    let wanted = filter_of(bar);
    let of = shared.document().view().map(RowsView::of);
    let filter = match of {
        Some(of) => RowFilter::Both(Box::new(RowFilter::from(of.clone())), Box::new(wanted)),
        None => wanted,
    };
    shared.dialog = None;
    shared.send(FindAction::ShowRows(filter));
}
