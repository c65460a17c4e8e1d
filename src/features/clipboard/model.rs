//! Requests that wait for the clipboard.

pub(crate) mod positions;

use crate::reach::Reach;
use std::collections::VecDeque;
use std::sync::Arc;
use tabiya_desktop::system::{ClipboardKind, ClipboardOffer};
use tabiya_picture::{Pixels, Thumbnail};

/// Actions on the clipboards of the desktop.
#[derive(Debug)]
pub enum ClipboardAction {
    /// Put a text on a clipboard.
    Copy(ClipboardKind, String),
    /// Get the text of a clipboard, for the window to paste.
    ReadClipboard(ClipboardKind),
    /// Report that a text came too late to be pasted.
    PasteOvertaken,
    /// Carry out this request when its turn comes.
    UseClipboard(ClipboardOrder),
    /// Begin the next task, because the one that used the clipboard has ended.
    ClipboardFree,
    /// Look for positions in a long text.
    LookForPositions {
        /// The text.
        text: String,
        /// Whether they become rows.
        for_rows: bool,
    },
}

impl ClipboardAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// A request to the clipboard. One task at a time carries them out.
#[derive(Debug)]
pub enum ClipboardOrder {
    /// Puts a text there.
    Copy(ClipboardKind, Arc<String>),
    /// Gets its text, for the window to paste.
    Read(ClipboardKind),
    /// Gets its picture, to read a position from it.
    ReadPicture,
    /// Puts a picture there.
    CopyPicture {
        /// The formats that programs can ask for.
        offer: ClipboardOffer,
        /// The picture, where only pixels can be offered.
        pixels: Arc<Pixels>,
        /// The small picture shown once it is there.
        thumbnail: Arc<Thumbnail>,
        /// Whether it shows the position on the board.
        is_of_board: bool,
    },
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct ClipboardState {
    /// The requests that wait for the current task to end.
    pub turns: VecDeque<ClipboardOrder>,
}
