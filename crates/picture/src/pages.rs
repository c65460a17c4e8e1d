//! Diagrams on pages.
//!
//! A [`PageSetup`] describes the appearance of the pages. The pages are made one by one as the diagrams arrive, each as
//! a [`Drawing`](super::drawing::Drawing) like that of a single diagram, so that every writer of drawings can write
//! pages.
//!
//! Guarantees: all diagrams of a document have the same size and the same places on every page, however long their
//! captions are. Memory does not grow with the number of diagrams, except for the text of the solutions.

mod all_pages;
mod geometry;
mod page;
mod page_setup;
mod solutions;

pub use all_pages::{DiagramPages, PageCounter};
use geometry::Geometry;
pub use page_setup::{DiagramPage, PageEntry, PageSetup, PaperSize};
pub use solutions::PageSolutions;

impl PageSetup {
    /// The pages in order, at `resolution` pixels per inch. [`PageSetup::count`] finds the total number of pages. When
    /// `total` is `None`, pages show only their own number.
    pub fn pages<I>(&self, resolution: u32, total: Option<u64>, entries: I) -> DiagramPages<I>
    where
        I: Iterator<Item = PageEntry>,
    {
        DiagramPages::new(self, resolution, total, entries)
    }

    /// A single page of diagrams with this number, counted from one.
    pub fn page(
        &self,
        resolution: u32,
        (number, total): (u64, Option<u64>),
        entries: &[PageEntry],
    ) -> DiagramPage {
        let geometry = Geometry::new(self, resolution);
        page::diagrams(self, &geometry, (number, total), entries)
    }

    /// A single page of solutions. `place` is its index among the pages of solutions, from zero. It has the solutions
    /// that [`PageCounter::lay_out`] put on it, at any resolution. `None` after the last page.
    pub fn solutions_page(
        &self,
        resolution: u32,
        numbers: (u64, Option<u64>),
        solutions: &PageSolutions,
        place: u64,
    ) -> Option<DiagramPage> {
        let (from, to) = solutions.part(place)?;
        let geometry = Geometry::new(self, resolution);
        let page = solutions.page(self, &geometry, numbers, from, Some(to));
        page.map(|(page, _)| page)
    }

    /// Starts to count the diagrams and pages of a document.
    pub fn count(&self, resolution: u32) -> PageCounter {
        PageCounter::new(self, resolution)
    }
}
