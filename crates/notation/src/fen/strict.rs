//! Exact FEN: six fields and single spaces, exactly as the standard writes them.
//!
//! Invariant: never panics, and never allocates.

use super::read::{
    ReadField, read_castling, read_en_passant, read_fullmove_number, read_halfmove_clock,
    read_ranks, read_side, right_of_letter, unnamed_fields,
};
use super::{FenError, FenErrorKind, FenField, fast, next_field, skip_blanks};
use std::ops::Range;
use tabiya_chess::{Position, outermost_rook};

/// Reads an exact FEN (PGN standard of 1994, section 16.1): six fields separated by single spaces, the shortest digits,
/// castling letters in their order (White's first, the h-side before the a-side; `KQkq`, or files as X-FEN and
/// Shredder-FEN write them), a target on the third or sixth rank, counters without superfluous zeros, and a fullmove
/// number from 1.
///
/// The text consists of bytes, since files need not be UTF-8. The function never allocates. Rights and targets that the
/// pieces rule out are not errors; [`tabiya_chess::problems`] reports them.
///
/// # Errors
/// Returns the first fault of a text that is not an exact FEN.
///
/// ```
/// use tabiya_notation::fen::{FenErrorKind, read_strict};
///
/// let start = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// assert!(read_strict(start).is_ok());
/// let error = read_strict(b"rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").unwrap_err();
/// assert_eq!((error.kind, error.span), (FenErrorKind::DigitsJoined, 18..20));
/// ```
#[inline]
pub fn read_strict(text: &[u8]) -> Result<Position, FenError> {
    match fast::read_usual(text) {
        Some(position) => Ok(position),
        None => read_carefully(text),
    }
}

/// The same as [`read_strict`] without AVX2 instructions, which [`read_strict`] uses if the processor
/// has them. Tests and benchmarks compare the two.
///
/// # Errors
/// Fails with the same errors as [`read_strict`].
pub fn read_strict_portably(text: &[u8]) -> Result<Position, FenError> {
    match fast::read_usual_portably(text) {
        Some(position) => Ok(position),
        None => read_carefully(text),
    }
}

/// The kind of a fault, and its place.
type Fault = (FenErrorKind, Range<usize>);

/// Reads field by field up to the first fault.
#[cold]
fn read_carefully(text: &[u8]) -> Result<Position, FenError> {
    let (position, at) = read_fields(text, FIELDS.len())?;
    match text.get(at..) {
        None | Some([]) => Ok(position),
        Some(_) => Err(FenError {
            kind: behind_the_fields(text, at),
            field: FenField::End,
            span: at..text.len(),
        }),
    }
}

/// The first four fields, if they are exact, with their end, which is a space or the end of the text. The counters are
/// `0 1`.
pub(crate) fn read_strict_fields(text: &[u8]) -> Option<(Position, usize)> {
    let (position, at) = read_fields(text, 4).ok()?;
    matches!(text.get(at), None | Some(b' ')).then_some((position, at))
}

/// Reads this number of fields. Also returns their end.
fn read_fields(text: &[u8], count: usize) -> Result<(Position, usize), FenError> {
    let mut position = unnamed_fields();
    let (mut at, mut read_already) = (0, 0);
    if let Some((board, end)) = fast::read_board(text) {
        (position.board, at, read_already) = (board, end, 1);
    }
    for (name, read) in FIELDS.into_iter().take(count).skip(read_already) {
        let in_field = |(kind, span): Fault| FenError {
            kind,
            field: name,
            span,
        };
        let field = exact_field(text, at, name).map_err(in_field)?;
        at = field.end;
        read(text, field, &mut position).map_err(in_field)?;
    }
    Ok((position, at))
}

const FIELDS: [(FenField, ReadField); 6] = [
    (FenField::Board, read_exact_board),
    (FenField::SideToMove, read_side),
    (FenField::Castling, read_exact_castling),
    (FenField::EnPassant, read_en_passant),
    (FenField::HalfmoveClock, read_exact_clock),
    (FenField::FullmoveNumber, read_exact_number),
];

/// The next field, after exactly one space.
fn exact_field(text: &[u8], at: usize, name: FenField) -> Result<Range<usize>, Fault> {
    let start = match (name, text.get(at)) {
        (FenField::Board, _) => 0,
        (_, Some(b' ')) => at + 1,
        _ => at,
    };
    let first = skip_blanks(text, start);
    if first >= text.len() && text.len() <= start {
        let missing = if text.is_empty() {
            FenErrorKind::Nothing
        } else {
            FenErrorKind::MissingField
        };
        return Err((missing, text.len()..text.len()));
    }
    if first != start || (start == at && name != FenField::Board) {
        return Err((FenErrorKind::StrayBlank, start.min(at)..first.max(at)));
    }
    let field = next_field(text, start, b"");
    field.ok_or((FenErrorKind::MissingField, text.len()..text.len()))
}

fn behind_the_fields(text: &[u8], at: usize) -> FenErrorKind {
    if skip_blanks(text, at) == text.len() {
        FenErrorKind::StrayBlank
    } else {
        FenErrorKind::ExtraText
    }
}

fn read_exact_board(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    read_ranks(text, field.clone(), &mut position.board)?;
    let bytes = text.get(field.clone()).unwrap_or_default();
    let are_digits = |pair: &[u8; 2]| pair.iter().all(u8::is_ascii_digit);
    let Some(pair) = bytes.array_windows().position(are_digits) else {
        return Ok(());
    };
    let run = bytes.iter().skip(pair);
    let length = run.take_while(|byte| byte.is_ascii_digit()).count();
    let start = field.start + pair;
    Err((FenErrorKind::DigitsJoined, start..start + length))
}

/// Reads the rights, and then checks that their letters are those of one of the dialects.
fn read_exact_castling(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    read_castling(text, field.clone(), position)?;
    let letters = text.get(field.clone()).unwrap_or_default();
    let is_standard = |letter: &u8| matches!(letter, b'K' | b'Q' | b'k' | b'q');
    let has_standard = letters.iter().any(is_standard);
    let mut before = None;
    for (at, letter) in field.zip(letters) {
        let Some((color, side, right)) = right_of_letter(*letter, &position.board) else {
            continue;
        };
        let found = char::from(*letter);
        if before >= Some((color, side)) {
            return Err((FenErrorKind::CastlingOrder { found }, at..at + 1));
        }
        before = Some((color, side));
        let outermost = outermost_rook(color, side, right.king, &position.board);
        if has_standard && !is_standard(letter) && outermost == Some(right.rook) {
            return Err((FenErrorKind::CastlingMixed { found }, at..at + 1));
        }
    }
    Ok(())
}

fn read_exact_clock(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    read_halfmove_clock(text, field.clone(), position)?;
    expect_shortest(text, field)
}

fn read_exact_number(
    text: &[u8],
    field: Range<usize>,
    position: &mut Position,
) -> Result<(), Fault> {
    read_fullmove_number(text, field.clone(), position)?;
    expect_shortest(text, field.clone())?;
    match position.fullmove_number {
        0 => Err((FenErrorKind::FullmoveNumberZero, field)),
        _ => Ok(()),
    }
}

fn expect_shortest(text: &[u8], field: Range<usize>) -> Result<(), Fault> {
    let digits = text.get(field.clone()).unwrap_or_default();
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    let superfluous = zeros.min(digits.len().saturating_sub(1));
    match superfluous {
        0 => Ok(()),
        _ => Err((
            FenErrorKind::LeadingZero,
            field.start..field.start + superfluous,
        )),
    }
}
