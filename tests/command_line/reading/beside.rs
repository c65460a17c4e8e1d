//! Marks around the pieces: letters and digits, a mark of the side to move, lines between the squares.

use super::{Canvas, board, boards_in};
use serde_json::Value;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Coordinates, Diagram, Orientation, PieceSet, Rasteriser, Style};

/// A diagram in a given style.
fn diagram(fen: &str, style: &Style) -> Canvas {
    let drawing = Diagram::of(read_fen(fen).unwrap()).draw(style);
    let mut rasteriser = Rasteriser::new(PieceSet::own("staunton").unwrap());
    let pixels = rasteriser.pixels(&drawing).unwrap();
    let rgb = pixels.rgba.chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    let rgb: Vec<u8> = rgb.copied().collect();
    Canvas::of_rgb(pixels.width, pixels.height, &rgb)
}

/// The only board that is read in a picture.
fn only_board(canvas: &Canvas) -> Value {
    let boards = boards_in(canvas);
    assert_eq!(boards.len(), 1, "{boards:?}");
    boards[0].clone()
}

#[test]
fn coordinates_determine_the_side_below_if_the_pieces_do_not() {
    let fen = "8/8/3k4/8/4K3/8/8/8 w - - 0 1";
    for coordinates in [Coordinates::Inside, Coordinates::Outside] {
        for (orientation, below) in [(Orientation::White, "white"), (Orientation::Black, "black")] {
            let style = Style {
                size: 520,
                coordinates,
                orientation,
                ..Style::default()
            };
            let told = only_board(&diagram(fen, &style));
            assert_eq!(told["below"], below, "{coordinates:?} {told}");
            // Two pieces darken only a fiftieth of the board, and are still recognised.
            assert_eq!(told["placement"], "8/8/3k4/8/4K3/8/8/8", "{told}");
        }
    }
}

#[test]
fn a_disc_beside_the_board_shows_the_side_to_move() {
    let placement = "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1";
    for side in ["w", "b"] {
        let style = Style {
            size: 640,
            side_to_move: true,
            ..Style::default()
        };
        let told = only_board(&diagram(&format!("{placement} {side} - - 0 1"), &style));
        let fen = told["fen"].as_str().unwrap();
        assert_eq!(fen.split(' ').nth(1), Some(side), "{told}");
        let side = if side == "w" { "white" } else { "black" };
        assert_eq!(told["turn"]["side"], side, "{told}");
        assert_eq!(told["turn"]["by"], "mark", "{told}");
        assert!(told["turn"]["certainty"].as_f64().unwrap() > 0.8, "{told}");
        // No piece is on its initial square, and the side at the bottom is clear.
        assert!(told.get("questions").is_none(), "{told}");
        assert!(told["below_certainty"].as_f64().unwrap() > 0.9, "{told}");
    }
}

#[test]
fn castling_is_a_question_at_home_and_a_check_shows_the_side_to_move() {
    let fen = "r3k2r/ppp2ppp/8/8/8/5q2/PPPP1PPP/R1B1K2R w KQkq - 0 1";
    let style = Style {
        size: 640,
        side_to_move: false,
        ..Style::default()
    };
    let told = only_board(&diagram(fen, &style));
    assert_eq!(told["fen"], fen, "{told}");
    assert_eq!(
        told["questions"].to_string(),
        "[\"turn\",\"castling\"]",
        "{told}"
    );
    assert!(told.get("turn").is_none(), "no side is in check: {told}");
    let checked = fen.replace("PPPP1PPP", "PPPPqPPP").replace("5q2", "8");
    let told = only_board(&diagram(&checked, &style));
    assert_eq!(told["turn"]["by"], "check", "{told}");
    // The side to move is as certain as the pieces, and nothing contradicts it.
    assert_eq!(told["questions"].to_string(), "[\"castling\"]", "{told}");
    assert_eq!(told["turn"]["side"], "white", "{told}");
}

#[test]
fn a_board_is_found_by_the_lines_between_its_squares() {
    let placement = "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R";
    let squares = board(placement, BoardTheme::Grey, "staunton");
    let mut page = Canvas::new(700, 640, [250.0; 3]);
    page.put(&squares, [90.0, 70.0, 480.0, 480.0]);
    for line in 0..9_u8 {
        let at = f32::from(line) * 60.0 - 1.0;
        page.fill([90.0 + at, 69.0, 2.0, 482.0], [0.0; 3]);
        page.fill([89.0, 70.0 + at, 482.0, 2.0], [0.0; 3]);
    }
    let told = only_board(&page);
    assert_eq!(told["placement"], placement, "{told}");
}
