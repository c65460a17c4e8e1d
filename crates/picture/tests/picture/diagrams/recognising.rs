//! A position is read back from its picture: every piece looks different from every other one.

use super::positions::any_position;
use super::shown::{board_alone, drawn, position};
use proptest::prelude::*;
use tabiya_chess::{Board, Piece, Position, Square};
use tabiya_picture::{BoardTheme, Diagram, Layout, PieceSet, Pixels};

/// Every piece on a light and on a dark square.
const EVERYTHING: &str = "kqrbnp2/kqrbnp2/KQRBNP2/KQRBNP2/8/8/8/8 w - - 0 1";

fn square_pixels(pixels: &Pixels, layout: &Layout, square: Square) -> Vec<u8> {
    let rect = layout.rect_of(square);
    let mut part = Vec::new();
    for y in rect.y..rect.y + rect.height {
        let begin = (y as usize * pixels.width + rect.x as usize) * 4;
        part.extend(&pixels.rgba[begin..begin + rect.width as usize * 4]);
    }
    part
}

/// The appearance of squares.
struct Known {
    looks: Vec<(Option<Piece>, bool, Vec<u8>)>,
}

impl Known {
    fn of(square: u32, pieces: &str, theme: BoardTheme) -> Self {
        let mut style = board_alone(square);
        pieces.clone_into(&mut style.pieces);
        style.theme = theme;
        let everything = position(EVERYTHING);
        let diagram = Diagram::of(everything);
        let layout = diagram.draw(&style).layout;
        let pixels = drawn(&diagram, &style);
        let look = |square: Square| {
            let piece = everything.board.get(square);
            (
                piece,
                square.is_light(),
                square_pixels(&pixels, &layout, square),
            )
        };
        Self {
            looks: Square::all().map(look).collect(),
        }
    }

    /// The squares of this colour that look like this.
    fn pieces(&self, is_light: bool, look: &[u8]) -> Vec<Option<Piece>> {
        let alike = self
            .looks
            .iter()
            .filter(|(_, light, known)| *light == is_light && known == look);
        let mut pieces: Vec<_> = alike.map(|(piece, ..)| *piece).collect();
        pieces.dedup();
        pieces
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_position_is_read_back_from_the_pixels(
        shown in any_position(),
        set in prop::sample::select(PieceSet::OWN.to_vec()),
        square in prop::sample::select(vec![8u32, 12, 20, 32, 64]),
        flipped in any::<bool>(),
    ) {
        let mut style = board_alone(square);
        set.clone_into(&mut style.pieces);
        style.set("orientation", if flipped { "black" } else { "white" }).unwrap();
        let diagram = Diagram::of(shown);
        let layout = diagram.draw(&style).layout;
        let pixels = drawn(&diagram, &style);
        let known = Known::of(square, set, style.theme);
        let mut read = Board::EMPTY;
        for on in Square::all() {
            let look = square_pixels(&pixels, &layout, on);
            let pieces = known.pieces(on.is_light(), &look);
            prop_assert_eq!(pieces.len(), 1, "{} {:?}", on, pieces);
            read.set(on, pieces[0]);
        }
        prop_assert_eq!(read, shown.board);
    }
}

/// The root of the mean square of differences, of 255.
fn distance(one: &[u8], other: &[u8]) -> f64 {
    let pairs = one.iter().zip(other);
    let squares = pairs.map(|(a, b)| f64::from(a.abs_diff(*b)).powi(2));
    (squares.sum::<f64>() / one.len() as f64).sqrt()
}

#[test]
fn pieces_differ_clearly_at_twenty_pixels_in_every_theme_and_in_grey() {
    for set in PieceSet::OWN {
        for theme in BoardTheme::ALL {
            let known = Known::of(20, set, theme);
            let occupied = |light: bool| {
                let all = known.looks.iter();
                all.filter(move |(piece, on, _)| piece.is_some() && *on == light)
            };
            for light in [true, false] {
                for (number, (piece, _, look)) in occupied(light).enumerate() {
                    for (other, _, other_look) in occupied(light).skip(number + 1) {
                        if piece == other {
                            continue;
                        }
                        let grey = |look: &[u8]| -> Vec<u8> {
                            let pixels = look.chunks(4);
                            let luma = |p: &[u8]| {
                                (u32::from(p[0]) * 299
                                    + u32::from(p[1]) * 587
                                    + u32::from(p[2]) * 114)
                                    / 1000
                            };
                            pixels.map(|pixel| luma(pixel) as u8).collect()
                        };
                        let apart = distance(&grey(look), &grey(other_look));
                        // A square differs by about 60 of 255 from the same square without its pawn.
                        assert!(apart > 18.0, "{set} {theme:?}: {piece:?} {other:?} {apart}");
                    }
                }
            }
        }
    }
}

#[test]
fn an_empty_board_has_no_pieces() {
    let known = Known::of(16, "staunton", BoardTheme::Sage);
    let style = board_alone(16);
    let diagram = Diagram::of(Position::empty());
    let layout = diagram.draw(&style).layout;
    let pixels = drawn(&diagram, &style);
    for square in Square::all() {
        let look = square_pixels(&pixels, &layout, square);
        assert_eq!(known.pieces(square.is_light(), &look), [None]);
    }
}
