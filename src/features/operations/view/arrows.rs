//! The moves of the record as arrows on the board: the best moves, and the first of the expected line.
//!
//! They are outlined, so that nobody takes them for arrows that were drawn, and stand nowhere in the record.

use super::known::KnownMoves;
use crate::features::board::view::geometry::BoardGeometry;
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::style::Palette;
use egui::{Painter, Pos2, Shape, Stroke};
use tabiya_chess::{Move, Square};
use tabiya_notation::opcodes::Meaning;
use tabiya_picture::annotation_shapes;

/// More of them would hide the board.
const MAX_ARROWS: usize = 24;

/// An arrow for a move of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SolutionArrow {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Whether it is among the best moves, and not only where the expected line begins.
    pub(crate) is_best: bool,
    /// Whether it is an engine that says so, and not the record.
    pub(crate) by_engine: bool,
}

/// The arrows of the record that is shown, unless they are switched off.
pub(crate) fn solution_arrows(state: &State, ui_state: &mut UiState) -> Vec<SolutionArrow> {
    if !state.settings.solution_arrows || !state.document().has_position() {
        return Vec::new();
    }
    let moves = ui_state.part::<KnownMoves>().look_at(state);
    let mut arrows: Vec<SolutionArrow> = Vec::new();
    for (meaning, is_best) in [
        (Meaning::BestMoves, true),
        (Meaning::PredictedVariation, false),
    ] {
        for operation in &moves.operations {
            if operation.meaning != meaning {
                continue;
            }
            let count = if operation.is_line { 1 } else { MAX_ARROWS };
            for Move { from, to, .. } in operation.played().take(count) {
                let is_there = |arrow: &SolutionArrow| (arrow.from, arrow.to) == (from, to);
                if arrows.len() < MAX_ARROWS && !arrows.iter().any(is_there) {
                    arrows.push(SolutionArrow {
                        from,
                        to,
                        is_best,
                        by_engine: false,
                    });
                }
            }
        }
    }
    arrows
}

/// Paints the arrows, over the pieces and below what the user has drawn.
pub(crate) fn paint_solution_arrows(
    painter: &Painter,
    geometry: &BoardGeometry,
    arrows: &[SolutionArrow],
    palette: &Palette,
) {
    let width = (geometry.square_side / 28.0).clamp(1.2, 3.0);
    for arrow in arrows {
        let corners = corners(geometry, *arrow);
        if let &[a, b, c, d, e, f, g] = corners.as_slice() {
            let part = if arrow.is_best { 0.45 } else { 0.12 };
            let ground = palette.solution.gamma_multiply(part);
            // An arrow is not convex: shaft and head are.
            for part in [vec![a, b, f, g], vec![c, d, e]] {
                painter.add(Shape::convex_polygon(part, ground, Stroke::NONE));
            }
            for (width, color) in [(width + 1.6, palette.mark_sign), (width, palette.solution)] {
                let edge = Stroke::new(width, color);
                painter.add(Shape::closed_line(corners.clone(), edge));
            }
        }
    }
}

fn corners(geometry: &BoardGeometry, arrow: SolutionArrow) -> Vec<Pos2> {
    let side = f64::from(geometry.square_side);
    let place = |square| {
        let middle = geometry.rect_of(square).center();
        (f64::from(middle.x) / side, f64::from(middle.y) / side)
    };
    let corners = annotation_shapes::arrow(place(arrow.from), place(arrow.to));
    let pixel = |(x, y): (f64, f64)| Pos2::new((x * side) as f32, (y * side) as f32);
    corners.into_iter().map(pixel).collect()
}
