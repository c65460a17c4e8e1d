//! Properties of any drawing of a piece.

use resvg::usvg::{Options, Tree};
use tabiya_chess::Piece;
use tabiya_picture::{PieceDrawing, PieceSet, piece_pixels};

/// Content that a piece set may not bring into a diagram.
const NEVER: [&str; 7] = [
    "<image",
    "<script",
    "<foreignObject",
    "<pattern",
    "<filter",
    "<!",
    "://",
];

pub(crate) fn check_fuzz(file: &[u8]) {
    let Ok(text) = std::str::from_utf8(file) else {
        return;
    };
    let Ok(drawing) = PieceDrawing::of_svg(text, "x-".to_owned()) else {
        return;
    };
    let markup = &drawing.markup;
    for never in NEVER {
        assert!(!markup.contains(never), "{markup}");
    }
    // Content put into diagrams is valid by itself.
    let alone = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         width=\"64\" height=\"64\">{markup}</svg>"
    );
    let read = Tree::from_str(&alone, &Options::default());
    assert!(read.is_ok(), "{read:?}: {alone}");
    let set = PieceSet::new("x", Piece::ALL.map(|_| drawing.clone()));
    let picture = piece_pixels(&set, Piece::WhiteKing, 16);
    assert_eq!(picture.rgba.len(), 16 * 16 * 4);
}
