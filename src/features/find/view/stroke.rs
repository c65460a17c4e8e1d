//! Painting with the mouse over all squares that the pointer crosses.

use crate::features::board::view::BoardGeometry;
use egui::{Event, PointerButton, Pos2};
use tabiya_chess::Square;
use tabiya_collection::search::{Cell, Pattern};

/// The current stroke.
#[derive(Debug, Default)]
pub(super) struct Stroke {
    painting: Option<Painting>,
}

#[derive(Clone, Copy, Debug)]
struct Painting {
    cell: Cell,
    button: PointerButton,
    last: Pos2,
}

impl Stroke {
    /// Whether a mouse button is held down for a stroke.
    pub(super) fn is_active(&self) -> bool {
        self.painting.is_some()
    }

    /// Handles one event. `is_free` tells whether nothing covers the board at a point. Returns the square on which a
    /// stroke begins.
    pub(super) fn event(
        &mut self,
        event: &Event,
        geometry: &BoardGeometry,
        brush: Cell,
        is_free: impl Fn(Pos2) -> bool,
        pattern: &mut Pattern,
    ) -> Option<Square> {
        match *event {
            // Another window would receive the release.
            Event::WindowFocused(false) => self.painting = None,
            Event::PointerMoved(pos) => self.moved(pos, geometry, pattern),
            Event::PointerButton {
                pos,
                button,
                pressed: true,
                ..
            } if self.painting.is_none() && is_free(pos) => {
                let square = geometry.square_at(pos)?;
                let cell = paint_of(button, brush, pattern.get(square))?;
                pattern.set(square, cell);
                self.painting = Some(Painting {
                    cell,
                    button,
                    last: pos,
                });
                return Some(square);
            }
            Event::PointerButton {
                pos,
                button,
                pressed: false,
                ..
            } if self.painting.is_some_and(|it| it.button == button) => {
                self.moved(pos, geometry, pattern);
                self.painting = None;
            }
            _ => {}
        }
        None
    }

    /// Paints all squares between two points, so that a quick movement misses none.
    fn moved(&mut self, pos: Pos2, geometry: &BoardGeometry, pattern: &mut Pattern) {
        let Some(painting) = &mut self.painting else {
            return;
        };
        let way = pos - painting.last;
        let steps = (way.length() / geometry.square_side * 4.0).ceil().max(1.0) as u16;
        for step in 1..=steps {
            let place = painting.last + way * (f32::from(step) / f32::from(steps));
            if let Some(square) = geometry.square_at(place) {
                pattern.set(square, painting.cell);
            }
        }
        painting.last = pos;
    }
}

/// The condition that a press begins to paint. On a square that already has the brush's condition it erases, as on the
/// main board.
fn paint_of(button: PointerButton, brush: Cell, found: Cell) -> Option<Cell> {
    match button {
        PointerButton::Primary if found == brush => Some(Cell::Free),
        PointerButton::Primary => Some(brush),
        PointerButton::Secondary => Some(Cell::Free),
        PointerButton::Middle | PointerButton::Extra1 | PointerButton::Extra2 => None,
    }
}
