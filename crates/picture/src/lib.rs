//! Positions as pictures.
//!
//! A [`Diagram`] is the content of a picture and a [`Style`] its appearance. Both together are laid out once, in whole
//! pixels, as a [`Drawing`]: a list of shapes, pieces and texts. Every format is written from that same list: SVG,
//! pixels (and from these PNG, JPEG and WebP) and PDF.
//!
//! Guarantees: the same bytes for the same diagram on every run; no seams between squares; no GPU, no window, no system
//! fonts.
//! Deliberately absent: egui, and the wording of titles and descriptions. The window makes textures from the pixels.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, whole or not"
)]

pub mod annotation_shapes;
mod build;
mod drawing;
mod encode;
mod font;
mod hatching;
mod layout;
mod pages;
mod pdf;
mod piece_pixels;
mod piece_set;
mod pixels;
mod rasterise;
pub mod scanned;
mod style;
mod svg;
mod wrap;
mod written_board;

pub use build::Diagram;
pub use drawing::{Anchor, Drawing, DrawnBoard, Item, Path, Segment};
pub use encode::{EncodeError, png, straight_on_white};
pub use font::{Font, GlyphOutline};
pub use layout::{Layout, Rect};
pub use pages::{
    DiagramPage, DiagramPages, PageCounter, PageEntry, PageSetup, PageSolutions, PaperSize,
};
pub use pdf::{PagePart, PdfPages, Role};
pub use piece_pixels::{app_icon, piece_pixels};
pub use piece_set::{FolderFault, FolderReason, MAX_BYTES, PieceDrawing, PieceSet};
pub use pixels::{Pixels, Thumbnail};
pub use rasterise::{Rasteriser, TooLarge, overlay};
pub use style::{
    Colors, Coordinates, Frame, MAX_SIZE, MIN_SIZE, Orientation, Rgb, Style, StyleFault, Theme,
};
pub use svg::{escaped, piece_symbols};
pub use written_board::{PDF_KEY, Proof, Shades, WrittenBoard, digest, written_boards};
