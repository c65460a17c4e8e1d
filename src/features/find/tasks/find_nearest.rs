//! If a query has no matches, finds the most similar one that has some: one condition is left out, or a misspelled word
//! is replaced by a known one.

use crate::features::find::model::{FindState, Nearest, NearestChange};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_collection::document::DocumentId;
use tabiya_collection::passes::{Boards, find};
use tabiya_collection::search::Query;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::Rows;
use tabiya_text::{tr, vocabulary};

/// Searches the rows for each candidate query.
#[derive(Debug)]
pub struct FindNearest {
    /// A snapshot of the rows.
    rows: Rows,
    /// The known boards of these rows.
    boards: Arc<Boards>,
    /// The candidate queries. The search fills in the number of matches in each [`Nearest`].
    tried: Vec<(Query, Nearest)>,
}

impl Work for FindNearest {
    type News = Infallible;
    /// `None` if no candidate has matches, or the task was cancelled.
    type Answer = Option<Nearest>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Option<Nearest> {
        let of_all = self.tried.len() as u64;
        let mut found: Vec<Nearest> = Vec::new();
        for (tried, (query, mut nearest)) in (0..).zip(self.tried) {
            let mut progress = |done, of| report.progress(tried * of + done, of_all * of);
            let rows = find(&self.rows, &self.boards, &query, &mut progress).ok()?;
            nearest.count = rows.count();
            found.push(nearest);
        }
        // A corrected spelling is most likely the intended query. Otherwise the query with the fewest matches is the
        // one closest to the original.
        let is_left_out = |it: &Nearest| matches!(it.change, NearestChange::Without(_));
        let answered = found.into_iter().filter(|nearest| nearest.count > 0);
        answered.min_by_key(|nearest| (is_left_out(nearest), nearest.count))
    }
}

/// The task that searches a document for matches of similar queries.
#[derive(Debug)]
pub struct FindingNearest(DocumentId);

impl Task<State> for FindingNearest {
    type Work = FindNearest;

    fn status(&self) -> String {
        tr("status-finding-nearest")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.0)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        nearest: Option<Nearest>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.find.nearest = nearest;
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Option<Nearest>> {
        Abandoned::Forgotten
    }
}

/// Starts the search for a similar query, because this query has no matches.
pub(super) fn look_for(
    own: &mut FindState,
    shared: &mut Shared,
    id: DocumentId,
    asked: &Query,
    runner: &mut dyn Runner,
) {
    own.nearest = None;
    let typed = own.form.as_ref().map(|form| form.text.as_str());
    let Some(document) = shared.document_mut_by_id(id) else {
        return;
    };
    let content = document.state_id();
    let nearest = |change, text: String, query: &Query| Nearest {
        document: id,
        content,
        asked: asked.clone(),
        change,
        text,
        pattern: query.pattern,
        count: 0,
    };
    let mut tried = Vec::new();
    for text in Query::respelled(typed.unwrap_or_default(), vocabulary()) {
        if let Ok(query) = Query::parse_in(&text, vocabulary()) {
            let pattern = asked.pattern;
            let query = Query { pattern, ..query };
            let told = nearest(NearestChange::Spelled, text, &query);
            tried.push((query, told));
        }
    }
    for (left_out, query) in asked.without_each(vocabulary()) {
        let text = query.written_in(vocabulary());
        let told = nearest(NearestChange::Without(left_out), text, &query);
        tried.push((query, told));
    }
    if tried.is_empty() {
        return;
    }
    let (rows, boards) = (document.rows().clone(), document.begin_boards());
    let work = FindNearest {
        rows,
        boards,
        tried,
    };
    start(shared, FindingNearest(id), work, runner);
}

/// Stops the search for a similar query in this document.
pub(super) fn stop_looking(shared: &mut Shared, id: DocumentId, runner: &mut dyn Runner) {
    stop(shared, runner, |finding: &FindingNearest| finding.0 == id);
}
