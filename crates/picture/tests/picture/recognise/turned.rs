//! Boards that are turned, up to those that rest on a corner.

use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Coordinates, Diagram, Frame, PieceSet, Rasteriser, Style};
use tabiya_recognise::{Grey, Pyramid, read, usual_net};

const PLACEMENT: &str = "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R";

/// A picture of a board that is turned clockwise by this angle.
fn turned(degrees: f32) -> Grey {
    let position = read_fen(&format!("{PLACEMENT} w - - 0 1")).unwrap();
    let style = Style {
        size: 400,
        margin: 0,
        coordinates: Coordinates::None,
        side_to_move: false,
        frame: Frame::None,
        caption: false,
        theme: BoardTheme::Green,
        ..Style::default()
    };
    let mut rasteriser = Rasteriser::new(PieceSet::own("staunton").unwrap());
    let pixels = rasteriser
        .pixels(&Diagram::of(position).draw(&style))
        .unwrap();
    let shades: Vec<u8> = pixels
        .rgba
        .chunks_exact(4)
        .map(|pixel| {
            let sum: u32 = pixel[..3].iter().copied().map(u32::from).sum();
            u8::try_from(sum / 3).unwrap()
        })
        .collect();
    let (width, height) = (pixels.width as usize, pixels.height as usize);
    let board = Grey::new(width, height, shades).unwrap();
    let side = 620;
    let (sine, cosine) = degrees.to_radians().sin_cos();
    let mut shades = Vec::with_capacity(side * side);
    for y in 0..side {
        for x in 0..side {
            let [across, down] = [x, y].map(|at| f32::from(u16::try_from(at).unwrap()) - 309.5);
            let place = [
                200.0 + across * cosine + down * sine,
                200.0 + down * cosine - across * sine,
            ];
            let is_board = place.iter().all(|part| (0.0..400.0).contains(part));
            let shade = if is_board { board.sample(place) } else { 255.0 };
            shades.push(format!("{shade:.0}").parse().unwrap());
        }
    }
    Grey::new(side, side, shades).unwrap()
}

#[test]
fn a_board_is_read_at_any_angle_up_to_half_a_right_angle_in_both_directions() {
    for degrees in [-45.0, -35.0, -20.0, 12.0, 25.0, 45.0] {
        let boards = read(&Pyramid::new(turned(degrees)), usual_net());
        assert_eq!(boards.len(), 1, "{degrees}: {boards:?}");
        assert_eq!(boards[0].reading.placement(), PLACEMENT, "{degrees}");
    }
}
