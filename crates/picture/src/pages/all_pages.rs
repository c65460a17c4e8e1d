//! The pages of a document in order.

use super::geometry::Geometry;
use super::page::diagrams;
use super::page_setup::{DiagramPage, PageEntry, PageSetup};
use super::solutions::PageSolutions;
use std::ops::ControlFlow;

/// The pages of a document.
#[derive(Debug)]
pub struct DiagramPages<I> {
    setup: PageSetup,
    geometry: Geometry,
    entries: I,
    /// The number of the next page, from one.
    number: u64,
    total: Option<u64>,
    solutions: PageSolutions,
    /// The offset of the next solution; `None` while diagrams remain.
    solution: Option<usize>,
}

impl<I: Iterator<Item = PageEntry>> DiagramPages<I> {
    pub(super) fn new(setup: &PageSetup, resolution: u32, total: Option<u64>, entries: I) -> Self {
        Self {
            geometry: Geometry::new(setup, resolution),
            setup: setup.clone(),
            entries,
            number: 1,
            total,
            solutions: PageSolutions::default(),
            solution: None,
        }
    }

    fn diagrams(&mut self) -> Option<DiagramPage> {
        let most = usize::try_from(self.setup.diagrams_of_a_page()).unwrap_or(1);
        let entries: Vec<_> = self.entries.by_ref().take(most).collect();
        // A document without diagrams still has a first page.
        if entries.is_empty() && self.number > 1 {
            return None;
        }
        if self.setup.solutions {
            for PageEntry { diagram, solution } in &entries {
                self.solutions.add(&diagram.number, solution);
            }
        }
        let numbers = (self.number, self.total);
        Some(diagrams(&self.setup, &self.geometry, numbers, &entries))
    }

    fn solutions(&mut self, from: usize) -> Option<DiagramPage> {
        let numbers = (self.number, self.total);
        let (page, next) = self
            .solutions
            .page(&self.setup, &self.geometry, numbers, from, None)?;
        self.solution = Some(next);
        Some(page)
    }
}

impl<I: Iterator<Item = PageEntry>> Iterator for DiagramPages<I> {
    type Item = DiagramPage;

    fn next(&mut self) -> Option<DiagramPage> {
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

/// Counts the pages of a document.
#[derive(Clone, Debug)]
pub struct PageCounter {
    geometry: Geometry,
    a_page: u64,
    has_solutions: bool,
    diagrams: u64,
    solutions: PageSolutions,
}

impl PageCounter {
    /// A counter without diagrams.
    pub fn new(setup: &PageSetup, resolution: u32) -> Self {
        Self {
            geometry: Geometry::new(setup, resolution),
            a_page: setup.diagrams_of_a_page(),
            has_solutions: setup.solutions,
            diagrams: 0,
            solutions: PageSolutions::default(),
        }
    }

    /// Adds a diagram with this number and solution. The solution may be empty.
    pub fn add(&mut self, number: &str, solution: &str) {
        self.diagrams += 1;
        if self.has_solutions {
            self.solutions.add(number, solution);
        }
    }

    /// The number of diagrams so far.
    pub fn diagrams(&self) -> u64 {
        self.diagrams
    }

    /// Assigns each solution to a page. Returns the total number of pages and the solutions, or `None` when
    /// `may_continue` breaks. `may_continue` is called once per page.
    pub fn lay_out(
        mut self,
        may_continue: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<(u64, PageSolutions)> {
        let pages = self.solutions.lay_out(&self.geometry, may_continue)?;
        Some((self.pages_with_diagrams() + pages, self.solutions))
    }

    /// The number of pages, including those of solutions.
    pub fn pages(&self) -> u64 {
        self.pages_with_diagrams() + self.solutions.pages(&self.geometry)
    }

    fn pages_with_diagrams(&self) -> u64 {
        self.diagrams.div_ceil(self.a_page).max(1)
    }
}
