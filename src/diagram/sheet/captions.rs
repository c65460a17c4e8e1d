//! What stands below a diagram of a page: its number, heavier, and its caption.

use super::Sheet;
use super::geometry::{Geometry, LINE};
use crate::diagram::drawing::{Anchor, Item};
use crate::diagram::font::width;
use crate::diagram::style::Rgb;
use crate::diagram::subject::Diagram;
use crate::diagram::wrap::wrap;

/// The lines of a caption, centred, below the edge `top`.
pub(super) fn caption(
    sheet: &Sheet,
    geometry: &Geometry,
    diagram: &Diagram,
    (middle, top): (f64, f64),
    color: Rgb,
) -> Vec<Item> {
    let number = diagram.number.trim();
    let number = if sheet.has_numbers() { number } else { "" };
    let caption = diagram.caption.trim();
    let caption = if sheet.captions { caption } else { "" };
    let (number, text) = match (number, caption) {
        ("", caption) => (String::new(), caption.to_owned()),
        (number, "") => (number.to_owned(), number.to_owned()),
        (number, caption) => (format!("{number}."), format!("{number}. {caption}")),
    };
    let size = geometry.caption_size;
    let widest = f64::from(geometry.style.size);
    let lines = wrap(&text, size, widest, geometry.caption_lines);
    let mut items = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let y = top + geometry.caption_gap + (place as f64 * LINE + 1.0) * size;
        let heavy = if place == 0 { number.as_str() } else { "" };
        items.extend(line_of_two(line, heavy, (middle, y), size, color));
    }
    items
}

/// A centred line whose beginning may be heavier than the rest.
fn line_of_two(line: &str, heavy: &str, (x, y): (f64, f64), size: f64, color: Rgb) -> Vec<Item> {
    // A number that is itself longer than the line is not at its beginning.
    let (heavy, light) = match line.strip_prefix(heavy) {
        Some(light) if !heavy.is_empty() => (heavy, light),
        _ => ("", line),
    };
    let mut left = x - width(line) * size / 2.0;
    let mut items = Vec::new();
    // The space between both belongs to neither.
    let gap = light.len() - light.trim_start().len();
    let (space, light) = light.split_at(gap);
    for (text, is_bold) in [(heavy, true), (space, false), (light, false)] {
        if !text.trim().is_empty() {
            items.push(Item::Text {
                text: text.to_owned(),
                x: left,
                y,
                anchor: Anchor::Start,
                size,
                color,
                is_bold,
            });
        }
        left += width(text) * size;
    }
    items
}
