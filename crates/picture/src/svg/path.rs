//! The data of paths: relative, and without what can be left out.

use super::numbers::{rounded, write_hundredths};
use crate::drawing::{Path, Segment};

/// How exactly points are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Precision {
    /// With two decimals.
    Hundredths,
    /// Without decimals.
    Whole,
}

impl Precision {
    /// A number in hundredths.
    fn rounded(self, number: f64) -> i64 {
        match self {
            Self::Hundredths => rounded(number),
            Self::Whole => 100 * number.round() as i64,
        }
    }

    /// How far a control point may be off, in hundredths: less than anybody can see.
    const fn near(self) -> i64 {
        match self {
            Self::Hundredths => 2,
            Self::Whole => 100,
        }
    }
}

/// Writes a path (SVG 1.1, section 8.3). Points are rounded where they are, so that steps add up.
pub(super) fn path_data(path: &Path, precision: Precision, text: &mut String) {
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
    /// Where the part of the path began to which closing leads back.
    start: [i64; 2],
    /// The last command, which need not be said again.
    last: char,
    /// The control point of the last curve, if it was one by a single point.
    control: Option<[i64; 2]>,
}

impl Writer<'_> {
    fn segment(&mut self, segment: &Segment) {
        let control = self.control.take();
        match *segment {
            Segment::Move(x, y) => {
                self.points('m', &[[x, y]]);
                self.start = self.at;
                // What follows without a command would be a line.
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

    /// A curve whose control point is the last one's mirror image need not name it.
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
}
