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
    /// Put a row in, or take it out.
    Toggle(u64),
    /// All rows from where the selection began up to this one.
    ExtendTo(u64),
    /// All rows that the list shows.
    All,
    /// The current row alone.
    None,
    /// The rows that are shown and not selected.
    Invert,
}

/// Actions on the rows of a document.
#[derive(Debug)]
pub enum ListAction {
    /// Put another row on the board. It is the selection.
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
    /// Put a row of a document on the board if the row that is there is no longer in the list.
    ShowFirstFound(DocumentId),
    /// Let the list of a document begin with this row.
    ShowFrom(DocumentId, u64),
    /// Show the document that is this many tabs further.
    StepDocument(isize),
    /// Lay the list out in another way.
    ListLooks(ListLooks),
    /// Show diagrams side by side instead of rows, or rows again.
    ToggleGrid,
    /// The list wants rows that have to be read first.
    RowsNeeded(Vec<Range<u64>>),
    /// Wait no longer for rows; what waits for them is not done.
    StopWaiting,
    /// Copy the selected rows and delete them.
    CutRows,
    /// Copy the selected rows.
    CopyRows,
    /// Text was pasted while the list had the keyboard focus: several positions become rows at
    /// once.
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
        /// Whether the rows stay where they are as well.
        keep: bool,
    },
    /// Put the selection into a new document.
    Split,
    /// Put the rows that the list shows into an order.
    Sort(SortOrder),
    /// Put them into a random order.
    Shuffle,
    /// Delete all but the first of each group of duplicates that the list shows.
    DeleteDuplicates,
    /// Open the dialog that checks all positions.
    OpenSurvey,
    /// Check all positions that have not been checked yet.
    CheckAll,
    /// Show what repairing everything would change.
    RepairAll,
    /// Determine that again.
    LookForRepairs {
        /// Whether positions are to be repaired as well, and not their text alone.
        in_positions: bool,
    },
    /// Select or unselect proposed repairs.
    SelectRepairs {
        /// Indexes in the list of proposed repairs.
        places: Range<u64>,
        /// Whether these lines are to be repaired.
        is_wanted: bool,
    },
    /// Repair everything as it was shown.
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
