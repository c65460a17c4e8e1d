//! Pieces whose sides differ in the colour of their ink alone.

use super::page::bare;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Diagram, PieceSet, Rasteriser};
use tabiya_recognise::{Grey, Pyramid, read, read_in_colour, usual_net};

const PLACEMENT: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
/// The side of the board, in pixels.
const SIDE: usize = 480;

/// The board as it is stamped: all pieces are solid, White's in red, Black's and the hatching in blue, and the blue is as
/// dark as the red.
fn stamped() -> Vec<u8> {
    let style = bare(480, BoardTheme::Book);
    let solid = PLACEMENT.to_lowercase();
    let position = read_fen(&format!("{solid} w - - 0 1")).unwrap();
    let mut rasteriser = Rasteriser::new(PieceSet::own("print").unwrap());
    let pixels = rasteriser
        .pixels(&Diagram::of(position).draw(&style))
        .unwrap();
    assert_eq!((pixels.width, pixels.height), (480, 480));
    let is_white = squares_of_white();
    let pixels = pixels.rgba.chunks_exact(4).enumerate();
    pixels
        .flat_map(|(index, pixel)| {
            let square = index / SIDE * 8 / SIDE * 8 + index % SIDE * 8 / SIDE;
            inked(pixel[1], is_white[square])
        })
        .collect()
}

/// Whether a white piece is on each square, from a8 to h8, then the next rank.
fn squares_of_white() -> Vec<bool> {
    let squares = PLACEMENT.chars().flat_map(|letter| match letter {
        '/' => Vec::new(),
        digit if digit.is_ascii_digit() => vec![false; digit as usize - '0' as usize],
        piece => vec![piece.is_ascii_uppercase()],
    });
    squares.collect()
}

/// A pixel in red or blue ink on white paper.
fn inked(shade: u8, is_red: bool) -> [u8; 3] {
    let ink = if is_red { [214, 40, 52] } else { [70, 92, 190] };
    let by = f32::from(shade) / 255.0;
    ink.map(|part: u8| (f32::from(part) * (1.0 - by) + 255.0 * by).round() as u8)
}

#[test]
fn red_and_blue_stamps_are_told_apart() {
    let rgb = stamped();
    let boards = read_in_colour([SIDE, SIDE], &rgb, usual_net(), Vec::new).unwrap();
    let read: Vec<String> = boards
        .iter()
        .map(|board| board.reading.placement())
        .collect();
    assert_eq!(read, [PLACEMENT]);
}

#[test]
fn brightness_alone_does_not_tell_these_stamps_apart() {
    let grey = Grey::of_rgb(SIDE, SIDE, &stamped()).unwrap();
    let boards = read(&Pyramid::new(grey), usual_net());
    let is_right = |placement: String| placement == PLACEMENT;
    assert!(
        !boards
            .iter()
            .any(|board| is_right(board.reading.placement()))
    );
}

#[test]
fn a_clear_board_reads_the_same_with_its_colours_and_in_grey() {
    let shades: Vec<u8> = stamped().chunks_exact(3).map(|pixel| pixel[0]).collect();
    let rgb: Vec<u8> = shades.iter().flat_map(|shade| [*shade; 3]).collect();
    let grey = Grey::new(SIDE, SIDE, shades).unwrap();
    let usual = read(&Pyramid::new(grey), usual_net());
    let coloured = read_in_colour([SIDE, SIDE], &rgb, usual_net(), Vec::new).unwrap();
    let readings =
        |boards: Vec<tabiya_recognise::RecognisedBoard>| -> Vec<tabiya_recognise::Reading> {
            boards.into_iter().map(|board| board.reading).collect()
        };
    assert_eq!(readings(coloured), readings(usual));
}
