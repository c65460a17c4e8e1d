//! Writes paths and colours as PDF operators.

use crate::drawing::{Path, Segment};
use crate::style::Rgb;
use pdf_writer::Content;

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
