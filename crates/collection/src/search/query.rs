//! Search queries.

mod nearest;
mod read;
mod write;

pub use nearest::LeftOutCondition;

use super::bounds::Bounds;
use super::castling::CastlingCondition;
use super::material::{CountedPieces, Material, MaterialError, MaterialErrorKind, PieceCount};
use super::operation::{MovesCondition, OperationCondition};
use super::pattern::Pattern;
use super::truth::{TableCondition, TruthTest};
use std::ops::Range;
use std::str::FromStr;
use tabiya_chess::{Board, Color, Piece, Role, SquareSet};

/// An ending: besides kings and pawns there are only pieces of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Only pawns.
    Pawns,
    /// Knights or bishops, or both.
    MinorPieces,
    /// Knights.
    Knights,
    /// Bishops.
    Bishops,
    /// Rooks.
    Rooks,
    /// Queens.
    Queens,
}

impl Ending {
    /// Returns the conditions on the numbers of pieces.
    pub(super) fn counts(self) -> Vec<PieceCount> {
        let wanted: &[Role] = match self {
            Self::Pawns => &[Role::Pawn],
            Self::MinorPieces => &[Role::Bishop, Role::Knight],
            Self::Knights => &[Role::Knight],
            Self::Bishops => &[Role::Bishop],
            Self::Rooks => &[Role::Rook],
            Self::Queens => &[Role::Queen],
        };
        let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let others = pieces.into_iter().filter(|role| !wanted.contains(role));
        vec![
            count(others, 0, Some(0)),
            count(wanted.iter().copied(), 1, None),
        ]
    }
}

fn count(roles: impl Iterator<Item = Role>, at_least: u8, at_most: Option<u8>) -> PieceCount {
    let counted = |role| CountedPieces {
        color: None,
        role: Some(role),
    };
    PieceCount {
        of: roles.map(counted).collect(),
        at_least,
        at_most,
    }
}

/// The square colours of the bishops when each side has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BishopPair {
    /// One on a light square and one on a dark square.
    OppositeColors,
    /// Both on light squares, or both on dark squares.
    SameColor,
}

impl BishopPair {
    /// Whether a board has such bishops.
    pub(super) fn is_on(self, board: &Board) -> bool {
        let bishops = Color::ALL.map(|color| board.squares_of(Piece::new(color, Role::Bishop)));
        let are_single = bishops.iter().all(|bishops| bishops.len() == 1);
        let light = bishops.map(|bishops| !(bishops & SquareSet::LIGHT).is_empty());
        are_single && (light[0] == light[1]) == (self == Self::SameColor)
    }
}

/// A search query. All its conditions must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The text that must be in the line.
    pub text: Option<TextCondition>,
    /// Whether the case of letters matters in the text, in opcodes and in operands.
    pub match_case: bool,
    /// The side to move.
    pub side_to_move: Option<Color>,
    /// The pieces on the board.
    pub material: Option<Material>,
    /// The material balance; see [`material_balance`](super::material_balance).
    pub balance: Option<Bounds>,
    /// The kind of ending.
    pub ending: Option<Ending>,
    /// The square colours of single bishops.
    pub bishops: Option<BishopPair>,
    /// Whether the side to move is in check.
    pub check: Option<CheckCondition>,
    /// The castling rights.
    pub castling: Option<CastlingCondition>,
    /// Whether the position is legal.
    pub legality: Option<Legality>,
    /// The operations that the line must have or must not have.
    pub operations: Vec<OperationCondition>,
    /// The state of the moves in the operations.
    pub moves: Option<MovesCondition>,
    /// The number of moves in which a record announces mate.
    pub mate: Option<u8>,
    /// The length of the solution; see [`solution_moves`](super::solution_moves).
    pub solution: Option<Bounds>,
    /// The result by endgame tables.
    pub tables: Option<TableCondition>,
    /// The plies to the next capture or pawn move; see [`crate::search`].
    pub dtz: Option<Bounds>,
    /// The plies to mate.
    pub dtm: Option<Bounds>,
    /// The drawing that the board must match.
    pub pattern: Option<Pattern>,
}

/// The text that must be in the line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextCondition {
    /// Words, or longer texts; each must be somewhere in the line.
    pub words: Vec<String>,
}

impl TextCondition {
    /// Requires that one text, which may contain spaces, is in the line.
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
    /// The side to move is in check.
    InCheck,
    /// The side to move is not in check.
    NotInCheck,
}

/// Whether a position is legal, see [`tabiya_chess::problems::is_legal`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// The position is legal.
    Legal,
    /// The position is not legal.
    Illegal,
}

impl Query {
    /// Whether there are no conditions, so that every line matches.
    pub fn is_empty(&self) -> bool {
        !self.needs_position() && !self.needs_line()
    }

    /// Whether the bytes of the line are needed, and not only the board and the facts.
    pub fn needs_line(&self) -> bool {
        self.needs_operations() || self.text.as_ref().is_some_and(|text| !text.is_empty())
    }

    /// Whether there are conditions on the operations.
    pub(crate) fn needs_operations(&self) -> bool {
        !self.operations.is_empty()
            || self.moves.is_some()
            || self.mate.is_some()
            || self.solution.is_some_and(|it| !it.is_empty())
    }

    /// The conditions on the truth of the position, if there are any.
    pub(crate) fn truth(&self) -> Option<TruthTest> {
        TruthTest::of(self.tables, self.dtz, self.dtm)
    }

    /// Whether only a line with a position can match.
    pub(crate) fn needs_position(&self) -> bool {
        self.side_to_move.is_some()
            || self.material.as_ref().is_some_and(|it| !it.is_empty())
            || self.balance.is_some_and(|it| !it.is_empty())
            || self.ending.is_some()
            || self.bishops.is_some()
            || self.check.is_some()
            || self.castling.is_some_and(|it| !it.is_empty())
            || self.legality.is_some()
            || self.needs_operations()
            || self.truth().is_some()
            || self.pattern.is_some_and(|it| !it.is_empty())
    }
}

impl FromStr for Query {
    type Err = QueryError;

    fn from_str(text: &str) -> Result<Self, QueryError> {
        Self::parse(text)
    }
}

/// The first error in the text of a query.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct QueryError {
    /// The kind of error.
    pub kind: QueryErrorKind,
    /// The faulty bytes of the text, on character boundaries; empty where something is missing.
    pub span: Range<usize>,
}

/// The kinds of errors in the text of a query. Their messages are worded elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueryErrorKind {
    /// It contradicts an earlier condition: `w b`, `legal illegal`, `KRvK KQvK`.
    Contradiction,
    /// A word after `tables:` that is no result.
    UnknownResult,
    /// A character after `castling:` that is not a castling right.
    UnknownRight {
        /// The character.
        found: char,
    },
    /// An error in the text of material.
    Material(MaterialErrorKind),
}

impl QueryError {
    /// Returns the error for material that begins at `offset` in the query.
    pub(super) fn of_material(error: &MaterialError, offset: usize) -> Self {
        Self {
            kind: QueryErrorKind::Material(error.kind),
            span: error.span.start + offset..error.span.end + offset,
        }
    }
}
