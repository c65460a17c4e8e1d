//! Whose pieces are being named.

use super::names::Tint;
use tabiya_chess::Color;

/// What has said whose pieces are being named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SaidBy {
    /// Upper or lower case, or nothing yet.
    Letters,
    /// `/` and the like.
    Separator,
    /// A letter before that of a piece.
    Prefix,
    /// A word for the side.
    Word,
}

/// Whose pieces are being named.
#[derive(Debug)]
pub(super) struct Side {
    color: Color,
    said_by: SaidBy,
    /// White and Black: whether the side was named or has a man.
    begun: [bool; 2],
}

impl Side {
    /// Nothing has been said: White's.
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

    /// The side has a man.
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

    /// Takes what the name of a piece says.
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

    /// Turns to the side that has not begun. A weak separator does so only between two sides,
    /// and not when they are named by words: then it stands between the pieces of one.
    pub(super) fn separate(&mut self, is_strong: bool) {
        let is_between = self.has_begun(self.color) && self.said_by != SaidBy::Word;
        let other = self.color.opposite();
        if !self.has_begun(other) && (is_strong || is_between) {
            self.say(other, SaidBy::Separator);
        }
    }
}
