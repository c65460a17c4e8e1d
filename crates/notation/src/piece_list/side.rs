//! The side whose pieces are being listed.

use super::names::Tint;
use tabiya_chess::Color;

/// The text that determined the current side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaidBy {
    /// The case of a letter, or nothing yet.
    Letters,
    /// `/` or a similar sign.
    Separator,
    /// A letter before that of a piece.
    Prefix,
    /// A word for the side.
    Word,
}

/// The side whose pieces are being listed.
#[derive(Debug)]
pub(super) struct Side {
    color: Color,
    said_by: SaidBy,
    /// Whether White and Black were named or have a piece.
    begun: [bool; 2],
}

impl Side {
    /// Starts with White, as long as nothing is known.
    pub(super) const fn new() -> Self {
        Self {
            color: Color::White,
            said_by: SaidBy::Letters,
            begun: [false, false],
        }
    }

    pub(super) const fn color(&self) -> Color {
        self.color
    }

    pub(super) fn say(&mut self, color: Color, said_by: SaidBy) {
        self.color = color;
        self.said_by = said_by;
        self.begin();
    }

    /// Notes that the side has a piece.
    pub(super) fn begin(&mut self) {
        let [white, black] = &mut self.begun;
        match self.color {
            Color::White => *white = true,
            Color::Black => *black = true,
        }
    }

    fn has_begun(&self, color: Color) -> bool {
        let [white, black] = self.begun;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Takes the information in the name of a piece.
    pub(super) fn take(&mut self, tint: Tint) {
        let is_said = matches!(self.said_by, SaidBy::Prefix | SaidBy::Word);
        match tint {
            Tint::Said(color) => self.say(color, SaidBy::Prefix),
            Tint::Light if self.said_by == SaidBy::Letters => self.color = Color::White,
            Tint::Lower if !is_said => self.become_black(),
            Tint::Filled => self.become_black(),
            Tint::None | Tint::Light | Tint::Lower => {}
        }
    }

    fn become_black(&mut self) {
        if self.color == Color::White {
            self.color = Color::Black;
            self.said_by = SaidBy::Letters;
        }
    }

    /// Changes to the other side if that has not begun. A weak separator does so only between two sides that are not
    /// named by words: otherwise it separates pieces of one side.
    pub(super) fn separate(&mut self, is_strong: bool) {
        let is_between = self.has_begun(self.color) && self.said_by != SaidBy::Word;
        let other = self.color.opposite();
        if !self.has_begun(other) && (is_strong || is_between) {
            self.say(other, SaidBy::Separator);
        }
    }
}
