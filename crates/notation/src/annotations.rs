//! Arrows and marked squares in the comments of a record: `c0 "[%csl Ge4][%cal Rd1d8]";`. PGN files use the
//! same commands in their comments.
//!
//! Reading never fails. Writing keeps all other words of a comment and all other operations, and writing the
//! annotations that were read does not change a byte.
//!
//! ```
//! use tabiya_chess::Square;
//! use tabiya_notation::annotations::{MarkColor, annotations, with_annotations};
//!
//! let tail = br#"bm e4; c0 "[%csl Ge4] the centre";"#;
//! let mut drawn = annotations(tail);
//! let square = |name| Square::from_name(name).unwrap();
//! assert_eq!(drawn.mark(square("e4")), Some(MarkColor::Green));
//!
//! drawn.set_mark(square("e4"), Some(MarkColor::Red));
//! let edited = with_annotations(tail, &drawn)?;
//! assert_eq!(edited, br#"bm e4; c0 "[%csl Re4] the centre";"#);
//! # Ok::<(), tabiya_notation::operations::EditError>(())
//! ```

mod commands;
mod reading;
mod writing;

use tabiya_chess::Square;

pub use reading::{annotations, only_draws, without_commands};
pub use writing::with_annotations;

/// The colour of an arrow or a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `B`
    Blue,
    /// `Y`
    Yellow,
}

impl MarkColor {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// The letter that precedes a square or an arrow in a command.
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
pub struct SquareMark {
    /// The square.
    pub square: Square,
    /// The colour of the mark.
    pub color: MarkColor,
}

/// An arrow from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The square where the arrow begins.
    pub from: Square,
    /// The square where the arrow ends.
    pub to: Square,
    /// The colour of the arrow.
    pub color: MarkColor,
}

/// The drawings on a board: at most one mark for each square, and one arrow for each pair of squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Annotations {
    /// The marked squares, in the order in which they were marked.
    pub marks: Vec<SquareMark>,
    /// The arrows, in the order in which they were drawn.
    pub arrows: Vec<Arrow>,
}

impl Annotations {
    /// Whether there are no marks and no arrows.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.arrows.is_empty()
    }

    /// The colour of the mark of a square.
    pub fn mark(&self, square: Square) -> Option<MarkColor> {
        let mark = self.marks.iter().find(|mark| mark.square == square);
        mark.map(|mark| mark.color)
    }

    /// Marks a square, or changes the colour of its mark; `None` removes the mark.
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

    /// Draws an arrow, or changes its colour; `None` removes it. An arrow from a square to itself is ignored.
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

    /// Marks a square, or removes an equal mark.
    pub fn toggle_mark(&mut self, mark: SquareMark) {
        let is_there = self.mark(mark.square) == Some(mark.color);
        self.set_mark(mark.square, (!is_there).then_some(mark.color));
    }

    /// Draws an arrow, or removes an equal arrow.
    pub fn toggle_arrow(&mut self, arrow: Arrow) {
        let is_there = self.arrow(arrow.from, arrow.to) == Some(arrow.color);
        self.set_arrow(arrow.from, arrow.to, (!is_there).then_some(arrow.color));
    }
}

/// Replaces, adds or removes an entry.
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
