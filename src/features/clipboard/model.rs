//! What waits for the clipboard.

pub(crate) mod positions;

use std::collections::VecDeque;
use std::sync::Arc;
use tabiya_desktop::system::{Offer, Selection};
use tabiya_picture::{Pixels, Thumbnail};

/// Something to be done with the clipboard, which is done by one task at a time.
#[derive(Debug)]
pub enum ClipboardOrder {
    /// Put a text there.
    Copy(Selection, Arc<String>),
    /// Get its text, for the window to paste.
    Read(Selection),
    /// Get its picture, to be read.
    ReadPicture,
    /// Put a picture there.
    CopyPicture {
        /// What programs can ask for.
        offer: Offer,
        /// The picture, where only pixels can be offered.
        pixels: Arc<Pixels>,
        /// What is shown of it when it is there.
        thumbnail: Arc<Thumbnail>,
    },
}

/// The clipboard's part of the state.
#[derive(Debug, Default)]
pub struct ClipboardState {
    /// What is done when the task before is done.
    pub turns: VecDeque<ClipboardOrder>,
}
