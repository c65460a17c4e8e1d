//! State of the list of positions: its layout and its filter, the positions that a command applies to, and the number
//! of checked positions with each mark.

use super::repair_plan::{HandTicks, RepairPlan};
use tabiya_collection::document::{Document, DocumentId, StateId, ViewOf};
use tabiya_collection::passes::{LineMark, MarkCounts, Sameness};
use tabiya_collection::search::Query;
use tabiya_lines::RowSet;

/// The list's part of the state.
#[derive(Clone, Debug, Default)]
pub struct ListState {
    /// The layout of the list.
    pub looks: ListLooks,
    /// The changes that "Repair all" would make, while its dialog shows them.
    pub repair_plan: Option<RepairPlan>,
    /// The ticks that the user changed in that dialog.
    pub hand_ticks: HandTicks,
    /// Whether "Repair all" also repairs positions, and not only their text.
    pub repairs_positions: bool,
    /// Whether the dialog waits for the search for repairs, which begins after all lines are checked.
    pub awaits_repairs: bool,
    /// The result of the check of all positions, while its dialog shows it.
    pub survey: Option<Survey>,
}

/// The layout of the list of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLooks {
    /// Whether the list shows a grid of diagrams instead of rows.
    pub grid: bool,
    /// The side of a diagram, in points.
    pub diagram: u16,
}

impl Default for ListLooks {
    fn default() -> Self {
        Self {
            grid: false,
            diagram: 72,
        }
    }
}

/// The filter that selects the rows of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFilter {
    /// All rows.
    All,
    /// Rows with one of these marks.
    Marks(Vec<LineMark>),
    /// Rows that match a query.
    Found(Box<Query>),
    /// Rows that occur more than once, in groups.
    Duplicates(Sameness),
    /// Rows that both filters show.
    Both(Box<Self>, Box<Self>),
}

impl From<ViewOf> for RowFilter {
    fn from(of: ViewOf) -> Self {
        match of {
            ViewOf::Marks(marks) => Self::Marks(marks),
            ViewOf::Found(query) => Self::Found(query),
            ViewOf::Duplicates(sameness) => Self::Duplicates(sameness),
            ViewOf::Both(one, other) => {
                Self::Both(Box::new(Self::from(*one)), Box::new(Self::from(*other)))
            }
        }
    }
}

/// The positions that a command for many positions applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All positions of the file.
    File,
    /// The positions that the list shows.
    Shown,
    /// The selected positions.
    Selected,
}

impl Scope {
    /// The selected positions if there are several, otherwise the positions in the list.
    pub fn of(document: &Document) -> Self {
        if document.selected_count() > 1 {
            Self::Selected
        } else if document.view().is_some() {
            Self::Shown
        } else {
            Self::File
        }
    }

    /// The number of positions.
    pub fn count(self, document: &Document) -> u64 {
        match self {
            Self::File => document.rows().len(),
            Self::Shown => document.shown_count(),
            Self::Selected => document.selected_count(),
        }
    }

    /// The rows. `None` means all rows.
    pub fn rows(self, document: &Document) -> Option<RowSet> {
        let rows = match self {
            Self::File => return None,
            Self::Shown => document.listed_rows(),
            Self::Selected => document.selected_rows(),
        };
        (rows.count() < document.rows().len()).then_some(rows)
    }
}

/// The number of checked positions with each mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The document of the positions.
    pub document: DocumentId,
    /// The content of the document during the count.
    pub state: StateId,
    /// The positions that were counted.
    pub scope: Scope,
    /// The number of positions with each mark.
    pub counts: MarkCounts,
}

impl Survey {
    /// Whether the counts are still valid for this document.
    pub fn is_of(&self, document: &Document) -> bool {
        self.document == document.id()
            && self.state == document.state_id()
            && self.scope == Scope::of(document)
    }
}
