//! Actions on the rows of a document.

use super::list_state::ListLooks;
use crate::reach::Reach;
use std::ops::Range;
use tabiya_collection::document::DocumentId;
use tabiya_collection::passes::SortOrder;
use tabiya_lines::Rows;

/// The way in which the selection in the list is changed. Rows that the list does not show are never selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionStep {
    /// Add a row to the selection, or remove it.
    Toggle(u64),
    /// Select all rows from the beginning of the selection to this one.
    ExtendTo(u64),
    /// Select all rows that the list shows.
    All,
    /// Select only the current row.
    None,
    /// Select the rows that are shown and not selected yet, instead of the others.
    Invert,
}

/// Actions on the rows of a document.
#[derive(Debug)]
pub enum ListAction {
    /// Put another row on the board, and select only this row.
    SelectRow(u64),
    /// Change the selection in the list.
    SelectRows(SelectionStep),
    /// Select all rows that the list shows, and go to the current one.
    SelectAllRows,
    /// Put the line with this number, from 1, on the board.
    GoToLine(u64),
    /// Put on the board the row that is this many places further in the list.
    StepRow(i64),
    /// Put the first row of the list on the board.
    FirstRow,
    /// Put the last row of the list on the board.
    LastRow,
    /// Put the first row in the list of a document on the board, if the current row is no longer in the list.
    ShowFirstFound(DocumentId),
    /// Make the list of a document begin with this row.
    ShowFrom(DocumentId, u64),
    /// Show the document that is this many tabs further.
    StepDocument(isize),
    /// Change the layout of the list.
    ListLooks(ListLooks),
    /// Show diagrams side by side instead of rows, or rows again.
    ToggleGrid,
    /// Read these rows, which the list needs.
    RowsNeeded(Vec<Range<u64>>),
    /// Stop waiting for rows, and drop the actions that wait for them.
    StopWaiting,
    /// Copy the selected rows and delete them.
    CutRows,
    /// Copy the selected rows.
    CopyRows,
    /// Paste a text while the list has the keyboard focus: several positions become rows at once.
    PasteRows(String),
    /// Add lines below the current one of a document.
    AddLines(DocumentId, Rows),
    /// Append rows to a document.
    AppendRows(DocumentId, Rows),
    /// Insert a copy of the selected rows after them.
    Duplicate,
    /// Delete the selected rows.
    Delete,
    /// Move the selected rows up by one.
    ShiftUp,
    /// Move the selected rows down by one.
    ShiftDown,
    /// Move a row to another place.
    MoveRow {
        /// The index of the row before the move.
        from: u64,
        /// The index of the row after the move.
        to: u64,
    },
    /// Move the selection, in its order, in front of a row.
    MoveRows {
        /// The index of that row.
        before: u64,
    },
    /// Move the selection, or a copy of it, to the end of another document.
    SendRows {
        /// The document that receives them.
        to: DocumentId,
        /// Whether the rows also stay where they are.
        keep: bool,
    },
    /// Put the selection into a new document.
    Split,
    /// Sort the rows that the list shows.
    Sort(SortOrder),
    /// Put the rows that the list shows into a random order.
    Shuffle,
    /// Delete all but the first of each group of duplicates that the list shows.
    DeleteDuplicates,
    /// Open the dialog that checks all positions.
    OpenSurvey,
    /// Check all positions that have not been checked yet.
    CheckAll,
    /// Show the changes that repairing all lines would make.
    RepairAll,
    /// Search for these changes again.
    LookForRepairs {
        /// Whether positions are to be repaired as well, and not only their text.
        in_positions: bool,
    },
    /// Select or unselect proposed repairs.
    SelectRepairs {
        /// Indexes in the list of proposed repairs.
        places: Range<u64>,
        /// Whether these lines are to be repaired.
        is_wanted: bool,
    },
    /// Make the repairs that are shown.
    ApplyRepairs,
}

impl ListAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::ListLooks(_) | Self::RowsNeeded(_) => Reach::Window,
            Self::SelectRow(_) | Self::SelectRows(_) | Self::GoToLine(_) => Reach::Reads,
            _ => Reach::Changes,
        }
    }
}
