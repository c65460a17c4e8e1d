//! The SVG drawings in `assets/` as pixels.

use crate::chess::Piece;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::sync::LazyLock;

/// A square picture: RGBA, premultiplied, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width and height.
    pub size: usize,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// The same with straight alpha, as window systems and picture files want it.
    pub fn straight_rgba(&self) -> Vec<u8> {
        let straight = |pixel: &[u8]| {
            let alpha = u16::from(pixel[3]);
            let undo = |part: u8| match alpha {
                0 => 0,
                _ => (u16::from(part) * 255 / alpha).min(255) as u8,
            };
            [undo(pixel[0]), undo(pixel[1]), undo(pixel[2]), pixel[3]]
        };
        self.rgba.chunks_exact(4).flat_map(straight).collect()
    }

    /// Nothing to see.
    fn transparent(size: u32) -> Self {
        let size = size as usize;
        Self {
            size,
            rgba: vec![0; size * size * 4],
        }
    }
}

const PIECES: [&str; 12] = [
    include_str!("../../assets/pieces/white-king.svg"),
    include_str!("../../assets/pieces/white-queen.svg"),
    include_str!("../../assets/pieces/white-rook.svg"),
    include_str!("../../assets/pieces/white-bishop.svg"),
    include_str!("../../assets/pieces/white-knight.svg"),
    include_str!("../../assets/pieces/white-pawn.svg"),
    include_str!("../../assets/pieces/black-king.svg"),
    include_str!("../../assets/pieces/black-queen.svg"),
    include_str!("../../assets/pieces/black-rook.svg"),
    include_str!("../../assets/pieces/black-bishop.svg"),
    include_str!("../../assets/pieces/black-knight.svg"),
    include_str!("../../assets/pieces/black-pawn.svg"),
];
const ICON: &str = include_str!("../../assets/icon/tabiya.svg");

static PIECE_TREES: LazyLock<Vec<Option<Tree>>> =
    LazyLock::new(|| PIECES.iter().map(|svg| parse(svg)).collect());

/// Our own drawings are sound (a test draws each); a broken one would be left out, not fatal.
fn parse(svg: &str) -> Option<Tree> {
    Tree::from_str(svg, &Options::default())
        .inspect_err(|error| log::error!("a drawing cannot be read: {error}"))
        .ok()
}

/// A piece, filling a square of so many pixels with the margins that belong to the drawing.
pub fn piece_pixels(piece: Piece, size: u32) -> Pixels {
    let tree = PIECE_TREES.get(piece as usize).and_then(Option::as_ref);
    draw(tree, size)
}

/// The program's icon.
pub fn app_icon(size: u32) -> Pixels {
    draw(parse(ICON).as_ref(), size)
}

fn draw(tree: Option<&Tree>, size: u32) -> Pixels {
    let (Some(tree), Some(mut pixmap)) = (tree, Pixmap::new(size, size)) else {
        return Pixels::transparent(size);
    };
    let scale = f32::from(u16::try_from(size).unwrap_or(u16::MAX)) / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(tree, transform, &mut pixmap.as_mut());
    Pixels {
        size: size as usize,
        rgba: pixmap.take(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_and_the_icon_can_be_drawn() {
        let mut pictures: Vec<_> = Piece::ALL.map(|piece| piece_pixels(piece, 64)).into();
        pictures.push(app_icon(64));
        for (number, picture) in pictures.iter().enumerate() {
            let opaque = picture
                .rgba
                .chunks(4)
                .filter(|pixel| pixel[3] > 200)
                .count();
            assert!(
                opaque > 64 * 64 / 10,
                "picture {number} has {opaque} opaque pixels"
            );
            assert_eq!(pictures.iter().filter(|other| *other == picture).count(), 1);
        }
    }

    #[test]
    fn a_picture_is_the_same_every_time() {
        let piece = Piece::WhiteKnight;
        assert_eq!(piece_pixels(piece, 45), piece_pixels(piece, 45));
    }
}
