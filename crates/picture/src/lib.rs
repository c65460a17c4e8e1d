//! Positions as pictures.
//!
//! A [`Diagram`] is the content of a picture and a [`Style`] its appearance. Both together are laid out once, in whole
//! pixels, as a [`Drawing`]: a list of shapes, pieces and texts. Every format is written from that same list: SVG,
//! pixels (and from these PNG, JPEG and WebP) and PDF.
//!
//! Several diagrams of one line of moves are an [`Animation`].
//!
//! Guarantees: the same bytes for the same diagram on every run; no seams between squares; no GPU, no window, no system
//! fonts. This crate deliberately uses no egui, and does not word titles or descriptions. The window makes textures
//! from the pixels.
//!
//! # Reasons
//!
//! All formats are written from one list of shapes, so they cannot drift apart. Tests compare our own pixels with SVG
//! drawn by other programs, with PDF drawn by Poppler, and with the board in the window.
//!
//! *No seams.* The light squares are one rectangle and the dark ones one shape over it, so nothing shines through where
//! they meet. Hatching consists of stripes that end exactly at the edges of the squares, because strokes would extend
//! into the light squares.
//!
//! *Small files.* An SVG or PDF file defines each piece once and uses it by name. Paths are relative, in hundredths of
//! a pixel, and a curve omits its control point where that mirrors the last one, which halves the size of letters.
//! Texts are outlines of the program's own fonts, so the bytes are the same everywhere; PDF embeds the parts of the
//! fonts that it needs, so its text can be searched.
//!
//! *Pixels.* `Rasteriser` keeps the twelve pieces, drawn by `resvg`, at the last requested size, and blends them onto
//! whole pixels itself. `tiny-skia` draws the rest. The textures of the window are the same pictures.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, whole or not"
)]

mod animation;
pub mod annotation_shapes;
mod build;
mod drawing;
mod encode;
mod font;
mod layout;
mod pages;
mod pdf;
mod piece_pixels;
mod piece_set;
mod rasterise;
pub mod scanned;
mod style;
mod svg;
mod wrap;
mod written_board;

pub use animation::{Animation, AnimationError, AnimationFormat, AnimationFrame};
pub use build::Diagram;
pub use drawing::{Anchor, Drawing, DrawingItem, DrawnBoard, Path, Segment};
pub use encode::{EncodeError, png};
pub use font::width as text_width;
pub use layout::{Layout, Rect};
pub use pages::{
    DiagramPage, DiagramPages, PageCounter, PageEntry, PageSetup, PageSolutions, PaperSize,
};
pub use pdf::{PagePart, PagePartRole, PdfPages};
pub use piece_pixels::{Pixels, Thumbnail, app_icon, piece_pixels};
pub use piece_set::{FolderFault, FolderReason, MAX_BYTES, PieceDrawing, PieceSet};
pub use rasterise::{Rasteriser, TooLarge, overlay};
pub use style::{
    BoardTheme, Colors, Coordinates, Frame, MAX_SIZE, MIN_SIZE, Orientation, Rgb, Style, StyleFault,
};
pub use svg::{escaped, piece_symbols};
pub use written_board::PDF_KEY;
