//! Marks the legal destinations of the picked or dragged piece: a dot on an empty square, a ring around a piece that
//! can be captured.

use crate::features::board::view::BoardGeometry;
use crate::model::state::{State, Tool};
use crate::widgets::style::Palette;
use egui::{Painter, Stroke};
use tabiya_chess::{Mover, Square, SquareSet};
use tabiya_notation::moves::{MoveError, from_to};

/// The legal destinations of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// The square of the piece.
    pub from: Square,
    /// The destination squares.
    pub squares: SquareSet,
    /// The destination squares with a piece on them.
    occupied: SquareSet,
}

impl Targets {
    /// The destinations of the piece dragged from a square, or else of the picked piece. `None` outside play.
    pub(crate) fn of(state: &State, dragged: Option<Square>) -> Option<Self> {
        if state.board.tool != Tool::Play {
            return None;
        }
        let promoting = || {
            state
                .play
                .promoting(state.shared.shown())
                .map(|(from, _)| from)
        };
        let picked = || state.play.picked(state.shared.shown());
        let from = dragged.or_else(picked).or_else(promoting)?;
        let mover = Mover::new(state.shared.document().position()).ok()?;
        Some(Self::from_square(&mover, from))
    }

    fn from_square(mover: &Mover, from: Square) -> Self {
        let position = mover.position();
        // The king can also castle by moving onto its rook. That is marked only in Chess960, where it may be the only
        // way.
        let chess960 = position.castling.is_chess960(&position.board);
        let own = position.board.men(position.side_to_move);
        let hidden = if chess960 { SquareSet::EMPTY } else { own };
        let is_target = |to: &Square| {
            let found = from_to(mover, from, *to, None);
            matches!(found, Ok(_) | Err(MoveError::NoPromotion))
        };
        Self {
            from,
            squares: (SquareSet::ALL - hidden).filter(is_target).collect(),
            occupied: position.board.occupied(),
        }
    }

    /// Paints the start square, below the pieces.
    pub(crate) fn paint_ground(
        &self,
        painter: &Painter,
        geometry: &BoardGeometry,
        palette: &Palette,
    ) {
        painter.rect_filled(geometry.rect_of(self.from), 0.0, palette.drag_origin);
    }

    /// Paints the destinations, above the pieces.
    pub(crate) fn paint(&self, painter: &Painter, geometry: &BoardGeometry, palette: &Palette) {
        let side = geometry.square_side;
        let edge = (side / 40.0).clamp(1.0, 2.0);
        for square in self.squares {
            let middle = geometry.rect_of(square).center();
            if self.occupied.contains(square) {
                let width = (side / 16.0).max(2.0);
                let radius = side * 0.46 - width / 2.0;
                let outer = Stroke::new(width + 2.0 * edge, palette.mark_sign);
                painter.circle_stroke(middle, radius, outer);
                painter.circle_stroke(middle, radius, Stroke::new(width, palette.drag_target));
            } else {
                let ring = Stroke::new(edge, palette.mark_sign);
                painter.circle(middle, side * 0.13, palette.drag_target, ring);
            }
        }
    }
}
