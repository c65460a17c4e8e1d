//! Lines of a list before and after a change: their appearance, and the keys that move through the list.

mod difference;

use crate::widgets::style::palette;
use difference::differences;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, EventFilter, FontId, Key, Modifiers, Rect, Response, Stroke, StrokeKind, Ui, vec2,
};
use std::ops::Range;
use tabiya_notation::line_text::text_of_line;

/// Maximum number of characters shown of a line.
const SHOWN_CHARS: usize = 300;
/// Distance from one line of text to the next, in points.
const LINE: f32 = 21.0;

/// The visible part of a line, with control characters replaced by spaces.
pub(crate) fn shown(line: &[u8]) -> String {
    let text = text_of_line(line.get(..4 * SHOWN_CHARS).unwrap_or(line));
    let printable = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().take(SHOWN_CHARS).map(printable).collect()
}

/// Paints the old line and the new one below it, with their differences marked. `color` is the colour of the
/// new line.
pub(crate) fn paint_pair(ui: &Ui, space: Rect, before: &str, after: &str, color: Color32) {
    let palette = palette(ui.visuals());
    let [old, new] = differences(before, after);
    let weak = ui.visuals().weak_text_color();
    paint_line(ui, space, before, &old, weak, palette.error);
    let below = space.translate(vec2(0.0, LINE));
    paint_line(ui, below, after, &new, color, palette.good);
}

/// Paints a single line at middle height in the space for two.
pub(crate) fn paint_alone(ui: &Ui, space: Rect, text: &str, color: Color32) {
    let middle = space.translate(vec2(0.0, LINE / 2.0));
    paint_line(ui, middle, text, &[], color, color);
}

/// Paints the background of a row, which shows the position of the keyboard cursor.
pub(crate) fn paint_ground(ui: &Ui, row: &Response, has_cursor: bool) {
    let inner = row.rect.shrink2(vec2(2.0, 1.0));
    if has_cursor {
        let palette = palette(ui.visuals());
        ui.painter().rect_filled(inner, 4.0, palette.chosen);
        let stroke = Stroke::new(1.5, palette.accent);
        ui.painter()
            .rect_stroke(inner, 4.0, stroke, StrokeKind::Inside);
    } else if row.hovered() {
        ui.painter()
            .rect_filled(inner, 4.0, ui.visuals().faint_bg_color);
    }
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter()
        .hline(row.rect.x_range(), row.rect.bottom(), line);
}

/// Returns the place to which the pressed keys lead in a list that has the keyboard focus; `None` without such a key.
pub(crate) fn step(ui: &Ui, list: &Response, place: u64, last: u64, page: u64) -> Option<u64> {
    let filter = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, filter));
    let mut to = place;
    let mut is_moved = false;
    ui.input_mut(|input| {
        let mut go = |key, next: &dyn Fn(u64) -> u64| {
            while input.consume_key(Modifiers::NONE, key) {
                to = next(to).min(last);
                is_moved = true;
            }
        };
        go(Key::ArrowUp, &|at| at.saturating_sub(1));
        go(Key::ArrowDown, &|at| at + 1);
        go(Key::PageUp, &|at| at.saturating_sub(page));
        go(Key::PageDown, &|at| at + page);
        go(Key::Home, &|_| 0);
        go(Key::End, &|_| last);
    });
    is_moved.then_some(to)
}

fn paint_line(
    ui: &Ui,
    space: Rect,
    text: &str,
    marked: &[Range<usize>],
    plain: Color32,
    mark: Color32,
) {
    let font = FontId::monospace(12.5);
    let mut job = LayoutJob::default();
    let mut at = 0;
    for range in marked {
        let before = text.get(at..range.start).unwrap_or_default();
        job.append(before, 0.0, TextFormat::simple(font.clone(), plain));
        let format = TextFormat {
            underline: Stroke::new(2.0, mark),
            ..TextFormat::simple(font.clone(), mark)
        };
        let changed = text.get(range.clone()).unwrap_or_default();
        job.append(changed, 0.0, format);
        at = range.end;
    }
    let rest = text.get(at..).unwrap_or_default();
    job.append(rest, 0.0, TextFormat::simple(font, plain));
    job.wrap.max_width = space.width();
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter().galley(space.min, galley, plain);
}
