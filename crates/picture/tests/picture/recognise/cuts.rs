//! Boards that are cut at the edges of a picture, as in a hand-made crop or a chosen part of the screen.

use proptest::prelude::*;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{
    BoardTheme, Coordinates, Diagram, Frame, Orientation, PieceSet, Rasteriser, Style,
};
use tabiya_recognise::{Grey, Pyramid, RecognisedBoard, read, usual_net};

const PLACEMENT: &str = "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R";
/// No piece is on the edge of the board.
const INNER: &str = "8/1r1q2k1/2p1pb2/1p1n1p2/2PBP1n1/1P3N2/2Q2RK1/8";
/// The side of a square, in pixels.
const SQUARE: u8 = 40;

/// The parts that are cut off: left, top, right and bottom, in squares. Below zero there is more than the board.
type Cuts = [f32; 4];
/// Whether a square is missing.
type IsMissing = fn(usize) -> bool;

/// A picture with a border of a square around the board, as wide as the board is from the edges after the cuts.
fn cut(placement: &str, style: &Style, pieces: &str, cuts: Cuts) -> Grey {
    let position = read_fen(&format!("{placement} w - - 0 1")).unwrap();
    let style = Style {
        size: u32::from(SQUARE) * 10,
        margin: 100,
        coordinates: Coordinates::None,
        side_to_move: false,
        frame: Frame::None,
        caption: false,
        ..style.clone()
    };
    let mut rasteriser = Rasteriser::new(PieceSet::own(pieces).unwrap());
    let pixels = rasteriser
        .pixels(&Diagram::of(position).draw(&style))
        .unwrap();
    let (width, height) = (pixels.width as usize, pixels.height as usize);
    let away = |cut: f32| ((1.0 + cut) * f32::from(SQUARE)).round() as usize;
    let [left, top, right, bottom] = cuts.map(away);
    let (right, bottom) = (width - right, height - bottom);
    let mut shades = Vec::new();
    for row in pixels.rgba.chunks_exact(4 * width).take(bottom).skip(top) {
        let kept = row.chunks_exact(4).take(right).skip(left);
        shades.extend(kept.map(|pixel| {
            let sum: u32 = pixel[..3].iter().copied().map(u32::from).sum();
            u8::try_from(sum / 3).unwrap()
        }));
    }
    Grey::new(right - left, bottom - top, shades).unwrap()
}

fn themed(theme: BoardTheme) -> Style {
    Style {
        theme,
        ..Style::default()
    }
}

fn boards(picture: Grey) -> Vec<RecognisedBoard> {
    read(&Pyramid::new(picture), usual_net())
}

/// The only board of a picture.
fn board(picture: Grey) -> RecognisedBoard {
    let mut boards = boards(picture);
    assert_eq!(boards.len(), 1, "{boards:?}");
    boards.remove(0)
}

#[test]
fn a_board_that_is_cut_slightly_inside_its_edges_is_read_exactly() {
    let looks = [
        (BoardTheme::Book, "print"),
        (BoardTheme::Green, "staunton"),
        (BoardTheme::Brown, "flat"),
    ];
    for (theme, pieces) in looks {
        for share in [0.0, 0.04, 0.08, 0.16, 0.24] {
            let seen = board(cut(PLACEMENT, &themed(theme), pieces, [share; 4]));
            assert_eq!(
                seen.reading.placement(),
                PLACEMENT,
                "{theme:?} {pieces} {share}"
            );
            assert_eq!(seen.reading.missing, [0; 0]);
        }
    }
}

#[test]
fn the_outer_lines_of_a_cut_board_are_outside_the_picture() {
    let seen = board(cut(
        INNER,
        &themed(BoardTheme::Blue),
        "flat",
        [0.4, 0.2, -0.5, 0.0],
    ));
    let expected = [[-0.4, -0.2], [7.6, -0.2], [7.6, 7.8], [-0.4, 7.8]];
    for (corner, expected) in seen.board.corners().iter().zip(expected) {
        let away = |axis: usize| corner[axis] / f32::from(SQUARE) - expected[axis];
        assert!(away(0).hypot(away(1)) < 0.06, "{corner:?} {expected:?}");
    }
}

#[test]
fn squares_of_which_more_than_half_is_cut_off_are_named_as_missing_and_in_doubt() {
    let style = themed(BoardTheme::Green);
    let cases: [(Cuts, IsMissing); 5] = [
        ([0.7, 0.0, 0.0, 0.0], |square| square % 8 == 0),
        ([-0.5, -0.5, -0.5, 0.8], |square| square / 8 == 7),
        ([-0.3, 0.6, 0.6, -0.3], |square| {
            square % 8 == 7 || square / 8 == 0
        }),
        // Exactly at a line: the colours of the squares tell which side is missing.
        ([1.0, 0.0, 0.0, 0.0], |square| square % 8 == 0),
        ([0.0, 0.0, 1.0, 0.0], |square| square % 8 == 7),
    ];
    for (cuts, is_missing) in cases {
        let seen = board(cut(INNER, &style, "staunton", cuts));
        let missing: Vec<usize> = (0..64).filter(|square| is_missing(*square)).collect();
        assert_eq!(seen.reading.missing, missing, "{cuts:?}");
        assert_eq!(seen.reading.placement(), INNER, "{cuts:?}");
        let in_doubt: Vec<usize> = seen
            .reading
            .doubts
            .iter()
            .map(|doubt| doubt.square)
            .collect();
        assert!(missing.iter().all(|square| in_doubt.contains(square)));
        assert!(seen.reading.confidence < 0.1, "{}", seen.reading.confidence);
    }
}

#[test]
fn missing_squares_are_counted_from_the_side_of_white_even_if_black_is_below() {
    let style = Style {
        orientation: Orientation::Black,
        ..themed(BoardTheme::Green)
    };
    let home = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1";
    let seen = board(cut(home, &style, "staunton", [0.6, 0.0, 0.0, 0.0]));
    assert!(!seen.reading.is_white_below);
    // The h-file is at the left.
    let missing: Vec<usize> = (0..64).filter(|square| square % 8 == 7).collect();
    assert_eq!(seen.reading.missing, missing);
}

#[test]
fn a_board_of_which_much_is_missing_is_not_read() {
    let cuts = [2.0, 2.0, 0.0, 0.0];
    assert!(boards(cut(PLACEMENT, &themed(BoardTheme::Green), "flat", cuts)).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn cuts_within_half_a_square_do_not_change_the_reading(
        cuts in prop::array::uniform4(-0.9_f32..0.45),
        theme in prop::sample::select(vec![BoardTheme::Book, BoardTheme::Green, BoardTheme::Grey]),
    ) {
        let seen = board(cut(INNER, &themed(theme), "staunton", cuts));
        prop_assert_eq!(seen.reading.placement(), INNER);
        prop_assert!(seen.reading.missing.is_empty());
    }
}
