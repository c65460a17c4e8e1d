//! Animated SVG: the items of all frames, and styles that show each while its frames last.
//!
//! The animations are CSS (CSS Animations Level 1), which browsers play in pages and in pictures of pages. Each item has
//! the attribute `visibility` as in the last frame, and a class that changes it, unless the reader prefers less motion.

use super::frames::{Animation, AnimationError, Steps};
use super::stays::{Shown, Stay, Stays, stays};
use crate::drawing::DrawingItem;
use crate::font::{glyph, width};
use crate::piece_set::PieceSet;
use crate::svg::{EM, Exact, Precision, Short, opened, path_data, piece_uses, write, write_number};
use crate::svg::{write_piece, write_shape, write_texts};
use crate::written_board::digest;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use tabiya_chess::Piece;

pub(super) fn encode(
    animation: &Animation,
    pieces: &PieceSet,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Vec<u8>, AnimationError> {
    let mut steps = Steps {
        progress,
        done: 0,
        of: animation.frames.len() as u64,
    };
    let found = stays(animation, || steps.next().is_ok());
    let mut found = found.ok_or(AnimationError::Cancelled)?;
    found.last.title.clone_from(&animation.title);
    found.last.description.clone_from(&animation.description);
    let writer = Writer {
        pieces,
        timeline: Timeline::of(animation, &found),
        found: &found,
    };
    Ok(writer.written().into_bytes())
}

/// The times of the frames, and the different ways of being shown.
struct Timeline {
    /// The time in milliseconds at which each frame begins, and at the end that of the whole.
    begins: Vec<u64>,
    ways: Vec<Shown>,
}

impl Timeline {
    fn of(animation: &Animation, found: &Stays) -> Self {
        let mut begins = vec![0];
        let mut end = 0;
        for frame in &animation.frames {
            end += u64::from(frame.shown_ms);
            begins.push(end);
        }
        let mut timeline = Self {
            begins,
            ways: Vec::new(),
        };
        for stay in found.layers.iter().flatten() {
            if !timeline.is_always(&stay.shown) && !timeline.ways.contains(&stay.shown) {
                timeline.ways.push(stay.shown.clone());
            }
        }
        timeline
    }

    fn count(&self) -> usize {
        self.begins.len() - 1
    }

    fn is_always(&self, shown: &Shown) -> bool {
        matches!(shown.as_slice(), [all] if *all == (0..self.count()))
    }

    /// Writes the class of each way of being shown.
    fn write_style(&self, svg: &mut String) {
        let whole = self.begins.last().copied().unwrap_or_default().max(1);
        svg.push_str("<style>@media (prefers-reduced-motion:no-preference){");
        for number in 0..self.ways.len() {
            let seconds = Exact(whole as f64 / 1000.0);
            write(
                svg,
                format_args!(".a{number}{{animation:k{number} {seconds}s step-end infinite}}\n"),
            );
        }
        svg.push('}');
        for (number, shown) in self.ways.iter().enumerate() {
            write(svg, format_args!("@keyframes k{number}{{"));
            if shown.first().is_some_and(|range| range.start > 0) {
                svg.push_str("0%{visibility:hidden}");
            }
            for range in shown {
                for (frame, is) in [(range.start, "visible"), (range.end, "hidden")] {
                    // The last frame ends with the whole.
                    if frame < self.count() {
                        let begins = self.begins.get(frame).copied().unwrap_or_default();
                        let percent = Exact(100.0 * begins as f64 / whole as f64);
                        write(svg, format_args!("{percent}%{{visibility:{is}}}"));
                    }
                }
            }
            svg.push_str("}\n");
        }
        svg.push_str("</style>\n");
    }

    /// Opens a group of items that are shown in this way.
    fn open_group(&self, shown: &Shown, svg: &mut String) {
        let Some(number) = self.ways.iter().position(|way| way == shown) else {
            svg.push_str("<g>");
            return;
        };
        write(svg, format_args!(r#"<g class="a{number}""#));
        if shown.last().is_none_or(|range| range.end < self.count()) {
            svg.push_str(r#" visibility="hidden""#);
        }
        svg.push('>');
    }
}

struct Writer<'a> {
    pieces: &'a PieceSet,
    timeline: Timeline,
    found: &'a Stays,
}

impl Writer<'_> {
    fn written(&self) -> String {
        let last = &self.found.last;
        let mut svg = String::with_capacity(64 << 10);
        svg.push_str("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        opened(last, &mut svg);
        self.timeline.write_style(&mut svg);
        let letters = self.letters();
        self.write_defs(&letters, &mut svg);
        for layer in &self.found.layers {
            self.write_layer(layer, &letters, &mut svg);
        }
        // The records vouch for everything before them, and for the position that is shown without animation.
        let records = last.records_with_digest(digest(svg.as_bytes()));
        if !records.is_empty() {
            let records = crate::svg::escaped(&records.join("\n"));
            write(&mut svg, format_args!("<metadata>{records}</metadata>\n"));
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The letters of texts that change. The file has each of them once.
    fn letters(&self) -> BTreeSet<char> {
        let changing = |stay: &&Stay| !self.timeline.is_always(&stay.shown);
        let stays = self.found.layers.iter().flatten().filter(changing);
        let texts = stays
            .flat_map(|stay| &stay.items)
            .filter_map(|item| match item {
                DrawingItem::Text { text, .. } => Some(text),
                _ => None,
            });
        texts.flat_map(|text| text.chars()).collect()
    }

    fn write_defs(&self, letters: &BTreeSet<char>, svg: &mut String) {
        let items = || {
            self.found
                .layers
                .iter()
                .flatten()
                .flat_map(|stay| &stay.items)
        };
        svg.push_str("<defs>\n");
        for piece in Piece::ALL {
            let is_it = |item: &DrawingItem| matches!(item, DrawingItem::Piece { piece: there, .. } if *there == piece);
            if items().any(is_it) {
                write_piece(self.pieces, piece, svg);
            }
        }
        for letter in letters {
            let path = glyph(*letter)
                .path
                .mapped(|point| point.map(|part| part * EM));
            if !path.0.is_empty() {
                write(
                    svg,
                    format_args!(r#"<path id="{}" d=""#, letter_id(*letter)),
                );
                path_data(&path, Precision::Whole, svg);
                svg.push_str("\"/>\n");
            }
        }
        svg.push_str("</defs>\n");
    }

    fn write_layer(&self, layer: &[Stay], letters: &BTreeSet<char>, svg: &mut String) {
        let is_empty = layer.iter().all(|stay| stay.items.is_empty());
        if is_empty {
            return;
        }
        let board = self.found.last.layout;
        let side = layer
            .iter()
            .flat_map(|stay| &stay.items)
            .find_map(|item| match item {
                DrawingItem::Piece { side, .. } => Some(*side),
                _ => None,
            });
        let corner = (f64::from(board.x), f64::from(board.y));
        if let Some(side) = side {
            let scale = Exact(side / crate::svg::UNIT);
            let (left, top) = corner;
            write(
                svg,
                format_args!(r#"<g transform="translate({left} {top})scale({scale})">"#),
            );
        }
        for stay in layer {
            let is_always = self.timeline.is_always(&stay.shown);
            if !is_always {
                self.timeline.open_group(&stay.shown, svg);
            }
            match side {
                Some(side) => piece_uses(self.pieces, &stay.items, (side, corner.0, corner.1), svg),
                None if is_always => {
                    write_shapes(&stay.items, svg);
                    write_texts(&stay.items, svg);
                }
                None => {
                    write_shapes(&stay.items, svg);
                    for item in &stay.items {
                        write_line(item, letters, svg);
                    }
                }
            }
            if !is_always {
                svg.push_str("</g>\n");
            }
        }
        if side.is_some() {
            svg.push_str("</g>\n");
        }
    }
}

fn write_shapes(items: &[DrawingItem], svg: &mut String) {
    for item in items {
        write_shape(item, None, svg);
    }
}

fn letter_id(letter: char) -> String {
    format!("t{:x}", u32::from(letter))
}

/// Writes a line of text as uses of its letters.
fn write_line(item: &DrawingItem, letters: &BTreeSet<char>, svg: &mut String) {
    let DrawingItem::Text {
        text,
        x,
        y,
        anchor,
        size,
        color,
        is_bold,
    } = item
    else {
        return;
    };
    let left = anchor.left(*x, width(text) * size);
    let color = Short(*color);
    write(
        svg,
        format_args!(r#"<g fill="{color}" transform="translate("#),
    );
    write_number(svg, left);
    svg.push(' ');
    write_number(svg, *y);
    write(svg, format_args!(r#")scale({})""#, Exact(size / EM)));
    if *is_bold {
        write(svg, format_args!(r#" stroke="{color}" stroke-width=""#));
        write_number(svg, 2.0 * crate::font::BOLD * EM);
        svg.push('"');
    }
    svg.push('>');
    let mut at = 0.0;
    for letter in text.chars() {
        let glyph = glyph(letter);
        if letters.contains(&letter) && !glyph.path.0.is_empty() {
            write(
                svg,
                format_args!(r##"<use xlink:href="#{}" x=""##, letter_id(letter)),
            );
            write_number(svg, f64::round(at));
            svg.push_str(r#""/>"#);
        }
        at += glyph.advance * EM;
    }
    svg.push_str("</g>");
}
