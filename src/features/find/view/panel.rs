//! The find panel in one frame, and its memory between frames, to which the stroke of the mouse over the drawing
//! belongs.

use super::drawing_keys::Pen;
use crate::features::board::view::BoardGeometry;
use crate::features::find::model::FindForm;
use egui::{Checkbox, Event, Id, PointerButton, Pos2, Ui};
use tabiya_chess::Square;
use tabiya_collection::search::{Cell, Pattern, Query, QueryError};
use tabiya_text::{tr, vocabulary};

/// The memory of the panel while the window is open.
#[derive(Debug, Default)]
pub(super) struct FindPanel {
    pub(super) drawing: PatternDrawing,
    /// The text that is being typed into a control, which may be incomplete.
    pub(super) typed: Option<(Id, String)>,
    /// The text that the field showed in the last frame.
    pub(super) text_shown: String,
    /// Whether a widget in the panel had the keyboard focus in the last frame.
    pub(super) has_keyboard: bool,
    pub(super) is_search_due: bool,
}

/// The memory of the drawing while the window is open.
#[derive(Debug, Default)]
pub(crate) struct PatternDrawing {
    pub(super) pen: Pen,
    /// Whether the piece that is chosen next is excluded.
    pub(super) is_not: bool,
    pub(super) stroke: PatternStroke,
}

/// The panel in one frame.
pub(super) struct Panel {
    pub(super) form: FindForm,
    /// The typed query without the drawing.
    pub(super) typed: Result<Query, QueryError>,
    /// Whether the search is to begin at once.
    pub(super) is_search_wanted: bool,
    /// Whether the search begins by itself because of a change in this frame or the last one.
    pub(super) is_search_coming: bool,
}

impl Panel {
    pub(super) fn new(form: &FindForm) -> Self {
        Self {
            form: form.clone(),
            typed: Query::parse_in(&form.text, vocabulary()),
            is_search_wanted: false,
            is_search_coming: false,
        }
    }

    /// The whole query, if the text can be read.
    pub(super) fn query(&self) -> Option<Query> {
        let mut query = self.typed.as_ref().ok()?.clone();
        query.pattern = Some(self.form.pattern).filter(|pattern| !pattern.is_empty());
        Some(query)
    }

    /// Replaces the text and the drawing with another query and searches for it at once.
    pub(super) fn ask(&mut self, text: &str, pattern: Option<Pattern>) {
        text.clone_into(&mut self.form.text);
        self.form.pattern = pattern.unwrap_or(Pattern::EMPTY);
        self.typed = Query::parse_in(text, vocabulary());
        self.is_search_wanted = self.typed.is_ok();
    }

    /// Writes a query that a control changed. Returns whether it can be written as text.
    pub(super) fn write(&mut self, query: Query) -> bool {
        let text = query.written_in(vocabulary());
        let is_same = Query::parse_in(&text, vocabulary()).as_ref() == Ok(&query);
        if is_same {
            self.form.text = text;
            self.typed = Ok(query);
        }
        is_same
    }

    /// Changes the query from a control, if the text can be read.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Query)) {
        if let Ok(query) = &self.typed {
            let mut query = query.clone();
            change(&mut query);
            self.write(query);
        }
    }
}

/// Shows a checkbox with a tooltip. Returns whether it was changed.
pub(super) fn switch_ui(ui: &mut Ui, value: &mut bool, name: &str, tip: &str) -> bool {
    let response = ui.add(Checkbox::new(value, tr(name)));
    let is_changed = response.changed();
    response.on_hover_text(tr(tip));
    is_changed
}

/// The current stroke.
#[derive(Debug, Default)]
pub(super) struct PatternStroke {
    painting: Option<Painting>,
}

#[derive(Clone, Copy, Debug)]
struct Painting {
    cell: Cell,
    button: PointerButton,
    last: Pos2,
}

impl PatternStroke {
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
