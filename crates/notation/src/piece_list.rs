//! The pieces by name and square, as books print a position, read while they are typed:
//! `White: Kg1, Qd1, a2. Black: Kg8, Rf8, a7.` or only `Kg1 Qd1 a2-c2 kg8`.
//!
//! - *Pieces* are letters of any language, words or figurines; a bare square is a pawn. A letter or
//!   word that stands alone names the pieces on all squares up to the next one (`R a1, f1`,
//!   `pawns a2 b2`), a king's on one. Squares without a blank between them belong together
//!   (`Ra1f1`), and `a2-c2` is every square of the line.
//! - *Whose they are* is said by `White:` or `Black` in any language, by `wKg1` or `bKg8`, or by the
//!   letter as in FEN: as long as no word has named a side, lower case is Black's. A pawn belongs to
//!   the side that was named last. `/` and `|` go over to the side that has not begun, and so do
//!   `;` and a line break, except under a word for the side and behind a comma.
//!   A letter that stands alone before a piece is a side's, too: `w Kg1, h2 / b Kh8`.
//! - *All letters are of one language* if one has them all. What the text says of its own language
//!   (`Blancs :`) counts for more than the language of the user, and that for more than English;
//!   then come the others. So `R` is the king in `Rg1 Dd1 Tf1`. Only when no language has all
//!   letters, or words of several are in the text, are they taken one by one, and a note says so.
//!
//! Promises: the men come in the order of the text, and as long as the language of its letters stays
//! the same, what is typed behind them changes none but those that touch the end. Letters that the
//! language has never change it. Whatever [`super::forms`] writes as "pieces" is read back.
//! Deliberately absent: the board that the men go to, and whether they make a legal position.

mod languages;
mod lone_sides;
mod names;
mod ranges;
mod reader;
mod side;
mod sides;
mod tokens;
mod words;

pub use reader::read_piece_list;
pub(super) use sides::turns_in;

use super::piece_letters::Language;
use std::ops::Range;
use tabiya_chess::{Board, Color, Piece, Role, Square};

/// A piece on a square, and where the text says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// Bytes of the text. Those within a range have the whole range, its first man only the first
    /// square.
    pub span: Range<usize>,
}

/// What is odd about a place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A word that names nothing.
    UnknownWord,
    /// No piece has this name: `Xg1`.
    UnknownPiece,
    /// No such square: `k9`.
    UnknownSquare,
    /// A sign that means nothing here.
    UnknownSign,
    /// A piece or the beginning of a range that no square follows.
    NoSquare,
    /// The two ends are not on one rank, file or diagonal.
    RangeNotOnALine,
    /// The two ends are different pieces.
    RangeOfTwoPieces,
    /// A note: an earlier man stood on this square.
    SquareTwice(Square),
    /// A note: no language has all letters, and this one was taken for such a piece.
    LettersMixed(Role),
}

impl RemarkKind {
    /// Whether nothing was left out because of it.
    pub const fn is_note(self) -> bool {
        matches!(self, Self::SquareTwice(_) | Self::LettersMixed(_))
    }
}

/// Something odd, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Bytes of the text, never empty.
    pub span: Range<usize>,
    /// What is odd.
    pub kind: RemarkKind,
}

/// What a text says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceList {
    /// The men in the order of the text; a later one stands in the place of an earlier one.
    pub men: Vec<Man>,
    /// The language that all letters are of; none when several are mixed.
    pub language: Option<Language>,
    /// Whose turn it is, if the text says so.
    pub side_to_move: Option<Color>,
    /// What could not be read, and notes, in the order of the text.
    pub remarks: Vec<Remark>,
    /// What is still being typed at the end: nothing is wrong with it yet.
    pub unfinished: Option<Range<usize>>,
}

impl PieceList {
    /// Whether it names both kings, so that it is a whole position and not some pieces to add.
    pub fn names_both_kings(&self) -> bool {
        let names = |king| self.men.iter().any(|man| man.piece == king);
        names(Piece::WhiteKing) && names(Piece::BlackKing)
    }

    /// Puts its men on a board.
    pub fn put_on(&self, board: &mut Board) {
        for man in &self.men {
            board.set(man.square, Some(man.piece));
        }
    }
}
