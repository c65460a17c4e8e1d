//! Why a text is no question, and where.

use crate::search::material::{MaterialError, MaterialErrorKind};
use std::ops::Range;

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
