//! Piece drawings as pixels.

use super::piece_set::{PieceSet, app_icon_tree};
use super::pixels::Pixels;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;
use tabiya_chess::Piece;

/// A piece in a square of `size` pixels, with the margins of its drawing.
pub fn piece_pixels(pieces: &PieceSet, piece: Piece, size: u32) -> Pixels {
    draw(&pieces.drawing(piece).tree, size)
}

/// Icons up to this size have a drawing of their own.
const SMALL_ICON: u32 = 24;

/// The program's icon, with a side of `size` pixels.
pub fn app_icon(size: u32) -> Pixels {
    draw(&app_icon_tree(size <= SMALL_ICON), size)
}

fn draw(tree: &Tree, size: u32) -> Pixels {
    let Some(mut pixmap) = Pixmap::new(size, size) else {
        return Pixels::transparent(size, size);
    };
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = f32::from(u16::try_from(size).unwrap_or(u16::MAX)) / width.max(height);
    // A drawing that is not square is centred.
    let rest = |side: f32| (width.max(height) - side) * scale / 2.0;
    let transform = Transform::from_row(scale, 0.0, 0.0, scale, rest(width), rest(height));
    resvg::render(tree, transform, &mut pixmap.as_mut());
    let side = size as usize;
    Pixels {
        width: side,
        height: side,
        rgba: pixmap.take(),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_every_set_and_both_icons_can_be_drawn() {
        let mut pictures = vec![app_icon(64), draw(&app_icon_tree(true), 64)];
        for name in PieceSet::OWN {
            let set = PieceSet::own(name).unwrap();
            pictures.extend(Piece::ALL.map(|piece| piece_pixels(&set, piece, 64)));
        }
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
        let (set, piece) = (PieceSet::usual(), Piece::WhiteKnight);
        let one = piece_pixels(&set, piece, 45);
        assert_eq!(one, piece_pixels(&set, piece, 45));
    }
}
