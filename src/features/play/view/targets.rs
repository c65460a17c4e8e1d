//! Where the piece can go that is picked up or dragged: a dot on an empty square, a ring round what can be
//! captured.

use crate::features::board::view::BoardGeometry;
use crate::model::state::{State, Tool};
use crate::widgets::style::Palette;
use egui::{Painter, Stroke};
use tabiya_chess::{Mover, Square, SquareSet};
use tabiya_notation::moves::{MoveError, from_to};

/// The squares to which a piece can go.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// Where it stands.
    pub from: Square,
    /// Where letting it go makes a move.
    pub squares: SquareSet,
    /// On which of them something stands.
    occupied: SquareSet,
}

impl Targets {
    /// Those of the piece that is dragged from a square, or else of the one that is picked up. `None` while no
    /// moves are played.
    pub(crate) fn of(state: &State, dragged: Option<Square>) -> Option<Self> {
        if state.board.tool != Tool::Play {
            return None;
        }
        let promoting = || state.play.promoting(state.shown()).map(|(from, _)| from);
        let picked = || state.play.picked(state.shown());
        let from = dragged.or_else(picked).or_else(promoting)?;
        let mover = Mover::new(state.document().position()).ok()?;
        Some(Self::from_square(&mover, from))
    }

    fn from_square(mover: &Mover, from: Square) -> Self {
        let position = mover.position();
        // The king also castles when it is put onto its rook; that is shown where it is the only way.
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

    /// What lies below the pieces: the square from which one goes.
    pub(crate) fn paint_ground(
        &self,
        painter: &Painter,
        geometry: &BoardGeometry,
        palette: &Palette,
    ) {
        painter.rect_filled(geometry.rect_of(self.from), 0.0, palette.drag_origin);
    }

    /// What lies over the pieces.
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
