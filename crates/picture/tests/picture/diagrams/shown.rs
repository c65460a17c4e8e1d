//! Makes diagrams for the tests.

use tabiya_chess::Position;
use tabiya_notation::fen::{FenStyle, read_strict};
use tabiya_picture::{Diagram, Drawing, PieceSet, Pixels, Rasteriser, Style};
use tabiya_publish::{PublishedRecord, entry};

pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Everything that a diagram can show: a last move, arrows, marks, and a caption in two scripts.
pub(super) const FULL: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 \
     bm exf6; id \"Gambit — Дебют 1\"; c0 \"[%csl Gf6,Rd5,Bg8,Yd1][%cal Ge5f6,Rd1h5,Bg8f6,Ye1e2]\";";

pub(super) fn position(fen: &str) -> Position {
    read_strict(fen.as_bytes()).unwrap()
}

pub(super) fn record(line: &str) -> PublishedRecord {
    entry(line.as_bytes(), 12, FenStyle::default()).unwrap()
}

pub(super) fn style(name: &str) -> Style {
    Style::built_in(name).unwrap()
}

/// Nothing but squares and pieces, with squares of this side.
pub(super) fn board_alone(square: u32) -> Style {
    let mut style = Style::default();
    for (key, value) in [
        ("margin", "0"),
        ("coordinates", "none"),
        ("side-to-move", "no"),
        ("frame", "none"),
    ] {
        style.set(key, value).unwrap();
    }
    style.size = 8 * square;
    style
}

pub(super) fn pixels(drawing: &Drawing, pieces: &str) -> Pixels {
    let pieces = PieceSet::own(pieces).unwrap();
    Rasteriser::new(pieces).pixels(drawing).unwrap()
}

pub(super) fn drawn(diagram: &Diagram, style: &Style) -> Pixels {
    pixels(&diagram.draw(style), &style.pieces)
}

pub(super) fn svg(diagram: &Diagram, style: &Style) -> String {
    let pieces = PieceSet::own(&style.pieces).unwrap();
    diagram.draw(style).to_svg(&pieces)
}

/// The difference between two pictures: the mean of all differences, of 255.
pub(super) fn difference(one: &Pixels, other: &Pixels) -> f64 {
    assert_eq!((one.width, one.height), (other.width, other.height));
    let pairs = one.rgba.iter().zip(&other.rgba);
    let sum: u64 = pairs.map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / one.rgba.len() as f64
}

/// The same for the part of the pictures with the largest difference. A part is a 24th of the width and height, so that
/// any missing detail fills much of a part, but at least 8 by 8 pixels: a smaller part may contain only letters of a
/// tiny caption, which each program rounds in its own way.
pub(super) fn furthest_part(one: &Pixels, other: &Pixels) -> f64 {
    assert_eq!((one.width, one.height), (other.width, other.height));
    let side = (one.width / 24).max(8);
    let mut furthest: f64 = 0.0;
    for top in (0..one.height).step_by(side) {
        for left in (0..one.width).step_by(side) {
            let wide = side.min(one.width - left) * 4;
            let mut sum = 0;
            for row in top..(top + side).min(one.height) {
                let begin = (row * one.width + left) * 4;
                let lines = one.rgba[begin..begin + wide]
                    .iter()
                    .zip(&other.rgba[begin..]);
                sum += lines.map(|(a, b)| u64::from(a.abs_diff(*b))).sum::<u64>();
            }
            furthest = furthest.max(sum as f64 / (side * side * 4) as f64);
        }
    }
    furthest
}
