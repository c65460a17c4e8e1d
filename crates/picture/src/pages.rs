//! Diagrams on pages.
//!
//! A [`PageSetup`] says how pages look. Its pages come one after the other while the diagrams come, each
//! as a [`Drawing`](super::drawing::Drawing) like that of a single diagram, so that whatever writes one writes the other.
//!
//! Promises: all diagrams of a document have the same size and stand on the same lines of every page,
//! however long their captions are. Memory does not grow with the number of diagrams, but for the
//! text of the solutions.

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
    /// The pages, one after the other, with so many pixels an inch. How many there are in all is
    /// told by [`PageSetup::count`]; where it is not known, pages have their number alone.
    pub fn pages<I>(&self, resolution: u32, total: Option<u64>, entries: I) -> DiagramPages<I>
    where
        I: Iterator<Item = PageEntry>,
    {
        DiagramPages::new(self, resolution, total, entries)
    }

    /// One page with diagrams, by itself: that with this number, from one.
    pub fn page(
        &self,
        resolution: u32,
        (number, total): (u64, Option<u64>),
        entries: &[PageEntry],
    ) -> DiagramPage {
        let geometry = Geometry::new(self, resolution);
        page::diagrams(self, &geometry, (number, total), entries)
    }

    /// One page with solutions, by itself: that of this place among them, from zero, with what
    /// [`PageCounter::lay_out`] put on it, whatever the resolution is. `None` behind the last.
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

    /// Counts how many diagrams and pages there will be.
    pub fn count(&self, resolution: u32) -> PageCounter {
        PageCounter::new(self, resolution)
    }
}
