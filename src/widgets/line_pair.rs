//! Lines that would change, in a list: how they look, and the keys that go through it.

mod difference;

use crate::widgets::style::palette;
use difference::differences;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, EventFilter, FontId, Key, Modifiers, Rect, Response, Stroke, StrokeKind, Ui, vec2,
};
use std::ops::Range;
use tabiya_notation::line_text::text_of_line;

/// More of a line is not shown.
const SHOWN_CHARS: usize = 300;
/// From one line of text to the next one.
const LINE: f32 = 21.0;

/// The text of a line as far as it is shown, without what would break it.
pub(crate) fn shown(line: &[u8]) -> String {
    let text = text_of_line(line.get(..4 * SHOWN_CHARS).unwrap_or(line));
    let printable = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().take(SHOWN_CHARS).map(printable).collect()
}

/// Paints a line as it was and, below, as it would be; what differs is marked. `color` is that of the
/// new one.
pub(crate) fn paint_pair(ui: &Ui, space: Rect, before: &str, after: &str, color: Color32) {
    let palette = palette(ui.visuals());
    let [old, new] = differences(before, after);
    let weak = ui.visuals().weak_text_color();
    paint_line(ui, space, before, &old, (weak, palette.error));
    let below = space.translate(vec2(0.0, LINE));
    paint_line(ui, below, after, &new, (color, palette.good));
}

/// Paints one line between the places of two.
pub(crate) fn paint_alone(ui: &Ui, space: Rect, text: &str, color: Color32) {
    let middle = space.translate(vec2(0.0, LINE / 2.0));
    paint_line(ui, middle, text, &[], (color, color));
}

/// Paints the ground of a row, by which one sees where the keyboard is.
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

/// Where the keys go from a place in a list that has the keyboard.
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
    (plain, mark): (Color32, Color32),
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
