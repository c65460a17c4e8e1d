//! Turns rows into pages with diagrams: reads the content of one page for the preview, counts all diagrams and pages,
//! supplies the entries of all pages, and checks their destination.

use crate::features::pages::model::{PagesContent, PagesFault, PagesOrder};
use crate::features::pages::tasks::text_preview::preview_text;
use crate::features::pages::{PageOrder, PageSeen, PagesCounted};
use crate::model::state::{Abandoned, Shared, State, Task};
use std::cell::{Cell, RefCell};
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{Expected, ReadError, RowSet, SaveError};
use tabiya_picture::{PageEntry, PageSetup};
use tabiya_publish::{PageFormat, PublishedRecord};
use tabiya_text::{tr, tr_with};

/// Reads the content of a page with diagrams.
#[derive(Debug)]
pub struct LookAtPage(pub Box<PageOrder>);

impl Work for LookAtPage {
    type News = Infallible;
    /// `None` if the task was cancelled.
    type Answer = Result<Option<PageSeen>, ReadError>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let order = &self.0;
        let Some(text) = &order.text else {
            return preview(order, &mut progress);
        };
        let seen = preview_text(order, text, &mut progress)?;
        Ok(seen.map(|text| PageSeen {
            next: order.first,
            text: Some(text),
            ..PageSeen::default()
        }))
    }
}

/// The task that reads a page's content.
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
    /// The rows of the document.
    pub content: PagesContent,
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

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let mut progress = |done, of| report.progress(done, of);
        let Self {
            content, selection, ..
        } = &self;
        count(content, selection, &self.setup, self.format, &mut progress)
    }
}

/// The task that counts diagrams and pages.
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

pub(crate) type PagesProgress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// The cost of making a page, as a multiple of the cost of counting its diagrams.
pub(crate) const WORK: u64 = 12;

/// Returns the content of a page. Returns `None` if `progress` cancels.
pub(crate) fn preview(
    order: &PageOrder,
    progress: &mut PagesProgress<'_>,
) -> Result<Option<PageSeen>, ReadError> {
    let mut seen = PageSeen {
        next: order.first,
        ..PageSeen::default()
    };
    while (seen.entries.len() as u64) < order.most
        && let Some(row) = order.selection.nth(seen.next)
    {
        // Nobody knows how many lines without a position come before the page is full.
        if progress(0, 0).is_break() {
            return Ok(None);
        }
        let number = order.number + seen.entries.len() as u64;
        let found = order.content.entry(row, number)?;
        seen.entries
            .extend(found.map(|entry| entry.on_page(number)));
        seen.next += 1;
    }
    Ok(Some(seen))
}

/// Returns the number of diagrams and pages. Returns `None` if `progress` cancels.
pub(crate) fn count(
    content: &PagesContent,
    selection: &RowSet,
    setup: &PageSetup,
    format: PageFormat,
    progress: &mut PagesProgress<'_>,
) -> Result<Option<PagesCounted>, ReadError> {
    let mut count = setup.count(format.resolution());
    for (row, done) in selection.iter().zip(0..) {
        if progress(done, selection.count()).is_break() {
            return Ok(None);
        }
        if let Some(solution) = content.solution(row, setup)? {
            let number = count.diagrams() + 1;
            count.add(&number.to_string(), &solution);
        }
    }
    let diagrams = count.diagrams();
    let mut may_continue = || progress(selection.count(), selection.count());
    let laid_out = count.lay_out(&mut may_continue);
    Ok(laid_out.map(|(pages, solutions)| PagesCounted {
        diagrams,
        pages,
        solutions: Arc::new(solutions),
    }))
}

/// An iterator over the entries of the rows. It ends after the last row, at a read error, or on cancellation.
pub(crate) struct PageEntries<'a, 'p> {
    order: &'a PagesOrder,
    progress: RefCell<&'a mut PagesProgress<'p>>,
    failed: Cell<Option<ReadError>>,
    is_cancelled: Cell<bool>,
}

impl<'a, 'p> PageEntries<'a, 'p> {
    pub(crate) fn new(order: &'a PagesOrder, progress: &'a mut PagesProgress<'p>) -> Self {
        Self {
            order,
            progress: RefCell::new(progress),
            failed: Cell::new(None),
            is_cancelled: Cell::new(false),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = PageEntry> {
        let numbered = (1..).zip(self.records());
        numbered.map(|(number, record)| record.on_page(number))
    }

    /// The records, numbered from one.
    pub(super) fn records(&self) -> impl Iterator<Item = PublishedRecord> {
        let rows = self.order.selection.iter().zip(0..);
        let mut number = 0;
        rows.map_while(move |(row, done)| {
            let found = self.record(row, done, number + 1).continue_value()?;
            number += u64::from(found.is_some());
            Some(found)
        })
        .flatten()
    }

    /// The record in a row, if it has one. A read error or a cancellation breaks.
    fn record(&self, row: u64, done: u64, number: u64) -> ControlFlow<(), Option<PublishedRecord>> {
        let count = self.order.selection.count();
        let (done, of) = (count + done * WORK, count * (WORK + 1));
        let mut progress = self.progress.borrow_mut();
        if self.is_cancelled.get() || progress(done, of).is_break() {
            self.is_cancelled.set(true);
            return ControlFlow::Break(());
        }
        match self.order.content.entry(row, number) {
            Ok(found) => ControlFlow::Continue(found),
            Err(error) => {
                self.failed.set(Some(error));
                ControlFlow::Break(())
            }
        }
    }

    /// Returns `Break` after a cancellation.
    pub(crate) fn flow(&self) -> ControlFlow<()> {
        if self.is_cancelled.get() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The final result, including cancellation and read errors.
    pub(crate) fn outcome(&self, written: Result<(), SaveError>) -> Result<(), PagesFault> {
        if self.is_cancelled.get() {
            return Err(SaveError::Cancelled.into());
        }
        if let Some(error) = self.failed.take() {
            return Err(error.into());
        }
        Ok(written?)
    }
}

/// Checks the destination again, because a file may have appeared there during the long work.
pub(super) fn check_place(order: &PagesOrder) -> Result<(), SaveError> {
    if order.expected == Expected::Nothing && order.path.symlink_metadata().is_ok() {
        return Err(SaveError::ChangedOnDisk);
    }
    Ok(())
}
