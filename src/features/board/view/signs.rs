//! Signs on squares and pieces: castling rights, a pawn that has just moved two squares, doubtful squares, the selected
//! block, and differences from another position. Each has its own shape.

use super::BoardGeometry;
use super::castling_signs::{castling_signs, castling_squares};
use crate::features::board::model::board_state::Block;
use crate::features::endgames::view::shown_outcomes;
use crate::features::operations::view::known::SolutionArrow;
use crate::features::play::view::targets::Targets;
use crate::model::state::State;
use crate::widgets::style::{Palette, paint_two_lines};
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use tabiya_chess::{Color, Position, Square, SquareSet};
use tabiya_collection::outcomes::Outcomes;
use tabiya_notation::annotations::Annotations;
use tabiya_text::{mark_color_name, outcome_here_text, tr, tr_with};

impl BoardGeometry {
    /// Paints castling rights on their rooks, with the names of the moves on these squares, and the double step on its
    /// pawn.
    pub(super) fn paint_rights(
        &self,
        painter: &Painter,
        position: &Position,
        named: SquareSet,
        palette: &Palette,
    ) {
        for sign in castling_signs(position) {
            if named.contains(sign.square()) {
                self.paint_castling_name(painter, sign, palette);
            } else {
                self.paint_castling_mark(painter, sign, palette);
            }
        }
        if let Some(target) = position.possible_en_passant() {
            let side = self.square_side;
            let stroke = Stroke::new((side / 16.0).max(1.5), palette.en_passant);
            painter.circle_stroke(self.rect_of(target).center(), side * 0.2, stroke);
            let mover = position.side_to_move.opposite();
            if let Some(pawn) = has_moved_two(position) {
                let upwards = (mover == Color::White) != self.flipped;
                paint_double_step(painter, self.rect_of(pawn), upwards, palette);
            }
        }
    }

    /// Paints the selected squares.
    pub(super) fn paint_block(&self, painter: &Painter, block: Block, palette: &Palette) {
        let corners = self.rect_of(block.anchor).union(self.rect_of(block.head));
        let ground = palette.cursor.gamma_multiply(0.22);
        painter.rect_filled(corners, 0.0, ground);
        let width = (self.square_side / 24.0).clamp(1.5, 3.0);
        let colors = [palette.cursor, palette.mark_sign];
        paint_two_lines(painter, corners, width, colors);
    }

    /// Paints a question mark in the corner of each doubtful square.
    pub(super) fn paint_unsure(&self, painter: &Painter, squares: SquareSet, palette: &Palette) {
        let side = self.square_side;
        let radius = (side * 0.15).max(6.0);
        for square in squares {
            let middle = self.rect_of(square).left_top() + vec2(radius + 2.0, radius + 2.0);
            let edge = Stroke::new(1.5, palette.mark_sign);
            painter.circle(middle, radius, palette.mark_odd, edge);
            let font = FontId::proportional(radius * 1.6);
            painter.text(middle, Align2::CENTER_CENTER, "?", font, palette.mark_sign);
        }
    }

    /// Paints a filled corner on each square whose contents differ from another position.
    pub(super) fn paint_differing(&self, painter: &Painter, squares: SquareSet, palette: &Palette) {
        let side = self.square_side;
        for square in squares {
            let rect = self.rect_of(square);
            let ground = palette.mark_note.gamma_multiply(0.25);
            painter.rect_filled(rect, 0.0, ground);
            let corner = rect.left_bottom();
            let arm = side * 0.26;
            let points = vec![corner, corner - vec2(0.0, arm), corner + vec2(arm, 0.0)];
            let edge = Stroke::new(1.0, palette.mark_sign);
            painter.add(Shape::convex_polygon(points, palette.mark_note, edge));
        }
    }
}

/// The descriptions of the signs on the squares, for screen readers.
pub(super) struct Signs<'a> {
    sets: [(SquareSet, &'static str); 9],
    annotations: Annotations,
    outcomes: Option<&'a Outcomes>,
    solution: &'a [SolutionArrow],
}

impl<'a> Signs<'a> {
    /// The signs of the position on the board, of the squares that the help explains, and of the arrows for the
    /// record's moves.
    pub(super) fn of(
        state: &'a State,
        explained: SquareSet,
        solution: &'a [SolutionArrow],
    ) -> Self {
        let document = state.shared.document();
        let position = document.position();
        let targets = Targets::of(state, None);
        let differing = state.board.compared.as_ref();
        let differing = differing.map(|compared| compared.differing(position));
        let sets = [
            (castling_squares(position), "sign-may-castle"),
            (set_of(has_moved_two(position)), "sign-has-moved-two"),
            (set_of(position.possible_en_passant()), "sign-en-passant"),
            (document.unsure(), "sign-unsure"),
            (differing.unwrap_or(SquareSet::EMPTY), "sign-differs"),
            (
                state.board.block.map_or(SquareSet::EMPTY, Block::squares),
                "sign-selected",
            ),
            (explained, "sign-explained"),
            (
                set_of(targets.map(|targets| targets.from)),
                "sign-picked-up",
            ),
            (
                targets.map_or(SquareSet::EMPTY, |targets| targets.squares),
                "sign-can-go-there",
            ),
        ];
        Self {
            sets,
            annotations: document.annotations(),
            outcomes: shown_outcomes(state),
            solution,
        }
    }

    /// The descriptions of the signs on a square.
    pub(super) fn on(&self, square: Square) -> Vec<String> {
        let sets = self.sets.iter();
        let there = sets.filter(|(squares, _)| squares.contains(square));
        let mut signs: Vec<_> = there.map(|(_, id)| tr(id)).collect();
        let outcome = self.outcomes.and_then(|outcomes| outcomes.on(square));
        signs.extend(outcome.map(|outcome| outcome_here_text(&outcome)));
        if let Some(color) = self.annotations.mark(square) {
            let variables = [("color", mark_color_name(color).into())];
            signs.push(tr_with("sign-marked", &variables));
        }
        for arrow in &self.annotations.arrows {
            let (id, other) = if arrow.from == square {
                ("sign-arrow-to", arrow.to)
            } else if arrow.to == square {
                ("sign-arrow-from", arrow.from)
            } else {
                continue;
            };
            let variables = [
                ("color", mark_color_name(arrow.color).into()),
                ("square", other.to_string().into()),
            ];
            signs.push(tr_with(id, &variables));
        }
        for arrow in self.solution.iter().filter(|arrow| arrow.from == square) {
            let id = match (arrow.by_engine, arrow.is_best) {
                (false, true) => "sign-best-move",
                (false, false) => "sign-expected-move",
                (true, true) => "sign-engine-best-move",
                (true, false) => "sign-engine-move",
            };
            signs.push(tr_with(id, &[("square", arrow.to.to_string().into())]));
        }
        signs
    }
}

fn set_of(square: Option<Square>) -> SquareSet {
    square.into_iter().collect()
}

/// The pawn that has just moved two squares.
pub(super) fn has_moved_two(position: &Position) -> Option<Square> {
    let target = position.possible_en_passant()?;
    target.offset(0, position.side_to_move.opposite().forward())
}

/// Paints two arrowheads in line at the lower right, in the direction in which the pawn moved.
fn paint_double_step(painter: &Painter, rect: Rect, upwards: bool, palette: &Palette) {
    let side = rect.width();
    let arm = (side * 0.075).max(3.0);
    let middle = rect.right_bottom() - vec2(arm * 1.6, arm * 1.8);
    let sign = if upwards { -1.0 } else { 1.0 };
    let head = |y: f32, width: f32, color: Color32| {
        let tip = pos2(middle.x, middle.y + sign * (y + arm * 0.6));
        let left = pos2(middle.x - arm, middle.y + sign * (y - arm * 0.4));
        let right: Pos2 = pos2(middle.x + arm, left.y);
        painter.add(Shape::line(
            vec![left, tip, right],
            Stroke::new(width, color),
        ));
    };
    let width = (side / 22.0).max(1.5);
    for (width, color) in [
        (width * 2.0, palette.mark_sign),
        (width, palette.en_passant),
    ] {
        head(0.0, width, color);
        head(arm, width, color);
    }
}
