//! Writes the data of paths with relative coordinates and without redundant characters, and numbers in as few characters
//! as possible.

use crate::drawing::{Path, Segment};

/// Rounds to hundredths, the smallest visible part of a pixel.
fn rounded(number: f64) -> i64 {
    (number * 100.0).round() as i64
}

/// Writes a number with at most two decimals.
pub(crate) fn write_number(text: &mut String, number: f64) {
    write_hundredths(text, rounded(number));
}

/// Writes a number that is given in hundredths.
fn write_hundredths(text: &mut String, hundredths: i64) {
    if hundredths < 0 {
        text.push('-');
    }
    let size = hundredths.unsigned_abs();
    let (whole, part) = (size / 100, size % 100);
    if whole > 0 || part == 0 {
        write_whole(text, whole);
    }
    if part > 0 {
        text.push('.');
        text.push(digit(part / 10));
        if part % 10 > 0 {
            text.push(digit(part % 10));
        }
    }
}

fn write_whole(text: &mut String, number: u64) {
    if number >= 10 {
        write_whole(text, number / 10);
    }
    text.push(digit(number % 10));
}

fn digit(number: u64) -> char {
    char::from(b'0' + (number % 10) as u8)
}

/// The precision of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Precision {
    /// Two decimals.
    Hundredths,
    /// No decimals.
    Whole,
}

impl Precision {
    /// Rounds a number. The result is in hundredths.
    fn rounded(self, number: f64) -> i64 {
        match self {
            Self::Hundredths => rounded(number),
            Self::Whole => 100 * number.round() as i64,
        }
    }

    /// The maximum error of a control point, in hundredths. It is too small to see.
    const fn near(self) -> i64 {
        match self {
            Self::Hundredths => 2,
            Self::Whole => 100,
        }
    }
}

/// Writes a path (SVG 1.1, section 8.3). Points are rounded before differences are taken, so that the steps add up.
pub(crate) fn path_data(path: &Path, precision: Precision, text: &mut String) {
    let mut writer = Writer {
        text,
        precision,
        at: [0, 0],
        start: [0, 0],
        last: ' ',
        control: None,
    };
    for segment in &path.0 {
        writer.segment(segment);
    }
}

struct Writer<'a> {
    text: &'a mut String,
    precision: Precision,
    at: [i64; 2],
    /// The start of the current subpath, to which closing returns.
    start: [i64; 2],
    /// The last command, which need not be repeated.
    last: char,
    /// The control point of the last segment, if that was a quadratic curve.
    control: Option<[i64; 2]>,
}

impl Writer<'_> {
    fn segment(&mut self, segment: &Segment) {
        let control = self.control.take();
        match *segment {
            Segment::Move(x, y) => {
                self.points('m', &[[x, y]]);
                self.start = self.at;
                // Points that follow `m` without a command are lines.
                self.last = 'l';
            }
            Segment::Line(x, y) => self.line([x, y]),
            Segment::Quad(next, to) => self.curve(control, next, to),
            Segment::Cubic(one, two, to) => self.points('c', &[one, two, to]),
            Segment::Close => {
                self.text.push('z');
                self.at = self.start;
                self.last = 'z';
            }
        }
    }

    fn line(&mut self, to: [f64; 2]) {
        let [x, y] = to.map(|part| self.precision.rounded(part));
        let [dx, dy] = [x - self.at[0], y - self.at[1]];
        match (dx, dy) {
            (0, 0) => {}
            (dx, 0) => self.numbers('h', &[dx]),
            (0, dy) => self.numbers('v', &[dy]),
            (dx, dy) => self.numbers('l', &[dx, dy]),
        }
        self.at = [x, y];
    }

    /// Writes a quadratic curve. Its control point is omitted where it mirrors the previous one.
    fn curve(&mut self, last: Option<[i64; 2]>, control: [f64; 2], to: [f64; 2]) {
        let [x, y] = control.map(|part| self.precision.rounded(part));
        let mirrored = last.map(|[cx, cy]| [2 * self.at[0] - cx, 2 * self.at[1] - cy]);
        let near = self.precision.near();
        let is_near = |[mx, my]: &[i64; 2]| (mx - x).abs() <= near && (my - y).abs() <= near;
        if let Some(mirrored) = mirrored.filter(is_near) {
            self.points('t', &[to]);
            self.control = Some(mirrored);
        } else {
            self.points('q', &[control, to]);
            self.control = Some([x, y]);
        }
    }

    fn points(&mut self, command: char, points: &[[f64; 2]]) {
        let mut steps = [0; 6];
        let mut to = self.at;
        for (step, point) in steps.chunks_exact_mut(2).zip(points) {
            to = point.map(|part| self.precision.rounded(part));
            step[0] = to[0] - self.at[0];
            step[1] = to[1] - self.at[1];
        }
        self.numbers(command, &steps[..2 * points.len()]);
        self.at = to;
    }

    fn numbers(&mut self, command: char, numbers: &[i64]) {
        let is_new = self.last != command || command == 'm';
        if is_new {
            self.text.push(command);
        }
        for (place, number) in numbers.iter().enumerate() {
            let is_first = is_new && place == 0;
            if !is_first && *number >= 0 {
                self.text.push(' ');
            }
            write_hundredths(self.text, *number);
        }
        self.last = command;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_short_and_steps_add_up() {
        let mut path = Path::rect(45.0, 0.0, 45.0, 45.0);
        path.0.extend([
            Segment::Move(0.0, 0.0),
            Segment::Line(0.333, 0.333),
            Segment::Line(0.666, 0.666),
            Segment::Line(1.0, 0.5),
            Segment::Quad([2.0, 1.0], [1.0, 3.0]),
        ]);
        let mut text = String::new();
        path_data(&path, Precision::Hundredths, &mut text);
        assert_eq!(
            text,
            "m45 0h45v45h-45zm-45 0 .33 .33 .34 .34 .33-.17q1 .5 0 2.5"
        );
    }

    #[test]
    fn the_control_point_of_a_smooth_curve_is_left_out() {
        let path = Path(vec![
            Segment::Move(0.0, 0.0),
            Segment::Quad([1.0, 1.0], [2.0, 1.0]),
            Segment::Quad([3.0, 1.0], [4.0, 0.0]),
            Segment::Quad([6.0, 0.0], [7.0, 0.0]),
        ]);
        let mut text = String::new();
        path_data(&path, Precision::Hundredths, &mut text);
        assert_eq!(text, "m0 0q1 1 2 1t2-1q2 0 3 0");
    }

    #[test]
    fn numbers_are_short_and_correct() {
        for (number, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (0.5, ".5"),
            (-0.05, "-.05"),
            (12.30, "12.3"),
            (-100.25, "-100.25"),
            (8192.0, "8192"),
        ] {
            let mut written = String::new();
            write_number(&mut written, number);
            assert_eq!(written, text);
        }
    }
}
