//! The highlighted last move shows the side to move.

use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;
use tabiya_notation::fen::read_fen;
use tabiya_notation::picture_questions::{PictureQuestion, TurnSign};
use tabiya_picture::scanned::{FoundBoard, found_in};
use tabiya_picture::{
    BoardTheme, Coordinates, Diagram, Frame, Orientation, PieceSet, Rasteriser, Style,
};

const PLACEMENT: &str = "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R";
const SIDE: u32 = 60;
const GREEN: [f32; 4] = [155.0, 199.0, 0.0, 0.41];
const YELLOW: [f32; 4] = [255.0, 255.0, 51.0, 0.5];
const RED: [f32; 4] = [235.0, 60.0, 40.0, 0.7];

/// A board on a screen, with these squares tinted: red, green, blue and opacity.
fn screen(placement: &str, style: &Style, tinted: &[(&str, [f32; 4])]) -> RgbImage {
    let diagram = Diagram::of(read_fen(&format!("{placement} w - - 0 1")).unwrap());
    let mut rasteriser = Rasteriser::new(PieceSet::usual());
    let pixels = rasteriser.pixels(&diagram.draw(style)).unwrap();
    let rgb = pixels.rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    let [width, height] = [pixels.width, pixels.height].map(|side| side.try_into().unwrap());
    let mut picture = RgbImage::from_raw(width, height, rgb.copied().collect()).unwrap();
    for (square, [red, green, blue, opacity]) in tinted {
        let signs = square.as_bytes();
        let (mut column, mut row) = (u32::from(signs[0] - b'a'), u32::from(b'8' - signs[1]));
        if style.orientation == Orientation::Black {
            (column, row) = (7 - column, 7 - row);
        }
        // The tint is below the piece: only pixels like the corner of the square change.
        let (left, top) = ((column + 1) * SIDE, (row + 1) * SIDE);
        let ground = *picture.get_pixel(left + 2, top + 2);
        for (x, y) in (0..SIDE).flat_map(|x| (0..SIDE).map(move |y| (x, y))) {
            let pixel = picture.get_pixel_mut(left + x, top + y);
            if pixel
                .0
                .iter()
                .zip(ground.0)
                .all(|(one, other)| one.abs_diff(other) < 12)
            {
                let tint = [red, green, blue];
                *pixel = Rgb(std::array::from_fn(|part| {
                    let seen = f32::from(pixel.0[part]) * (1.0 - opacity) + tint[part] * opacity;
                    seen as u8
                }));
            }
        }
    }
    picture
}

fn style() -> Style {
    Style {
        size: 10 * SIDE,
        margin: 100,
        frame: Frame::None,
        coordinates: Coordinates::None,
        side_to_move: false,
        theme: BoardTheme::Brown,
        ..Style::default()
    }
}

fn read(picture: &RgbImage, format: ImageFormat) -> FoundBoard {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, format).unwrap();
    let mut found = found_in(&file.into_inner()).unwrap();
    assert_eq!(found.len(), 1);
    found.remove(0)
}

fn turn(tinted: &[(&str, [f32; 4])]) -> Option<bool> {
    let found = read(&screen(PLACEMENT, &style(), tinted), ImageFormat::Png);
    let turn = found.turn?;
    assert_eq!(turn.sign, TurnSign::LastMove);
    assert!(turn.certainty > 0.8 && turn.certainty < 1.0);
    assert!(!found.questions.contains(PictureQuestion::Turn));
    Some(turn.is_white)
}

#[test]
fn the_side_whose_piece_has_just_moved_is_not_to_move() {
    for tint in [GREEN, YELLOW] {
        // A knight, a pawn, and a bishop from afar.
        assert_eq!(turn(&[("g1", tint), ("f3", tint)]), Some(false));
        assert_eq!(turn(&[("d7", tint), ("d6", tint)]), Some(true));
        assert_eq!(
            turn(&[("f8", tint), ("c5", tint)]),
            None,
            "the pawn on d6 is in the way"
        );
        assert_eq!(turn(&[("b8", tint), ("c6", tint)]), Some(true));
    }
}

#[test]
fn the_last_move_is_seen_from_either_side_and_in_jpeg_files() {
    for theme in [BoardTheme::Green, BoardTheme::Blue, BoardTheme::Grey] {
        let style = Style {
            theme,
            orientation: Orientation::Black,
            ..style()
        };
        let picture = screen(PLACEMENT, &style, &[("g8", GREEN), ("f6", GREEN)]);
        let found = read(&picture, ImageFormat::Jpeg);
        assert!(!found.is_white_below);
        assert!(found.turn.is_some_and(|turn| turn.is_white), "{theme:?}");
        assert_eq!(found.fen.split(' ').nth(1), Some("w"));
    }
}

#[test]
fn other_highlights_do_not_show_the_side_to_move() {
    for tinted in [
        // Nothing, one square, and three squares.
        &[][..],
        &[("f3", GREEN)],
        &[("g1", GREEN), ("f3", GREEN), ("d6", GREEN)],
        // Two empty squares, and two pieces.
        &[("a3", GREEN), ("a4", GREEN)],
        &[("f3", GREEN), ("f6", GREEN)],
        // A piece that cannot have come from there.
        &[("h5", GREEN), ("f3", GREEN)],
        &[("d5", GREEN), ("d6", GREEN)],
        // Squares to avoid, marked in red.
        &[("g1", RED), ("f3", RED)],
    ] {
        assert_eq!(turn(tinted), None, "{tinted:?}");
    }
}

#[test]
fn a_check_beside_the_last_move_does_not_hide_it() {
    let placement = "r1bqk2r/ppp2Qpp/2np1n2/2b1p3/2B1P3/3P4/PPP2PPP/RNB1K1NR";
    let tinted = [("h5", YELLOW), ("f7", YELLOW), ("e8", RED)];
    let found = read(&screen(placement, &style(), &tinted), ImageFormat::Png);
    let turn = found.turn.unwrap();
    assert!(!turn.is_white && turn.certainty > 0.8);
}

#[test]
fn without_a_sign_the_side_to_move_is_asked() {
    let found = read(&screen(PLACEMENT, &style(), &[]), ImageFormat::Png);
    assert_eq!(found.turn, None);
    assert!(found.questions.contains(PictureQuestion::Turn));
    assert_eq!(found.fen.split(' ').nth(1), Some("w"));
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let found = read(&screen(start, &style(), &[]), ImageFormat::Png);
    assert!(
        found
            .turn
            .is_some_and(|turn| turn.sign == TurnSign::Start && turn.is_white)
    );
    assert!(!found.questions.contains(PictureQuestion::Turn));
}
