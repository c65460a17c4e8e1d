//! The memory of the list between frames, and the row of the keyboard cursor.
//!
//! The cursor follows the row on the board and the end of the selection. With Ctrl it moves alone to other rows, which
//! can then be selected one by one.

use super::shown_lines::ShownLines;
use crate::widgets::virtual_list::{VirtualList, Visible};
use egui::Pos2;
use tabiya_collection::document::{Document, DocumentId};

/// The memory of the list between frames.
#[derive(Debug, Default)]
pub(crate) struct ListPane {
    pub(super) place: VirtualList,
    pub(super) lines: ShownLines,
    pub(super) cursor: Cursor,
    pub(super) drag: Option<RowDrag>,
    pub(super) menu: Option<MenuPlace>,
    /// Whether to scroll the current row into view in the next frame.
    pub(super) must_show_current: bool,
    /// The document and the row with which its list is to begin.
    pub(super) wanted_top: Option<(DocumentId, u64)>,
    /// The visible part of the list in the last frame.
    pub(super) visible: Option<Visible>,
    pub(super) has_focus: bool,
}

impl ListPane {
    /// Scrolls the current row into view in the next frame.
    pub(crate) fn show_current(&mut self) {
        self.must_show_current = true;
    }

    /// Makes the list of a document begin with a row in the next frame.
    pub(crate) fn show_from(&mut self, document: DocumentId, row: u64) {
        self.wanted_top = Some((document, row));
    }

    /// Whether the list had the keyboard focus in the last frame.
    pub(crate) fn has_focus(&self) -> bool {
        self.has_focus
    }

    /// Cancels the drag of rows. Returns whether rows were being dragged.
    pub(crate) fn cancel_drag(&mut self) -> bool {
        self.drag.take().is_some()
    }
}

/// The rows that are being dragged.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowDrag {
    /// The document that the rows belong to.
    pub(super) of: DocumentId,
    /// Whether the pointer is over a tab, which has already shown its note at the pointer in this frame.
    pub(super) is_on_tab: bool,
}

impl RowDrag {
    pub(super) fn new(of: DocumentId) -> Self {
        Self {
            of,
            is_on_tab: false,
        }
    }
}

/// The place of the context menu.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum MenuPlace {
    /// Opens at the row of the keyboard cursor.
    Cursor,
    /// Opens at this point, where the mouse was clicked.
    Pointer(Pos2),
    /// Is open at this point.
    Open(Pos2),
}

/// The row of the keyboard cursor.
#[derive(Debug, Default)]
pub(super) struct Cursor {
    row: u64,
    /// The document, the current row and the end of the selection in the last frame.
    followed: Option<(DocumentId, u64, u64)>,
    is_wanted: bool,
}

impl Cursor {
    /// Follows the selection.
    pub(super) fn follow(&mut self, document: &Document) {
        let now = (document.id(), document.row(), document.selection_lead());
        if self.followed != Some(now) {
            self.followed = Some(now);
            self.row = document.selection_lead();
        }
    }

    /// Moves to a row and scrolls it into view.
    pub(super) fn go_to(&mut self, row: u64) {
        self.row = row;
        self.is_wanted = true;
    }

    /// The cursor's row, or the current row if the list no longer shows the cursor's row.
    pub(super) fn row(&self, document: &Document) -> u64 {
        match document.place_of(self.row) {
            Some(_) => self.row,
            None => document.row(),
        }
    }

    /// The cursor's place in the list, or the place of the current row.
    pub(super) fn place(&self, document: &Document) -> u64 {
        let place = document.place_of(self.row);
        place.unwrap_or_else(|| document.current_place())
    }

    /// The place to scroll into view, returned once after each move.
    pub(super) fn take_wanted(&mut self, document: &Document) -> Option<u64> {
        std::mem::take(&mut self.is_wanted).then(|| self.place(document))
    }
}
