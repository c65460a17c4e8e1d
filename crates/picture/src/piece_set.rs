//! Drawings of the twelve pieces, and the reasons why a folder is not a piece set.

mod folder;

pub use folder::MAX_BYTES;

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use tabiya_chess::Piece;
use usvg::{Options, Tree};

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
    /// The file is larger than [`MAX_BYTES`].
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

/// The drawing of a piece, in a square of 64 by 64.
#[derive(Clone, Debug)]
pub struct PieceDrawing {
    /// SVG elements, as diagrams contain them.
    pub markup: String,
    /// The same drawing, parsed.
    pub tree: Tree,
}

/// The drawings of the twelve pieces.
#[derive(Clone, Debug)]
pub struct PieceSet {
    /// The name of one of our own sets, or the name of the folder.
    name: String,
    /// The beginning of ids in SVG files. It consists of letters, digits and hyphens.
    id: String,
    /// The drawings in the order of [`Piece::ALL`].
    drawings: [Arc<PieceDrawing>; 12],
}

impl PieceSet {
    /// The names of our own sets. The first is the default.
    pub const OWN: [&str; 3] = ["staunton", "flat", "print"];

    /// One of our own sets by its name.
    pub fn own(name: &str) -> Option<Arc<Self>> {
        own_set(name)
    }

    /// The default piece set.
    pub fn usual() -> Arc<Self> {
        usual()
    }

    /// A set of drawings, in the order of [`Piece::ALL`].
    pub fn new(name: &str, drawings: [PieceDrawing; 12]) -> Self {
        Self::with_id(name, &id_of(name), drawings)
    }

    fn with_id(name: &str, id: &str, drawings: [PieceDrawing; 12]) -> Self {
        Self {
            name: name.to_owned(),
            id: id.to_owned(),
            drawings: drawings.map(Arc::new),
        }
    }

    /// The name of the set.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The beginning of ids in SVG files. It consists of letters, digits and hyphens.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The drawing of a piece.
    pub fn drawing(&self, piece: Piece) -> &PieceDrawing {
        &self.drawings[piece as usize]
    }
}

/// The beginning of ids for a set of this name. An id begins with a letter. Ids of our own sets have a single letter
/// instead, so they never collide with these.
fn id_of(name: &str) -> String {
    let is_kept = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
    let id: String = name.chars().filter(is_kept).take(24).collect();
    format!("set-{id}")
}

/// The files of a set, in the order of [`tabiya_chess::Piece::ALL`].
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/white-king.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/white-queen.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/white-rook.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/white-bishop.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/white-knight.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/white-pawn.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/black-king.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/black-queen.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/black-rook.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/black-bishop.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/black-knight.svg"
            )),
            include_str!(concat!(
                "../../../assets/pieces/",
                $folder,
                "/black-pawn.svg"
            )),
        ]
    };
}

const STAUNTON: [&str; 12] = files!("staunton");
const FLAT: [&str; 12] = files!("flat");
const PRINT: [&str; 12] = files!("print");
const ICON: &str = include_str!("../../../assets/icon/tabiya.svg");
const SMALL_ICON: &str = include_str!("../../../assets/icon/tabiya-small.svg");

static SETS: [LazyLock<Arc<PieceSet>>; 3] = [
    LazyLock::new(|| read("staunton", STAUNTON)),
    LazyLock::new(|| read("flat", FLAT)),
    LazyLock::new(|| read("print", PRINT)),
];

/// One of our own sets by its name.
fn own_set(name: &str) -> Option<Arc<PieceSet>> {
    let place = PieceSet::OWN.iter().position(|own| *own == name)?;
    SETS.get(place).map(|set| Arc::clone(set))
}

/// The default piece set.
fn usual() -> Arc<PieceSet> {
    Arc::clone(&SETS[0])
}

/// The program's icon. The small one has fewer lines, which lie on whole pixels at a size of 16.
pub(super) fn app_icon_tree(is_small: bool) -> Tree {
    tree(if is_small { SMALL_ICON } else { ICON })
}

fn read(name: &str, files: [&str; 12]) -> Arc<PieceSet> {
    let drawings = files.map(|file| PieceDrawing {
        markup: inside(file).to_owned(),
        tree: tree(file),
    });
    // The prefix is short because it occurs in a file forty times.
    let id = name.get(..1).unwrap_or_default();
    Arc::new(PieceSet::with_id(name, id, drawings))
}

/// The text between the tags of the outermost element. Our own files have nothing before that element and use the units
/// of our diagrams.
fn inside(file: &str) -> &str {
    let begin = file.find('>').map_or(0, |end| end + 1);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    file.get(begin..end).unwrap_or_default().trim()
}

/// Parses one of our own drawings. They are valid (tests draw each); an invalid one would be empty instead of fatal.
fn tree(svg: &str) -> Tree {
    const EMPTY: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>"#;
    let read = |svg: &str| Tree::from_str(svg, &Options::default());
    match read(svg).or_else(|_broken| read(EMPTY)) {
        Ok(tree) => tree,
        Err(error) => unreachable!("an empty drawing can be read: {error}"),
    }
}
