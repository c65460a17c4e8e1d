//! The help's part in the FEN field: finds the part under the pointer or the caret, and marks it.

use super::Help;
use crate::widgets::style::palette;
use egui::text::{CCursor, CharIndex};
use egui::text_edit::TextEditOutput;
use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui};

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
