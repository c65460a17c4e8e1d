//! The appearance and content of pages with diagrams.

use crate::build::Diagram;
use crate::drawing::Drawing;
use crate::pdf::PagePart;
use crate::style::Style;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PaperSize {
    #[default]
    A4,
    Letter,
}

impl PaperSize {
    /// All paper sizes, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name in settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The paper size of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// The standard name of the paper, as print dialogs use it.
    pub const fn standard_name(self) -> &'static str {
        match self {
            Self::A4 => "iso_a4",
            Self::Letter => "na_letter",
        }
    }

    /// Width and height in portrait orientation, in millimetres.
    pub const fn millimetres(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// The appearance and content of pages with diagrams.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a choice by itself, as in a dialog"
)]
pub struct PageSetup {
    /// The paper that the pages are printed on.
    pub paper: PaperSize,
    /// Whether the pages have landscape orientation.
    pub landscape: bool,
    /// The number of diagrams per page: one of [`PageSetup::PER_PAGE`].
    pub per_page: u32,
    /// The title of the document. May be empty.
    pub title: String,
    /// Whether pages have page numbers.
    pub page_numbers: bool,
    /// Whether captions are printed below the diagrams.
    pub captions: bool,
    /// Whether diagrams have their numbers. They always have them when there are solutions.
    pub numbers: bool,
    /// The number of lines to write on below each diagram.
    pub solution_lines: u32,
    /// Whether the last pages show the solutions.
    pub solutions: bool,
    /// The heading of the solutions.
    pub solutions_title: String,
    /// The style of the diagrams. The page determines their size.
    pub style: Style,
}

impl Default for PageSetup {
    fn default() -> Self {
        Self {
            paper: PaperSize::A4,
            landscape: false,
            per_page: 6,
            title: String::new(),
            page_numbers: true,
            captions: true,
            numbers: true,
            solution_lines: 0,
            solutions: false,
            solutions_title: String::new(),
            style: Style::default(),
        }
    }
}

/// A diagram of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageEntry {
    /// The diagram, with its number and caption.
    pub diagram: Diagram,
    /// The text on the pages of solutions. May be empty.
    pub solution: String,
}

/// A page after layout.
#[derive(Clone, Debug, PartialEq)]
pub struct DiagramPage {
    /// The content of the page.
    pub drawing: Drawing,
    /// The roles of the parts, for readers who cannot see the page.
    pub parts: Vec<PagePart>,
    /// The number of diagrams on the page; 0 on pages of solutions.
    pub diagrams: u64,
}

impl PageSetup {
    /// The numbers of diagrams that a page can have.
    pub const PER_PAGE: [u32; 7] = [1, 2, 4, 6, 9, 12, 20];
    /// The maximum number of lines to write on below a diagram.
    pub const MAX_SOLUTION_LINES: u32 = 4;
    /// The resolution, in pixels per inch, for the layout of pages that are printed as curves.
    pub const FINE_RESOLUTION: u32 = 600;

    /// The number of columns and rows of a page.
    pub const fn grid(&self) -> (u32, u32) {
        let (few, many) = match self.per_page {
            0 | 1 => (1, 1),
            2 => (1, 2),
            3 | 4 => (2, 2),
            5 | 6 => (2, 3),
            7..=9 => (3, 3),
            10..=12 => (3, 4),
            _ => (4, 5),
        };
        if self.landscape {
            (many, few)
        } else {
            (few, many)
        }
    }

    /// The number of diagrams that fit on a page.
    pub const fn diagrams_of_a_page(&self) -> u64 {
        let (columns, rows) = self.grid();
        columns as u64 * rows as u64
    }

    /// Width and height of a page in its orientation, in millimetres.
    pub fn millimetres(&self) -> (f64, f64) {
        let (width, height) = self.paper.millimetres();
        if self.landscape {
            (height, width)
        } else {
            (width, height)
        }
    }

    /// Whether numbers are printed below the diagrams. Solutions refer to them.
    pub(super) const fn has_numbers(&self) -> bool {
        self.numbers || self.solutions
    }
}
