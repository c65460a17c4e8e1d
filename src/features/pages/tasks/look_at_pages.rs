//! Reads the content of one page, and counts all diagrams and pages.

use crate::features::pages::tasks::making::{count, preview};
use crate::features::pages::{PageOrder, PageSeen, PagesCounted};
use crate::model::state::{Abandoned, Shared, State, Task};
use std::convert::Infallible;
use tabiya_desktop::tasks::{Report, Runner, TaskId, Work};
use tabiya_lines::{ReadError, RowSet, Rows};
use tabiya_picture::PageSetup;
use tabiya_publish::PageFormat;
use tabiya_text::{tr, tr_with};

/// Reads the content of a page with diagrams.
#[derive(Debug)]
pub struct LookAtPage(pub Box<PageOrder>);

impl Work for LookAtPage {
    type News = Infallible;
    /// `None` if the task was cancelled.
    type Answer = Result<Option<PageSeen>, ReadError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        preview(&self.0, &mut |done, of| report.progress(done, of))
    }
}

/// The running read of a page's content.
#[derive(Debug)]
pub struct LookingAtPage;

impl Task<State> for LookingAtPage {
    type Work = LookAtPage;

    fn status(&self) -> String {
        tr("status-counting-pages")
    }

    fn on_answer(
        &self,
        id: TaskId,
        result: Result<Option<PageSeen>, ReadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if state.pages.looking != Some(id) {
            return;
        }
        state.pages.looking = None;
        match result {
            Ok(seen) => state.pages.seen = seen.or(state.pages.seen.take()),
            Err(error) => not_read(&mut state.shared, &error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<LookAtPage as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Counts diagrams and pages.
#[derive(Debug)]
pub struct CountPages {
    /// A snapshot of the rows.
    pub rows: Rows,
    /// The rows to put on pages.
    pub selection: RowSet,
    /// The layout of the pages.
    pub setup: Box<PageSetup>,
    /// The file format of the pages.
    pub format: PageFormat,
}

impl Work for CountPages {
    type News = Infallible;
    /// `None` if the task was cancelled.
    type Answer = Result<Option<PagesCounted>, ReadError>;

    fn perform(self, report: &mut Report<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let Self {
            rows, selection, ..
        } = &self;
        count(rows, selection, &self.setup, self.format, &mut progress)
    }
}

/// The running count of diagrams and pages.
#[derive(Debug)]
pub struct CountingPages;

impl Task<State> for CountingPages {
    type Work = CountPages;

    fn status(&self) -> String {
        tr("status-counting-pages")
    }

    fn on_answer(
        &self,
        id: TaskId,
        result: Result<Option<PagesCounted>, ReadError>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        if state.pages.counting != Some(id) {
            return;
        }
        state.pages.counting = None;
        match result {
            Ok(counted) => state.pages.counted = counted,
            Err(error) => not_read(&mut state.shared, &error),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<CountPages as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Reports that the rows for pages could not be read.
pub(super) fn not_read(shared: &mut Shared, error: &ReadError) {
    let variables = [("reason", error.to_string().into())];
    shared.report_failure(tr_with("message-rows-not-read", &variables));
}
