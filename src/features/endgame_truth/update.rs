//! Asks the tables, goes to rows, and writes the results into the records.

use crate::features::endgame_truth::model::{
    AskedRows, EndgameTruthAction, EndgameTruthState, TruthsOfRows,
};
use crate::features::endgame_truth::tasks::find_truths::{FindingTruths, begin};
use crate::features::endgames::model::EndgamesState;
use crate::features::list::model::list_state::Scope;
use crate::features::list::tasks::change::{RowChange, begin_change};
use crate::model::action::ListAction;
use crate::model::state::{Dialog, Shared};
use std::sync::Arc;
use tabiya_collection::document::{BulkChange, DocumentId, Rewriting, TruthResults};
use tabiya_desktop::tasks::Runner;
use tabiya_tables::Shelf;
use tabiya_text::tr;

/// Handles an action on the truth of endgames.
pub(crate) fn apply(
    own: &mut EndgameTruthState,
    shared: &mut Shared,
    action: EndgameTruthAction,
    runner: &mut dyn Runner,
    endgames: &mut EndgamesState,
) {
    match action {
        EndgameTruthAction::Open => open(own, shared, endgames, runner),
        EndgameTruthAction::Find => find(own, shared, endgames, runner),
        EndgameTruthAction::Show(list) => own.list = list,
        EndgameTruthAction::GoTo(row) => {
            own.visited = Some(row);
            shared.send(ListAction::GoToLine(row + 1));
        }
        EndgameTruthAction::Replace(replaces) => own.replaces = replaces,
        EndgameTruthAction::Write => write(own, shared, endgames, runner),
    }
}

/// Forgets the results for a closed document.
pub(crate) fn document_closed(
    own: &mut EndgameTruthState,
    _shared: &mut Shared,
    id: DocumentId,
    _runner: &mut dyn Runner,
) {
    own.found.take_if(|found| found.of.document == id);
}

/// Shows the dialog, and asks the tables unless they have been asked.
fn open(
    own: &mut EndgameTruthState,
    shared: &mut Shared,
    endgames: &EndgamesState,
    runner: &mut dyn Runner,
) {
    shared.end_draft();
    let document = shared.document();
    if !document.is_whole() {
        return shared.complain(tr("message-still-reading"));
    }
    if document.holds_games() {
        return shared.complain(tr("endgame-truth-no-games"));
    }
    let tables = endgames.tables.tables.as_ref();
    let is_same = |of: &AskedRows| of.is_of(document, tables);
    // A record of the list that was gone to is selected alone now, but the list is still about the former selection.
    let is_at_visited = own.visited == Some(document.row()) && document.selected_count() <= 1;
    let is_listed = |of: &AskedRows| is_at_visited && of.is_current(document) && of.uses(tables);
    let is_shown = |of: &AskedRows| is_same(of) || is_listed(of);
    let is_known = own.found.as_ref().is_some_and(|found| is_shown(&found.of));
    let is_asked = shared.tasks.any(|task: &FindingTruths| is_same(&task.of));
    shared.dialog = Some(Dialog::EndgameTruth);
    if !is_known && !is_asked {
        find(own, shared, endgames, runner);
    }
}

/// Asks the tables about the selected positions if there are several, and otherwise about those in the list.
fn find(
    own: &mut EndgameTruthState,
    shared: &mut Shared,
    endgames: &EndgamesState,
    runner: &mut dyn Runner,
) {
    (own.found, own.visited) = (None, None);
    let document = shared.document();
    let scope = Scope::of(document);
    let of = AskedRows {
        document: document.id(),
        content: document.state_id(),
        scope,
        only: scope.rows(document),
        tables: endgames.tables.tables.clone(),
    };
    begin(shared, of, runner);
}

/// Writes the results into the records, as one undo step.
fn write(
    own: &mut EndgameTruthState,
    shared: &mut Shared,
    endgames: &EndgamesState,
    runner: &mut dyn Runner,
) {
    let Some(found) = own.found.take() else {
        return;
    };
    if !found.of.is_current(shared.document()) {
        shared.inform(tr("message-changed-again"));
        return find(own, shared, endgames, runner);
    }
    shared.dialog = None;
    let TruthsOfRows { of, .. } = found.as_ref();
    let shelf = of.tables.clone();
    let results = TruthResults {
        shelf: shelf.map(|tables| tables as Arc<dyn Shelf + Send + Sync>),
        replaces: own.replaces,
    };
    let change = BulkChange::Rewrite(Rewriting {
        lines: Arc::clone(found.to_write(own.replaces)),
        by: Arc::new(results),
    });
    begin_change(shared, of.document, change, RowChange::TruthResults, runner);
}
