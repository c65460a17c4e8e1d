//! The places of the parts of a diagram, in whole pixels.
//!
//! The picture has exactly the requested width. Squares are as large as possible. The remaining pixels go into the
//! margin; without a margin some squares are a pixel wider than others. Both look better than edges between pixels.

use super::style::{Coordinates, Frame, Style};
use tabiya_chess::Square;

/// A rectangle of whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rect {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

/// The places of the parts of a diagram, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The width of the picture.
    pub width: u32,
    /// The height of the picture.
    pub height: u32,
    /// The left edge of the board.
    pub x: u32,
    /// The upper edge of the board.
    pub y: u32,
    /// The width and height of the board.
    pub side: u32,
    /// The width of the empty border round everything.
    pub margin: u32,
    /// The width of the frame round the board.
    pub frame: u32,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// The upper edge of the caption, which fills the space below.
    pub caption_y: u32,
}

/// The widths of the bands beside the board, in squares.
struct Bands {
    margin: f64,
    frame: f64,
    /// The band for coordinates, on the left and below.
    coordinates: f64,
    /// The band for the mark of the side to move, on the right.
    marker: f64,
}

impl Bands {
    fn of(style: &Style) -> Self {
        Self {
            margin: f64::from(style.margin) / 100.0,
            frame: match style.frame {
                Frame::None => 0.0,
                Frame::Thin => 1.0 / 40.0,
                Frame::Thick => 1.0 / 12.0,
                Frame::Double => 1.0 / 7.0,
            },
            coordinates: match style.coordinates {
                Coordinates::Outside => 0.42,
                Coordinates::Inside | Coordinates::None => 0.0,
            },
            marker: if style.side_to_move { 0.5 } else { 0.0 },
        }
    }

    /// The width of a band in pixels. A band of a small picture still has at least one pixel.
    fn pixels(width: f64, square: f64) -> u32 {
        if width == 0.0 {
            0
        } else {
            ((width * square).round() as u32).max(1)
        }
    }
}

impl Layout {
    /// Computes the layout in this style, with room for a caption of `caption_lines` lines.
    pub fn new(style: &Style, flipped: bool, caption_lines: usize) -> Self {
        let bands = Bands::of(style);
        let width = style.size;
        let across = |square: u32| {
            let of = |band| Bands::pixels(band, f64::from(square));
            2 * (of(bands.margin) + of(bands.frame)) + of(bands.coordinates) + of(bands.marker)
        };
        // The widest squares that fit. Narrow pictures with wide margins have squares of one pixel.
        let fits = |square: &u32| across(*square) + 8 * square <= width;
        let square = (1..=width / 8).rev().find(fits).unwrap_or(1);
        let of = |band| Bands::pixels(band, f64::from(square));
        let rest = width.saturating_sub(across(square) + 8 * square);
        let (more_margin, side) = if bands.margin > 0.0 {
            (rest / 2, 8 * square)
        } else {
            (0, 8 * square + rest)
        };
        let margin = of(bands.margin) + more_margin;
        let frame = of(bands.frame);
        let coordinates = of(bands.coordinates);
        let y = margin + frame;
        let caption_y = y + side + frame + coordinates;
        let caption = caption_height(caption_lines, f64::from(side) / 8.0);
        Self {
            width,
            height: caption_y + caption + margin,
            x: margin + coordinates + frame,
            y,
            side,
            margin,
            frame,
            flipped,
            caption_y,
        }
    }

    /// The layout of a board alone, with squares of `square` pixels and nothing round them.
    pub(super) fn board_only(square: u32, flipped: bool) -> Self {
        let side = 8 * square;
        Self {
            width: side,
            height: side,
            x: 0,
            y: 0,
            side,
            margin: 0,
            frame: 0,
            flipped,
            caption_y: side,
        }
    }

    /// The font size of the caption, in pixels.
    pub(super) fn caption_size(&self) -> f64 {
        CAPTION_SIZE * self.square()
    }

    /// The average width of a square, in pixels. It is a fraction where squares differ in width.
    pub fn square(&self) -> f64 {
        f64::from(self.side) / 8.0
    }

    /// The column and row of a square, counted from the upper left corner.
    pub fn place(&self, square: Square) -> (u32, u32) {
        let file = u32::from(square.file().index());
        let rank = u32::from(square.rank().index());
        if self.flipped {
            (7 - file, rank)
        } else {
            (file, 7 - rank)
        }
    }

    /// The distance from the edge of the board to the near edge of a column or row, in pixels.
    pub fn edge(&self, number: u32) -> u32 {
        (self.side * number + 4) / 8
    }

    /// The rectangle that a square covers.
    pub fn rect_of(&self, square: Square) -> Rect {
        let (column, row) = self.place(square);
        let (left, top) = (self.edge(column), self.edge(row));
        Rect {
            x: self.x + left,
            y: self.y + top,
            width: self.edge(column + 1) - left,
            height: self.edge(row + 1) - top,
        }
    }

    /// The width and height of pieces: those of the smallest square.
    pub fn piece_side(&self) -> u32 {
        self.side / 8
    }
}

/// The font size of a caption, in squares.
pub(super) const CAPTION_SIZE: f64 = 0.36;
/// The distance between the base lines of a caption, in squares.
pub(super) const CAPTION_LINE: f64 = 0.5;

fn caption_height(lines: usize, square: f64) -> u32 {
    if lines == 0 {
        return 0;
    }
    ((lines as f64 * CAPTION_LINE + 0.12) * square).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::{MAX_SIZE, MIN_SIZE};

    fn styles() -> impl Iterator<Item = Style> {
        let names = Style::BUILT_IN.iter();
        names.filter_map(|name| Style::built_in(name))
    }

    #[test]
    fn the_width_is_exact_and_everything_is_inside() {
        for mut style in styles() {
            for size in (MIN_SIZE..1200).chain([4001, MAX_SIZE]) {
                style.size = size;
                let layout = Layout::new(&style, false, 1);
                assert_eq!(layout.width, size);
                assert!(layout.x + layout.side + layout.frame + layout.margin <= size);
                assert!(layout.caption_y < layout.height);
                // Only the bands and the remainder after whole squares reduce the board.
                assert!(
                    f64::from(layout.side) > 0.75 * f64::from(size) - 16.0,
                    "{style:?}"
                );
            }
        }
    }

    #[test]
    fn squares_touch_and_their_sizes_differ_by_at_most_one_pixel() {
        for side in 64..900 {
            let layout = Layout {
                side,
                ..Layout::board_only(8, false)
            };
            for square in Square::all() {
                let rect = layout.rect_of(square);
                let piece = layout.piece_side();
                assert!(rect.width == piece || rect.width == piece + 1);
                if let Some(right) = square.offset(1, 0) {
                    assert_eq!(rect.x + rect.width, layout.rect_of(right).x);
                }
                if let Some(below) = square.offset(0, -1) {
                    assert_eq!(rect.y + rect.height, layout.rect_of(below).y);
                }
            }
            assert_eq!(layout.edge(8), side);
        }
    }

    #[test]
    fn a_flipped_board_begins_with_h1() {
        let layout = Layout::board_only(10, true);
        let rect = layout.rect_of(Square::H1);
        assert_eq!((rect.x, rect.y), (0, 0));
    }
}
