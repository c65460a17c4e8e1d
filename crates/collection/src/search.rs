//! Search conditions for a collection, and their comparison with lines and positions.
//!
//! A [`Query`] is a set of conditions; [`Query::prepare`] turns it into a [`Prepared`], which is compared with millions
//! of positions and lines.
//!
//! # Query language
//!
//! [`Query::parse`] reads one line of words, and [`Query`]'s `Display` writes it back. All
//! conditions must hold. The words below are English; [`Query::parse_in`] also reads those of
//! another language ([`Vocabulary`]), and [`Query::written_in`] writes them.
//!
//! - Side to move: `w`, `white`, `white to move`, `b`, `black`, `black to move`.
//! - Check: `check`, `in check`, `no check`, `not in check`, `-check`.
//! - Legality: `legal`, `illegal`.
//! - Castling: `castling` (any right at all), `no castling`, `castling:Kq` (at least these rights),
//!   `castling:K-Q` (this one and not that one), `KQkq`.
//! - Endings: `rook endings`, `pawn endgame`, `minor piece endings`: besides kings and pawns there
//!   are only pieces of that kind.
//! - Bishops: `opposite bishops`, `same-coloured bishops`: each side has one.
//! - Pieces: `with queens`, `no queens`, `without rooks`.
//! - Mate: `mate in two`, `mate in 3 moves`: `dm` with that number, `bm` with a move that announces that mate, or a
//!   theme such as `mateIn2`.
//! - Operations: `bm:` (is present), `id:Capablanca` (with this in its operands), `-bm:` (is
//!   absent).
//! - Moves in operations: `wrong moves` (that cannot be played, are ambiguous, or contradict `dm`),
//!   `nonstandard moves` (not in standard notation), `solved` and `missed` (whether `pm` or `pv`
//!   meets `bm`, `am` or `dm`).
//! - Numbers in operations: `rating>=2200`, `ce<0`, `-acd==3`: the first operand is, or with `-` is not, such a number.
//! - Material: see [`Material`].
//! - Material balance: `balance>=3`, `balance<0`, `balance==0`: White's pieces minus Black's, in pawns (see
//!   [`material_balance`]).
//! - Length of the solution: `solution==2`, `solution>=4`: see [`solution_moves`].
//! - Truth of endgames: `tables:win`, `tables:draw`, `tables:loss`, for the side to move and by endgame tables;
//!   `-tables:draw` is every other result; `dtz<=10`, the plies to the next capture or pawn move (by tables, or else by
//!   the operation, without its sign); `dtm<=19`, the plies to mate. Positions that no table knows do not match. These
//!   conditions are not tests of [`Prepared`], but of [`crate::passes`], which have the tables.
//! - Text: everything else, and everything in `"…"`, where `\"` is a quote and `\\` a backslash.
//!   Every word must be in the line, in any order; the case of letters does not matter unless there
//!   is `match case`. Without it, words in quotes or in the operand of an operation are also found where they are run
//!   together: `theme:"back rank mate"` finds `backRankMate`.
//! - A FEN alone is searched for as text, up to its fourth field, with `match case`.
//!
//! # Reflections
//!
//! A drawn [`Pattern`] may also be searched for mirrored (left and right) or with the colours
//! swapped (ranks reversed). Then the whole query is reflected, not only the drawing: with swapped
//! colours also side to move, castling rights, material and balance; mirrored, the king's side is the
//! queen's side in castling rights. So White in the query always means White in the drawing.
//!
//! Promises: nothing here panics, whatever the text; errors are reported with their place. Files,
//! threads, drawing and the wording of errors deliberately do not belong here.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod bounds;
mod castling;
mod facts;
mod material;
mod operation;
mod pattern;
mod prepared;
mod query;
mod solution;
mod text_finder;
mod truth;
mod vocabulary;

pub use bounds::Bounds;
pub use castling::{CastlingCondition, RightSet};
pub use facts::Facts;
pub use material::{
    Army, CountedPieces, Material, MaterialError, MaterialErrorKind, PieceCount, material_balance,
};
pub use operation::{MovesCondition, NumberBound, OperationCondition};
pub use pattern::{Cell, Pattern};
pub use prepared::Prepared;
pub use query::{
    BishopPair, CheckCondition, Ending, LeftOutCondition, Legality, Query, QueryError,
    QueryErrorKind, TextCondition,
};
pub use solution::solution_moves;
pub(crate) use truth::TruthTest;
pub use truth::{TableCondition, TableResult};
pub use vocabulary::{Saying, Vocabulary};
