//! Writes paths and colours as PDF operators, and shapes that a board has at many places, such as the hatching of its
//! dark squares. The file contains each of them once for all boards that have it at the same places.

use super::objects::{Objects, PdfName, compressed, content, single};
use crate::drawing::{Path, Segment};
use crate::style::Rgb;
use pdf_writer::{Content, Filter, Finish as _, Rect, Ref};
use std::io;

/// Sets the fill colour. Greys are set as grey, so that they are printed with black ink alone.
pub(super) fn set_fill(content: &mut Content, color: Rgb) {
    match parts(color) {
        (grey, None) => content.set_fill_gray(grey),
        (red, Some([green, blue])) => content.set_fill_rgb(red, green, blue),
    };
}

/// Sets the stroke colour, as [`set_fill`] sets the fill colour.
pub(super) fn set_stroke(content: &mut Content, color: Rgb) {
    match parts(color) {
        (grey, None) => content.set_stroke_gray(grey),
        (red, Some([green, blue])) => content.set_stroke_rgb(red, green, blue),
    };
}

fn parts(color: Rgb) -> (f32, Option<[f32; 2]>) {
    // Three digits distinguish all 256 values.
    let part = |part: u8| (f32::from(part) / 255.0 * 1000.0).round() / 1000.0;
    let [red, green, blue] = color.0;
    let is_grey = red == green && green == blue;
    (part(red), (!is_grey).then(|| [part(green), part(blue)]))
}

/// Rounds to hundredths of a pixel, as in SVG.
pub(super) fn number(number: f64) -> f32 {
    ((number * 100.0).round() / 100.0) as f32
}

/// Adds a path to the content.
pub(super) fn add_path(content: &mut Content, path: &Path) {
    let mut at = [0.0, 0.0];
    for segment in &path.0 {
        match *segment {
            Segment::Move(x, y) => {
                content.move_to(number(x), number(y));
                at = [x, y];
            }
            Segment::Line(x, y) => {
                content.line_to(number(x), number(y));
                at = [x, y];
            }
            Segment::Quad(control, to) => {
                let [one, two] = cubic(at, control, to);
                curve(content, one, two, to);
                at = to;
            }
            Segment::Cubic(one, two, to) => {
                curve(content, one, two, to);
                at = to;
            }
            Segment::Close => {
                content.close_path();
            }
        }
    }
}

fn curve(content: &mut Content, one: [f64; 2], two: [f64; 2], to: [f64; 2]) {
    let [ax, ay] = one.map(number);
    let [bx, by] = two.map(number);
    let [x, y] = to.map(number);
    content.cubic_to(ax, ay, bx, by, x, y);
}

/// The control points of the cubic curve that equals this quadratic curve.
pub(super) fn cubic(from: [f64; 2], control: [f64; 2], to: [f64; 2]) -> [[f64; 2]; 2] {
    let towards = |[x, y]: [f64; 2]| {
        let part = |at: f64, control: f64| at + (control - at) * 2.0 / 3.0;
        [part(x, control[0]), part(y, control[1])]
    };
    [towards(from), towards(to)]
}

/// A path at several places.
#[derive(Debug, PartialEq)]
struct Repeated {
    path: Path,
    /// The places relative to the first one.
    places: Vec<(f64, f64)>,
    color: Rgb,
}

/// All repeated shapes that the file uses.
#[derive(Debug, Default)]
pub(super) struct RepeatedPaths {
    used: Vec<Repeated>,
}

fn name(number: usize) -> PdfName {
    PdfName::new("R", number)
}

impl RepeatedPaths {
    /// Returns the name of a path at these places, relative to the first of them.
    pub(super) fn named(&mut self, path: &Path, places: &[(f64, f64)], color: Rgb) -> PdfName {
        let (left, top) = places.first().copied().unwrap_or_default();
        let places = places.iter().map(|(x, y)| (x - left, y - top));
        let repeated = Repeated {
            path: path.clone(),
            places: places.collect(),
            color,
        };
        // The boards of a document are alike, so the most recent shape is the most likely match.
        let known = self.used.iter().rposition(|known| *known == repeated);
        name(known.unwrap_or_else(|| {
            self.used.push(repeated);
            self.used.len() - 1
        }))
    }

    /// Writes the shapes. Returns them with their names.
    pub(super) fn write(&self, objects: &mut Objects<'_>) -> io::Result<Vec<(PdfName, Ref)>> {
        let mut written = Vec::new();
        for (number, repeated) in self.used.iter().enumerate() {
            written.push((name(number), repeated.write(objects)?));
        }
        Ok(written)
    }
}

impl Repeated {
    fn write(&self, objects: &mut Objects<'_>) -> io::Result<Ref> {
        let mut drawn = content();
        set_fill(&mut drawn, self.color);
        let mut corners = Rect::new(0.0, 0.0, 0.0, 0.0);
        for (x, y) in &self.places {
            let path = self.path.moved(*x, *y);
            for segment in &path.0 {
                grow(&mut corners, segment);
            }
            add_path(&mut drawn, &path);
        }
        drawn.fill_nonzero();
        let data = compressed(&drawn.finish());
        let id = objects.next();
        let mut chunk = single();
        let mut form = chunk.form_xobject(id, &data);
        form.filter(Filter::FlateDecode);
        form.bbox(corners);
        form.finish();
        objects.write(&chunk)?;
        Ok(id)
    }
}

/// Extends the rectangle by a segment and a margin for the smoothing of its edge.
fn grow(corners: &mut Rect, segment: &Segment) {
    let mut take = |[x, y]: [f64; 2]| {
        let (x, y) = (x as f32, y as f32);
        corners.x1 = corners.x1.min(x - 1.0);
        corners.y1 = corners.y1.min(y - 1.0);
        corners.x2 = corners.x2.max(x + 1.0);
        corners.y2 = corners.y2.max(y + 1.0);
    };
    match *segment {
        Segment::Move(x, y) | Segment::Line(x, y) => take([x, y]),
        Segment::Quad(control, to) => [control, to].into_iter().for_each(take),
        Segment::Cubic(one, two, to) => [one, two, to].into_iter().for_each(take),
        Segment::Close => {}
    }
}
