//! Reads separate letters for the sides: `w Kg1, h2 b Kh8`.

use super::names::{is_piece_letter, named};
use super::reader::Reader;
use super::sides::{SaidBy, side_of_letter};
use super::tokens::{PieceListTokenKind, is_file};

impl Reader<'_> {
    /// Reads a letter for a side before a piece. Before a square, a letter that can name a piece does so, as in `B a1,
    /// f1`, unless an earlier letter of the same case named a side.
    pub(super) fn lone_side(&mut self, word: &str) -> bool {
        let is_upper = word.chars().all(char::is_uppercase);
        let Some(color) = side_of_letter(word, self.language) else {
            return false;
        };
        let is_side = match self.next_is() {
            Next::Piece => true,
            Next::Square => {
                self.lone_side == Some(is_upper) || !is_piece_letter(word, self.language)
            }
            Next::Other => false,
        };
        if is_side {
            self.give_up_waiting();
            self.side.say(color, SaidBy::Word);
            self.lone_side = Some(is_upper);
            self.carried = None;
            self.is_after_turn = false;
        }
        is_side
    }

    /// The kind of the next token, as far as it has been typed.
    fn next_is(&self) -> Next {
        let Some(next) = self.token(1) else {
            return Next::Other;
        };
        let is_typed = self.is_being_typed(&next.span);
        match &next.kind {
            PieceListTokenKind::Placed(placed) if placed.name.is_empty() => Next::Square,
            PieceListTokenKind::Placed(placed) if self.role_of(&placed.name).is_some() => {
                Next::Piece
            }
            PieceListTokenKind::Word(word) if is_typed && is_file(word) => Next::Square,
            PieceListTokenKind::Word(word) if is_typed && self.can_become_man(word) => Next::Piece,
            PieceListTokenKind::Word(word) if named(word, self.language).is_some() => Next::Piece,
            _ => Next::Other,
        }
    }
}

enum Next {
    Piece,
    Square,
    Other,
}
