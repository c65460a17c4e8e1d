//! The pages of a sheet, one after the other.

use super::geometry::Geometry;
use super::page::diagrams;
use super::page_setup::{Sheet, SheetEntry, SheetPage};
use super::solutions::SheetSolutions;
use std::ops::ControlFlow;

/// The pages of a sheet.
#[derive(Debug)]
pub struct SheetPages<I> {
    sheet: Sheet,
    geometry: Geometry,
    entries: I,
    /// The number of the next page, from one.
    number: u64,
    total: Option<u64>,
    solutions: SheetSolutions,
    /// Which solution is next; `None` while there are diagrams.
    solution: Option<usize>,
}

impl<I: Iterator<Item = SheetEntry>> SheetPages<I> {
    pub(super) fn new(sheet: &Sheet, resolution: u32, total: Option<u64>, entries: I) -> Self {
        Self {
            geometry: Geometry::new(sheet, resolution),
            sheet: sheet.clone(),
            entries,
            number: 1,
            total,
            solutions: SheetSolutions::default(),
            solution: None,
        }
    }

    fn diagrams(&mut self) -> Option<SheetPage> {
        let most = usize::try_from(self.sheet.diagrams_of_a_page()).unwrap_or(1);
        let entries: Vec<_> = self.entries.by_ref().take(most).collect();
        // The first page is there even when there is nothing to put on it.
        if entries.is_empty() && self.number > 1 {
            return None;
        }
        if self.sheet.solutions {
            for SheetEntry { diagram, solution } in &entries {
                self.solutions.add(&diagram.number, solution);
            }
        }
        let numbers = (self.number, self.total);
        Some(diagrams(&self.sheet, &self.geometry, numbers, &entries))
    }

    fn solutions(&mut self, from: usize) -> Option<SheetPage> {
        let numbers = (self.number, self.total);
        let (page, next) = self
            .solutions
            .page(&self.sheet, &self.geometry, numbers, from, None)?;
        self.solution = Some(next);
        Some(page)
    }
}

impl<I: Iterator<Item = SheetEntry>> Iterator for SheetPages<I> {
    type Item = SheetPage;

    fn next(&mut self) -> Option<SheetPage> {
        if self.solution.is_none() {
            if let Some(page) = self.diagrams() {
                self.number += 1;
                return Some(page);
            }
            self.solution = Some(0);
        }
        let page = self.solutions(self.solution?)?;
        self.number += 1;
        Some(page)
    }
}

/// Counts what will be on the pages of a sheet.
#[derive(Clone, Debug)]
pub struct SheetCount {
    geometry: Geometry,
    a_page: u64,
    has_solutions: bool,
    diagrams: u64,
    solutions: SheetSolutions,
}

impl SheetCount {
    /// Nothing yet.
    pub fn new(sheet: &Sheet, resolution: u32) -> Self {
        Self {
            geometry: Geometry::new(sheet, resolution),
            a_page: sheet.diagrams_of_a_page(),
            has_solutions: sheet.solutions,
            diagrams: 0,
            solutions: SheetSolutions::default(),
        }
    }

    /// One more diagram: its number, and its solution, which may be empty.
    pub fn add(&mut self, number: &str, solution: &str) {
        self.diagrams += 1;
        if self.has_solutions {
            self.solutions.add(number, solution);
        }
    }

    /// How many diagrams there are.
    pub fn diagrams(&self) -> u64 {
        self.diagrams
    }

    /// How many pages they make, with those for the solutions, and the solutions, each of which has its
    /// page now. `None` if `go_on` says so; it is asked once a page.
    pub fn lay_out(
        mut self,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<(u64, SheetSolutions)> {
        let pages = self.solutions.lay_out(&self.geometry, go_on)?;
        Some((self.pages_with_diagrams() + pages, self.solutions))
    }

    /// How many pages they make, with those for the solutions.
    pub fn pages(&self) -> u64 {
        self.pages_with_diagrams() + self.solutions.pages(&self.geometry)
    }

    fn pages_with_diagrams(&self) -> u64 {
        self.diagrams.div_ceil(self.a_page).max(1)
    }
}
