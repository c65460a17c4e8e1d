//! What is looked for.

mod nearest;
mod read;
mod tokens;
mod write;

pub use nearest::LeftOut;

use super::castling::CastlingCondition;
use super::ending::{BishopPair, Ending};
use super::material::{Material, MaterialError, MaterialErrorKind};
use super::moves::MovesCondition;
use super::operation::OperationCondition;
use super::pattern::Pattern;
use std::ops::Range;
use std::str::FromStr;
use tabiya_chess::Color;

/// What is looked for; every condition that is there must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// What must be in the line.
    pub text: Option<TextCondition>,
    /// Whether the case of letters counts in the text, in opcodes and in operands.
    pub match_case: bool,
    /// Who moves next.
    pub side_to_move: Option<Color>,
    /// Which men stand on the board.
    pub material: Option<Material>,
    /// What kind of ending it is.
    pub ending: Option<Ending>,
    /// Which single bishops there are.
    pub bishops: Option<BishopPair>,
    /// Whether the side to move is in check.
    pub check: Option<CheckCondition>,
    /// Which castling rights there are.
    pub castling: Option<CastlingCondition>,
    /// Whether the position is legal.
    pub legality: Option<Legality>,
    /// Which operations the line has and has not.
    pub operations: Vec<OperationCondition>,
    /// What is wrong with the moves in them.
    pub moves: Option<MovesCondition>,
    /// What is drawn on the board.
    pub pattern: Option<Pattern>,
}

/// What must be in the line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextCondition {
    /// Words, or longer texts; each must be somewhere in the line.
    pub words: Vec<String>,
}

impl TextCondition {
    /// That one text is in the line, as long as it may be.
    pub fn new(text: &str) -> Self {
        Self {
            words: vec![text.to_owned()],
        }
    }

    fn is_empty(&self) -> bool {
        self.words.iter().all(String::is_empty)
    }
}

/// Whether the side to move is in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckCondition {
    /// It is.
    InCheck,
    /// It is not.
    NotInCheck,
}

/// Whether a position is legal, see [`tabiya_chess::problems::is_legal`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// It is.
    Legal,
    /// It is not.
    Illegal,
}

impl Query {
    /// Whether nothing is asked: every line answers.
    pub fn is_empty(&self) -> bool {
        !self.needs_position() && !self.needs_line()
    }

    /// Whether the bytes of the line are needed, not only the board and the facts.
    pub fn needs_line(&self) -> bool {
        !self.operations.is_empty()
            || self.moves.is_some()
            || self.text.as_ref().is_some_and(|text| !text.is_empty())
    }

    /// Whether only a line with a position can answer.
    pub fn needs_position(&self) -> bool {
        self.side_to_move.is_some()
            || self.material.as_ref().is_some_and(|it| !it.is_empty())
            || self.ending.is_some()
            || self.bishops.is_some()
            || self.check.is_some()
            || self.castling.is_some_and(|it| !it.is_empty())
            || self.legality.is_some()
            || !self.operations.is_empty()
            || self.moves.is_some()
            || self.pattern.is_some_and(|it| !it.is_empty())
    }
}

impl FromStr for Query {
    type Err = QueryError;

    fn from_str(text: &str) -> Result<Self, QueryError> {
        Self::parse(text)
    }
}

/// The first thing in a text that cannot be meant as a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct QueryError {
    /// What is wrong.
    pub kind: QueryErrorKind,
    /// The bytes of the text that are wrong, on character borders; empty where something is
    /// missing.
    pub span: Range<usize>,
}

/// What can be wrong with the text of a question. The wording is done elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueryErrorKind {
    /// The opposite was asked before: `w b`, `legal illegal`, `KRvK KQvK`.
    Contradiction,
    /// A character behind `castling:` that is no castling right.
    UnknownRight {
        /// The character.
        found: char,
    },
    /// Material that is none.
    Material(MaterialErrorKind),
}

impl QueryError {
    /// The error of material that stands at `offset` in the question.
    pub(super) fn of_material(error: &MaterialError, offset: usize) -> Self {
        Self {
            kind: QueryErrorKind::Material(error.kind),
            span: error.span.start + offset..error.span.end + offset,
        }
    }
}
