//! The board of a diagram without the pieces, and the hatching of dark squares in printed books.

use super::{Builder, Diagram};
use crate::drawing::{DrawingItem, Path, Segment};
use crate::layout::Rect;
use crate::style::{Coordinates, Frame, Rgb};
use std::collections::BTreeMap;
use tabiya_chess::{Level, Position, Square, SquareSet, problems};

/// The number of lines that cross a square.
const LINES: u32 = 8;
/// The line width as a fraction of the distance between neighbouring lines.
const WIDTH: f64 = 0.26;

/// The lines of a square from the lower left to the upper right, cut exactly at its edges so that nothing sticks out
/// into the light squares. They continue in the next dark square along the diagonal.
fn hatching(width: f64, height: f64) -> Path {
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

/// The colour of the rings around squares with a problem of the position.
const PROBLEM: Rgb = Rgb([0xc6, 0x28, 0x28]);

impl Builder<'_> {
    pub(super) fn frame(&mut self) {
        let layout = self.layout;
        let whole = layout.frame;
        if whole == 0 {
            return;
        }
        self.rim(whole, self.colors.ink);
        if self.style.frame == Frame::Double && whole >= 3 {
            // A thick line, a gap and a thin line at the board.
            let thin = (whole / 6).max(1);
            let gap = (whole / 3).max(1);
            self.rim(thin + gap, self.colors.ground);
            self.rim(thin, self.colors.ink);
        }
    }

    /// Fills the board and a border of `width` pixels round it.
    fn rim(&mut self, width: u32, color: Rgb) {
        let side = f64::from(self.layout.side + 2 * width);
        let (x, y) = (self.layout.x - width, self.layout.y - width);
        self.fill(Path::rect(f64::from(x), f64::from(y), side, side), color);
    }

    pub(super) fn squares(&mut self, diagram: &Diagram) {
        let layout = self.layout;
        let side = f64::from(layout.side);
        let board = Path::rect(f64::from(layout.x), f64::from(layout.y), side, side);
        // All light squares are one rectangle and the dark squares are one shape over it, so that no background shines
        // through where they meet.
        self.fill(board, self.colors.light);
        let dark = || Square::all().filter(|square| !square.is_light());
        if self.colors.is_hatched {
            self.end_layer();
            self.last_move(diagram);
            self.end_layer();
            self.hatch(dark());
        } else {
            self.fill_squares(dark(), self.colors.dark);
            self.end_layer();
            self.last_move(diagram);
            self.end_layer();
        }
        if self.style.problems {
            self.ring(problem_squares(&diagram.position));
        }
        self.end_layer();
        if self.style.coordinates == Coordinates::Inside {
            self.coordinates_inside();
        }
    }

    fn fill_squares(&mut self, squares: impl IntoIterator<Item = Square>, color: Rgb) {
        let mut path = Path::default();
        for square in squares {
            let rect = self.layout.rect_of(square);
            add(&mut path, rect);
        }
        if !path.0.is_empty() {
            self.fill(path, color);
        }
    }

    fn hatch(&mut self, squares: impl IntoIterator<Item = Square>) {
        // Squares differ by up to a pixel in width and height, so there are at most four sizes.
        let mut by_size: BTreeMap<(u32, u32), Vec<(f64, f64)>> = BTreeMap::new();
        for square in squares {
            let rect = self.layout.rect_of(square);
            let places = by_size.entry((rect.width, rect.height)).or_default();
            places.push((f64::from(rect.x), f64::from(rect.y)));
        }
        for ((width, height), places) in by_size {
            self.items.push(DrawingItem::Repeated {
                path: hatching(f64::from(width), f64::from(height)),
                places,
                color: self.colors.dark,
            });
        }
    }

    fn last_move(&mut self, diagram: &Diagram) {
        if self.style.last_move {
            let implied = || last_move_squares(&diagram.position);
            let known = diagram.moved.map(|squares| squares.into_iter().collect());
            self.fill_squares(known.unwrap_or_else(implied), self.colors.last_move);
        }
    }

    /// Draws a frame just inside each of these squares.
    fn ring(&mut self, squares: SquareSet) {
        let width = (self.layout.square() / 16.0).round().max(1.0);
        let mut path = Path::default();
        for square in squares {
            let rect = self.layout.rect_of(square);
            path.add_rect(
                f64::from(rect.x) + width / 2.0,
                f64::from(rect.y) + width / 2.0,
                f64::from(rect.width) - width,
                f64::from(rect.height) - width,
            );
        }
        if !path.0.is_empty() {
            self.items.push(DrawingItem::Stroke {
                path,
                color: PROBLEM,
                opacity: 1.0,
                width,
            });
        }
    }
}

fn add(path: &mut Path, rect: Rect) {
    path.add_rect(
        f64::from(rect.x),
        f64::from(rect.y),
        f64::from(rect.width),
        f64::from(rect.height),
    );
}

/// The squares of the last move where the position implies it: a pawn has just advanced two squares.
fn last_move_squares(position: &Position) -> SquareSet {
    let Some(target) = position.possible_en_passant() else {
        return SquareSet::EMPTY;
    };
    let forward = position.side_to_move.opposite().forward();
    let squares = [target.offset(0, -forward), target.offset(0, forward)];
    squares.into_iter().flatten().collect()
}

/// The squares of problems that are more serious than a note.
fn problem_squares(position: &Position) -> SquareSet {
    let problems = problems::problems(position).into_iter();
    let told = problems.filter(|problem| problem.level() != Level::Note);
    told.flat_map(|problem| problem.squares).collect()
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
