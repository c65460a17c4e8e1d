//! Turns rows into pages with diagrams: counts them, previews a page, and supplies the entries of all pages.

use crate::features::pages::model::orders::{
    PageOrder, PageSeen, PagesCounted, PagesFault, PagesOrder,
};
use std::cell::{Cell, RefCell};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::{ReadError, RowSet, Rows, SaveError};
use tabiya_picture::{PageEntry, PageSetup};
use tabiya_publish::{PageFormat, entry, solution_on_page};

pub(crate) type Progress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// The cost of making a page, as a multiple of the cost of counting its diagrams.
pub(crate) const WORK: u64 = 12;

/// Returns the content of a page. Returns `None` if `progress` cancels.
pub(crate) fn preview(
    order: &PageOrder,
    progress: &mut Progress<'_>,
) -> Result<Option<PageSeen>, ReadError> {
    let mut seen = PageSeen {
        entries: Vec::new(),
        next: order.first,
    };
    while (seen.entries.len() as u64) < order.most
        && let Some(row) = order.selection.nth(seen.next)
    {
        // The number of lines without a position before the page is full is unknown.
        if progress(0, 0).is_break() {
            return Ok(None);
        }
        let line = order.rows.read_line(row)?;
        let number = order.number + seen.entries.len() as u64;
        let found = entry(&line, number, order.fen_style);
        seen.entries
            .extend(found.map(|entry| entry.on_page(number)));
        seen.next += 1;
    }
    Ok(Some(seen))
}

/// Returns the number of diagrams and pages. Returns `None` if `progress` cancels.
pub(crate) fn count(
    rows: &Rows,
    selection: &RowSet,
    setup: &PageSetup,
    format: PageFormat,
    progress: &mut Progress<'_>,
) -> Result<Option<PagesCounted>, ReadError> {
    let mut count = setup.count(format.resolution());
    for (row, done) in selection.iter().zip(0..) {
        if progress(done, selection.count()).is_break() {
            return Ok(None);
        }
        if let Some(solution) = solution_on_page(&rows.read_line(row)?, setup) {
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
pub(crate) struct Entries<'a, 'p> {
    order: &'a PagesOrder,
    progress: RefCell<&'a mut Progress<'p>>,
    failed: Cell<Option<ReadError>>,
    is_cancelled: Cell<bool>,
}

impl<'a, 'p> Entries<'a, 'p> {
    pub(crate) fn new(order: &'a PagesOrder, progress: &'a mut Progress<'p>) -> Self {
        Self {
            order,
            progress: RefCell::new(progress),
            failed: Cell::new(None),
            is_cancelled: Cell::new(false),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = PageEntry> {
        let rows = self.order.selection.iter().zip(0..);
        let mut number = 0;
        rows.map_while(|(row, done)| self.line(row, done))
            .filter_map(move |line| {
                let found = entry(&line, number + 1, self.order.fen_style)?;
                number += 1;
                Some(found.on_page(number))
            })
    }

    fn line(&self, row: u64, done: u64) -> Option<Vec<u8>> {
        let count = self.order.selection.count();
        let (done, of) = (count + done * WORK, count * (WORK + 1));
        let mut progress = self.progress.borrow_mut();
        if self.is_cancelled.get() || progress(done, of).is_break() {
            self.is_cancelled.set(true);
            return None;
        }
        match self.order.rows.read_line(row) {
            Ok(line) => Some(line),
            Err(error) => {
                self.failed.set(Some(error));
                None
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
