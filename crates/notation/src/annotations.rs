//! Arrows and square marks on the board, as they stand in a comment of a record:
//! `c0 "[%csl Ge4][%cal Rd1d8]";`, the commands that today's PGN files have in their comments.
//!
//! Promises: reading never fails, and what cannot be read stays; writing what was read changes no
//! byte, and writing something else changes no other word of the comment and no other operation.

mod commands;
mod comment;
mod reading;
mod writing;

use tabiya_chess::Square;

pub use reading::{annotations, only_draws};
pub use writing::with_annotations;

/// The colour of an arrow or a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum MarkColor {
    Green,
    Red,
    Blue,
    Yellow,
}

impl MarkColor {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// The letter in front of a square or an arrow.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }
}

/// A marked square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct SquareMark {
    pub square: Square,
    pub color: MarkColor,
}

/// An arrow from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Arrow {
    pub from: Square,
    pub to: Square,
    pub color: MarkColor,
}

/// What is drawn on a board: at most one mark on a square, and one arrow from one to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Annotations {
    /// The marked squares, in the order in which they were marked.
    pub marks: Vec<SquareMark>,
    /// The arrows, in the order in which they were drawn.
    pub arrows: Vec<Arrow>,
}

impl Annotations {
    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.arrows.is_empty()
    }

    /// The colour in which a square is marked.
    pub fn mark(&self, square: Square) -> Option<MarkColor> {
        let mark = self.marks.iter().find(|mark| mark.square == square);
        mark.map(|mark| mark.color)
    }

    /// Marks a square, or gives its mark another colour; `None` takes the mark away.
    pub fn set_mark(&mut self, square: Square, color: Option<MarkColor>) {
        let place = self.marks.iter().position(|mark| mark.square == square);
        put(
            &mut self.marks,
            place,
            color.map(|color| SquareMark { square, color }),
        );
    }

    /// The colour of the arrow from one square to another.
    pub fn arrow(&self, from: Square, to: Square) -> Option<MarkColor> {
        let mut arrows = self.arrows.iter();
        let arrow = arrows.find(|arrow| arrow.from == from && arrow.to == to);
        arrow.map(|arrow| arrow.color)
    }

    /// Draws an arrow, or gives it another colour; `None` takes it away. From a square to itself
    /// there is none.
    pub fn set_arrow(&mut self, from: Square, to: Square, color: Option<MarkColor>) {
        if from == to {
            return;
        }
        let mut arrows = self.arrows.iter();
        let place = arrows.position(|arrow| arrow.from == from && arrow.to == to);
        put(
            &mut self.arrows,
            place,
            color.map(|color| Arrow { from, to, color }),
        );
    }

    /// Marks a square; takes the mark away when it is there in the same colour.
    pub fn toggle_mark(&mut self, mark: SquareMark) {
        let is_there = self.mark(mark.square) == Some(mark.color);
        self.set_mark(mark.square, (!is_there).then_some(mark.color));
    }

    /// Draws an arrow; takes it away when it is there in the same colour.
    pub fn toggle_arrow(&mut self, arrow: Arrow) {
        let is_there = self.arrow(arrow.from, arrow.to) == Some(arrow.color);
        self.set_arrow(arrow.from, arrow.to, (!is_there).then_some(arrow.color));
    }
}

/// Sets, adds or removes.
fn put<T>(all: &mut Vec<T>, place: Option<usize>, new: Option<T>) {
    match (place, new) {
        (Some(place), Some(new)) => {
            if let Some(old) = all.get_mut(place) {
                *old = new;
            }
        }
        (Some(place), None) => {
            all.remove(place);
        }
        (None, Some(new)) => all.push(new),
        (None, None) => (),
    }
}
