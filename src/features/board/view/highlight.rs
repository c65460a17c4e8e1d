//! Marks on the squares of an advice. Each kind has its own shape, so that colour alone never distinguishes them.

use super::BoardGeometry;
use crate::widgets::style::Palette;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};
use tabiya_chess::problems::Problem;
use tabiya_chess::{Level, Square, SquareSet};

/// Squares to mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// The squares.
    pub squares: SquareSet,
    /// The severity of the problem.
    pub level: Level,
}

impl Highlight {
    /// The squares of a problem of this severity.
    pub fn of(problem: &Problem, level: Level) -> Self {
        Self {
            squares: problem.squares.iter().copied().collect(),
            level,
        }
    }

    fn color(self, palette: &Palette) -> Color32 {
        match self.level {
            Level::Unreadable | Level::Illegal => palette.mark_illegal,
            Level::Repair | Level::Warning => palette.mark_odd,
            Level::Note => palette.mark_note,
        }
    }

    /// Paints the background below the pieces.
    pub(super) fn paint_ground(
        self,
        painter: &Painter,
        geometry: &BoardGeometry,
        palette: &Palette,
    ) {
        let part = match self.level {
            Level::Unreadable | Level::Illegal => 0.45,
            Level::Repair | Level::Warning => 0.35,
            Level::Note => 0.0,
        };
        let color = self.color(palette).gamma_multiply(part);
        for square in self.squares {
            painter.rect_filled(geometry.rect_of(square), 0.0, color);
        }
    }

    /// Paints the frames over the pieces while the pointer is not at the advice, solid or dashed.
    pub(super) fn paint_frames(
        self,
        painter: &Painter,
        geometry: &BoardGeometry,
        palette: &Palette,
    ) {
        let width = (geometry.square_side / 26.0).clamp(1.0, 3.0);
        let stroke = Stroke::new(width, self.color(palette));
        for square in self.squares {
            let rect = geometry.rect_of(square).shrink(width / 2.0);
            match self.level {
                Level::Unreadable | Level::Illegal => {
                    painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Middle);
                }
                Level::Repair | Level::Warning => dashed(painter, rect, stroke),
                Level::Note => {}
            }
        }
    }

    /// Paints frames and small signs in the corners over the pieces.
    pub(super) fn paint_signs(
        self,
        painter: &Painter,
        geometry: &BoardGeometry,
        palette: &Palette,
    ) {
        let side = geometry.square_side;
        let stroke = Stroke::new((side / 18.0).clamp(1.5, 4.0), self.color(palette));
        for square in self.squares {
            let rect = geometry.rect_of(square).shrink(stroke.width / 2.0);
            let middle = rect.right_top() + vec2(-side, side) * 0.17;
            match self.level {
                Level::Unreadable | Level::Illegal => {
                    painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Middle);
                    paint_cross(painter, middle, side * 0.14, stroke.color, palette);
                }
                Level::Repair | Level::Warning => {
                    dashed(painter, rect, stroke);
                    paint_triangle(painter, middle, side * 0.16, stroke.color, palette);
                }
                Level::Note => paint_corners(painter, rect, stroke),
            }
        }
    }
}

/// Paints a cross in a disc.
fn paint_cross(painter: &Painter, middle: Pos2, radius: f32, color: Color32, palette: &Palette) {
    painter.circle_filled(middle, radius, color);
    let arm = Vec2::splat(radius * 0.45);
    let other = vec2(arm.x, -arm.y);
    let stroke = Stroke::new((radius / 3.5).max(1.0), palette.mark_sign);
    painter.line_segment([middle - arm, middle + arm], stroke);
    painter.line_segment([middle - other, middle + other], stroke);
}

/// Paints an exclamation mark in a triangle.
fn paint_triangle(painter: &Painter, middle: Pos2, radius: f32, color: Color32, palette: &Palette) {
    let corners = vec![
        middle + vec2(0.0, -radius),
        middle + vec2(radius, radius * 0.8),
        middle + vec2(-radius, radius * 0.8),
    ];
    painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
    let stroke = Stroke::new((radius / 4.0).max(1.0), palette.mark_sign);
    let at = |y: f32| pos2(middle.x, middle.y + radius * y);
    painter.line_segment([at(-0.35), at(0.25)], stroke);
    painter.circle_filled(at(0.55), stroke.width * 0.6, palette.mark_sign);
}

fn dashed(painter: &Painter, rect: Rect, stroke: Stroke) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    let dash = rect.width() / 9.0;
    painter.extend(Shape::dashed_line(&corners, stroke, dash, dash));
}

/// Paints only the corners of a frame.
fn paint_corners(painter: &Painter, rect: Rect, stroke: Stroke) {
    let arm = rect.width() / 4.0;
    let corners = [
        (rect.left_top(), vec2(1.0, 1.0)),
        (rect.right_top(), vec2(-1.0, 1.0)),
        (rect.right_bottom(), vec2(-1.0, -1.0)),
        (rect.left_bottom(), vec2(1.0, -1.0)),
    ];
    for (corner, inwards) in corners {
        let across = corner + vec2(inwards.x * arm, 0.0);
        let down = corner + vec2(0.0, inwards.y * arm);
        painter.add(Shape::line(vec![across, corner, down], stroke));
    }
}

impl BoardGeometry {
    /// Paints brackets around the explained squares. Neighbours on a rank share a pair.
    pub(super) fn paint_explained(&self, painter: &Painter, squares: SquareSet, palette: &Palette) {
        for run in runs(squares) {
            let ends = run.map(|square| self.rect_of(square));
            let rect = ends[0].union(ends[1]);
            let width = (self.square_side / 16.0).clamp(2.0, 5.0);
            // A wider line below the bracket keeps it visible on any background.
            paint_brackets(painter, rect, width * 2.0, width, palette.mark_sign);
            paint_brackets(painter, rect, width, width, palette.mark_note);
        }
    }
}

/// The first and the last square of each run of neighbours on a rank.
fn runs(squares: SquareSet) -> Vec<[Square; 2]> {
    let mut runs: Vec<[Square; 2]> = Vec::new();
    for square in squares {
        match runs.last_mut() {
            Some([_, last]) if last.offset(1, 0) == Some(square) => *last = square,
            _ => runs.push([square, square]),
        }
    }
    runs
}

fn paint_brackets(painter: &Painter, rect: Rect, thickness: f32, width: f32, color: Color32) {
    let rect = rect.shrink(width);
    let arm = rect.height() / 4.0;
    let stroke = Stroke::new(thickness, color);
    for (top, bottom, inwards) in [
        (rect.left_top(), rect.left_bottom(), arm),
        (rect.right_top(), rect.right_bottom(), -arm),
    ] {
        let arm = vec2(inwards, 0.0);
        let line = vec![top + arm, top, bottom, bottom + arm];
        painter.add(Shape::line(line, stroke));
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn only_adjacent_squares_of_a_rank_form_one_run() {
        let square = |name| Square::from_name(name).unwrap();
        let set = ["g2", "h2", "a3", "e1", "h1"]
            .map(square)
            .into_iter()
            .collect();
        let runs: Vec<_> = runs(set)
            .into_iter()
            .map(|[first, last]| format!("{first}{last}"))
            .collect();
        assert_eq!(runs, ["e1e1", "h1h1", "g2h2", "a3a3"]);
    }
}
