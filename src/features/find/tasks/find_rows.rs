//! Finds the rows that the list is to show.

use super::find_nearest;
use crate::features::list::model::list_state::RowFilter;
use crate::model::action::ListAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId, RowsView, StateId, ViewOf};
use tabiya_collection::passes::{
    AskedTables, Boards, LineMark, LineMarks, LineProgress, PassError, Sameness, find_duplicates,
    find_with_tables, rows_with_marks,
};
use tabiya_collection::search::Query;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_text::{count_text, counted, tr, tr_with};

/// Finds the rows of a document that match.
#[derive(Debug)]
pub struct FindRows {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to find.
    pub wanted: WantedRows,
}

/// The condition for rows, with the data that helps to check it.
#[derive(Debug)]
pub enum WantedRows {
    /// Rows with one of these marks.
    Marks(Vec<LineMark>, Arc<LineMarks>),
    /// Rows that match a query. The first search fills the boards.
    Found(Box<Query>, Arc<Boards>),
    /// Rows that occur more than once.
    Duplicates(Sameness),
    /// Rows that match both conditions.
    Both(Box<Self>, Box<Self>),
}

impl Work for FindRows {
    type News = Infallible;
    type Answer = Result<RowsView, PassError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        view_of(&self.rows, self.wanted, &mut progress)
    }
}

fn view_of(
    rows: &Rows,
    wanted: WantedRows,
    progress: &mut LineProgress<'_>,
) -> Result<RowsView, PassError> {
    Ok(match wanted {
        WantedRows::Marks(wanted, marks) => {
            let found = rows_with_marks(rows, &marks, &wanted, progress)?;
            RowsView::of_rows(ViewOf::Marks(wanted), found)
        }
        WantedRows::Found(query, boards) => {
            let tables = Arc::<AskedTables>::default();
            let found = find_with_tables(rows, &boards, &query, &tables, progress)?;
            RowsView::of_rows(ViewOf::Found(query), found).with_unknown(tables.beyond())
        }
        WantedRows::Duplicates(sameness) => {
            RowsView::of_duplicates(sameness, find_duplicates(rows, sameness, progress)?)
        }
        WantedRows::Both(one, other) => {
            let one = view_of(rows, *one, progress)?;
            let other = view_of(rows, *other, progress)?;
            let both = one.rows(rows.len()).intersection(&other.rows(rows.len()));
            let [one, other] = [one, other].map(|view| Box::new(view.of().clone()));
            RowsView::of_rows(ViewOf::Both(one, other), both)
        }
    })
}

/// The task that searches for rows of a document.
#[derive(Debug)]
pub struct FindingRows {
    /// The document that is searched.
    pub document: DocumentId,
    /// The rows to find.
    pub filter: RowFilter,
    /// Whether the list already shows these rows, and the search is repeated because rows were added or removed.
    pub refreshes: bool,
    content: StateId,
}

impl Task<State> for FindingRows {
    type Work = FindRows;

    fn status(&self) -> String {
        tr(match &self.filter {
            RowFilter::Found(_) | RowFilter::Both(..) => "status-finding",
            RowFilter::Duplicates(_) => "status-finding-duplicates",
            RowFilter::All | RowFilter::Marks(_) => "status-filtering",
        })
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        found: Result<RowsView, PassError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let view = match found {
            Ok(view) => view,
            Err(error) => return state.shared.pass_failed(&error),
        };
        let id = self.document;
        let Some(document) = state.shared.document_mut_by_id(id) else {
            return;
        };
        if document.state_id() != self.content {
            // Rows were added or removed during the search.
            return look_for(
                &mut state.shared,
                id,
                self.filter.clone(),
                self.refreshes,
                runner,
            );
        }
        let announcement = found_text(&view);
        let is_empty = view.is_empty();
        document.set_view(Some(view));
        if self.refreshes {
            return;
        }
        let style = state.shared.settings.fen_style();
        if let Some(document) = state.shared.document_mut_by_id(id) {
            document.go_to_found(style);
        }
        state.shared.announce(announcement);
        state.shared.send(ListAction::ShowFirstFound(id));
        if let (RowFilter::Found(query), true) = (&self.filter, is_empty) {
            let State { find, shared, .. } = state;
            find_nearest::look_for(find, shared, id, query, runner);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Result<RowsView, PassError>> {
        Abandoned::Forgotten
    }
}

/// Starts a search for rows that the list does not show yet, unless it is already running. It replaces any other search
/// in the document.
pub(crate) fn find_rows(
    shared: &mut Shared,
    id: DocumentId,
    filter: RowFilter,
    runner: &mut dyn Runner,
) {
    let is_it = |finding: &FindingRows| {
        finding.document == id && !finding.refreshes && finding.filter == filter
    };
    if !shared.tasks.any(is_it) {
        stop_finding(shared, id, runner);
        look_for(shared, id, filter, false, runner);
    }
}

/// Stops the search for rows in this document.
pub(crate) fn stop_finding(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    stop(shared, runner, |finding: &FindingRows| {
        finding.document == id
    });
    find_nearest::stop_looking(shared, id, runner);
}

/// Repeats the search for the rows of a view. A search for other rows that is running takes precedence.
pub(crate) fn refresh(
    shared: &mut Shared,
    id: DocumentId,
    filter: RowFilter,
    runner: &mut dyn Runner,
) {
    let shows = |finding: &FindingRows| finding.document == id && !finding.refreshes;
    if !shared.tasks.any(shows) {
        stop_finding(shared, id, runner);
        look_for(shared, id, filter, true, runner);
    }
}

/// Updates a view of marked rows after more marks became known.
pub(crate) fn refresh_marks(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    let view = shared.document_by_id(id).and_then(Document::view);
    if let Some(ViewOf::Marks(marks)) = view.map(RowsView::of) {
        let filter = RowFilter::Marks(marks.clone());
        refresh(shared, id, filter, runner);
    }
}

fn look_for(
    shared: &mut Shared,
    id: DocumentId,
    filter: RowFilter,
    refreshes: bool,
    runner: &mut dyn Runner,
) {
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    let (rows, content) = (document.rows().clone(), document.state_id());
    let Some(wanted) = wanted_rows(document, filter.clone()) else {
        return;
    };
    let task = FindingRows {
        document: id,
        filter,
        refreshes,
        content,
    };
    start(shared, task, FindRows { rows, wanted }, runner);
}

/// The condition of a filter; `None` if all rows match.
fn wanted_rows(document: &mut Document, filter: RowFilter) -> Option<WantedRows> {
    Some(match filter {
        RowFilter::All => return None,
        RowFilter::Marks(wanted) => WantedRows::Marks(wanted, document.begin_marks()),
        RowFilter::Found(query) => WantedRows::Found(query, document.begin_boards()),
        RowFilter::Duplicates(sameness) => WantedRows::Duplicates(sameness),
        RowFilter::Both(one, other) => {
            let one = wanted_rows(document, *one)?;
            WantedRows::Both(Box::new(one), Box::new(wanted_rows(document, *other)?))
        }
    })
}

fn found_text(view: &RowsView) -> String {
    let rows = view.len();
    if let Some(groups) = view.groups() {
        let [number, count] = counted(groups.group_count());
        let surplus = count_text(rows - groups.group_count());
        let variables = [number, count, ("surplus", surplus.into())];
        return tr_with("announce-duplicates", &variables);
    }
    let found = tr_with("announce-found", &counted(rows));
    match view.unknown() {
        0 => found,
        unknown => format!(
            "{found} {}",
            tr_with("find-beyond-tables", &counted(unknown))
        ),
    }
}
