//! The sources of pictures, the reasons why they cannot be read, and the state of their display.

pub(crate) mod boards;
pub(crate) mod named;

use crate::reach::Reach;
use named::NamedFiles;
use std::path::PathBuf;
use tabiya_lines::LoadError;
use tabiya_picture::scanned::ScanFault;
use tabiya_text::{name_text, tr};

/// Actions on pictures of boards.
#[derive(Debug)]
pub enum PicturesAction {
    /// Read the boards of a picture.
    ReadPicture(PictureSource, Picture),
    /// Read the boards in a part of the screen.
    ReadScreen,
    /// Open the files that a pasted text names.
    OpenNamed(NamedFiles),
    /// Show the picture of the current row beside the board, or not.
    ToggleBeside,
    /// Show it under the pieces, or not.
    ToggleUnder,
}

impl PicturesAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The source of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureSource {
    /// A file that was opened or dropped.
    File(PathBuf),
    /// The clipboard.
    Clipboard,
    /// A screenshot.
    Screen,
}

impl PictureSource {
    /// The displayed name of the picture.
    pub fn name(&self) -> String {
        match self {
            Self::File(path) => name_text(path.file_name().unwrap_or(path.as_os_str())),
            Self::Clipboard => tr("picture-name-pasted"),
            Self::Screen => tr("picture-name-screen"),
        }
    }
}

/// The data of a picture to be read.
#[derive(Debug)]
pub enum Picture {
    /// A picture file.
    File(PathBuf),
    /// The bytes of a picture file.
    Bytes(Vec<u8>),
}

/// The reason why no board was read.
#[derive(Debug)]
pub enum PictureFault {
    /// The file could not be read.
    Unread(PathBuf, LoadError),
    /// The content of the file could not be read.
    Scan(ScanFault),
    /// The task was cancelled.
    Cancelled,
}

/// The part of the state about pictures. The boards read from them are in the documents.
#[derive(Debug, Default)]
pub struct PicturesState {
    /// Whether the picture of the current row is shown beside the board.
    pub is_open: bool,
    /// Whether the picture is shown under the pieces on the board, at half strength.
    pub is_under: bool,
}
