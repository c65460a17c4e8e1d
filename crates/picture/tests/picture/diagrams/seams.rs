//! Squares meet without a gap or a blend.

use super::shown::{board_alone, drawn};
use tabiya_chess::{Position, Square};
use tabiya_picture::{BoardTheme, Diagram, Frame};

#[test]
fn every_pixel_of_an_empty_board_has_the_colour_of_its_square() {
    for size in (64..600).chain([1021, 2048]) {
        for frame in [Frame::None, Frame::Thin, Frame::Double] {
            let mut style = board_alone(8);
            style.size = size;
            style.frame = frame;
            style.theme = BoardTheme::Blue;
            let colors = style.colors();
            let diagram = Diagram::of(Position::empty());
            let layout = diagram.draw(&style).layout;
            let pixels = drawn(&diagram, &style);
            for square in Square::all() {
                let color = if square.is_light() {
                    colors.light
                } else {
                    colors.dark
                };
                let [red, green, blue] = color.0;
                let rect = layout.rect_of(square);
                for y in rect.y..rect.y + rect.height {
                    let begin = (y as usize * pixels.width + rect.x as usize) * 4;
                    let line = &pixels.rgba[begin..begin + rect.width as usize * 4];
                    let is_it = |pixel: &[u8]| pixel == [red, green, blue, 255];
                    assert!(line.chunks(4).all(is_it), "{size} {frame:?} {square}");
                }
            }
        }
    }
}

#[test]
fn hatching_stays_in_dark_squares() {
    for size in [64, 100, 333, 720] {
        let mut style = board_alone(8);
        style.size = size;
        style.theme = BoardTheme::Book;
        let diagram = Diagram::of(Position::empty());
        let layout = diagram.draw(&style).layout;
        let pixels = drawn(&diagram, &style);
        for square in Square::all() {
            let rect = layout.rect_of(square);
            let rows = rect.y..rect.y + rect.height;
            let dark = rows.flat_map(|y| (rect.x..rect.x + rect.width).map(move |x| (x, y)));
            let dark = dark
                .filter(|(x, y)| pixels.rgba[(*y as usize * pixels.width + *x as usize) * 4] < 255);
            let share = dark.count() as f64 / f64::from(rect.width * rect.height);
            if square.is_light() {
                assert!(share == 0.0, "{size} {square}");
            } else {
                assert!(share > 0.2, "{size} {square} {share}");
            }
        }
    }
}
