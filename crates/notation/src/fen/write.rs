//! Writes positions as FEN.
//!
//! The shortest digits, one blank between the fields, White's rights first and the h-side before
//! the a-side. Rights and en-passant targets that the pieces rule out are left out.

mod board;

use tabiya_chess::{
    Board, CastlingRight, Color, EnPassantConvention, Position, RookSide, outermost_rook,
};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// `KQkq`, and the rook's file only where `K` or `Q` would mean a rook further out. Every
    /// position of standard chess comes out as standard FEN.
    #[default]
    XFen,
    /// The rooks' files always: `HAha`.
    Shredder,
}

impl Dialect {
    /// Both, the usual one first.
    pub const ALL: [Self; 2] = [Self::XFen, Self::Shredder];
}

/// What programs disagree about: how one position is written. The default is the FEN of 1994.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FenStyle {
    /// How castling rights are written.
    pub dialect: Dialect,
    /// When an en-passant target is written.
    pub en_passant: EnPassantConvention,
}

impl FenStyle {
    /// X-FEN with every possible target: what this program writes unless told otherwise.
    pub const STANDARD: Self = Self {
        dialect: Dialect::XFen,
        en_passant: EnPassantConvention::Always,
    };
}

/// The position as X-FEN, with the target after every double push.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_notation::fen::write_fen;
/// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// assert_eq!(write_fen(&Position::start()), start);
/// ```
pub fn write_fen(position: &Position) -> String {
    write_fen_as(position, FenStyle::STANDARD)
}

/// The position as FEN in this style.
pub fn write_fen_as(position: &Position, style: FenStyle) -> String {
    let mut text = Vec::with_capacity(MAX_BYTES);
    append_fen(&mut text, position, style);
    text_of(text)
}

/// Puts the FEN of a position behind a text. All of it is ASCII.
pub fn append_fen(text: &mut Vec<u8>, position: &Position, style: FenStyle) {
    append_position_fields(text, position, style);
    text.push(b' ');
    append_number(text, position.halfmove_clock);
    text.push(b' ');
    append_number(text, position.fullmove_number);
}

/// The first four fields, all but the counters: the fields of an EPD.
pub fn append_position_fields(text: &mut Vec<u8>, position: &Position, style: FenStyle) {
    board::append_board(text, &position.board);
    text.extend_from_slice(match position.side_to_move {
        Color::White => b" w ",
        Color::Black => b" b ",
    });
    append_castling(text, position, style.dialect);
    match position.en_passant_as(style.en_passant) {
        None => text.extend_from_slice(b" -"),
        Some(target) => {
            let (file, rank) = (target.file().index(), target.rank().index());
            text.extend_from_slice(&[b' ', b'a' + file, b'1' + rank]);
        }
    }
}

/// The pieces alone: the first field.
pub fn write_board(board: &Board) -> String {
    let mut text = Vec::with_capacity(MAX_BYTES);
    board::append_board(&mut text, board);
    text_of(text)
}

/// The longest FEN: a board of 64 pieces, four rights, a target, and two numbers of 32 bits.
const MAX_BYTES: usize = 71 + 3 + 4 + 3 + 11 + 11;

fn text_of(ascii: Vec<u8>) -> String {
    String::from_utf8(ascii).unwrap_or_default()
}

/// Appends the digits of a number, the shortest way.
pub fn append_number(text: &mut Vec<u8>, number: u32) {
    if number < 10 {
        // Most clocks are that small.
        let [digit, ..] = number.to_le_bytes();
        return text.push(b'0' + digit);
    }
    let mut digits = [0; 10];
    let mut at = digits.len();
    let mut left = number;
    while left > 0 {
        at -= 1;
        let [digit, ..] = (left % 10).to_le_bytes();
        if let Some(place) = digits.get_mut(at) {
            *place = b'0' + digit;
        }
        left /= 10;
    }
    text.extend_from_slice(digits.get(at..).unwrap_or_default());
}

/// Writes the rights that the pieces allow, `-` when there are none.
fn append_castling(text: &mut Vec<u8>, position: &Position, dialect: Dialect) {
    let before = text.len();
    for color in Color::ALL {
        for side in RookSide::ALL {
            if let Some(right) = position.castling.possible(color, side, &position.board) {
                text.push(castling_letter(
                    right,
                    color,
                    side,
                    &position.board,
                    dialect,
                ));
            }
        }
    }
    if text.len() == before {
        text.push(b'-');
    }
}

fn castling_letter(
    right: CastlingRight,
    color: Color,
    side: RookSide,
    board: &Board,
    dialect: Dialect,
) -> u8 {
    let is_outermost = || outermost_rook(color, side, right.king, board) == Some(right.rook);
    let letter = match (dialect, side) {
        (Dialect::XFen, RookSide::Kingside) if is_outermost() => b'K',
        (Dialect::XFen, RookSide::Queenside) if is_outermost() => b'Q',
        _ => b'A' + right.rook.index(),
    };
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}
