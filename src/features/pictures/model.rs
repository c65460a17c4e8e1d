//! Where pictures come from, why they cannot be read, and how they are shown.

pub(crate) mod boards;
pub(crate) mod named;

use std::path::PathBuf;
use tabiya_lines::LoadError;
use tabiya_picture::scanned::ScanFault;
use tabiya_text::{name_text, tr};

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

impl PictureSource {
    /// What the picture is called.
    pub fn name(&self) -> String {
        match self {
            Self::File(path) => name_text(path.file_name().unwrap_or(path.as_os_str())),
            Self::Clipboard => tr("picture-name-pasted"),
            Self::Screen => tr("picture-name-screen"),
        }
    }
}

/// Where a picture is that is to be read.
#[derive(Debug)]
pub enum Picture {
    /// In a file.
    File(PathBuf),
    /// Here, as the bytes of a picture file.
    Bytes(Vec<u8>),
}

/// Why no board was read.
#[derive(Debug)]
pub enum PictureFault {
    /// The file could not be read.
    Unread(PathBuf, LoadError),
    /// What is in it could not be.
    Scan(ScanFault),
    /// Nobody wants it any more.
    Cancelled,
}

/// The part of the state about pictures. What was read from them is in the documents.
#[derive(Debug, Default)]
pub struct PicturesState {
    /// Whether the picture of the current row is shown beside the board.
    pub is_open: bool,
    /// Whether it lies under the men on the board, at half strength.
    pub is_under: bool,
}
