//! Where pictures come from, and how they are shown.

use std::path::PathBuf;

/// Where a picture comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureSource {
    /// From a file that was opened or dropped.
    File(PathBuf),
    /// From the clipboard.
    Clipboard,
    /// From the screen.
    Screen,
}

/// The part of the state about pictures. What was read from them is in the documents.
#[derive(Debug, Default)]
pub struct PicturesState {
    /// Whether the picture of the current row is shown beside the board.
    pub is_open: bool,
    /// Whether it lies under the men on the board, at half strength.
    pub is_under: bool,
}
