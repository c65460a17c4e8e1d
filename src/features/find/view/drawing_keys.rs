//! The keys of the drawing: those of the main board, and some for conditions that only a drawing has.

use crate::features::board::view::{key_of_press, keys_of_text};
use crate::model::action::BoardKey;
use egui::Event;
use tabiya_chess::{Color, Piece, Role, Square};
use tabiya_collection::search::{Cell, Pattern};
use tabiya_notation::piece_letters::Language;

/// The meaning of a key on the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawingKey {
    Cell(Cell),
    /// Excludes the piece that is typed next.
    Not,
    Board(BoardKey),
}

/// The keyboard cursor on the drawing, and its pending input.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen {
    /// The square of the keyboard cursor.
    pub(super) square: Square,
    /// Whether the piece that is typed next is excluded.
    pub(super) is_not: bool,
}

impl Default for Pen {
    fn default() -> Self {
        Self {
            square: Square::A8,
            is_not: false,
        }
    }
}

/// The keys that type a cell, as shown to users.
pub(super) fn keys_of_cell(cell: Cell) -> String {
    match cell {
        Cell::Piece(piece) => piece.letter().to_string(),
        Cell::Not(piece) => format!("!{}", piece.letter()),
        Cell::AnyOf(Color::White) => "A".to_owned(),
        Cell::AnyOf(Color::Black) => "a".to_owned(),
        Cell::AnyPiece => "?".to_owned(),
        Cell::Empty => ".".to_owned(),
        Cell::Free => "Delete".to_owned(),
    }
}

/// Whether a key types a condition on the drawing that it does not type on the main board.
pub(crate) fn is_key_of_drawing(key: egui::Key, language: Language) -> bool {
    let mut letters = key.symbol_or_name().chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    letter
        .and_then(|letter| key_of_letter(letter, language))
        .is_some()
}

impl Pen {
    /// Handles a keyboard event. Returns whether the drawing used it.
    pub(super) fn event(
        &mut self,
        event: &Event,
        has_letters: bool,
        language: Language,
        flipped: bool,
        pattern: &mut Pattern,
    ) -> bool {
        if let Event::Text(text) = event {
            for key in text
                .chars()
                .filter_map(|letter| key_of_letter(letter, language))
            {
                self.key(key, flipped, pattern);
            }
            return true;
        }
        match key_of_press(event, (!has_letters).then_some(language)) {
            Some(key) => {
                self.key(DrawingKey::Board(key), flipped, pattern);
                true
            }
            None => false,
        }
    }

    fn key(&mut self, key: DrawingKey, flipped: bool, pattern: &mut Pattern) {
        match key {
            DrawingKey::Not => self.is_not = !self.is_not,
            DrawingKey::Cell(cell) => {
                pattern.set(self.square, cell);
                self.advance(1, flipped);
            }
            DrawingKey::Board(BoardKey::Piece(piece)) => {
                let cell = if self.is_not {
                    Cell::Not(piece)
                } else {
                    Cell::Piece(piece)
                };
                self.is_not = false;
                pattern.set(self.square, cell);
                self.advance(1, flipped);
            }
            DrawingKey::Board(BoardKey::KingFromKnight(color)) => {
                let before = moved(self.square, -1, flipped);
                let color = match pattern.get(before) {
                    Cell::Piece(knight) if knight.role() == Role::Knight => {
                        self.square = before;
                        knight.color()
                    }
                    _ => color,
                };
                let king = Piece::new(color, Role::King);
                self.key(DrawingKey::Board(BoardKey::Piece(king)), flipped, pattern);
            }
            DrawingKey::Board(BoardKey::Skip(squares)) => self.advance(squares, flipped),
            DrawingKey::Board(BoardKey::Empty) => pattern.set(self.square, Cell::Free),
            DrawingKey::Board(BoardKey::EmptyAndAdvance) => {
                pattern.set(self.square, Cell::Free);
                self.advance(1, flipped);
            }
            DrawingKey::Board(BoardKey::EmptyBack) => {
                if pattern.get(self.square) == Cell::Free {
                    self.square = moved(self.square, -1, flipped);
                }
                pattern.set(self.square, Cell::Free);
            }
            DrawingKey::Board(BoardKey::Step(step) | BoardKey::Extend(step)) => {
                self.square = step.square_from(self.square, flipped);
            }
            // The drawing has no selection.
            DrawingKey::Board(BoardKey::MoveBlock(_) | BoardKey::CopyBlock(_)) => {}
        }
    }

    fn advance(&mut self, squares: u8, flipped: bool) {
        for _ in 0..squares {
            self.square = moved(self.square, 1, flipped);
        }
    }
}

fn key_of_letter(letter: char, language: Language) -> Option<DrawingKey> {
    Some(match letter {
        'A' => DrawingKey::Cell(Cell::AnyOf(Color::White)),
        'a' => DrawingKey::Cell(Cell::AnyOf(Color::Black)),
        '?' => DrawingKey::Cell(Cell::AnyPiece),
        '.' | 'x' | 'X' => DrawingKey::Cell(Cell::Empty),
        '!' => DrawingKey::Not,
        _ => {
            let mut text = [0; 4];
            let board = keys_of_text(letter.encode_utf8(&mut text), language).next();
            return board.map(DrawingKey::Board);
        }
    })
}

/// The square that is `places` squares further in reading order on the board as displayed.
fn moved(square: Square, places: i8, flipped: bool) -> Square {
    let places = if flipped { -places } else { places };
    square.further_in_fen_order(places).unwrap_or(square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::action::CursorStep;

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap_or(Square::A8)
    }

    fn typed(text: &str, flipped: bool) -> (Pen, Pattern) {
        let (mut pen, mut pattern) = (Pen::default(), Pattern::EMPTY);
        if flipped {
            pen.square = square("h1");
        }
        let event = Event::Text(text.to_owned());
        pen.event(&event, true, Language::English, flipped, &mut pattern);
        (pen, pattern)
    }

    fn shown(pattern: &Pattern) -> String {
        let cells = pattern.cells();
        let texts = cells.map(|(square, cell)| format!("{square}{}", keys_of_cell(cell)));
        texts.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_kind_of_cell_has_its_documented_keys() {
        let (pen, pattern) = typed("Kk!QAa?.x", false);
        assert_eq!(shown(&pattern), "a8K b8k c8!Q d8A e8a f8? g8. h8.");
        assert_eq!(pen.square.to_string(), "a7");
    }

    #[test]
    fn digits_skip_squares_from_either_side() {
        assert_eq!(shown(&typed("3p8r", false).1), "e7r d8p");
        assert_eq!(shown(&typed("3p", true).1), "e1p");
    }

    #[test]
    fn the_cursor_stays_on_the_board() {
        assert_eq!(typed("88888888P8", false).0.square, square("h1"));
        for step in [CursorStep::Up, CursorStep::Left, CursorStep::RowStart] {
            assert_eq!(step.square_from(Square::A8, false), Square::A8);
        }
        assert_eq!(
            CursorStep::RowEnd.square_from(Square::A8, false),
            square("h8")
        );
        assert_eq!(
            CursorStep::Left.square_from(square("h1"), true),
            square("h1")
        );
    }
}
