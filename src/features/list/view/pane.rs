//! What the list remembers from frame to frame.

use super::cursor::Cursor;
use super::shown_lines::ShownLines;
use crate::widgets::virtual_list::{VirtualList, Visible};
use egui::Pos2;
use tabiya_collection::document::DocumentId;

/// What the list remembers from frame to frame.
#[derive(Debug, Default)]
pub(crate) struct ListPane {
    pub(super) place: VirtualList,
    pub(super) lines: ShownLines,
    pub(super) cursor: Cursor,
    pub(super) drag: Option<RowDrag>,
    pub(super) menu: Option<MenuPlace>,
    /// The current row is to be seen in the next frame.
    pub(super) must_show_current: bool,
    /// The row with which the list of this document is to begin.
    pub(super) wanted_top: Option<(DocumentId, u64)>,
    /// What was visible in the last frame.
    pub(super) visible: Option<Visible>,
    pub(super) has_focus: bool,
}

impl ListPane {
    /// Scrolls in the next frame so that the current row is to be seen.
    pub(crate) fn show_current(&mut self) {
        self.must_show_current = true;
    }

    /// Lets the list of a document begin with a row in the next frame.
    pub(crate) fn show_from(&mut self, document: DocumentId, row: u64) {
        self.wanted_top = Some((document, row));
    }

    /// Whether the list had the keyboard in the last frame.
    pub(crate) fn has_focus(&self) -> bool {
        self.has_focus
    }

    /// Puts dragged rows back. Returns whether there were some.
    pub(crate) fn cancel_drag(&mut self) -> bool {
        self.drag.take().is_some()
    }
}

/// Rows that are being dragged.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowDrag {
    /// Whose they are.
    pub(super) of: DocumentId,
    /// What has been said at the pointer in this frame by whom they are dragged onto.
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

/// Where the menu opens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum MenuPlace {
    /// At the row that the keyboard is on.
    Cursor,
    /// Where the mouse was clicked.
    Pointer(Pos2),
    /// It is open here.
    Open(Pos2),
}
