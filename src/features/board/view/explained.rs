//! Brackets around the squares that a part of the FEN refers to. No other mark has that shape.

use super::BoardGeometry;
use crate::widgets::style::Palette;
use egui::{Color32, Painter, Rect, Shape, Stroke, vec2};
use tabiya_chess::{Square, SquareSet};

impl BoardGeometry {
    /// Paints the brackets. Neighbours on a rank share a pair.
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
