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

/// A picture of something else, selected by the number.
pub(super) fn none(kind: usize, random: &mut Random) -> Canvas {
    let mut canvas = Canvas::new(800, 700, [250.0; 3]);
    let (left, top) = (
        random.between(20.0, 90.0).round(),
        random.between(20.0, 60.0).round(),
    );
    let (light, dark) = (color(random, 200.0, 240.0), color(random, 60.0, 150.0));
    match kind % 9 {
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
