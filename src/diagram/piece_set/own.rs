//! Our own piece sets.

use super::{PieceDrawing, PieceSet};
use resvg::usvg::{Options, Tree};
use std::sync::{Arc, LazyLock};

/// The files of a set, in the order of [`crate::chess::Piece::ALL`].
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

/// One of our own sets.
pub(super) fn own_set(name: &str) -> Option<Arc<PieceSet>> {
    let place = PieceSet::OWN.iter().position(|own| *own == name)?;
    SETS.get(place).map(|set| Arc::clone(set))
}

/// The usual one.
pub(super) fn usual() -> Arc<PieceSet> {
    Arc::clone(&SETS[0])
}

/// The program's icon; the small one has fewer lines, and they lie on whole pixels at 16.
pub(in crate::diagram) fn app_icon_tree(is_small: bool) -> Tree {
    tree(if is_small { SMALL_ICON } else { ICON })
}

fn read(name: &str, files: [&str; 12]) -> Arc<PieceSet> {
    let drawings = files.map(|file| PieceDrawing {
        markup: inside(file).to_owned(),
        tree: tree(file),
    });
    // A short beginning of ids: it stands in a file forty times.
    let id = name.get(..1).unwrap_or_default();
    Arc::new(PieceSet::with_id(name, id, drawings))
}

/// What stands between the tags of the outermost element. Our own files have nothing before it, and
/// the unit of our diagrams.
fn inside(file: &str) -> &str {
    let begin = file.find('>').map_or(0, |end| end + 1);
    let end = file.rfind("</svg>").unwrap_or(file.len());
    file.get(begin..end).unwrap_or_default().trim()
}

/// Our own drawings are sound (tests draw each); a broken one would be empty, not fatal.
fn tree(svg: &str) -> Tree {
    const EMPTY: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>"#;
    let read = |svg: &str| Tree::from_str(svg, &Options::default());
    match read(svg).or_else(|_broken| read(EMPTY)) {
        Ok(tree) => tree,
        Err(error) => unreachable!("an empty drawing can be read: {error}"),
    }
}
