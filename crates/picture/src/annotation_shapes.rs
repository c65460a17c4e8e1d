//! The shapes of arrows and square marks. Coordinates are in squares; x grows to the right and y grows down.

use tabiya_notation::annotations::MarkColor;

/// The line width of a ring, in squares. The ring's outer edge touches the edges of the square.
pub const RING_WIDTH: f64 = 0.07;
/// The distance from the middle of the square to the middle of the ring's line, in squares.
pub const RING_RADIUS: f64 = 0.5 - RING_WIDTH / 2.0;

const SHAFT_WIDTH: f64 = 0.15;
const HEAD_WIDTH: f64 = 0.46;
const HEAD_LENGTH: f64 = 0.42;
/// The distance between an arrow's tip and the middle of its target square, in squares. It keeps several arrows to the
/// same square apart.
const GAP: f64 = 0.1;

/// The seven corners of an arrow from the middle of one square to the middle of another. Empty when both squares are
/// the same.
pub fn arrow(from: (f64, f64), to: (f64, f64)) -> Vec<(f64, f64)> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length <= GAP {
        return Vec::new();
    }
    let (ux, uy) = (dx / length, dy / length);
    let tip = length - GAP;
    let neck = (tip - HEAD_LENGTH).max(0.0);
    // The point at a distance along the arrow and a distance to its left.
    let at = |along: f64, left: f64| {
        (
            from.0 + ux * along + uy * left,
            from.1 + uy * along - ux * left,
        )
    };
    let (shaft, head) = (SHAFT_WIDTH / 2.0, HEAD_WIDTH / 2.0);
    vec![
        at(0.0, shaft),
        at(neck, shaft),
        at(neck, head),
        at(tip, 0.0),
        at(neck, -head),
        at(neck, -shaft),
        at(0.0, -shaft),
    ]
}

/// The colour of a shape as red, green, blue and alpha. An alpha of 255 is opaque.
pub fn rgba(color: MarkColor) -> [u8; 4] {
    let [red, green, blue] = match color {
        MarkColor::Green => [28, 128, 48],
        MarkColor::Red => [192, 36, 36],
        MarkColor::Blue => [20, 80, 190],
        MarkColor::Yellow => [238, 164, 0],
    };
    [red, green, blue, 184]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_is_symmetric_and_ends_before_the_middle_of_its_square() {
        let corners = arrow((0.5, 0.5), (0.5, 3.5));
        assert_eq!(corners.len(), 7);
        for ((x, y), (mirrored, other)) in corners.iter().zip(corners.iter().rev()) {
            assert!((x - 0.5 + (mirrored - 0.5)).abs() < 1e-9 && (y - other).abs() < 1e-9);
        }
        let lowest = corners.iter().map(|(_, y)| *y).fold(0.0, f64::max);
        assert!(3.3 < lowest && lowest < 3.5);
    }

    #[test]
    fn the_longest_and_the_shortest_arrow_have_the_same_head() {
        let head_of = |corners: &[(f64, f64)]| {
            let [left, tip, right] = [corners[2], corners[3], corners[4]];
            let middle = (
                f64::midpoint(left.0, right.0),
                f64::midpoint(left.1, right.1),
            );
            let length = (tip.0 - middle.0).hypot(tip.1 - middle.1);
            let width = (left.0 - right.0).hypot(left.1 - right.1);
            (length, width)
        };
        let short = head_of(&arrow((0.5, 0.5), (1.5, 0.5)));
        let long = head_of(&arrow((0.5, 7.5), (7.5, 0.5)));
        assert!((short.0 - long.0).abs() < 1e-9 && (short.1 - long.1).abs() < 1e-9);
    }

    #[test]
    fn there_is_no_arrow_from_a_square_to_itself() {
        assert!(arrow((2.5, 2.5), (2.5, 2.5)).is_empty());
    }
}
