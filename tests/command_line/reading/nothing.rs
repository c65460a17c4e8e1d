//! Pictures without a board, some of which resemble one.

use super::canvas::Canvas;
use super::random::Random;
use super::scenes::{color, words};

/// The places of `count` rows and columns.
fn cells(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..count * count).map(move |index| (index % count, index / count))
}

fn square([left, top]: [f32; 2], side: f32, (column, row): (usize, usize)) -> [f32; 4] {
    let (across, down) = (column as f32 * side, row as f32 * side);
    [left + across, top + down, side, side]
}

/// The number of different pictures.
pub(super) const KINDS: usize = 14;

/// A picture of something else, selected by the number.
pub(super) fn none(kind: usize, random: &mut Random) -> Canvas {
    let mut canvas = Canvas::new(800, 700, [250.0; 3]);
    let (left, top) = (
        random.between(20.0, 90.0).round(),
        random.between(20.0, 60.0).round(),
    );
    let (light, dark) = (color(random, 200.0, 240.0), color(random, 60.0, 150.0));
    match kind {
        0 => {
            for cell in cells(30) {
                let is_light = (cell.0 + cell.1).is_multiple_of(2);
                canvas.fill(
                    square([left, top], 24.0, cell),
                    if is_light { light } else { dark },
                );
            }
        }
        1 => {
            for cell in cells(10) {
                let is_light = (cell.0 + cell.1).is_multiple_of(2);
                canvas.fill(
                    square([left, top], 56.0, cell),
                    if is_light { light } else { dark },
                );
                if !is_light && random.chance(0.5) {
                    let [x, y, ..] = square([left, top], 56.0, cell);
                    canvas.fill(
                        [x + 14.0, y + 14.0, 28.0, 28.0],
                        [if random.chance(0.5) { 20.0 } else { 245.0 }; 3],
                    );
                }
            }
        }
        2 => words(
            &mut canvas,
            random,
            [left, top, 650.0, 600.0],
            16.0,
            [20.0; 3],
        ),
        3 => {
            for cell in cells(8) {
                let heat = color(random, 20.0, 240.0);
                canvas.fill(square([left, top], 64.0, cell), heat);
            }
        }
        4 => {
            for cell in cells(15) {
                let fill = if random.chance(0.35) {
                    [10.0; 3]
                } else {
                    [255.0; 3]
                };
                canvas.fill(square([left, top], 36.0, cell), [60.0; 3]);
                let [x, y, side, _] = square([left, top], 36.0, cell);
                canvas.fill([x + 1.0, y + 1.0, side - 1.0, side - 1.0], fill);
            }
        }
        5 => sudoku(&mut canvas, random, [left, top]),
        6 => discs(&mut canvas, random, [left, top]),
        7 => table(&mut canvas, random, [left, top], light),
        8 => reversi(&mut canvas, random, [left, top]),
        9 => {
            chequered(&mut canvas, [left, top], light, dark);
            draughts(&mut canvas, random, [left, top]);
        }
        10 => {
            ruled(&mut canvas, [left, top]);
            letters(&mut canvas, random, [left, top], 0.5);
        }
        11 => {
            chequered(&mut canvas, [left, top], light, [170.0; 3]);
            letters(&mut canvas, random, [left, top], 0.4);
        }
        12 => {
            chequered(&mut canvas, [left, top], light, dark);
            standing(&mut canvas, random, [left, top]);
        }
        _ => {
            for pixel in &mut canvas.pixels {
                *pixel = [random.between(0.0, 255.0); 3];
            }
            canvas.blur(random.between(2.0, 12.0));
        }
    }
    canvas
}

/// Nine by nine squares with digits.
fn sudoku(canvas: &mut Canvas, random: &mut Random, [left, top]: [f32; 2]) {
    for cell in cells(9) {
        let [x, y, side, _] = square([left, top], 60.0, cell);
        let thick = |index: usize| if index.is_multiple_of(3) { 3.0 } else { 1.0 };
        canvas.fill([x, y, side, thick(cell.1)], [0.0; 3]);
        canvas.fill([x, y, thick(cell.0), side], [0.0; 3]);
        if random.chance(0.4) {
            words(
                canvas,
                random,
                [x + 22.0, y + 14.0, 34.0, 40.0],
                26.0,
                [20.0; 3],
            );
        }
    }
    canvas.frame([left, top, 540.0, 540.0], 3.0, [0.0; 3]);
}

/// Eight by eight squares of one colour with discs.
fn discs(canvas: &mut Canvas, random: &mut Random, [left, top]: [f32; 2]) {
    canvas.fill([left, top, 8.0 * 64.0, 8.0 * 64.0], [60.0, 140.0, 80.0]);
    for cell in cells(8) {
        let [x, y, side, _] = square([left, top], 64.0, cell);
        canvas.fill([x, y, side, 2.0], [10.0; 3]);
        canvas.fill([x, y, 2.0, side], [10.0; 3]);
        if random.chance(0.5) {
            canvas.fill(
                [x + 12.0, y + 12.0, 40.0, 40.0],
                [if random.chance(0.5) { 15.0 } else { 245.0 }; 3],
            );
        }
    }
}

/// Rows of words, every second one tinted.
fn table(canvas: &mut Canvas, random: &mut Random, [left, top]: [f32; 2], light: [f32; 3]) {
    for row in 0..12 {
        let fill = if row % 2 == 0 { light } else { [250.0; 3] };
        let y = top + row as f32 * 44.0;
        canvas.fill([left, y, 640.0, 44.0], fill);
        for column in 0..6 {
            words(
                canvas,
                random,
                [left + 10.0 + column as f32 * 106.0, y + 12.0, 80.0, 24.0],
                14.0,
                [20.0; 3],
            );
        }
    }
    canvas.frame([left, top, 640.0, 528.0], 2.0, [0.0; 3]);
}

fn disc(canvas: &mut Canvas, [x, y]: [f32; 2], radius: f32, color: [f32; 3]) {
    let steps = (2.0 * radius).ceil() as usize;
    for step in 0..steps {
        let down = step as f32 + 0.5 - radius;
        let half = (radius * radius - down * down).max(0.0).sqrt();
        canvas.fill([x - half, y + down, 2.0 * half, 1.0], color);
    }
}

/// The middle of a square of 64 pixels.
fn middle(corner: [f32; 2], cell: (usize, usize)) -> [f32; 2] {
    let [x, y, side, _] = square(corner, 64.0, cell);
    [x + side / 2.0, y + side / 2.0]
}

/// Eight by eight squares with lines between them.
fn ruled(canvas: &mut Canvas, [left, top]: [f32; 2]) {
    for line in 0..9 {
        let at = line as f32 * 64.0;
        canvas.fill([left, top + at, 514.0, 2.0], [10.0; 3]);
        canvas.fill([left + at, top, 2.0, 514.0], [10.0; 3]);
    }
}

/// Eight by eight light and dark squares.
fn chequered(canvas: &mut Canvas, corner: [f32; 2], light: [f32; 3], dark: [f32; 3]) {
    for cell in cells(8) {
        let is_light = (cell.0 + cell.1).is_multiple_of(2);
        canvas.fill(
            square(corner, 64.0, cell),
            if is_light { light } else { dark },
        );
    }
}

/// Round discs of two colours between lines.
fn reversi(canvas: &mut Canvas, random: &mut Random, corner: [f32; 2]) {
    canvas.fill([corner[0], corner[1], 512.0, 512.0], [205.0, 185.0, 115.0]);
    ruled(canvas, corner);
    for cell in cells(8) {
        let is_first = (3..5).contains(&cell.0) && (3..5).contains(&cell.1);
        if is_first || random.chance(0.2) {
            let color = if random.chance(0.5) { 20.0 } else { 240.0 };
            disc(canvas, middle(corner, cell), 23.0, [color; 3]);
        }
    }
}

/// Discs on the dark squares.
fn draughts(canvas: &mut Canvas, random: &mut Random, corner: [f32; 2]) {
    for cell in cells(8) {
        let is_dark = !(cell.0 + cell.1).is_multiple_of(2);
        if is_dark && !(3..5).contains(&cell.1) && random.chance(0.8) {
            let color = if cell.1 < 4 { 20.0 } else { 240.0 };
            disc(canvas, middle(corner, cell), 26.0, [10.0; 3]);
            disc(canvas, middle(corner, cell), 24.0, [color; 3]);
        }
    }
}

/// Letters of straight strokes, on this share of the squares.
fn letters(canvas: &mut Canvas, random: &mut Random, corner: [f32; 2], share: f32) {
    // Left, top and right stroke, the one in the middle, and the bottom one.
    const LETTERS: [[bool; 5]; 6] = [
        [true, true, true, true, false],
        [true, true, false, true, true],
        [true, false, true, true, false],
        [true, false, false, false, true],
        [false, true, true, false, false],
        [true, false, true, false, true],
    ];
    for cell in cells(8) {
        if !random.chance(share) {
            continue;
        }
        let [x, y] = middle(corner, cell);
        let strokes = [
            [-14.0, -18.0, 5.0, 36.0],
            [-14.0, -18.0, 28.0, 5.0],
            [9.0, -18.0, 5.0, 36.0],
            [-14.0, -2.0, 28.0, 5.0],
            [-14.0, 13.0, 28.0, 5.0],
        ];
        let letter = LETTERS[random.below(LETTERS.len())];
        for (stroke, _) in strokes.iter().zip(letter).filter(|(_, is_there)| *is_there) {
            let [across, down, width, height] = *stroke;
            canvas.fill([x + across, y + down, width, height], [15.0; 3]);
        }
    }
}

/// Tall pieces that are upright on their squares and reach into those above, as in a view in space.
fn standing(canvas: &mut Canvas, random: &mut Random, corner: [f32; 2]) {
    for cell in cells(8) {
        let is_home = cell.1 < 2 || cell.1 > 5;
        if !is_home && !random.chance(0.1) {
            continue;
        }
        let [x, y] = middle(corner, cell);
        let color = if cell.1 < 4 { 30.0 } else { 225.0 };
        let height = random.between(50.0, 95.0);
        for step in 0..20 {
            let part = step as f32 / 19.0;
            let radius = 20.0 - 14.0 * (part * 3.0).min(1.0);
            disc(canvas, [x, y + 14.0 - height * part], radius, [color; 3]);
        }
        disc(canvas, [x, y + 14.0 - height], 11.0, [color; 3]);
    }
}
