//! Queries on the pages in the dialog.

use crate::features::pages::model::{PagesContent, PagesDialog, PagesOf};
use crate::model::state::Shared;
use std::sync::Arc;
use tabiya_lines::RowSet;
use tabiya_picture::PieceSet;

impl Shared {
    /// The rows for the pages.
    pub fn rows_of_pages(&self, of: PagesOf) -> RowSet {
        let document = self.document();
        match of {
            PagesOf::Selection => document.selected_rows(),
            PagesOf::Shown => document.listed_rows(),
            PagesOf::All => RowSet::all(document.rows().len()),
        }
    }

    /// The content of the document for the pages.
    pub fn pages_content(&self) -> PagesContent {
        let document = self.document();
        PagesContent {
            rows: document.rows().clone(),
            games: Arc::new(document.games_to_keep().places_by_line()),
            fen_style: self.settings.fen_style(),
            names: self.move_names(),
        }
    }

    /// The number of rows for the pages.
    pub fn row_count_of_pages(&self, of: PagesOf) -> u64 {
        let document = self.document();
        match of {
            PagesOf::Selection => document.selected_count(),
            PagesOf::Shown => document.shown_count(),
            PagesOf::All => document.rows().len(),
        }
    }
}

impl PagesDialog {
    /// The piece set of the pages, once it is loaded.
    pub fn pieces(&self, shared: &Shared) -> Option<Arc<PieceSet>> {
        shared.pieces_named(&self.form.as_ref()?.setup.style.pieces)
    }

    /// The index of the previewed page among the pages with solutions, from zero. `None` for a page with diagrams.
    pub fn solutions_page(&self) -> Option<u64> {
        let (form, counted) = self.form.as_ref().zip(self.counted.as_ref())?;
        let with_diagrams = counted.diagrams.div_ceil(form.setup.diagrams_of_a_page());
        self.page().checked_sub(with_diagrams.max(1))
    }

    /// Whether another page follows the previewed one.
    pub fn has_next_page(&self, shared: &Shared) -> bool {
        let Some((form, seen)) = self.form.as_ref().zip(self.seen.as_ref()) else {
            return false;
        };
        // The last rows may have no positions, and pages with solutions may follow, so only the count is exact.
        match &self.counted {
            Some(counted) => self.page() + 1 < counted.pages,
            None => seen.next < shared.row_count_of_pages(form.of),
        }
    }
}
