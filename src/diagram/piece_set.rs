//! Drawings of the twelve pieces.

mod fault;
mod folder;
mod own;

use crate::chess::Piece;
use resvg::usvg::Tree;
use std::sync::Arc;

pub use fault::{FolderFault, FolderReason};
pub use folder::MOST_BYTES;
pub(super) use own::app_icon_tree;
use own::own_set;

/// The drawing of a piece, in a square of 64 by 64.
#[derive(Clone, Debug)]
pub struct PieceDrawing {
    /// SVG elements, as they are put into a diagram.
    pub markup: String,
    /// The same, read.
    pub tree: Tree,
}

/// The drawings of the twelve pieces.
#[derive(Clone, Debug)]
pub struct PieceSet {
    /// Its name among our own, or that of its folder.
    name: String,
    /// Letters, digits and hyphens: the beginning of ids in SVG files.
    id: String,
    /// In the order of [`Piece::ALL`].
    drawings: [Arc<PieceDrawing>; 12],
}

impl PieceSet {
    /// The names of our own sets; the first is the usual one.
    pub const OWN: [&str; 3] = ["staunton", "flat", "print"];

    /// One of our own sets.
    pub fn own(name: &str) -> Option<Arc<Self>> {
        own_set(name)
    }

    /// The usual one of our own sets.
    pub fn usual() -> Arc<Self> {
        own::usual()
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

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The beginning of ids in SVG files: letters, digits and hyphens.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The drawing of a piece.
    pub fn drawing(&self, piece: Piece) -> &PieceDrawing {
        &self.drawings[piece as usize]
    }
}

/// The beginning of ids for a set of this name. An id begins with a letter; ours have one, those of
/// others never.
fn id_of(name: &str) -> String {
    let is_kept = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
    let id: String = name.chars().filter(is_kept).take(24).collect();
    format!("set-{id}")
}
