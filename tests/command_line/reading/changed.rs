//! Modified pictures: with light and dark exchanged, on their sides, or upside down.

use super::{Canvas, POSITIONS, board, boards_in};
use tabiya_picture::BoardTheme;

/// A page with a board in its middle, modified.
fn page(placement: &str, change: impl Fn(&Canvas) -> Canvas) -> Canvas {
    let mut page = Canvas::new(700, 620, [245.0; 3]);
    page.put(
        &board(placement, BoardTheme::Brown, "flat"),
        [90.0, 70.0, 480.0, 480.0],
    );
    change(&page)
}

fn negative(page: &Canvas) -> Canvas {
    let pixels = page
        .pixels
        .iter()
        .map(|pixel| pixel.map(|part| 255.0 - part));
    Canvas {
        pixels: pixels.collect(),
        ..page.clone()
    }
}

/// Turned by a quarter, with the top to the right.
fn turned(page: &Canvas) -> Canvas {
    let mut turned = Canvas::new(page.height, page.width, [0.0; 3]);
    for (index, pixel) in page.pixels.iter().enumerate() {
        let (x, y) = (index % page.width, index / page.width);
        turned.pixels[x * page.height + page.height - 1 - y] = *pixel;
    }
    turned
}

#[test]
fn a_page_with_inverted_brightness_is_read_correctly() {
    for placement in &POSITIONS[1..4] {
        let boards = boards_in(&page(placement, negative));
        assert_eq!(boards.len(), 1, "{placement}");
        assert_eq!(boards[0]["placement"], *placement);
    }
}

#[test]
fn a_page_on_its_side_or_upside_down_is_read_correctly() {
    let placement = POSITIONS[2];
    let mut seen = page(placement, Canvas::clone);
    for quarters in 0..4 {
        let boards = boards_in(&seen);
        assert_eq!(boards.len(), 1, "{quarters}");
        assert_eq!(boards[0]["placement"], placement, "{quarters}");
        // The corners are in the order seen, from the upper left.
        let corner = |index: usize, axis: usize| boards[0]["box"][index][axis].as_f64().unwrap();
        assert!(corner(0, 0) + 400.0 < corner(1, 0) && corner(0, 1) + 400.0 < corner(3, 1));
        seen = turned(&seen);
    }
}

#[test]
fn a_mirrored_board_is_read_as_it_appears() {
    let mirrored = |page: &Canvas| {
        let rows = page.pixels.chunks_exact(page.width);
        let pixels = rows.flat_map(|row| row.iter().rev().copied()).collect();
        Canvas {
            pixels,
            ..page.clone()
        }
    };
    for placement in [
        "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1",
        "6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1",
    ] {
        let ranks: Vec<String> = placement
            .split('/')
            .map(|rank| rank.chars().rev().collect())
            .collect();
        let boards = boards_in(&page(placement, mirrored));
        assert_eq!(boards.len(), 1, "{placement}");
        assert_eq!(boards[0]["placement"], ranks.join("/"));
    }
}
