//! A picture as pixels, and the piece drawings as pixels.

use super::layout::Rect;
use super::piece_set::{PieceSet, app_icon_tree};
use resvg::tiny_skia::{Pixmap, Transform};
use std::ops::Range;
use tabiya_chess::Piece;
use usvg::Tree;

/// A picture: RGBA, premultiplied, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The number of pixels per row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The pixels, four bytes each.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// The pixels with straight (not premultiplied) alpha, as window systems and picture files expect them.
    pub fn straight_rgba(&self) -> Vec<u8> {
        let straight = |pixel: &[u8]| {
            let alpha = u16::from(pixel[3]);
            let undo = |part: u8| match alpha {
                0 => 0,
                255 => part,
                _ => ((u16::from(part) * 255 + alpha / 2) / alpha).min(255) as u8,
            };
            [undo(pixel[0]), undo(pixel[1]), undo(pixel[2]), pixel[3]]
        };
        self.rgba.chunks_exact(4).flat_map(straight).collect()
    }

    /// Whether every pixel is opaque.
    pub fn is_opaque(&self) -> bool {
        self.rgba.chunks_exact(4).all(|pixel| pixel[3] == 255)
    }

    /// The part of the picture in a rectangle, which is inside.
    pub(super) fn cut(&self, rect: &Rect) -> Self {
        let (left, width) = (rect.x as usize, rect.width as usize);
        let rows = self.rgba.chunks_exact(self.width * 4);
        let rows = rows.skip(rect.y as usize).take(rect.height as usize);
        let parts = rows.filter_map(|row| row.get(left * 4..(left + width) * 4));
        Self {
            width,
            height: rect.height as usize,
            rgba: parts.flatten().copied().collect(),
        }
    }

    /// Scales the picture down so that no side has more than `side` pixels. Each pixel is the mean of the pixels that
    /// it replaces.
    #[must_use]
    fn shrunk_to(&self, side: usize) -> Self {
        let longer = self.width.max(self.height);
        if longer <= side {
            return self.clone();
        }
        let shrunk = |length: usize| (length * side / longer).max(1);
        let (width, height) = (shrunk(self.width), shrunk(self.height));
        let mut rgba = Vec::with_capacity(width * height * 4);
        for y in 0..height {
            let rows = y * self.height / height..(y + 1) * self.height / height;
            for x in 0..width {
                let columns = x * self.width / width..(x + 1) * self.width / width;
                rgba.extend(self.mean(columns, rows.clone()));
            }
        }
        Self {
            width,
            height,
            rgba,
        }
    }

    fn mean(&self, columns: Range<usize>, rows: Range<usize>) -> [u8; 4] {
        let count = (columns.len() * rows.len()).max(1);
        let mut sums = [0; 4];
        for row in rows {
            let begin = (row * self.width + columns.start) * 4;
            let pixels = &self.rgba[begin..begin + columns.len() * 4];
            for pixel in pixels.chunks_exact(4) {
                for (sum, part) in sums.iter_mut().zip(pixel) {
                    *sum += usize::from(*part);
                }
            }
        }
        sums.map(|sum| ((sum + count / 2) / count) as u8)
    }

    /// A picture of transparent pixels.
    pub(super) fn transparent(width: u32, height: u32) -> Self {
        let (width, height) = (width as usize, height as usize);
        Self {
            width,
            height,
            rgba: vec![0; width * height * 4],
        }
    }
}

/// A small version of a picture that the user has just made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thumbnail {
    /// The small picture.
    pub pixels: Pixels,
    /// The width and height of the original picture, in pixels.
    pub of: [usize; 2],
}

impl Thumbnail {
    /// The maximum width and height, in pixels.
    const SIDE: usize = 192;

    /// Makes the thumbnail of a picture.
    pub fn new(picture: &Pixels) -> Self {
        Self {
            pixels: picture.shrunk_to(Self::SIDE),
            of: [picture.width, picture.height],
        }
    }
}

/// A piece in a square of `size` pixels, with the margins of its drawing.
pub fn piece_pixels(pieces: &PieceSet, piece: Piece, size: u32) -> Pixels {
    draw(&pieces.drawing(piece).tree, size)
}

/// Icons up to this size have a separate drawing.
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

    #[test]
    fn a_reduced_picture_keeps_its_shape_and_mean_colours() {
        let (white, black) = ([255; 4], [0, 0, 0, 255]);
        let rows = [[white, black, white, white], [black, white, white, white]];
        let picture = Pixels {
            width: 4,
            height: 2,
            rgba: rows.as_flattened().as_flattened().to_vec(),
        };
        let small = picture.shrunk_to(2);
        assert_eq!((small.width, small.height), (2, 1));
        assert_eq!(small.rgba, [128, 128, 128, 255, 255, 255, 255, 255]);
        assert_eq!(picture.shrunk_to(4), picture);
        assert_eq!(picture.shrunk_to(1).rgba.len(), 4);
    }
}
