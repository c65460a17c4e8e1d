//! What a diagram shows.

use super::drawing::Drawing;
use super::style::Style;
use crate::chess::Position;
use crate::notation::annotations::Annotations;

/// What a diagram shows, and what is written with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Pieces and side to move.
    pub position: Position,
    /// Arrows and square marks.
    pub annotations: Annotations,
    /// The number, as it is written before the caption. May be empty.
    pub number: String,
    /// What is written below. May be empty.
    pub caption: String,
    /// The name of the picture, for those who do not see it.
    pub title: String,
    /// The position in words, for those who do not see it; with its FEN.
    pub description: String,
}

impl Diagram {
    /// A position and nothing else.
    pub fn of(position: Position) -> Self {
        Self {
            position,
            annotations: Annotations::default(),
            number: String::new(),
            caption: String::new(),
            title: String::new(),
            description: String::new(),
        }
    }

    /// Everything where it belongs, in pixels.
    pub fn draw(&self, style: &Style) -> Drawing {
        super::build::draw(self, style)
    }
}
