//! Boards with hardly any space between them.

use super::page::bare;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{BoardTheme, Diagram, PieceSet, Rasteriser};
use tabiya_recognise::{Grey, Pyramid, read, usual_net};

const PLACEMENTS: [&str; 2] = [
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR",
    "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1",
];
/// The side of a board, in pixels.
const SIDE: usize = 320;

/// The shades of a board alone.
fn board(placement: &str, theme: BoardTheme) -> Vec<u8> {
    let style = bare(320, theme);
    let position = read_fen(&format!("{placement} w - - 0 1")).unwrap();
    let mut rasteriser = Rasteriser::new(PieceSet::own("staunton").unwrap());
    let pixels = rasteriser
        .pixels(&Diagram::of(position).draw(&style))
        .unwrap();
    assert_eq!((pixels.width, pixels.height), (320, 320));
    let shade = |pixel: &[u8]| {
        let sum: u32 = pixel[..3].iter().copied().map(u32::from).sum();
        u8::try_from(sum / 3).unwrap()
    };
    pixels.rgba.chunks_exact(4).map(shade).collect()
}

/// A page with boards in columns and rows, `gap` pixels apart, and a wide border.
fn page([columns, rows]: [usize; 2], gap: usize, theme: BoardTheme) -> Grey {
    const BORDER: usize = 60;
    let length = |count: usize| count * (SIDE + gap) - gap + 2 * BORDER;
    let (width, height) = (length(columns), length(rows));
    let mut shades = vec![240; width * height];
    for (index, placement) in PLACEMENTS.iter().cycle().take(columns * rows).enumerate() {
        let left = BORDER + index % columns * (SIDE + gap);
        let top = BORDER + index / columns * (SIDE + gap);
        for (y, row) in board(placement, theme).chunks_exact(SIDE).enumerate() {
            let start = (top + y) * width + left;
            shades[start..start + SIDE].copy_from_slice(row);
        }
    }
    Grey::new(width, height, shades).unwrap()
}

fn read_page([columns, rows]: [usize; 2], gap: usize, theme: BoardTheme) -> Vec<String> {
    let page = page([columns, rows], gap, theme);
    let boards = read(&Pyramid::new(page), usual_net());
    boards
        .iter()
        .map(|board| board.reading.placement())
        .collect()
}

#[test]
fn boards_with_a_narrow_gap_between_them_are_read_one_by_one() {
    for (count, gap) in [([2, 1], 4), ([2, 1], 6), ([1, 2], 5)] {
        let read = read_page(count, gap, BoardTheme::Brown);
        assert_eq!(read, PLACEMENTS[..count[0] * count[1]], "{count:?} {gap}");
    }
}

/// With such gaps the corners of one board continue the lattice of its neighbour.
#[test]
fn boards_half_a_square_or_a_square_apart_are_all_read() {
    let [one, other] = PLACEMENTS;
    let cases = [
        ([1, 3], 18, BoardTheme::Brown),
        ([2, 2], 18, BoardTheme::Brown),
        ([2, 2], 40, BoardTheme::Book),
    ];
    for (count, gap, theme) in cases {
        let read = read_page(count, gap, theme);
        let expected = [one, other, one, other];
        assert_eq!(read, expected[..count[0] * count[1]], "{count:?} {gap}");
    }
}
