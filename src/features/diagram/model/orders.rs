//! Which diagrams are made, and what comes of it.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_desktop::system::Offer;
use tabiya_lines::{Expected, SaveError};
use tabiya_picture::{FolderFault, PieceSet, Pixels, Style, Thumbnail};
use tabiya_publish::{Entry, Format, PublishError};

/// A diagram to be made.
#[derive(Clone, Debug)]
pub struct DiagramOrder {
    /// What it shows.
    pub entry: Entry,
    /// How it looks.
    pub style: Style,
    /// Its pieces, if they are at hand.
    pub pieces: Option<Arc<PieceSet>>,
    /// What becomes of it.
    pub goal: DiagramGoal,
}

/// What becomes of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramGoal {
    /// It is saved.
    File {
        /// Where.
        path: PathBuf,
        /// As what.
        format: Format,
        /// What may stand there.
        expected: Expected,
    },
    /// It is put on the clipboard, as a picture and more.
    Clipboard,
    /// Its SVG is put on the clipboard as text.
    SvgText,
}

/// What was made.
#[derive(Debug)]
pub enum MadeDiagram {
    /// It is in its file.
    File {
        /// How many pixels it has, where it has pixels.
        pixels: Option<(usize, usize)>,
        /// How many bytes.
        bytes: u64,
    },
    /// It can be offered to other programs.
    Picture {
        /// In all formats.
        offer: Offer,
        /// As pixels, no more of them than the window library can copy in a moment.
        pixels: Arc<Pixels>,
        /// What is shown of it when it is on the clipboard.
        thumbnail: Arc<Thumbnail>,
    },
    /// A text.
    Text(String),
}

/// Why a diagram was not made.
#[derive(Debug)]
pub enum DiagramFault {
    /// The folder has no pieces.
    Pieces(FolderFault),
    /// It is too large, say.
    Publish(PublishError),
    /// The file could not be written.
    Save(SaveError),
}
