//! Pictures like those of users, with their contents: windows on screens, printed pages, photographs of
//! both, and pictures without a board.

use super::canvas::Canvas;
use super::random::Random;

/// A board in a picture: its corners clockwise from the upper left, and its index among the given boards.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) corners: [[f32; 2]; 4],
    pub(super) board: usize,
}

pub(super) struct Scene {
    pub(super) canvas: Canvas,
    pub(super) seen: Vec<Seen>,
}

fn corners_of([left, top, width, height]: [f32; 4]) -> [[f32; 2]; 4] {
    let (right, bottom) = (left + width, top + height);
    [[left, top], [right, top], [right, bottom], [left, bottom]]
}

/// Draws lines that resemble words from a distance.
pub(super) fn words(
    canvas: &mut Canvas,
    random: &mut Random,
    [left, top, width, height]: [f32; 4],
    size: f32,
    ink: [f32; 3],
) {
    let mut y = top;
    while y + size < top + height {
        let mut x = left;
        let end = left + width * random.between(0.5, 1.0);
        while x < end - size {
            if random.chance(0.17) {
                x += size * 0.6;
                continue;
            }
            let tall = if random.chance(0.3) {
                size
            } else {
                size * 0.66
            };
            let thick = (size * 0.13).max(1.0);
            let base = y + size - tall;
            match random.below(4) {
                0 => canvas.fill([x, base, thick, tall], ink),
                1 => canvas.frame(
                    [x + thick, base + thick, size * 0.3, tall - 2.0 * thick],
                    thick,
                    ink,
                ),
                2 => {
                    canvas.fill([x, base, thick, tall], ink);
                    canvas.fill([x, base + tall * 0.5, size * 0.4, thick], ink);
                }
                _ => {
                    canvas.fill([x, base, size * 0.45, thick], ink);
                    canvas.fill([x, base + tall - thick, size * 0.45, thick], ink);
                }
            }
            x += size * 0.62;
        }
        y += size * 1.7;
    }
}

pub(super) fn color(random: &mut Random, least: f32, most: f32) -> [f32; 3] {
    let grey = random.between(least, most);
    [0; 3].map(|_| (grey + random.between(-25.0, 25.0)).clamp(0.0, 255.0))
}

/// A window with one or two boards, lists, buttons and pictures of players.
pub(super) fn screen(boards: &[Canvas], random: &mut Random) -> Scene {
    let (width, height) = (700 + random.below(1000), 520 + random.below(560));
    let is_dark = random.chance(0.4);
    let ground = if is_dark {
        color(random, 20.0, 60.0)
    } else {
        color(random, 200.0, 250.0)
    };
    let ink = if is_dark { [210.0; 3] } else { [30.0; 3] };
    let mut canvas = Canvas::new(width, height, ground);
    let (width, height) = (width as f32, height as f32);
    let count = if boards.len() > 1 && width > 1000.0 {
        2
    } else {
        1
    };
    let room = (width * if count == 2 { 0.46 } else { 0.62 }).min(height - 90.0);
    let mut seen = Vec::new();
    for (index, board) in boards.iter().take(count).enumerate() {
        let side = random.between(180.0_f32.min(room), room);
        let left = 12.0 + index as f32 * width * 0.5 + random.between(0.0, 20.0);
        let top = random.between(40.0, height - side - 44.0);
        let place = [left, top, side, side];
        let place = if random.chance(0.5) {
            place.map(f32::round)
        } else {
            place
        };
        canvas.put(board, place);
        if random.chance(0.3) {
            canvas.frame(
                place,
                random.between(1.0, 8.0).round(),
                color(random, 40.0, 200.0),
            );
        }
        if count == 1 && random.chance(0.4) {
            canvas.fill([left + side + 6.0, top, 14.0, side], [240.0; 3]);
            canvas.fill(
                [
                    left + side + 6.0,
                    top,
                    14.0,
                    side * random.between(0.2, 0.8),
                ],
                [50.0; 3],
            );
        }
        words(
            &mut canvas,
            random,
            [left + 40.0, top - 30.0, side * 0.5, 24.0],
            13.0,
            ink,
        );
        let avatar = color(random, 60.0, 200.0);
        canvas.fill([left, top - 34.0, 28.0, 28.0], avatar);
        seen.push(Seen {
            corners: corners_of(place),
            board: index,
        });
    }
    if count == 1 {
        let left = width * 0.7;
        words(
            &mut canvas,
            random,
            [left, 60.0, width * 0.25, height * 0.6],
            14.0,
            ink,
        );
        for index in 0..4 {
            let fill = color(random, 60.0, 200.0);
            canvas.fill([left + index as f32 * 46.0, height * 0.8, 40.0, 24.0], fill);
        }
    }
    Scene { canvas, seen }
}

/// A page of a book with up to nine diagrams and text around them, scanned more or less straight.
pub(super) fn page(boards: &[Canvas], random: &mut Random) -> Scene {
    let columns = match boards.len() {
        1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    let rows = boards.len().div_ceil(columns);
    let dots = random.between(0.55, 1.5);
    let (width, height) = ((1200.0 * dots) as usize, (1650.0 * dots) as usize);
    let mut canvas = Canvas::new(width, height, [255.0; 3]);
    let (width, height) = (width as f32, height as f32);
    let (cell_width, cell_height) = (width * 0.9 / columns as f32, height * 0.9 / rows as f32);
    let side = cell_width.min(cell_height * 0.85) * random.between(0.62, 0.85);
    let side = side.min(width * 0.45);
    let size = (15.0 * dots).max(6.0);
    let mut seen = Vec::new();
    let thick = (random.between(0.5, 4.5) * dots).round();
    for (index, board) in boards.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let left = width * 0.05 + cell_width * column as f32 + (cell_width - side) / 2.0;
        let top = height * 0.05 + cell_height * row as f32 + size * 2.0;
        let place = [left, top, side, side].map(f32::round);
        canvas.put(board, place);
        canvas.frame(place, thick, [0.0; 3]);
        if random.chance(0.3) {
            let gap = 3.0 + thick;
            let outer = [
                place[0] - gap,
                place[1] - gap,
                side + 2.0 * gap,
                side + 2.0 * gap,
            ];
            canvas.frame(outer, thick + 1.0, [0.0; 3]);
        }
        let below = top + side + size * 1.2;
        let room = cell_height * (row + 1) as f32 + height * 0.05 - below;
        words(
            &mut canvas,
            random,
            [left, below, side, room.max(size * 2.0)],
            size,
            [20.0; 3],
        );
        words(
            &mut canvas,
            random,
            [left + side * 0.3, top - size * 1.6, side * 0.4, size * 1.5],
            size,
            [20.0; 3],
        );
        seen.push(Seen {
            corners: corners_of(place),
            board: index,
        });
    }
    Scene { canvas, seen }
}

/// A scan of a page: slightly turned, soft, noisy, and sometimes black and white.
pub(super) fn scanned(scene: Scene, random: &mut Random) -> Scene {
    let angle = random.between(-0.06, 0.06);
    let mut scene = turned(scene, angle, random.between(0.0, 0.004));
    scene.canvas.blur(random.between(0.0, 0.8));
    let tint = [1.0, random.between(0.93, 1.0), random.between(0.8, 1.0)];
    scene
        .canvas
        .shade([random.between(-0.2, 0.2), random.between(-0.1, 0.1)], tint);
    let noise = random.between(0.0, 30.0);
    scene.canvas.add_noise(random, noise);
    scene
}

/// A scan in black and white, in which light grey vanishes and thin lines break.
pub(super) fn binarised(scene: Scene, random: &mut Random) -> Scene {
    let mut scene = scanned(scene, random);
    scene.canvas.binarise(random.between(90.0, 150.0));
    scene
}

/// The scene turned about its middle, and bent like paper near the spine of a book.
fn turned(scene: Scene, angle: f32, curl: f32) -> Scene {
    let (width, height) = (scene.canvas.width, scene.canvas.height);
    let centre = [width as f32 / 2.0, height as f32 / 2.0];
    let (sin, cos) = angle.sin_cos();
    let from = |[x, y]: [f32; 2]| {
        let (x, y) = (x - centre[0], y - centre[1]);
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        [
            x + centre[0],
            y + centre[1] + curl * (x / centre[0]).powi(2) * centre[1] * 4.0,
        ]
    };
    mapped(scene, [width, height], [250.0; 3], from)
}

/// A photograph: from an angle, soft, and in uneven light.
pub(super) fn photograph(scene: Scene, random: &mut Random) -> Scene {
    let (width, height) = (scene.canvas.width as f32, scene.canvas.height as f32);
    let mut jitter = |length: f32| random.between(-0.07, 0.07) * length;
    let corners = corners_of([0.0, 0.0, width, height]).map(|[x, y]| {
        let (x, y) = (0.12 * width + x * 0.8, 0.12 * height + y * 0.8);
        [x + jitter(width), y + jitter(height)]
    });
    let angle = random.between(-0.2, 0.2);
    let (sin, cos) = angle.sin_cos();
    let corners = corners.map(|[x, y]| {
        let (x, y) = (x - width / 2.0, y - height / 2.0);
        [
            x * cos - y * sin + width / 2.0,
            x * sin + y * cos + height / 2.0,
        ]
    });
    let back = perspective(corners, [width, height]);
    let size = [scene.canvas.width, scene.canvas.height];
    let ground = color(random, 40.0, 160.0);
    let mut scene = mapped(scene, size, ground, |place| project(&back, place));
    scene.canvas.blur(random.between(0.2, 1.6));
    scene.canvas.shade(
        [random.between(-0.5, 0.5), random.between(-0.5, 0.5)],
        [0.9, 0.88, 0.82],
    );
    let noise = random.between(0.0, 25.0);
    scene.canvas.add_noise(random, noise);
    scene
}

/// The map from places within these corners to a rectangle of this size at the origin.
fn perspective(corners: [[f32; 2]; 4], [width, height]: [f32; 2]) -> [f64; 8] {
    let to = corners_of([0.0, 0.0, width, height]);
    let mut rows = [[0.0_f64; 9]; 8];
    for (index, ([x, y], [u, v])) in corners.into_iter().zip(to).enumerate() {
        let [x, y, u, v] = [x, y, u, v].map(f64::from);
        rows[2 * index] = [x, y, 1.0, 0.0, 0.0, 0.0, -x * u, -y * u, u];
        rows[2 * index + 1] = [0.0, 0.0, 0.0, x, y, 1.0, -x * v, -y * v, v];
    }
    for column in 0..8 {
        let best =
            (column..8).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()));
        rows.swap(column, best.unwrap_or(column));
        let pivot = rows[column];
        for (index, row) in rows.iter_mut().enumerate() {
            if index != column {
                let factor = row[column] / pivot[column];
                row.iter_mut()
                    .zip(pivot)
                    .for_each(|(value, other)| *value -= factor * other);
            }
        }
    }
    [0, 1, 2, 3, 4, 5, 6, 7].map(|index| rows[index][8] / rows[index][index])
}

fn project(map: &[f64; 8], [x, y]: [f32; 2]) -> [f32; 2] {
    let (x, y) = (f64::from(x), f64::from(y));
    let below = map[6] * x + map[7] * y + 1.0;
    let u = (map[0] * x + map[1] * y + map[2]) / below;
    let v = (map[3] * x + map[4] * y + map[5]) / below;
    [u as f32, v as f32]
}

/// The scene through a map of its places; the new corners are found by iteration.
fn mapped(
    scene: Scene,
    size: [usize; 2],
    ground: [f32; 3],
    from: impl Fn([f32; 2]) -> [f32; 2],
) -> Scene {
    let canvas = scene.canvas.warped(size, ground, &from);
    let forth = |target: [f32; 2]| {
        let mut place = target;
        for _ in 0..60 {
            let [x, y] = from(place);
            place = [
                place[0] + (target[0] - x) * 0.7,
                place[1] + (target[1] - y) * 0.7,
            ];
        }
        place
    };
    let seen = scene.seen.into_iter().map(|seen| Seen {
        corners: seen.corners.map(forth),
        ..seen
    });
    Scene {
        canvas,
        seen: seen.collect(),
    }
}
