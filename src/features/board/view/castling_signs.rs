//! The signs of castling rights: a small arrowhead in the corner of the rook's square, which points to the king. Its colours
//! are those of no warning. The usual name of the move takes its place while the pointer or the keyboard cursor is there.

use super::BoardGeometry;
use crate::widgets::style::Palette;
use egui::{Color32, FontId, Galley, Painter, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use std::sync::Arc;
use tabiya_chess::{CastlingRight, Color, Position, Role, RookSide, Square, SquareSet};
use tabiya_text::tr;

/// The sign of a castling right.
#[derive(Clone, Copy, Debug)]
pub(super) struct CastlingSign {
    pub(super) color: Color,
    pub(super) side: RookSide,
    pub(super) right: CastlingRight,
}

impl CastlingSign {
    /// The square of the rook.
    pub(super) fn square(self) -> Square {
        Square::new(self.right.rook, self.color.back_rank())
    }

    /// The name of the move.
    fn name(self, painter: &Painter, side: f32, color: Color32) -> Arc<Galley> {
        let text = match self.side {
            RookSide::Kingside => tr("kingside"),
            RookSide::Queenside => tr("queenside"),
        };
        let font = FontId::proportional((side * 0.15).clamp(8.0, 13.0));
        painter.layout_no_wrap(text, font, color)
    }
}

impl BoardGeometry {
    /// Paints an arrowhead from the rook to the king.
    pub(super) fn paint_castling_mark(
        &self,
        painter: &Painter,
        sign: CastlingSign,
        palette: &Palette,
    ) {
        let side = self.square_side;
        let arm = (side * 0.055).max(2.5);
        let corner = self.rect_of(sign.square()).right_bottom();
        let middle = corner - vec2(arm * 1.4, arm * 1.7);
        let is_to_the_right = (sign.right.rook < sign.right.king) != self.flipped;
        let forward = if is_to_the_right { arm } else { -arm };
        let points = vec![
            middle + vec2(-forward / 2.0, -arm),
            middle + vec2(forward / 2.0, 0.0),
            middle + vec2(-forward / 2.0, arm),
        ];
        let width = (side / 36.0).max(1.5);
        // One of the two lines is visible on any square.
        for (width, color) in [
            (width * 2.2, palette.mark_sign),
            (width, palette.symbol_edge),
        ] {
            painter.add(Shape::line(points.clone(), Stroke::new(width, color)));
        }
    }

    /// Paints the name of the move.
    pub(super) fn paint_castling_name(
        &self,
        painter: &Painter,
        sign: CastlingSign,
        palette: &Palette,
    ) {
        let place = self.castling_name_place(painter, sign);
        let text = sign.name(painter, self.square_side, palette.text);
        painter.rect(
            place,
            3.0,
            palette.window,
            (1.0, palette.edge),
            StrokeKind::Inside,
        );
        painter.galley(place.min + vec2(4.0, 1.0), text, palette.text);
    }

    /// The place of the name of the move, in which the arrowhead is, too.
    pub(super) fn castling_name_place(&self, painter: &Painter, sign: CastlingSign) -> Rect {
        let side = self.square_side;
        let corner = self.rect_of(sign.square()).right_bottom();
        let corner = corner - Vec2::splat((side * 0.03).max(1.0));
        let name = sign.name(painter, side, Color32::PLACEHOLDER);
        Rect::from_min_max(corner - name.size() - vec2(8.0, 2.0), corner)
    }
}

/// The signs of all castling rights.
pub(super) fn castling_signs(position: &Position) -> Vec<CastlingSign> {
    let mut signs = Vec::new();
    for color in Color::ALL {
        for side in RookSide::ALL {
            let right = position.castling.possible(color, side, &position.board);
            signs.extend(right.map(|right| CastlingSign { color, side, right }));
        }
    }
    signs
}

/// The squares of kings and rooks that may castle.
pub(super) fn castling_squares(position: &Position) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for sign in castling_signs(position) {
        for file in [sign.right.king, sign.right.rook] {
            squares.insert(Square::new(file, sign.color.back_rank()));
        }
    }
    debug_assert!(
        squares
            .filter_map(|square| position.board.get(square))
            .all(|piece| matches!(piece.role(), Role::King | Role::Rook))
    );
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_kings_and_rooks_that_may_castle_are_marked() {
        let mut position = Position::start();
        let names = |position: &Position| {
            let names: Vec<_> = castling_squares(position).map(|s| s.to_string()).collect();
            names.join(" ")
        };
        assert_eq!(names(&position), "a1 e1 h1 a8 e8 h8");
        position.board.set(Square::A1, None);
        assert_eq!(names(&position), "e1 h1 a8 e8 h8");
    }
}
