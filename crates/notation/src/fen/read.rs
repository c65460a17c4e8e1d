//! Reads FEN text.
//!
//! Accepts missing fields at the end, any run of blanks, digits side by side, and castling letters
//! of all dialects in any order. Reading is about the text only; what is odd about the position is
//! told by [`tabiya_chess::problems`].
//!
//! Invariant: never panics, and never allocates.

use super::fast;
use super::fields::{char_at, next_field, parse_digits, skip_blanks, trim_end};
use super::{FenError, FenErrorKind, FenField};
use crate::opcodes;
use std::ops::Range;
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Position, Rank, RookSide, Square,
    Wanted, back_rank_king, offered_right,
};

/// What could be read of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The position: the ranks and fields that could be read, the others as they were before.
    pub position: Position,
    /// The first thing that is wrong.
    pub error: Option<FenError>,
    /// The byte behind the last field that belongs to the FEN.
    pub end: usize,
    /// How many fields there were, 0 to 6.
    pub fields: u8,
}

/// Reads a FEN of one to six fields; the missing ones are `w - - 0 1`.
///
/// # Errors
/// The first thing that makes the text no FEN.
pub fn read_fen(text: &str) -> Result<Position, FenError> {
    let reading = read_fen_over(text, &unnamed_fields());
    reading.error.map_or(Ok(reading.position), Err)
}

/// Reads a FEN while it is typed: ranks and fields that are missing or wrong stay as they are in
/// `base`.
pub fn read_fen_over(text: &str, base: &Position) -> Reading {
    read_bytes(text.as_bytes(), base, Tail::Refused)
}

/// What the fields are that a FEN does not have: `w - - 0 1`.
pub(crate) fn unnamed_fields() -> Position {
    Position {
        castling: CastlingRights::NONE,
        ..Position::empty()
    }
}

/// What may stand behind the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tail {
    /// Nothing.
    Refused,
    /// Operations behind the fourth or sixth field, or a comment.
    Allowed,
}

/// Reads a FEN from bytes.
pub(crate) fn read_bytes(text: &[u8], base: &Position, tail: Tail) -> Reading {
    if let Some(position) = fast::read_usual(text) {
        return Reading {
            position,
            error: None,
            end: text.len(),
            fields: 6,
        };
    }
    let mut reader = Reader::new(text, base, tail);
    if skip_blanks(text, 0) == text.len() {
        return reader.nothing();
    }
    reader.read_board();
    reader.read_field(FenField::SideToMove, read_side);
    reader.read_field(FenField::Castling, read_castling);
    reader.read_field(FenField::EnPassant, read_en_passant);
    reader.read_field(FenField::HalfmoveClock, read_halfmove_clock);
    reader.read_field(FenField::FullmoveNumber, read_fullmove_number);
    reader.expect_end();
    reader.reading
}

/// What is wrong in a field, and where.
pub(crate) type Fault = (FenErrorKind, Range<usize>);

struct Reader<'text> {
    text: &'text [u8],
    tail: Tail,
    reading: Reading,
}

impl<'text> Reader<'text> {
    fn new(text: &'text [u8], base: &Position, tail: Tail) -> Self {
        let reading = Reading {
            position: *base,
            error: None,
            end: 0,
            fields: 0,
        };
        Self {
            text,
            tail,
            reading,
        }
    }

    fn nothing(mut self) -> Reading {
        let end = self.text.len();
        self.fault(FenField::Board, (FenErrorKind::Nothing, end..end));
        self.reading
    }

    /// The field behind those that were read, unless the tail begins there.
    fn next(&self) -> Option<Range<usize>> {
        let (ends, is_tail): (&[u8], bool) = match self.tail {
            Tail::Refused => (b"", false),
            Tail::Allowed => (b";", self.is_at_tail()),
        };
        next_field(self.text, self.reading.end, ends).filter(|_| !is_tail)
    }

    fn is_at_tail(&self) -> bool {
        let start = skip_blanks(self.text, self.reading.end);
        is_tail(
            self.text.get(start..).unwrap_or_default(),
            self.reading.fields,
        )
    }

    fn take(&mut self, field: &Range<usize>) {
        self.reading.end = field.end;
        self.reading.fields += 1;
    }

    /// Keeps the first fault only.
    fn fault(&mut self, field: FenField, (kind, span): Fault) {
        self.reading
            .error
            .get_or_insert(FenError { kind, field, span });
    }

    fn read_board(&mut self) {
        let start = skip_blanks(self.text, self.reading.end);
        if let Some((board, length)) = self.text.get(start..).and_then(fast::read_board) {
            self.reading.position.board = board;
            return self.take(&(start..start + length));
        }
        let Some(field) = self.next() else {
            return;
        };
        self.take(&field);
        if let Err(fault) = read_ranks(self.text, field, &mut self.reading.position.board) {
            self.fault(FenField::Board, fault);
        }
    }

    fn read_field(&mut self, name: FenField, read: ReadField) {
        let Some(field) = self.next() else {
            return;
        };
        self.take(&field);
        if let Err(fault) = read(self.text, field, &mut self.reading.position) {
            self.fault(name, fault);
        }
    }

    fn expect_end(&mut self) {
        if let Some(extra) = self.next() {
            let rest = extra.start..trim_end(self.text).max(extra.end);
            self.fault(FenField::End, (FenErrorKind::ExtraText, rest));
        }
    }
}

pub(crate) type ReadField = fn(&[u8], Range<usize>, &mut Position) -> Result<(), Fault>;

/// Whether what follows so many fields is no field but what may stand behind them.
pub(crate) fn is_tail(rest: &[u8], fields: u8) -> bool {
    match fields {
        0 => false,
        4 | 6 => starts_comment(rest) || starts_operation(rest),
        _ => starts_comment(rest),
    }
}

/// Whether a text behind the fields can be no field: a comment, or the marks that collections for
/// tuning engines put there.
fn starts_comment(rest: &[u8]) -> bool {
    matches!(rest, [b';' | b'#' | b'{' | b'[' | b'|', ..])
}

/// Whether an operation begins here: an opcode is a letter, then letters, digits and `_`; it is one
/// that is known, or a semicolon follows somewhere.
fn starts_operation(rest: &[u8]) -> bool {
    let word = next_field(rest, 0, b";").and_then(|word| rest.get(word));
    let opcode = word.and_then(|word| std::str::from_utf8(word).ok());
    opcode.is_some_and(|opcode| {
        let has_form = opcode.starts_with(|c: char| c.is_ascii_alphabetic())
            && opcode
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'_');
        has_form && (rest.contains(&b';') || opcodes::is_known(opcode))
    })
}

/// Reads the ranks that can be read and tells the first fault of the field.
pub(super) fn read_ranks(text: &[u8], field: Range<usize>, board: &mut Board) -> Result<(), Fault> {
    let mut outcome = Ok(());
    let mut start = field.start;
    for (typed, rank) in (0_u8..).zip(Rank::ALL.into_iter().rev()) {
        let end = rank_end(text, start, field.end);
        if start == end && end == field.end {
            let too_few = FenErrorKind::TooFewRanks { ranks: typed };
            return outcome.and(Err((too_few, end..end)));
        }
        match read_rank(text, start..end, rank) {
            Ok(pieces) => set_rank(board, rank, pieces),
            Err(fault) => outcome = outcome.and(Err(fault)),
        }
        if end == field.end {
            return outcome.and(expect_last_rank(rank, end));
        }
        start = end + 1;
    }
    // Each rank so far was followed by a slash, also the last.
    outcome.and(Err((FenErrorKind::TooManyRanks, start - 1..field.end)))
}

/// Where the rank that begins here ends: at a slash, or with the field.
pub(crate) fn rank_end(text: &[u8], start: usize, field_end: usize) -> usize {
    let rest = text.get(start..field_end).unwrap_or_default();
    let slash = rest.iter().position(|byte| *byte == b'/');
    slash.map_or(field_end, |length| start + length)
}

fn expect_last_rank(rank: Rank, end: usize) -> Result<(), Fault> {
    if rank == Rank::FIRST {
        return Ok(());
    }
    let ranks = 8 - rank.index();
    Err((FenErrorKind::TooFewRanks { ranks }, end..end))
}

/// The pieces of one rank.
pub(crate) fn read_rank(
    text: &[u8],
    span: Range<usize>,
    rank: Rank,
) -> Result<[Option<Piece>; 8], Fault> {
    let mut pieces = [None; 8];
    let mut squares = 0_usize;
    for at in span.clone() {
        match text.get(at).copied().unwrap_or_default() {
            digit @ b'1'..=b'8' => squares += usize::from(digit - b'0'),
            other => {
                let piece = piece_at(text, at, other)?;
                if let Some(place) = pieces.get_mut(squares) {
                    *place = Some(piece);
                }
                squares += 1;
            }
        }
    }
    let counted = u8::try_from(squares).unwrap_or(u8::MAX);
    let kind = match squares {
        8 => return Ok(pieces),
        0..8 => FenErrorKind::RankTooShort {
            rank,
            squares: counted,
        },
        _ => FenErrorKind::RankTooLong {
            rank,
            squares: counted,
        },
    };
    // An empty rank has no text of its own: the slash behind it is what is wrong.
    let end = span.end.max(span.start + 1);
    Err((kind, span.start..end))
}

fn piece_at(text: &[u8], at: usize, byte: u8) -> Result<Piece, Fault> {
    if let Some(piece) = Piece::from_letter(char::from(byte)) {
        return Ok(piece);
    }
    let (found, length) = char_at(text, at).unwrap_or((char::REPLACEMENT_CHARACTER, 1));
    let kind = match found {
        '0' | '9' => FenErrorKind::BadDigit { found },
        _ => FenErrorKind::UnknownPiece { found },
    };
    Err((kind, at..at + length))
}

fn set_rank(board: &mut Board, rank: Rank, pieces: [Option<Piece>; 8]) {
    for (file, piece) in File::ALL.into_iter().zip(pieces) {
        board.set(Square::new(file, rank), piece);
    }
}

pub(crate) fn read_side(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    let (side, rest) = match text.get(field.clone()) {
        Some([b'w', rest @ ..]) => (Some(Color::White), rest),
        Some([b'b', rest @ ..]) => (Some(Color::Black), rest),
        _ => (None, &[][..]),
    };
    if let Some(side) = side
        && rest.is_empty()
    {
        position.side_to_move = side;
        return Ok(());
    }
    let wrong = field.start + usize::from(side.is_some());
    let found = char_at(text, wrong).map_or(char::REPLACEMENT_CHARACTER, |(found, _)| found);
    Err((FenErrorKind::BadSide { found }, field))
}

pub(super) fn read_castling(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    let mut rights = CastlingRights::NONE;
    if text.get(field.clone()) != Some(b"-") {
        for at in field {
            let letter = text.get(at).copied().unwrap_or_default();
            let (color, side, right) = castling_at(text, at, letter, &position.board)?;
            if rights.wanted(color, side) != Wanted::No {
                let found = char::from(letter);
                return Err((FenErrorKind::RepeatedCastling { found }, at..at + 1));
            }
            rights.set(color, side, Wanted::Yes(right));
        }
    }
    position.castling = rights;
    Ok(())
}

type NamedRight = (Color, RookSide, CastlingRight);

fn castling_at(text: &[u8], at: usize, letter: u8, board: &Board) -> Result<NamedRight, Fault> {
    right_of_letter(letter, board).ok_or_else(|| {
        let (found, length) = char_at(text, at).unwrap_or((char::REPLACEMENT_CHARACTER, 1));
        (FenErrorKind::BadCastlingLetter { found }, at..at + length)
    })
}

/// The right that a castling letter names on this board.
pub(crate) fn right_of_letter(letter: u8, board: &Board) -> Option<NamedRight> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let outermost = |side| Some((color, side, offered_right(color, side, board)));
    match letter {
        b'K' | b'k' => outermost(RookSide::Kingside),
        b'Q' | b'q' => outermost(RookSide::Queenside),
        _ => {
            let rook = File::from_letter(letter)?;
            let king = back_rank_king(color, board).unwrap_or(File::E);
            let side = if rook > king {
                RookSide::Kingside
            } else {
                RookSide::Queenside
            };
            Some((color, side, CastlingRight { king, rook }))
        }
    }
}

pub(crate) fn read_en_passant(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    position.en_passant = match text.get(field.clone()) {
        Some(b"-") => None,
        Some([b'a'..=b'h', b'3' | b'6']) => {
            let name = text.get(field).and_then(|name| str::from_utf8(name).ok());
            name.and_then(Square::from_name)
        }
        _ => return Err((FenErrorKind::BadEnPassant, field)),
    };
    Ok(())
}

pub(crate) fn read_halfmove_clock(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    position.halfmove_clock = read_counter(text, field, FenErrorKind::BadHalfmoveClock)?;
    Ok(())
}

pub(crate) fn read_fullmove_number(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    position.fullmove_number = read_counter(text, field, FenErrorKind::BadFullmoveNumber)?;
    Ok(())
}

fn read_counter(text: &[u8], field: Range<usize>, bad: FenErrorKind) -> Result<u32, Fault> {
    let digits = text.get(field.clone()).unwrap_or_default();
    if !digits.iter().all(u8::is_ascii_digit) {
        return Err((bad, field));
    }
    parse_digits(digits).ok_or((FenErrorKind::CounterTooLarge, field))
}
