//! Lines of a list before and after a change: the differences between their texts, their appearance, and the keys that
//! move from one to the next.

use crate::widgets::style::{CORNER, SMALL_CODE_FONT, palette};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, EventFilter, Key, Modifiers, Rect, Response, Stroke, StrokeKind, Ui, vec2};
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
        ui.painter().rect_filled(inner, CORNER, palette.chosen);
        let stroke = Stroke::new(1.5, palette.accent);
        ui.painter()
            .rect_stroke(inner, CORNER, stroke, StrokeKind::Inside);
    } else if row.hovered() {
        ui.painter()
            .rect_filled(inner, CORNER, ui.visuals().faint_bg_color);
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
    let font = SMALL_CODE_FONT;
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

/// Maximum product of the two lengths for a comparison letter by letter.
const MAX_COMPARED: usize = 40_000;

/// The byte ranges of each text that are missing from the other one.
pub(crate) fn differences(before: &str, after: &str) -> [Vec<Range<usize>>; 2] {
    let (old, new): (Vec<char>, Vec<char>) = (before.chars().collect(), after.chars().collect());
    let pairs = old.iter().zip(&new);
    let start = pairs.take_while(|(one, other)| one == other).count();
    let shorter = old.len().min(new.len()) - start;
    let pairs = old.iter().rev().zip(new.iter().rev());
    let end = pairs.take(shorter).take_while(|(one, other)| one == other);
    let end = end.count();
    let (old, new) = (&old[start..old.len() - end], &new[start..new.len() - end]);
    let kept = kept(old, new);
    let changed = |text: &str, kept: &[bool]| {
        let middle = text.char_indices().skip(start).zip(kept);
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for ((at, letter), is_kept) in middle {
            let end = at + letter.len_utf8();
            match ranges.last_mut() {
                _ if *is_kept => {}
                Some(last) if last.end == at => last.end = end,
                _ => ranges.push(at..end),
            }
        }
        ranges
    };
    [changed(before, &kept.0), changed(after, &kept.1)]
}

/// Marks the letters of a longest common subsequence in both texts.
fn kept(old: &[char], new: &[char]) -> (Vec<bool>, Vec<bool>) {
    let mut kept = (vec![false; old.len()], vec![false; new.len()]);
    if old.len() * new.len() > MAX_COMPARED {
        return kept;
    }
    let width = new.len() + 1;
    // The length of the longest common subsequence of the remainders of both texts, from each pair of places.
    let mut common = vec![0_u16; (old.len() + 1) * width];
    for (row, one) in old.iter().enumerate().rev() {
        for (column, other) in new.iter().enumerate().rev() {
            common[row * width + column] = if one == other {
                common[(row + 1) * width + column + 1] + 1
            } else {
                let down = common[(row + 1) * width + column];
                down.max(common[row * width + column + 1])
            };
        }
    }
    let (mut row, mut column) = (0, 0);
    while row < old.len() && column < new.len() {
        if old[row] == new[column] {
            (kept.0[row], kept.1[column]) = (true, true);
            (row, column) = (row + 1, column + 1);
        } else if common[(row + 1) * width + column] >= common[row * width + column + 1] {
            row += 1;
        } else {
            column += 1;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(before: &str, after: &str) -> [String; 2] {
        let [old, new] = differences(before, after);
        let mark = |text: &str, ranges: &[Range<usize>]| {
            let mut marked = text.to_owned();
            for range in ranges.iter().rev() {
                marked.insert(range.end, ']');
                marked.insert(range.start, '[');
            }
            marked
        };
        [mark(before, &old), mark(after, &new)]
    }

    #[test]
    fn only_the_letters_that_differ_are_marked() {
        let marks = marked("8/44/8 w kqKQ - 0 1", "8/8/8 w KQkq - 0 1");
        assert_eq!(marks, ["8/[44]/8 w [kq]KQ - 0 1", "8/[8]/8 w KQ[kq] - 0 1"]);
        assert_eq!(marked("a w", "a w - -"), ["a w", "a w[ - -]"]);
        assert_eq!(marked("same", "same"), ["same", "same"]);
        assert_eq!(marked("", "é"), ["", "[é]"]);
        assert_eq!(marked("aé", "aa"), ["a[é]", "a[a]"]);
    }

    #[test]
    fn very_long_texts_are_marked_whole_except_for_equal_ends() {
        let (old, new) = ("x".repeat(500), "y".repeat(500));
        let [old, new] = differences(&format!("a{old}b"), &format!("a{new}b"));
        assert_eq!((old.len(), new.len()), (1, 1));
        assert_eq!((&old[0], &new[0]), (&(1..501), &(1..501)));
    }
}
