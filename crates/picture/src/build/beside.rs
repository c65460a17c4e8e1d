//! Draws the coordinates (beside the board or in the corners of its squares), the side to move and the caption.

use super::Builder;
use crate::drawing::{Anchor, DrawingItem, Path};
use crate::layout::CAPTION_LINE;
use crate::style::{Coordinates, Rgb};
use tabiya_chess::{Color, File, Rank, Square};

/// The font size of coordinates beside the board, in squares.
const OUTSIDE_SIZE: f64 = 0.32;
/// The font size of coordinates in the corners of squares, in squares.
const INSIDE_SIZE: f64 = 0.22;
/// The height of the file letters, in ems. The middle of a letter is half of it above the base line.
const DIGIT_HEIGHT: f64 = 0.69;

impl Builder<'_> {
    fn text(&mut self, text: String, (x, y): (f64, f64), anchor: Anchor, size: f64, color: Rgb) {
        self.items.push(DrawingItem::Text {
            text,
            x,
            y,
            anchor,
            size,
            color,
            is_bold: true,
        });
    }

    pub(super) fn coordinates_outside(&mut self) {
        if self.style.coordinates != Coordinates::Outside {
            return;
        }
        let layout = self.layout;
        let square = layout.square();
        let size = OUTSIDE_SIZE * square;
        let below = f64::from(layout.y + layout.side + layout.frame);
        let left = f64::from(layout.x - layout.frame);
        for file in File::ALL {
            let rect = layout.rect_of(Square::new(file, Rank::FIRST));
            let x = f64::from(rect.x) + f64::from(rect.width) / 2.0;
            let y = below + 0.07 * square + DIGIT_HEIGHT * size;
            self.text(
                file.to_string(),
                (x, y),
                Anchor::Middle,
                size,
                self.colors.ink,
            );
        }
        for rank in Rank::ALL {
            let rect = layout.rect_of(Square::new(File::A, rank));
            let y = f64::from(rect.y) + f64::from(rect.height).midpoint(DIGIT_HEIGHT * size);
            let x = left - 0.22 * square;
            self.text(
                rank.to_string(),
                (x, y),
                Anchor::Middle,
                size,
                self.colors.ink,
            );
        }
    }

    /// Draws file letters in the lower right corners of the squares of the bottom row, and rank numbers in the upper
    /// left corners of those of the leftmost column.
    pub(super) fn coordinates_inside(&mut self) {
        let layout = self.layout;
        let square = layout.square();
        let size = INSIDE_SIZE * square;
        let air = 0.06 * square;
        let (bottom, left) = if layout.flipped {
            (Rank::EIGHTH, File::H)
        } else {
            (Rank::FIRST, File::A)
        };
        for file in File::ALL {
            let on = Square::new(file, bottom);
            let rect = layout.rect_of(on);
            let x = f64::from(rect.x + rect.width) - air;
            let y = f64::from(rect.y + rect.height) - air;
            self.inside(file.to_string(), on, (x, y), Anchor::End, size);
        }
        for rank in Rank::ALL {
            let on = Square::new(left, rank);
            let rect = layout.rect_of(on);
            let x = f64::from(rect.x) + air;
            let y = f64::from(rect.y) + air + DIGIT_HEIGHT * size;
            self.inside(rank.to_string(), on, (x, y), Anchor::Start, size);
        }
    }

    fn inside(&mut self, text: String, on: Square, at: (f64, f64), anchor: Anchor, size: f64) {
        let colors = self.colors;
        if colors.is_hatched {
            if !on.is_light() {
                self.clear_behind(at, anchor, size);
            }
            return self.text(text, at, anchor, size, colors.ink);
        }
        let color = if on.is_light() {
            colors.dark
        } else {
            colors.light
        };
        self.text(text, at, anchor, size, color);
    }

    /// Clears a patch of the hatching under a letter.
    fn clear_behind(&mut self, (x, y): (f64, f64), anchor: Anchor, size: f64) {
        let (width, air) = (0.62 * size, 0.14 * size);
        let left = if anchor == Anchor::End { x - width } else { x };
        let top = y - DIGIT_HEIGHT * size;
        let patch = Path::rect(
            left - air,
            top - air,
            width + 2.0 * air,
            DIGIT_HEIGHT * size + 2.0 * air,
        );
        self.fill(patch, self.colors.light);
    }

    /// Draws a disc beside the board, next to the player whose turn it is.
    pub(super) fn side_to_move(&mut self, side: Color) {
        if !self.style.side_to_move {
            return;
        }
        let layout = self.layout;
        let square = layout.square();
        let is_below = (side == Color::White) != layout.flipped;
        let x = f64::from(layout.x + layout.side + layout.frame) + 0.27 * square;
        let row = if is_below { 7.5 } else { 0.5 };
        let y = f64::from(layout.y) + row * square;
        let radius = 0.15 * square;
        let line = (square / 28.0).max(0.75);
        self.fill(Path::circle(x, y, radius), self.colors.ink);
        if side == Color::White {
            let white = Rgb([0xff; 3]);
            self.fill(Path::circle(x, y, radius - line), white);
        }
    }

    pub(super) fn caption(&mut self, lines: &[String]) {
        let layout = self.layout;
        let square = layout.square();
        let x = f64::from(layout.x) + f64::from(layout.side) / 2.0;
        for (number, line) in lines.iter().enumerate() {
            let y = f64::from(layout.caption_y) + (0.44 + number as f64 * CAPTION_LINE) * square;
            let size = layout.caption_size();
            self.items.push(DrawingItem::Text {
                text: line.clone(),
                x,
                y,
                anchor: Anchor::Middle,
                size,
                color: self.colors.ink,
                is_bold: false,
            });
        }
    }
}
