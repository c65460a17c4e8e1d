//! Boards drawn by hand, whose lines are crooked.

use super::page::bare;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Diagram, PieceSet, Rasteriser};
use tabiya_recognise::{Grey, Pyramid, read, usual_net};

const PLACEMENT: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
/// The side of the board, in pixels.
const SIDE: u16 = 480;
/// The side of a square, in pixels.
const SQUARE: f32 = 60.0;

/// The board with each line bent in its own way, by up to this part of a square.
fn crooked(bend: f32) -> Grey {
    let style = bare(u32::from(SIDE), BoardTheme::Book);
    let position = read_fen(&format!("{PLACEMENT} w - - 0 1")).unwrap();
    let mut rasteriser = Rasteriser::new(PieceSet::own("print").unwrap());
    let pixels = rasteriser
        .pixels(&Diagram::of(position).draw(&style))
        .unwrap();
    let most = f32::from(SIDE - 1);
    let pixel = |x: f32, y: f32| {
        let [x, y] = [x, y].map(|place| place.clamp(0.0, most).round() as usize);
        pixels.rgba[(y * usize::from(SIDE) + x) * 4]
    };
    // Neighbouring lines bend in different directions, and each line goes to and fro.
    let shift = |across: f32, along: f32| {
        let line = (across / SQUARE).round();
        bend * SQUARE * (2.4 * line + along / SQUARE * 2.0).sin()
    };
    let places = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (f32::from(x), f32::from(y))));
    let shades = places.map(|(x, y)| pixel(x + shift(x, y), y + shift(y, x)));
    Grey::new(SIDE.into(), SIDE.into(), shades.collect()).unwrap()
}

fn placements(picture: Grey) -> Vec<String> {
    let boards = read(&Pyramid::new(picture), usual_net());
    boards
        .iter()
        .map(|board| board.reading.placement())
        .collect()
}

#[test]
fn a_board_with_crooked_lines_is_found() {
    assert_eq!(placements(crooked(0.06)), [PLACEMENT]);
}
