//! The hatching of dark squares in printed books.

use super::drawing::{Path, Segment};

/// The number of lines that cross a square.
const LINES: u32 = 8;
/// The line width as a fraction of the distance between neighbouring lines.
const WIDTH: f64 = 0.26;

/// The lines of a square from the lower left to the upper right, cut exactly at its edges so that nothing sticks out
/// into the light squares. They continue in the next dark square along the diagonal.
pub(super) fn hatching(width: f64, height: f64) -> Path {
    let mut path = Path::default();
    for line in 0..2 * LINES {
        // The point where the middle of the line crosses the left edge, in squares from the upper corner. It is half a
        // step away from the corners, so that all squares look alike there.
        let middle = (f64::from(line) + 0.5) / f64::from(LINES);
        let half = WIDTH / f64::from(LINES) / 2.0;
        path.0
            .extend(stripe(middle - half, middle + half, width, height));
    }
    path
}

/// The part of a unit square between the diagonals x + y = `from` and x + y = `to`, scaled. Both diagonals are on the
/// same side of the main diagonal.
fn stripe(from: f64, to: f64, width: f64, height: f64) -> [Segment; 5] {
    // The points where a diagonal meets the left or lower edge, and the upper or right edge.
    let ends = |sum: f64| {
        let short = sum.min(2.0 - sum);
        if sum <= 1.0 {
            [(0.0, short), (short, 0.0)]
        } else {
            [(1.0 - short, 1.0), (1.0, 1.0 - short)]
        }
    };
    let [[a, b], [d, c]] = [ends(from), ends(to)];
    let line = |(x, y): (f64, f64)| Segment::Line(x * width, y * height);
    [
        Segment::Move(a.0 * width, a.1 * height),
        line(b),
        line(c),
        line(d),
        Segment::Close,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_leaves_its_square_or_crosses_the_main_diagonal() {
        let path = hatching(50.0, 50.0);
        let mut sums = Vec::new();
        for segment in &path.0 {
            if let Segment::Move(x, y) | Segment::Line(x, y) = *segment {
                assert!((0.0..=50.0).contains(&x) && (0.0..=50.0).contains(&y));
                sums.push((x + y) / 50.0);
            }
        }
        assert_eq!(sums.len(), 4 * 16);
        for corners in sums.chunks(4) {
            assert!(corners.iter().all(|sum| *sum < 1.0) || corners.iter().all(|sum| *sum > 1.0));
        }
    }
}
