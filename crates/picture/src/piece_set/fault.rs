//! Why a folder is no piece set.

use std::io;
use std::path::PathBuf;
use tabiya_chess::Piece;

/// Why a folder cannot be used as a piece set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderFault {
    /// The file that is at fault, or the folder.
    pub file: PathBuf,
    /// What is wrong with it.
    pub reason: FolderReason,
}

/// What is wrong with a folder of pieces, or with a file in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FolderReason {
    /// It cannot be read.
    Unreadable(io::ErrorKind),
    /// It holds more files than anybody's pieces.
    TooManyFiles,
    /// There is no drawing of these pieces.
    Missing(Vec<Piece>),
    /// Another file is a drawing of the same piece, too.
    Twice {
        /// The other file.
        other: String,
        /// The piece.
        piece: Piece,
    },
    /// It is no regular file.
    NotAFile,
    /// It is larger than [`super::MAX_BYTES`].
    TooLarge,
    /// It is not UTF-8.
    NotText,
    /// It is no SVG. What the reader of SVG says.
    NotSvg(String),
    /// Its entities would become too long.
    Entities,
    /// It has too many elements, also counted where they are repeated by reference.
    TooMany,
    /// Elements stand in each other too deeply.
    TooDeep,
    /// An element refers to itself, maybe by others.
    Circle,
    /// It uses something that pieces may not have: the name of the element.
    Element(String),
    /// It refers to something outside: the address.
    Outside(String),
    /// Two elements have this id, or it is referred to and has other signs than letters, digits and
    /// `_.:-`, or it has signs that no id can be written with.
    Id(String),
    /// Its style document is too long.
    StyleSheet,
    /// Its lines have too many dashes or corners.
    TooDetailed,
    /// It draws far outside of its own area.
    FarAway,
    /// There is nothing to see.
    Empty,
    /// Drawing took too long.
    TooSlow,
}
