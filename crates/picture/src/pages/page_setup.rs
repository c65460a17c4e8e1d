//! How pages with diagrams look, and what comes onto them.

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
    /// Every paper, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name, for settings and the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The paper of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// Its name among the standard ones, for printing.
    pub const fn standard_name(self) -> &'static str {
        match self {
            Self::A4 => "iso_a4",
            Self::Letter => "na_letter",
        }
    }

    /// Width and height when it stands upright, in millimetres.
    pub const fn millimetres(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// How pages with diagrams look.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a choice by itself, as in a dialog"
)]
pub struct PageSetup {
    /// On what they are printed.
    pub paper: PaperSize,
    /// Whether the paper lies on its longer side.
    pub landscape: bool,
    /// How many diagrams a page has: one of [`PageSetup::PER_PAGE`].
    pub per_page: u32,
    /// What stands above. May be empty.
    pub title: String,
    /// Whether pages have numbers.
    pub page_numbers: bool,
    /// Whether captions stand below the diagrams.
    pub captions: bool,
    /// Whether diagrams have their numbers. With solutions they always have.
    pub numbers: bool,
    /// How many lines to write on stand below each diagram.
    pub solution_lines: u32,
    /// Whether the last pages have the solutions.
    pub solutions: bool,
    /// What stands above the solutions.
    pub solutions_title: String,
    /// How diagrams look. Their size is that which the page has for them.
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
    /// What is shown, with its number and caption.
    pub diagram: Diagram,
    /// What stands on the pages with the solutions. May be empty.
    pub solution: String,
}

/// A page, laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct DiagramPage {
    /// What is on it.
    pub drawing: Drawing,
    /// What of it is what, for those who do not see it.
    pub parts: Vec<PagePart>,
    /// How many diagrams are on it; none on pages with solutions.
    pub diagrams: u64,
}

impl PageSetup {
    /// How many diagrams a page can have.
    pub const PER_PAGE: [u32; 7] = [1, 2, 4, 6, 9, 12, 20];
    /// The most lines to write on below a diagram.
    pub const MAX_SOLUTION_LINES: u32 = 4;
    /// Pixels an inch at which pages are laid out that are printed from curves.
    pub const FINE_RESOLUTION: u32 = 600;

    /// Columns and rows of a page.
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

    /// How many diagrams fit on a page.
    pub const fn diagrams_of_a_page(&self) -> u64 {
        let (columns, rows) = self.grid();
        columns as u64 * rows as u64
    }

    /// Width and height of a page, in millimetres.
    pub fn millimetres(&self) -> (f64, f64) {
        let (width, height) = self.paper.millimetres();
        if self.landscape {
            (height, width)
        } else {
            (width, height)
        }
    }

    /// Whether numbers stand below the diagrams: solutions are found by them.
    pub(super) const fn has_numbers(&self) -> bool {
        self.numbers || self.solutions
    }
}
