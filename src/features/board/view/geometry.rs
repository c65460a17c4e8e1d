//! The places of the squares.

use egui::{Pos2, Rect, Vec2, vec2};
use tabiya_chess::{File, Rank, Square};

/// The place of the board in the window. Squares begin and end on whole physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardGeometry {
    /// The 64 squares, in points.
    pub rect: Rect,
    /// The side of a square, in points.
    pub square_side: f32,
    /// Whether Black's side is below.
    pub flipped: bool,
}

impl BoardGeometry {
    /// The largest board in the middle of a space, with a margin on all sides.
    pub fn fit(space: Rect, margin: f32, pixels_per_point: f32, flipped: bool) -> Self {
        let room = (space.size().min_elem() - 2.0 * margin).max(0.0);
        let square_pixels = (room / 8.0 * pixels_per_point).floor().max(4.0);
        let square_side = square_pixels / pixels_per_point;
        let snap = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let corner = space.center() - Vec2::splat(square_side * 4.0);
        let corner = Pos2::new(snap(corner.x), snap(corner.y));
        Self {
            rect: Rect::from_min_size(corner, Vec2::splat(square_side * 8.0)),
            square_side,
            flipped,
        }
    }

    /// The same board with its left edge elsewhere, still on whole pixels.
    #[must_use]
    pub fn with_left(mut self, left: f32, pixels_per_point: f32) -> Self {
        let left = (left * pixels_per_point).round() / pixels_per_point;
        self.rect = self.rect.translate(vec2(left - self.rect.left(), 0.0));
        self
    }

    /// The place of a square, in points.
    pub fn rect_of(&self, square: Square) -> Rect {
        let (file, rank) = (square.file().index(), square.rank().index());
        let (column, row) = if self.flipped {
            (7 - file, rank)
        } else {
            (file, 7 - rank)
        };
        let offset = vec2(f32::from(column), f32::from(row)) * self.square_side;
        Rect::from_min_size(self.rect.min + offset, Vec2::splat(self.square_side))
    }

    /// The square at a point; `None` beside the board.
    pub fn square_at(&self, pos: Pos2) -> Option<Square> {
        let place = (pos - self.rect.min) / self.square_side;
        let index = |x: f32| (0.0..8.0).contains(&x).then_some(x as u8);
        let (column, row) = (index(place.x)?, index(place.y)?);
        let (file, rank) = if self.flipped {
            (7 - column, row)
        } else {
            (column, 7 - row)
        };
        Some(Square::new(
            File::from_index(file)?,
            Rank::from_index(rank)?,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_hit_at_every_scale_and_from_both_sides() {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            for flipped in [false, true] {
                let space = Rect::from_min_size(Pos2::new(13.3, 7.7), vec2(517.0, 433.0));
                let geometry = BoardGeometry::fit(space, 20.0, scale, flipped);
                for square in Square::all() {
                    let middle = geometry.rect_of(square).center();
                    assert_eq!(geometry.square_at(middle), Some(square));
                }
                let side_pixels = geometry.square_side * scale;
                assert!((side_pixels - side_pixels.round()).abs() < 1e-3);
                assert!(space.contains_rect(geometry.rect));
            }
        }
    }

    #[test]
    fn a_point_outside_the_board_hits_no_square() {
        let space = Rect::from_min_size(Pos2::ZERO, Vec2::splat(400.0));
        let geometry = BoardGeometry::fit(space, 0.0, 1.0, false);
        assert_eq!(geometry.square_at(Pos2::new(-1.0, 10.0)), None);
        assert_eq!(geometry.square_at(Pos2::new(10.0, 400.0)), None);
        let corner = geometry.square_at(Pos2::new(0.0, 0.0));
        assert_eq!(corner.map(|s| s.to_string()), Some("a8".to_owned()));
    }
}
