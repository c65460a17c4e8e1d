//! Lists of pieces with their squares, as books print a position. They can be read while they are typed:
//! `White: Kg1, Qd1, a2. Black: Kg8, Rf8, a7.`, or only `Kg1 Qd1 a2-c2 kg8`.
//!
//! ```
//! use tabiya_chess::Board;
//! use tabiya_notation::fen::write_board;
//! use tabiya_notation::piece_letters::Language;
//! use tabiya_notation::piece_list::read_piece_list;
//!
//! let list = read_piece_list("Blancs : Rg1, Dd1, a2-c2. Noirs : Rg8.", Language::English);
//! assert_eq!(list.language, Some(Language::French));
//! let mut board = Board::EMPTY;
//! list.put_on(&mut board);
//! assert_eq!(write_board(&board), "6k1/8/8/8/8/8/PPP5/3Q2K1");
//! ```
//!
//! - *Pieces* are letters of any language, words or chess symbols; a square alone is a pawn. A separate letter or word
//!   names the pieces on all squares up to the next one (`R a1, f1`, `pawns a2 b2`); a king has only one square.
//!   Squares without a space between them belong together (`Ra1f1`), and `a2-c2` means every square of the line.
//! - *Sides* are named by `White:` or `Black` in any language, by `wKg1` or `bKg8`, or by the case of the letter as in
//!   FEN: until a word names a side, lower case means Black. A pawn belongs to the side that was named last. `/` and
//!   `|` begin the other side. So do `;` and a line break, except after a word for the side and after a comma. A
//!   separate letter before a piece also names a side: `w Kg1, h2 / b Kh8`.
//! - *Letters* are read in one language if one language has them all. Words of the text (`Blancs :`) decide
//!   first, then the language of the user, then English, then the others. Hence `R` is the king in
//!   `Rg1 Dd1 Tf1`. If no language has all letters, or the text has words of several languages, each
//!   letter is read separately, and a note reports this.
//!
//! Pieces are in the order of the text. As long as the language of the letters does not change, additional
//! text changes only the pieces that touch the end. The list that [`forms`](crate::forms) writes as "pieces"
//! is read back. Legality does not matter.

mod between;
mod languages;
mod names;
mod reader;
mod sides;
mod tokens;
mod words;

pub use reader::read_piece_list;
pub(super) use sides::turns_in;

use super::piece_letters::Language;
use std::ops::Range;
use tabiya_chess::{Board, Color, Piece, Role, Square};

/// A piece on a square, and its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// The bytes of the text. All pieces of a range share the range, except that its first piece has only the
    /// first square.
    pub span: Range<usize>,
}

/// The kinds of remarks about a place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// An unknown word.
    UnknownWord,
    /// No piece has this name: `Xg1`.
    UnknownPiece,
    /// No square has this name: `k9`.
    UnknownSquare,
    /// A sign without a meaning.
    UnknownSign,
    /// A piece, or the beginning of a range, without a square.
    NoSquare,
    /// The two ends of a range are not on one rank, file or diagonal.
    RangeNotOnALine,
    /// The two ends of a range are different pieces.
    RangeOfTwoPieces,
    /// A note: this square already had an earlier piece.
    SquareTwice(Square),
    /// A note: no language has all letters, and this letter was read as this kind of piece.
    LettersMixed(Role),
}

impl RemarkKind {
    /// Whether the remark is only a note and no text was ignored.
    pub const fn is_note(self) -> bool {
        matches!(self, Self::SquareTwice(_) | Self::LettersMixed(_))
    }
}

/// A remark about a place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceListRemark {
    /// The bytes of the text, never empty.
    pub span: Range<usize>,
    /// The kind of remark.
    pub kind: RemarkKind,
}

/// The contents of a list of pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceList {
    /// The pieces in the order of the text; a later one replaces an earlier one on the same square.
    pub men: Vec<Man>,
    /// The language of all letters; `None` if the text mixes several.
    pub language: Option<Language>,
    /// The side to move, if the text names it.
    pub side_to_move: Option<Color>,
    /// The unreadable places and the notes, in the order of the text.
    pub remarks: Vec<PieceListRemark>,
    /// The end of the text that is still being typed and is not a fault yet.
    pub unfinished: Option<Range<usize>>,
}

impl PieceList {
    /// Whether the list has both kings, so that it is a position and not a list of additional pieces.
    pub fn names_both_kings(&self) -> bool {
        let names = |king| self.men.iter().any(|man| man.piece == king);
        names(Piece::WhiteKing) && names(Piece::BlackKing)
    }

    /// Puts the pieces on a board.
    pub fn put_on(&self, board: &mut Board) {
        for man in &self.men {
            board.set(man.square, Some(man.piece));
        }
    }
}

/// The fewest pieces of a list in prose: prose itself may mention two kings.
const FEWEST_MEN: usize = 3;

/// The list of pieces in a text, if the text has one list with both kings; words around the list are left out. The
/// spans are those of a text that begins where the list does.
///
/// ```
/// use tabiya_notation::piece_letters::Language;
/// use tabiya_notation::piece_list::piece_list_in;
///
/// let mail = "My puzzle of today: White: Kg1, Qd1. Black: Kg8. Who finds the mate?";
/// assert_eq!(piece_list_in(mail, Language::English).unwrap().men.len(), 3);
/// assert_eq!(piece_list_in("The king on g1 is safe", Language::English), None);
/// ```
pub fn piece_list_in(text: &str, language: Language) -> Option<PieceList> {
    let whole = read_piece_list(text, language);
    if is_position(&whole) {
        return Some(whole);
    }
    let part = longest_part(text, &whole)?;
    let list = read_piece_list(text.get(part)?, language);
    (is_position(&list) && FEWEST_MEN <= list.men.len()).then_some(list)
}

fn is_position(list: &PieceList) -> bool {
    let is_read = list.remarks.iter().all(|remark| remark.kind.is_note());
    is_read && list.unfinished.is_none() && list.names_both_kings()
}

/// The part between two words that cannot be read that has most of the pieces.
fn longest_part(text: &str, list: &PieceList) -> Option<Range<usize>> {
    let is_fault = |remark: &&PieceListRemark| !remark.kind.is_note();
    let faults = list.remarks.iter().filter(is_fault);
    let faults = faults.map(|remark| &remark.span).chain(&list.unfinished);
    let mut start = 0;
    let mut best = (0, 0..0);
    let end = text.len()..text.len();
    for fault in faults.cloned().chain(std::iter::once(end)) {
        let part = start..fault.start.max(start);
        let is_inside = |span: &Range<usize>| part.start <= span.start && span.end <= part.end;
        let men = list.men.iter().filter(|man| is_inside(&man.span)).count();
        if best.0 < men {
            best = (men, part);
        }
        start = fault.end.max(start);
    }
    (best.0 > 0).then_some(best.1)
}
