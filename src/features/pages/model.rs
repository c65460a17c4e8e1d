//! What is chosen in the dialog for diagram sheets, and what it shows.

use crate::app::state::State;
use crate::document::DocumentId;
use crate::features::files::model::question::Again;
use crate::features::pages::{PageSeen, PagesCounted, PagesOrder};
use crate::lines::RowSet;
use crate::picture::publish::PageFormat;
use crate::picture::{PieceSet, Sheet};
use crate::tasks::TaskId;
use std::sync::Arc;

/// Which rows are put on pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PagesOf {
    /// Those that are selected.
    Selection,
    /// Those that the list shows.
    Shown,
    /// All of the collection.
    #[default]
    All,
}

/// What is chosen for pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagesForm {
    /// Which rows are put on them.
    pub of: PagesOf,
    /// How they look.
    pub sheet: Sheet,
    /// The name of the style of their diagrams.
    pub style_name: String,
    /// As what they would be saved.
    pub format: PageFormat,
}

/// The dialog for diagram sheets.
#[derive(Clone, Debug, Default)]
pub struct PagesDialog {
    /// What is chosen. `None` until the dialog is opened for the first time.
    pub form: Option<PagesForm>,
    /// The places among the rows at which the pages up to the shown one begin.
    pub begins: Vec<u64>,
    /// What the shown page shows, once that is known.
    pub seen: Option<PageSeen>,
    /// How many diagrams and pages there are, once that is known.
    pub counted: Option<PagesCounted>,
    /// The document whose name was offered as the title.
    pub titled_for: Option<DocumentId>,
    /// The task that looks at the page; older answers are too late.
    pub looking: Option<TaskId>,
    /// The task that counts.
    pub counting: Option<TaskId>,
    /// The pages for which another place is being chosen.
    pub elsewhere: Option<Again<PagesOrder>>,
}

impl PagesDialog {
    /// The number of the page that is shown, from zero.
    pub fn page(&self) -> u64 {
        (self.begins.len() as u64).saturating_sub(1)
    }
}

impl State {
    /// The rows that would be put on pages.
    pub fn rows_of_pages(&self, of: PagesOf) -> RowSet {
        let document = self.document();
        match of {
            PagesOf::Selection => document.selected_rows(),
            PagesOf::Shown => document.listed_rows(),
            PagesOf::All => RowSet::all(document.rows().len()),
        }
    }

    /// How many rows these are.
    pub fn row_count_of_pages(&self, of: PagesOf) -> u64 {
        let document = self.document();
        match of {
            PagesOf::Selection => document.selected_count(),
            PagesOf::Shown => document.shown_count(),
            PagesOf::All => document.rows().len(),
        }
    }

    /// The pieces of the pages, once they are there.
    pub fn pieces_of_pages(&self) -> Option<Arc<PieceSet>> {
        let name = &self.pages.form.as_ref()?.sheet.style.pieces;
        PieceSet::own(name).or_else(|| self.pieces_in_folder(name)?.ok())
    }

    /// Which of the pages with solutions the shown page is, from zero, if it is one.
    pub fn solutions_page(&self) -> Option<u64> {
        let (form, counted) = self.pages.form.as_ref().zip(self.pages.counted.as_ref())?;
        let with_diagrams = counted.diagrams.div_ceil(form.sheet.diagrams_of_a_page());
        self.pages.page().checked_sub(with_diagrams.max(1))
    }

    /// Whether there is a page behind the shown one.
    pub fn has_next_page(&self) -> bool {
        let Some((form, seen)) = self.pages.form.as_ref().zip(self.pages.seen.as_ref()) else {
            return false;
        };
        // The last rows may be no positions, and there may be solutions: only the count knows.
        match &self.pages.counted {
            Some(counted) => self.pages.page() + 1 < counted.pages,
            None => seen.next < self.row_count_of_pages(form.of),
        }
    }
}
