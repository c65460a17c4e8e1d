//! The memory of the help panel, and the part under the pointer or the keyboard cursor, also in the FEN field.

use super::explained::Explained;
use crate::features::help::model::HelpPage;
use crate::model::state::State;
use crate::view::pointer::has_pointer_moved;
use crate::widgets::style::palette;
use egui::text::{CCursor, CharIndex};
use egui::text_edit::TextEditOutput;
use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui};
use tabiya_chess::{Square, SquareSet};
use tabiya_notation::explain::FenPart;

/// The memory of the help while the window is open.
#[derive(Debug, Default)]
pub(crate) struct Help {
    pub(super) explained: Explained,
    pub(super) pointing: Pointing,
    /// The part that the arrow keys selected.
    pub(super) cursor: usize,
    /// The part whose explanation was scrolled into view last.
    pub(super) shown: Option<usize>,
    /// Whether the user asked for the meaning of the text at the keyboard cursor.
    pub(super) is_asked: bool,
    /// Whether a widget in the help had the keyboard focus in the last frame.
    pub(super) has_keyboard: bool,
}

impl Help {
    /// Requests an explanation at the keyboard cursor in the next frame.
    pub(crate) fn ask(&mut self) {
        self.is_asked = true;
    }

    /// Updates the explanation for the text of the FEN field, while the help shows the FEN page.
    pub(crate) fn look_at(&mut self, text: &str, is_position: bool, state: &State) {
        if state.help.page == Some(HelpPage::Fen) {
            self.explained.look_at(text, is_position, state);
        } else {
            self.explained.forget();
        }
    }

    fn current_part(&self) -> Option<&FenPart> {
        self.explained.part(self.pointing.current()?)
    }

    /// The squares that the current part describes.
    pub(crate) fn squares(&self) -> SquareSet {
        let part = self.current_part();
        part.map_or(SquareSet::EMPTY, |part| part.meaning.squares())
    }

    /// Reports the square under the pointer and the square of the keyboard cursor.
    pub(crate) fn notice_squares(&mut self, hovered: Option<Square>, cursor: Option<Square>) {
        let part = |square: Square| self.explained.part_on(square);
        let (hovered, cursor) = (hovered.and_then(part), cursor.and_then(part));
        self.pointing.point(hovered);
        self.pointing.type_at(cursor);
    }

    /// Applies the positions reported in this frame. The marks change in the next frame.
    pub(crate) fn end_frame(&mut self, ui: &Ui) {
        if self.pointing.end_frame(has_pointer_moved(ui)) {
            ui.request_repaint();
        }
    }
}

/// The parts at the pointer and at the keyboard cursor. Each view reports what it knows in each frame; the report takes
/// effect in the next frame.
#[derive(Debug, Default)]
pub(super) struct Pointing {
    pointed: Option<usize>,
    typed: Option<usize>,
    /// Whether the keyboard cursor moved after the pointer.
    is_by_keys: bool,
    pointed_now: Option<usize>,
    typed_now: Option<usize>,
    keeps_keys: bool,
}

impl Pointing {
    /// Reports that the pointer is on a part.
    pub(super) fn point(&mut self, part: Option<usize>) {
        self.pointed_now = self.pointed_now.or(part);
    }

    /// Reports that the keyboard cursor is at a part.
    pub(super) fn type_at(&mut self, part: Option<usize>) {
        self.typed_now = self.typed_now.or(part);
    }

    /// The part at the keyboard cursor, as reported so far in this frame.
    pub(super) fn typed_now(&self) -> Option<usize> {
        self.typed_now
    }

    /// Prefers the keyboard cursor, because the user pressed a key to ask.
    pub(super) fn prefer_keys(&mut self) {
        self.keeps_keys = true;
    }

    /// The part that is marked and explained.
    pub(super) fn current(&self) -> Option<usize> {
        if self.is_by_keys {
            self.typed.or(self.pointed)
        } else {
            self.pointed.or(self.typed)
        }
    }

    /// Applies the reports of this frame. Returns whether anything changed.
    pub(super) fn end_frame(&mut self, has_pointer_moved: bool) -> bool {
        let before = self.current();
        let (pointed, typed) = (self.pointed_now.take(), self.typed_now.take());
        if std::mem::take(&mut self.keeps_keys) || (typed != self.typed && typed.is_some()) {
            self.is_by_keys = true;
        } else if has_pointer_moved {
            self.is_by_keys = false;
        }
        self.pointed = pointed;
        self.typed = typed;
        self.current() != before
    }
}

/// Reads the positions of the pointer and the caret in the field, and marks the current part.
pub(crate) fn mark_in_field(ui: &Ui, help: &mut Help, text: &str, output: &TextEditOutput) {
    if help.explained.parts().is_empty() {
        return;
    }
    let response = &output.response.response;
    let pos = ui.input(|input| input.pointer.hover_pos());
    if let Some(byte) = pos
        .filter(|_| response.hovered())
        .and_then(|pos| byte_at(text, output, pos))
    {
        let part = help.explained.part_at(byte);
        help.pointing.point(part);
    }
    if response.has_focus()
        && let Some(range) = &output.cursor_range
    {
        let part = help.explained.part_at(byte_of(text, range.primary.index.0));
        help.pointing.type_at(part);
    }
    if let Some(part) = help.current_part() {
        let place = |byte| place_of(text, output, byte);
        let span = place(part.span.start).union(place(part.span.end));
        let stroke = Stroke::new(1.5, palette(ui.visuals()).accent);
        let painter = ui.painter_at(output.text_clip_rect.expand(3.0));
        let around = span.expand2(egui::vec2(0.5, 1.0));
        painter.rect_stroke(around, CornerRadius::same(2), stroke, StrokeKind::Outside);
    }
}

/// The byte offset of the character under the pointer.
fn byte_at(text: &str, output: &TextEditOutput, pos: Pos2) -> Option<usize> {
    let within = pos - output.galley_pos;
    if within.x < 0.0 || within.x > output.galley.size().x {
        return None;
    }
    // The nearest gap between two characters, which is before or after the character under the pointer.
    let nearest = output.galley.cursor_from_pos(within);
    let gap = output.galley.pos_from_cursor(nearest).left();
    let index = nearest.index.0;
    let index = if within.x < gap {
        index.saturating_sub(1)
    } else {
        index
    };
    let byte = byte_of(text, index);
    (byte < text.len()).then_some(byte)
}

fn byte_of(text: &str, index: usize) -> usize {
    let place = text.char_indices().nth(index);
    place.map_or(text.len(), |(byte, _)| byte)
}

fn place_of(text: &str, output: &TextEditOutput, byte: usize) -> Rect {
    let before = text.get(..byte).unwrap_or(text);
    let cursor = CCursor::new(CharIndex(before.chars().count()));
    let place = output.galley.pos_from_cursor(cursor);
    place.translate(output.galley_pos.to_vec2())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pointer_or_caret_that_moved_last_counts() {
        let mut pointing = Pointing::default();
        let frame = |pointing: &mut Pointing, pointed, typed, has_moved| {
            pointing.point(pointed);
            pointing.type_at(typed);
            pointing.end_frame(has_moved);
            pointing.current()
        };
        assert_eq!(frame(&mut pointing, Some(3), None, true), Some(3));
        // The caret moves while the pointer rests.
        assert_eq!(frame(&mut pointing, Some(3), Some(7), false), Some(7));
        assert_eq!(frame(&mut pointing, Some(3), Some(7), false), Some(7));
        // The pointer moves again.
        assert_eq!(frame(&mut pointing, Some(4), Some(7), true), Some(4));
        // The pointer leaves. The caret is still there.
        assert_eq!(frame(&mut pointing, None, Some(7), true), Some(7));
        assert_eq!(frame(&mut pointing, None, None, false), None);
    }
}
