//! The memory of the list between frames.

use super::cursor::Cursor;
use super::shown_lines::ShownLines;
use crate::widgets::virtual_list::{VirtualList, Visible};
use egui::Pos2;
use tabiya_collection::document::DocumentId;

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
