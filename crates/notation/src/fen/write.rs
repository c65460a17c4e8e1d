//! Writes positions as FEN: the shortest digits, one space between the fields, White's rights first, and the h-side
//! before the a-side. Rights and en-passant targets that the pieces rule out are omitted.

mod board;

use tabiya_chess::{
    Board, CastlingRight, Color, EnPassantConvention, Position, RookSide, outermost_rook,
};

/// The notation of castling rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// `KQkq`; the file of the rook appears only where `K` or `Q` would mean a rook further from the king. Every
    /// position of standard chess is written as standard FEN.
    #[default]
    XFen,
    /// Always the files of the rooks: `HAha`.
    Shredder,
}

impl Dialect {
    /// Both, the more common one first.
    pub const ALL: [Self; 2] = [Self::XFen, Self::Shredder];
}

/// The choices that different programs make differently when they write FEN. The default is the FEN of 1994.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FenStyle {
    /// The notation of castling rights.
    pub dialect: Dialect,
    /// The cases in which an en-passant target is written.
    pub en_passant: EnPassantConvention,
}

impl FenStyle {
    /// X-FEN with every possible target: the default.
    pub const STANDARD: Self = Self {
        dialect: Dialect::XFen,
        en_passant: EnPassantConvention::Always,
    };
}

/// The position as X-FEN, with a target after every move of a pawn by two squares.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_notation::fen::write_fen;
///
/// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// assert_eq!(write_fen(&Position::start()), start);
/// ```
pub fn write_fen(position: &Position) -> String {
    write_fen_as(position, FenStyle::STANDARD)
}

/// The position as FEN in this style.
///
/// ```
/// use tabiya_chess::EnPassantConvention;
/// use tabiya_notation::fen::{Dialect, FenStyle, read_fen, write_fen_as};
///
/// let position = read_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")?;
/// let style = FenStyle { dialect: Dialect::Shredder, en_passant: EnPassantConvention::Legal };
/// assert_eq!(
///     write_fen_as(&position, style),
///     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha - 0 1",
/// );
/// # Ok::<(), tabiya_notation::fen::FenError>(())
/// ```
pub fn write_fen_as(position: &Position, style: FenStyle) -> String {
    let mut text = Vec::with_capacity(MAX_BYTES);
    append_fen(&mut text, position, style);
    text_of(text)
}

/// Appends the FEN of a position to a text. This is the fastest way to write many positions, since the
/// buffer can be reused. The FEN is ASCII.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_notation::fen::{FenStyle, append_fen};
///
/// let mut line = Vec::new();
/// append_fen(&mut line, &Position::empty(), FenStyle::STANDARD);
/// assert_eq!(line, b"8/8/8/8/8/8/8/8 w - - 0 1");
/// ```
pub fn append_fen(text: &mut Vec<u8>, position: &Position, style: FenStyle) {
    append_position_fields(text, position, style);
    text.push(b' ');
    append_number(text, position.halfmove_clock);
    text.push(b' ');
    append_number(text, position.fullmove_number);
}

/// Appends the first four fields, which are those of an EPD: all but the counters.
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

/// The first field of a FEN: the pieces.
///
/// ```
/// use tabiya_chess::Board;
/// use tabiya_notation::fen::write_board;
///
/// assert_eq!(write_board(&Board::start()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
/// ```
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

/// Appends the digits of a number without leading zeros.
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

/// Writes the rights that the pieces allow, or `-` if there are none.
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
