//! The reasons why a folder is not a piece set.

use std::io;
use std::path::PathBuf;
use tabiya_chess::Piece;

/// The reason why a folder cannot be used as a piece set, and the file that causes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderFault {
    /// The faulty file, or the folder.
    pub file: PathBuf,
    /// The fault.
    pub reason: FolderReason,
}

/// A fault of a folder of pieces, or of a file in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FolderReason {
    /// The file or folder cannot be read.
    Unreadable(io::ErrorKind),
    /// The folder has more files than any piece set needs.
    TooManyFiles,
    /// The folder has no drawing of these pieces.
    Missing(Vec<Piece>),
    /// Two files are drawings of the same piece.
    Twice {
        /// The other file.
        other: String,
        /// The piece that both files draw.
        piece: Piece,
    },
    /// The file is not a regular file.
    NotAFile,
    /// The file is larger than [`super::MAX_BYTES`].
    TooLarge,
    /// The file is not UTF-8.
    NotText,
    /// The file is not SVG. Contains the message of the SVG reader.
    NotSvg(String),
    /// Its entities would expand to too much text.
    Entities,
    /// It has too many elements. Elements that are repeated by reference count each time.
    TooMany,
    /// Its elements are nested too deeply.
    TooDeep,
    /// An element refers to itself, directly or through others.
    Circle,
    /// It uses an element that piece drawings may not have. Contains the name of the element.
    Element(String),
    /// It refers to something outside the file. Contains the address.
    Outside(String),
    /// This id is not usable: two elements have it, or it is referred to and has characters other than letters, digits
    /// and `_.:-`, or it has characters that cannot be written in an id.
    Id(String),
    /// Its style sheet is too long.
    StyleSheet,
    /// Its lines have too many dashes or segments.
    TooDetailed,
    /// It draws far outside its own area.
    FarAway,
    /// The drawing shows nothing.
    Empty,
    /// Drawing it took too long.
    TooSlow,
}
