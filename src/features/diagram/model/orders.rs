//! Requests for diagrams, and their results.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_desktop::system::Offer;
use tabiya_lines::{Expected, SaveError};
use tabiya_picture::{FolderFault, PieceSet, Pixels, Style, Thumbnail};
use tabiya_publish::{Entry, Format, PublishError};

/// A diagram to make.
#[derive(Clone, Debug)]
pub struct DiagramOrder {
    /// The position with its caption and number.
    pub entry: Entry,
    /// The style.
    pub style: Style,
    /// The pieces, if they have already been loaded.
    pub pieces: Option<Arc<PieceSet>>,
    /// The destination of the diagram.
    pub goal: DiagramGoal,
}

/// The destination of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramGoal {
    /// A file.
    File {
        /// The target file.
        path: PathBuf,
        /// The format of the file.
        format: Format,
        /// The file that may be overwritten, if any.
        expected: Expected,
    },
    /// The clipboard, as a picture in several formats and as text.
    Clipboard,
    /// The clipboard, as the text of an SVG.
    SvgText,
}

/// A finished diagram.
#[derive(Debug)]
pub enum MadeDiagram {
    /// It has been saved.
    File {
        /// The width and height in pixels, for formats with pixels.
        pixels: Option<(usize, usize)>,
        /// The size of the file in bytes.
        bytes: u64,
    },
    /// It can be offered to other programs.
    Picture {
        /// The diagram in all formats.
        offer: Offer,
        /// The diagram as pixels, small enough for the window library to copy in a moment.
        pixels: Arc<Pixels>,
        /// The small picture shown once the diagram is on the clipboard.
        thumbnail: Arc<Thumbnail>,
    },
    /// A text for the clipboard.
    Text(String),
}

/// The reason why a diagram was not made.
#[derive(Debug)]
pub enum DiagramFault {
    /// The folder has no usable pieces.
    Pieces(FolderFault),
    /// The diagram could not be made, for instance because it is too large.
    Publish(PublishError),
    /// The file could not be written.
    Save(SaveError),
}
