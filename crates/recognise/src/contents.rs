//! The shapes on the squares of a board, by the picture alone: the net names a piece on every square that is
//! not empty, whatever is there.
//!
//! A square differs from the empty one of its colour where something is on it. The outline of that, filled, tells
//! pieces from discs (reversi, draughts) and from thin strokes (letters, digits, crosses).

use super::rectified::{INPUTS, Rectified, TILE};

/// The side of the examined part of a square, in pixels. A pixel at each edge is left out, where the lines between the
/// squares are.
const SIDE: usize = 22;
/// The first pixel of that part in a tile.
const FIRST: usize = 5;
/// The minimum difference from the empty square of something that is on it; 1 is the contrast of the board.
const DIFFERENT: f32 = 0.16;
/// The minimum number of pixels of a shape.
const LEAST_PIXELS: usize = 14;
/// A colour is too uneven to be examined (hatched, worn) when more than this share of the pixels of most of its squares
/// differ from their median.
const MOST_UNEVEN: f32 = 0.06;
/// The minimum likeness of a shape with an ellipse to be a disc. Pieces stay below 0.86.
const ROUND: f32 = 0.88;
/// The minimum width and height of a disc, in pixels. Smaller ones mark the squares to which a piece can move.
const LEAST_DISC: usize = 10;
/// The maximum number of erosions that a thin shape survives.
const THIN: usize = 1;
/// The minimum likeness of two shapes that are the same sign.
const ALIKE: f32 = 0.6;
/// The minimum number of squares with the same mark.
const LEAST_MARKS: usize = 4;
/// The maximum share of the square that a shape covers. A colour that marks a whole square is no shape.
const MOST_COVERED: f32 = 0.9;

/// A part of a square: its pixels, row by row.
type Mask = [[bool; SIDE]; SIDE];

/// What is on a square.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub(super) square: usize,
    /// Whether it is a disc.
    pub(super) is_disc: bool,
    /// Whether it consists of strokes.
    pub(super) is_thin: bool,
    mask: Mask,
}

/// What is on a board.
#[derive(Clone, Debug)]
pub(super) struct Contents {
    /// The shapes on the squares, of the colours that can be examined.
    pub(super) shapes: Vec<Shape>,
    /// The number of edges between a square and the one above it that something crosses.
    pub(super) crossed: usize,
}

impl Contents {
    pub(super) fn of(board: &Rectified) -> Self {
        // A few marks cover less of the board than what is usually ignored as too dark or too light.
        let inputs = board.clone().of_few_men().inputs();
        Self {
            shapes: shapes(&inputs),
            crossed: crossed(&inputs),
        }
    }

    /// The number of different signs among the thin shapes.
    pub(super) fn kinds(&self) -> usize {
        groups(&self.shapes).len()
    }

    /// The squares with a mark: the same cross, ring or star on several of them. No piece looks alike after a quarter
    /// turn.
    pub(super) fn marked(&self) -> Vec<usize> {
        let groups = groups(&self.shapes).into_iter();
        let marks = groups.filter(|group| group.len() >= LEAST_MARKS && group[0].is_symmetric());
        marks.flatten().map(|shape| shape.square).collect()
    }
}

fn shapes(inputs: &[f32]) -> Vec<Shape> {
    let masks: Vec<Mask> = inputs.chunks_exact(INPUTS).map(mask).collect();
    let mut shapes = Vec::new();
    for parity in 0..2 {
        let squares =
            || (0..masks.len()).filter(move |square| (square / 8 + square % 8) % 2 == parity);
        let mut counts: Vec<usize> = squares().map(|square| count(&masks[square])).collect();
        counts.sort_unstable();
        let is_even = counts[counts.len() / 4] as f32 <= MOST_UNEVEN * (SIDE * SIDE) as f32;
        if is_even {
            shapes.extend(squares().filter_map(|square| shape(square, &masks[square])));
        }
    }
    shapes
}

/// The pixels of a square that differ from the empty one.
fn mask(input: &[f32]) -> Mask {
    let difference = &input[TILE * TILE..];
    std::array::from_fn(|row| {
        let line = &difference[(FIRST + row) * TILE + FIRST..][..SIDE];
        std::array::from_fn(|column| line[column].abs() > DIFFERENT)
    })
}

fn count(mask: &Mask) -> usize {
    mask.as_flattened().iter().filter(|is_on| **is_on).count()
}

fn shape(square: usize, mask: &Mask) -> Option<Shape> {
    let filled = largest(&filled(mask));
    let pixels = count(&filled);
    if pixels < LEAST_PIXELS || pixels as f32 > MOST_COVERED * (SIDE * SIDE) as f32 {
        return None;
    }
    Some(Shape {
        square,
        is_disc: is_disc(&filled),
        is_thin: thickness(&filled) <= THIN,
        mask: *mask,
    })
}

/// The four neighbours of a pixel within the mask.
fn beside([row, column]: [usize; 2]) -> impl Iterator<Item = [usize; 2]> {
    let rows = [
        (row > 0).then(|| row - 1),
        (row + 1 < SIDE).then(|| row + 1),
    ];
    let columns = [
        (column > 0).then(|| column - 1),
        (column + 1 < SIDE).then(|| column + 1),
    ];
    let rows = rows.into_iter().flatten().map(move |row| [row, column]);
    let columns = columns
        .into_iter()
        .flatten()
        .map(move |column| [row, column]);
    rows.chain(columns)
}

fn places() -> impl Iterator<Item = [usize; 2]> {
    (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| [row, column]))
}

/// Returns the pixels that are connected with these and have the same value.
fn connected(mask: &Mask, begin: Vec<[usize; 2]>) -> Mask {
    let mut reached = [[false; SIDE]; SIDE];
    let mut waiting = begin;
    while let Some([row, column]) = waiting.pop() {
        if std::mem::replace(&mut reached[row][column], true) {
            continue;
        }
        let next = beside([row, column]).filter(|[to_row, to_column]| {
            mask[*to_row][*to_column] == mask[row][column] && !reached[*to_row][*to_column]
        });
        waiting.extend(next);
    }
    reached
}

/// Fills what is enclosed: a white piece in print is an outline.
fn filled(mask: &Mask) -> Mask {
    let is_outer = |place: &[usize; 2]| {
        let is_edge = place.iter().any(|at| *at == 0 || *at == SIDE - 1);
        is_edge && !mask[place[0]][place[1]]
    };
    let outside = connected(mask, places().filter(is_outer).collect());
    outside.map(|row| row.map(|is_outside| !is_outside))
}

/// The largest connected part.
fn largest(mask: &Mask) -> Mask {
    let mut rest = *mask;
    let mut largest = [[false; SIDE]; SIDE];
    while let Some(place) = places().find(|[row, column]| rest[*row][*column]) {
        let part = connected(&rest, vec![place]);
        for [row, column] in places() {
            rest[row][column] &= !part[row][column];
        }
        if count(&part) > count(&largest) {
            largest = part;
        }
    }
    largest
}

/// The first and last row, and the first and last column, of a shape that is not empty.
fn bounds(mask: &Mask) -> [[usize; 2]; 2] {
    let mut bounds = [[SIDE, 0]; 2];
    for place in places().filter(|[row, column]| mask[*row][*column]) {
        for (range, at) in bounds.iter_mut().zip(place) {
            *range = [range[0].min(at), range[1].max(at)];
        }
    }
    bounds
}

fn is_disc(mask: &Mask) -> bool {
    let bounds = bounds(mask);
    let [height, width] = bounds.map(|[first, last]| last + 1 - first);
    let is_square = 5 * width.min(height) >= 4 * width.max(height);
    if !is_square || width.min(height) < LEAST_DISC {
        return false;
    }
    let is_within = |place: [usize; 2]| {
        let parts = place.into_iter().zip(bounds).map(|(at, [first, last])| {
            let middle = (first + last) as f32 / 2.0;
            ((at as f32 - middle) / ((last + 1 - first) as f32 / 2.0)).powi(2)
        });
        parts.sum::<f32>() <= 1.0
    };
    let mut ellipse = [[false; SIDE]; SIDE];
    for [row, column] in places() {
        ellipse[row][column] = is_within([row, column]);
    }
    likeness(mask, &ellipse) >= ROUND
}

/// The share of the pixels of either that both have.
fn likeness(one: &Mask, other: &Mask) -> f32 {
    let pairs = || one.as_flattened().iter().zip(other.as_flattened());
    let both = pairs().filter(|(one, other)| **one && **other).count();
    let either = pairs().filter(|(one, other)| **one || **other).count();
    both as f32 / either.max(1) as f32
}

/// The number of times that a shape can be eroded by a pixel on each side until nothing is left, without the last time.
fn thickness(mask: &Mask) -> usize {
    let mut rest = *mask;
    for times in 0..SIDE {
        rest = eroded(&rest);
        if count(&rest) == 0 {
            return times;
        }
    }
    SIDE
}

fn eroded(mask: &Mask) -> Mask {
    let is_kept = |row: usize, column: usize| {
        let is_inside = (1..SIDE - 1).contains(&row) && (1..SIDE - 1).contains(&column);
        is_inside
            && (row - 1..=row + 1).all(|row| {
                mask[row][column - 1..=column + 1]
                    .iter()
                    .all(|is_on| *is_on)
            })
    };
    std::array::from_fn(|row| std::array::from_fn(|column| is_kept(row, column)))
}

/// The thin shapes, those that look alike together.
fn groups(shapes: &[Shape]) -> Vec<Vec<&Shape>> {
    let mut groups: Vec<Vec<&Shape>> = Vec::new();
    for shape in shapes.iter().filter(|shape| shape.is_thin) {
        let is_alike = |group: &&mut Vec<&Shape>| likeness(&group[0].mask, &shape.mask) >= ALIKE;
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.push(shape),
            None => groups.push(vec![shape]),
        }
    }
    groups
}

impl Shape {
    /// Whether it looks the same after a quarter turn.
    fn is_symmetric(&self) -> bool {
        let turned: Mask = std::array::from_fn(|row| {
            std::array::from_fn(|column| self.mask[column][SIDE - 1 - row])
        });
        likeness(&self.mask, &turned) >= ALIKE
    }
}

fn crossed(inputs: &[f32]) -> usize {
    /// The first row of a tile that belongs to its square.
    const EDGE: usize = 4;
    const LEAST_WIDTH: usize = 4;
    let is_crossed = |square: &usize| {
        let difference = &inputs[square * INPUTS + TILE * TILE..][..TILE * TILE];
        let is_on = |column: &usize| {
            (EDGE - 3..EDGE + 2).all(|row| difference[row * TILE + column].abs() > DIFFERENT)
        };
        (FIRST..FIRST + SIDE).filter(is_on).count() >= LEAST_WIDTH
    };
    (8..64).filter(is_crossed).count()
}

#[cfg(test)]
mod tests {
    use super::super::rectified::SIDE as BOARD;
    use super::*;

    /// A chequered board with the shape on these squares. `is_shape` tells whether a point is part of it, from -1 to 1
    /// around the middle of the square.
    fn board(squares: &[usize], is_shape: impl Fn([f32; 2]) -> bool) -> Contents {
        let pixel = |index: usize| {
            let place = [index % BOARD, index / BOARD].map(|at| (at as f32 - 3.5) / 24.0);
            let [column, row] = place.map(|at| (at.max(0.0) as usize).min(7));
            let within = [place[0] - column as f32, place[1] - row as f32];
            let is_on = squares.contains(&(row * 8 + column))
                && is_shape(within.map(|part| 2.0 * part - 1.0));
            match (is_on, (row + column) % 2) {
                (true, _) => 20,
                (_, 0) => 230,
                _ => 160,
            }
        };
        let pixels = (0..BOARD * BOARD).map(pixel).collect();
        Contents::of(&Rectified::of_pixels(pixels).expect("a whole board"))
    }

    const SOME: [usize; 6] = [1, 10, 18, 27, 44, 61];

    fn is_in_disc([x, y]: [f32; 2]) -> bool {
        x.hypot(y) < 0.7
    }

    fn is_in_cross([x, y]: [f32; 2]) -> bool {
        x.abs().max(y.abs()) < 0.6 && (x.abs() - y.abs()).abs() < 0.16
    }

    /// A head, a body and a base.
    fn is_in_pawn([x, y]: [f32; 2]) -> bool {
        x.hypot(y + 0.4) < 0.28
            || (-0.3..0.4).contains(&y) && x.abs() < 0.22
            || (0.4..0.7).contains(&y) && x.abs() < 0.5
    }

    #[test]
    fn discs_strokes_and_pieces_are_told_apart() {
        let of = |is_shape: fn([f32; 2]) -> bool| {
            let shapes = board(&SOME, is_shape).shapes;
            assert_eq!(shapes.len(), SOME.len());
            let discs = shapes.iter().filter(|shape| shape.is_disc).count();
            let strokes = shapes.iter().filter(|shape| shape.is_thin).count();
            (discs, strokes)
        };
        assert_eq!(of(is_in_disc), (6, 0));
        assert_eq!(of(is_in_cross), (0, 6));
        assert_eq!(of(is_in_pawn), (0, 0));
    }

    #[test]
    fn the_outline_of_a_piece_is_no_stroke() {
        let is_outline = |[x, y]: [f32; 2]| {
            let around = [[x - 0.14, y], [x + 0.14, y], [x, y - 0.14], [x, y + 0.14]];
            is_in_pawn([x, y]) && !around.into_iter().all(is_in_pawn)
        };
        let shapes = board(&SOME, is_outline).shapes;
        assert!(shapes.iter().all(|shape| !shape.is_thin), "{shapes:?}");
    }

    #[test]
    fn the_same_cross_on_several_squares_is_a_mark() {
        let mut marked = board(&SOME, is_in_cross).marked();
        marked.sort_unstable();
        assert_eq!(marked, SOME);
        assert!(board(&SOME[..3], is_in_cross).marked().is_empty());
        assert!(board(&SOME, is_in_pawn).marked().is_empty());
        // A letter looks different after a quarter turn.
        let is_letter = |[x, y]: [f32; 2]| {
            y.abs() < 0.6 && (x + 0.3).abs() < 0.1 || (y - 0.5).abs() < 0.1 && x.abs() < 0.4
        };
        assert!(board(&SOME, is_letter).marked().is_empty());
        assert_eq!(board(&SOME, is_letter).kinds(), 1);
    }

    #[test]
    fn what_reaches_into_the_square_above_crosses_its_edge() {
        let is_tall = |[x, _]: [f32; 2]| x.abs() < 0.3;
        assert_eq!(board(&[20, 28, 36], is_tall).crossed, 2);
        assert_eq!(board(&SOME, is_in_pawn).crossed, 0);
    }
}
