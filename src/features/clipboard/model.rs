//! Requests that wait for the clipboard.

pub(crate) mod positions;

use std::collections::VecDeque;
use std::sync::Arc;
use tabiya_desktop::system::{Offer, Selection};
use tabiya_picture::{Pixels, Thumbnail};

/// A request to the clipboard. One task at a time carries them out.
#[derive(Debug)]
pub enum ClipboardOrder {
    /// Puts a text there.
    Copy(Selection, Arc<String>),
    /// Gets its text, for the window to paste.
    Read(Selection),
    /// Gets its picture, to read a position from it.
    ReadPicture,
    /// Puts a picture there.
    CopyPicture {
        /// The formats that programs can ask for.
        offer: Offer,
        /// The picture, where only pixels can be offered.
        pixels: Arc<Pixels>,
        /// The small picture shown once it is there.
        thumbnail: Arc<Thumbnail>,
    },
}

/// The room's part of the state.
#[derive(Debug, Default)]
pub struct ClipboardState {
    /// The requests that wait for the current task to end.
    pub turns: VecDeque<ClipboardOrder>,
}
