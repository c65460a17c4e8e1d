//! The places of the spare pieces and the tools: beside the board, or below it if that leaves a larger board.

use crate::widgets::style::MAX_SPARE_SIDE;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use tabiya_chess::{Color, Piece, Role};

/// The minimum side of a button, because smaller pieces look alike.
const MIN_SIDE: f32 = 16.0;

/// Buttons of at least this side shrink in favour of the board beside them.
const EASY_SIDE: f32 = 44.0;

/// The arrangement of the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// Two columns: one for each colour, with a tool on top.
    Columns,
    /// One row: the tools, White's pieces, Black's pieces.
    Row,
}

impl Shape {
    const fn size(self) -> (usize, usize) {
        match self {
            Self::Columns => (2, 7),
            Self::Row => (14, 1),
        }
    }
}

/// The place of the tray and the size of its buttons.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TrayGeometry {
    /// The whole tray.
    pub rect: Rect,
    side: f32,
    shape: Shape,
}

fn side_for(length: f32, buttons: usize) -> f32 {
    (length / buttons as f32)
        .floor()
        .clamp(MIN_SIDE, MAX_SPARE_SIDE)
}

impl TrayGeometry {
    /// The width of a tray in a space of this size, beside a board of the same height. The board takes the width that
    /// it can use, as long as the buttons are easy to hit.
    pub(crate) fn width_beside(space: Vec2) -> f32 {
        let (columns, rows) = Shape::Columns.size();
        let side = side_for(space.y.min(space.x), rows);
        let left = ((space.x - space.y) / columns as f32).floor();
        columns as f32 * left.clamp(side.min(EASY_SIDE), side)
    }

    /// The height of a tray below the board, in a space of this width.
    pub(crate) fn height_below(width: f32) -> f32 {
        let (columns, rows) = Shape::Row.size();
        rows as f32 * side_for(width, columns)
    }

    /// A tray of this width with its left edge at a point, centred on the height of the board beside it.
    pub(crate) fn beside(top_left: Pos2, width: f32, board_height: f32) -> Self {
        let (columns, rows) = Shape::Columns.size();
        let side = side_for(board_height, rows).min(width / columns as f32);
        let tray = Self::new(top_left, side, Shape::Columns);
        let down = ((board_height - tray.rect.height()) / 2.0).max(0.0).round();
        tray.moved(vec2(0.0, down))
    }

    /// A tray below a board, centred on the width of a space.
    pub(crate) fn below(top: f32, space: Rect) -> Self {
        let side = side_for(space.width(), Shape::Row.size().0);
        let tray = Self::new(pos2(space.min.x, top), side, Shape::Row);
        let right = ((space.width() - tray.rect.width()) / 2.0).max(0.0).round();
        tray.moved(vec2(right, 0.0))
    }

    fn new(top_left: Pos2, side: f32, shape: Shape) -> Self {
        let (columns, rows) = shape.size();
        let size = vec2(columns as f32, rows as f32) * side;
        Self {
            rect: Rect::from_min_size(top_left, size),
            side,
            shape,
        }
    }

    fn moved(mut self, by: Vec2) -> Self {
        self.rect = self.rect.translate(by);
        self
    }

    /// The side of a spare piece's picture, in points.
    pub(crate) fn piece_side(&self) -> f32 {
        self.side - 6.0
    }

    /// A button of one of the two sets. Place 0 of each set is a tool.
    fn button(&self, set: usize, place: usize) -> Rect {
        let (column, row) = match (self.shape, place) {
            (Shape::Columns, _) => (set, place),
            (Shape::Row, 0) => (set, 0),
            (Shape::Row, _) => (1 + set * 6 + place, 0),
        };
        let offset = vec2(column as f32, row as f32) * self.side;
        Rect::from_min_size(self.rect.min + offset, Vec2::splat(self.side))
    }

    /// The place of the pointer's button.
    pub(crate) fn pointer(&self) -> Rect {
        self.button(0, 0)
    }

    /// The place of the eraser's button.
    pub(crate) fn eraser(&self) -> Rect {
        self.button(1, 0)
    }

    /// The pieces and their places.
    pub(crate) fn pieces(&self) -> Vec<(Rect, Piece)> {
        let mut pieces = Vec::with_capacity(12);
        for (set, color) in Color::ALL.into_iter().enumerate() {
            for (place, role) in Role::ALL.into_iter().enumerate() {
                pieces.push((self.button(set, place + 1), Piece::new(color, role)));
            }
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buttons_lie_in_the_tray_and_do_not_overlap() {
        let space = Rect::from_min_size(Pos2::ZERO, vec2(420.0, 400.0));
        for tray in [
            TrayGeometry::beside(Pos2::ZERO, 114.0, 400.0),
            TrayGeometry::below(300.0, space),
        ] {
            let mut places: Vec<_> = tray.pieces().into_iter().map(|(rect, _)| rect).collect();
            places.extend([tray.pointer(), tray.eraser()]);
            for (number, place) in places.iter().enumerate() {
                assert!(tray.rect.expand(0.01).contains_rect(*place));
                let others = places.iter().skip(number + 1);
                for other in others {
                    let shared = place.intersect(*other);
                    assert!(!shared.is_positive(), "{place:?} {other:?}");
                }
            }
        }
    }
}
