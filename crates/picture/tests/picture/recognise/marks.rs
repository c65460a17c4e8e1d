//! Marks near a board show the side to move.

use super::page::{PLACEMENT, Page};
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::TurnSign;
use tabiya_picture::{Coordinates, Style};

/// The place of the board on the page.
const LEFT: usize = 120;
const TOP: usize = 60;

/// A page with one board, and the place of its squares: left, top, and the side of a square.
struct Marked {
    page: Page,
    left: f32,
    top: f32,
    square: f32,
}

/// The distance of a point from the outline of a shape around the origin that reaches to 1 on all sides: below 0 inside.
type Shape = fn(f32, f32) -> f32;

fn disc(x: f32, y: f32) -> f32 {
    x.hypot(y) - 1.0
}

fn box_(x: f32, y: f32) -> f32 {
    x.abs().max(y.abs()) - 1.0
}

/// The letter D: a box whose right half is round.
fn letter_d(x: f32, y: f32) -> f32 {
    if x < 0.0 { box_(x, y) } else { disc(x, y) }
}

fn triangle_up(x: f32, y: f32) -> f32 {
    ((2.0 * x.abs() - y - 1.0) / 5.0_f32.sqrt()).max(y - 1.0)
}

fn triangle_down(x: f32, y: f32) -> f32 {
    triangle_up(x, -y)
}

impl Marked {
    fn new(coordinates: Coordinates) -> Self {
        let style = Style {
            size: 440,
            margin: 0,
            coordinates,
            side_to_move: false,
            ..Style::default()
        };
        let board = Page::captioned("", &style, 'w');
        let mut page = Page::empty(board.width + 2 * LEFT, board.height() + 160);
        page.put(&board, LEFT, TOP);
        let corners = page.clone().read()[0].board.corners();
        Self {
            left: corners[0][0],
            top: corners[0][1],
            square: (corners[1][0] - corners[0][0]) / 8.0,
            page,
        }
    }

    /// Draws a mark around a place in squares of the board, with this radius in squares.
    fn mark(&mut self, shape: Shape, [column, row]: [f32; 2], radius: f32, is_filled: bool) {
        let (x, y) = (
            self.left + column * self.square,
            self.top + row * self.square,
        );
        let radius = radius * self.square;
        self.page.draw(|at_x, at_y| {
            let off = shape((at_x - x) / radius, (at_y - y) / radius) * radius;
            (off <= 0.0 && (is_filled || off > -1.5)).then_some(0)
        });
    }

    fn turn(self) -> Option<PictureTurn> {
        let readings = self.page.read();
        assert_eq!(readings.len(), 1);
        assert_eq!(readings[0].reading.placement(), PLACEMENT);
        readings[0].reading.turn
    }
}

fn said(
    coordinates: Coordinates,
    shape: Shape,
    place: [f32; 2],
    radius: f32,
    is_filled: bool,
) -> Option<bool> {
    let mut marked = Marked::new(coordinates);
    marked.mark(shape, place, radius, is_filled);
    let turn = marked.turn()?;
    assert_eq!(turn.sign, TurnSign::Mark);
    assert!(turn.certainty > 0.8);
    Some(turn.is_white)
}

#[test]
fn a_small_mark_beside_the_last_rank_is_blacks_and_one_beside_the_first_rank_whites() {
    // Beyond the coordinates on the left, and on the side without them.
    for (coordinates, shape, column, radius) in [
        (Coordinates::Outside, disc as Shape, -0.95, 0.11),
        (Coordinates::Outside, disc, 8.5, 0.16),
        (Coordinates::None, box_, 8.5, 0.11),
        (Coordinates::None, box_, -0.5, 0.16),
    ] {
        let said = |row, is_filled| said(coordinates, shape, [column, row], radius, is_filled);
        assert_eq!(said(0.5, true), Some(false), "{coordinates:?} {column}");
        assert_eq!(said(7.5, false), Some(true), "{coordinates:?} {column}");
    }
}

#[test]
fn a_triangle_below_the_board_shows_the_side_to_move() {
    let coordinates = Coordinates::None;
    assert_eq!(
        said(coordinates, triangle_up, [4.0, 8.7], 0.2, false),
        Some(true)
    );
    assert_eq!(
        said(coordinates, triangle_down, [4.0, 8.7], 0.2, true),
        Some(false)
    );
}

#[test]
fn a_triangle_whose_direction_contradicts_its_colour_leaves_the_side_to_move_in_doubt() {
    let mut marked = Marked::new(Coordinates::None);
    marked.mark(triangle_up, [4.0, 8.7], 0.2, true);
    assert!(marked.turn().unwrap().certainty <= 0.5);
}

#[test]
fn an_arrow_below_a_mark_does_not_hide_it() {
    let mut marked = Marked::new(Coordinates::None);
    marked.mark(box_, [8.4, 0.5], 0.14, true);
    marked.mark(triangle_down, [8.4, 0.85], 0.1, true);
    assert_eq!(marked.turn().map(|turn| turn.is_white), Some(false));
}

#[test]
fn a_letter_beside_the_board_is_no_mark() {
    for is_filled in [true, false] {
        let mut marked = Marked::new(Coordinates::None);
        marked.mark(letter_d, [8.5, 7.5], 0.16, is_filled);
        assert_eq!(marked.turn(), None, "{is_filled}");
    }
}

#[test]
fn different_marks_and_marks_in_the_middle_of_text_show_nothing() {
    let mut different = Marked::new(Coordinates::None);
    different.mark(disc, [8.5, 0.5], 0.16, true);
    different.mark(disc, [8.5, 7.5], 0.16, false);
    assert_eq!(different.turn(), None);
    // Bullets with text after them.
    let mut list = Marked::new(Coordinates::None);
    for row in [0.4, 7.4_f32] {
        list.mark(disc, [8.3, row], 0.1, true);
        for letter in 1..4_u8 {
            list.mark(disc, [8.3 + 0.25 * f32::from(letter), row], 0.1, false);
        }
    }
    assert_eq!(list.turn(), None);
}
