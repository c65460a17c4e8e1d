//! The moves of the current record, parsed once for each position and text, and their arrows on the board: the best
//! moves, and the first move of the expected line.
//!
//! These arrows are outlined to distinguish them from drawn arrows, and they are not stored in the record.

use crate::features::board::view::geometry::BoardGeometry;
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::style::Palette;
use egui::{Painter, Pos2, Shape, Stroke};
use std::rc::Rc;
use tabiya_chess::{Move, Position, Square};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{FaultKind, OperationRow};
use tabiya_notation::record_moves::{RecordMoves, record_moves};
use tabiya_picture::annotation_shapes;

/// The moves of the current record.
#[derive(Debug, Default)]
pub(crate) struct KnownMoves {
    of: Option<(Position, Vec<u8>)>,
    moves: Rc<RecordMoves>,
}

impl KnownMoves {
    /// Returns the moves of the record on the board.
    pub(crate) fn look_at(&mut self, state: &State) -> Rc<RecordMoves> {
        let document = state.shared.document();
        let (position, tail) = (document.position(), document.operations());
        let is_known = |(known, text): &(Position, Vec<u8>)| known == position && text == tail;
        if !self.of.as_ref().is_some_and(is_known) {
            self.moves = Rc::new(record_moves(position, tail));
            self.of = Some((*position, tail.to_vec()));
        }
        Rc::clone(&self.moves)
    }
}

/// Removes remarks on the form of moves from rows whose moves were parsed, because the faults that the parser reports
/// are more precise.
pub(super) fn without_forms(rows: &mut [OperationRow], moves: &RecordMoves) {
    for operation in &moves.operations {
        if let Some(row) = rows.get_mut(operation.row) {
            row.faults.retain(|fault| {
                !matches!(
                    fault.kind,
                    FaultKind::CoordinateMove
                        | FaultKind::LooseMove
                        | FaultKind::NeedsMove
                        | FaultKind::NotFirstOfVariation
                )
            });
        }
    }
}

/// The maximum number of arrows. More would hide the board.
const MAX_ARROWS: usize = 24;

/// An arrow for a move of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SolutionArrow {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Whether the move is one of the best moves, and not only the beginning of the expected line.
    pub(crate) is_best: bool,
    /// Whether the move comes from an engine and not from the record.
    pub(crate) by_engine: bool,
}

/// The arrows for the current record, unless they are switched off.
pub(crate) fn solution_arrows(state: &State, ui_state: &mut UiState) -> Vec<SolutionArrow> {
    let settings = &state.shared.settings;
    let is_shown = settings.solution_arrows && settings.solutions;
    if !is_shown || !state.shared.document().has_position() {
        return Vec::new();
    }
    let moves = ui_state.part::<KnownMoves>().look_at(state);
    let mut arrows: Vec<SolutionArrow> = Vec::new();
    for (meaning, is_best) in [
        (OpcodeMeaning::BestMoves, true),
        (OpcodeMeaning::PredictedVariation, false),
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

/// Paints the arrows above the pieces and below the user's drawings.
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
            // An arrow is not convex, but its shaft and its head are.
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
