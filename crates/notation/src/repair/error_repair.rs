//! The only sensible repair of the first error of a FEN.
//!
//! A repaired text has no error at the place of the repair. If two repairs make sense, there is none.
//! Since a person confirms the repair, it may be a good guess, such as `p7` for `p6`; [`understand`]
//! makes the repairs that need no guess.

use super::{
    Interpretation, Repair, RepairKind, Understanding, readings_of_unreadable, understand,
};
use crate::fen::{FenError, FenErrorKind, read_fen_over, skip_blanks, unnamed_fields};
use std::ops::Range;
use tabiya_chess::{Color, Piece, Position, Role, Square, en_passant_obstacle, en_passant_rank};

/// A change of a text that removes its first error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorRepair {
    /// The bytes to replace.
    pub span: Range<usize>,
    /// The new text.
    pub replacement: String,
}

impl ErrorRepair {
    /// The text with this change.
    pub fn apply(&self, text: &str) -> String {
        let before = text.get(..self.span.start).unwrap_or(text);
        let behind = text.get(self.span.end..).unwrap_or_default();
        [before, &self.replacement, behind].concat()
    }
}

/// The repair of an error of a text; `None` unless exactly one repair makes sense.
///
/// ```
/// use tabiya_notation::fen::read_fen;
/// use tabiya_notation::repair::repair_error;
///
/// let text = "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let error = read_fen(text).unwrap_err();
/// let repair = repair_error(text, &error).unwrap();
/// assert_eq!((repair.span.clone(), &*repair.replacement), (18..19, "8"));
/// assert!(read_fen(&repair.apply(text)).is_ok());
/// ```
pub fn repair_error(text: &str, error: &FenError) -> Option<ErrorRepair> {
    text.get(error.span.clone())?;
    moved_target(text, error)
        .or_else(|| understood_up_to(text.len(), text, error))
        .or_else(|| repair_error_alone(text, error))
}

/// Does the same faster, for a text that [`understand`] is known not to repair as a whole.
pub fn repair_error_alone(text: &str, error: &FenError) -> Option<ErrorRepair> {
    text.get(error.span.clone())?;
    let behind = text.get(error.span.end..)?;
    let field_end = error.span.end + behind.find(is_blank).unwrap_or(behind.len());
    moved_target(text, error)
        .or_else(|| {
            let is_whole = field_end == text.len();
            (!is_whole).then(|| understood_up_to(field_end, text, error))?
        })
        .or_else(|| guess(text, error))
}

fn moved_target(text: &str, error: &FenError) -> Option<ErrorRepair> {
    let is_target = error.kind == FenErrorKind::BadEnPassant;
    is_target.then(|| target_of_push(text, &error.span))?
}

/// The repair at the place of the error if the text up to this place is understood.
fn understood_up_to(end: usize, text: &str, error: &FenError) -> Option<ErrorRepair> {
    let Understanding::One(reading) = understand(text.get(..end)?) else {
        return None;
    };
    repair_at(text, error, reading)
}

fn repair_at(text: &str, error: &FenError, reading: Interpretation) -> Option<ErrorRepair> {
    const BLANK: usize = 1;
    let rook = |square| reading.position.board.get(square).map(Piece::role) == Some(Role::Rook);
    if reading.surplus_rights.iter().copied().any(rook) {
        return None; // Either of two rooks on one side may be meant.
    }
    let is_here = |repair: &Repair| {
        repair.span.start <= error.span.end && error.span.start <= repair.span.end + BLANK
    };
    let repairs = reading.repairs.into_iter().filter(is_here);
    let mut found = repairs.map(|repair| ErrorRepair {
        span: repair.span,
        replacement: repair.became,
    });
    found.find(|repair| takes_the_error_away(text, repair))
}

/// The most probable intention of a person, who confirms it.
fn guess(text: &str, error: &FenError) -> Option<ErrorRepair> {
    let span = error.span.clone();
    let repair = match error.kind {
        FenErrorKind::BadDigit { .. } => fill_rank(text, span),
        FenErrorKind::RankTooShort { .. } | FenErrorKind::RankTooLong { .. } => {
            fill_rank(text, span).or_else(|| only_reading(text))
        }
        FenErrorKind::TooFewRanks { .. } => only_reading(text),
        FenErrorKind::TooManyRanks => drop_ninth_rank(text, span),
        FenErrorKind::BadHalfmoveClock => Some(replace(span, "0")),
        FenErrorKind::BadFullmoveNumber => Some(replace(span, "1")),
        FenErrorKind::ExtraText => {
            let start = text.get(..span.start)?.trim_end().len();
            Some(replace(start..text.len(), ""))
        }
        _ => None,
    }?;
    takes_the_error_away(text, &repair).then_some(repair)
}

fn replace(span: Range<usize>, replacement: &str) -> ErrorRepair {
    let replacement = replacement.to_owned();
    ErrorRepair { span, replacement }
}

/// Whether the first error of the repaired text, if any, is after the place of the repair.
fn takes_the_error_away(text: &str, repair: &ErrorRepair) -> bool {
    let end = repair.span.start + repair.replacement.len();
    read(&repair.apply(text))
        .1
        .is_none_or(|error| error.span.start >= end)
}

fn read(text: &str) -> (Position, Option<FenError>) {
    let reading = read_fen_over(text, &unnamed_fields());
    (reading.position, reading.error)
}

/// The change that makes a damaged board whole, if only one does.
fn only_reading(text: &str) -> Option<ErrorRepair> {
    const LONGEST: usize = 512;
    let readings = (text.len() <= LONGEST).then(|| readings_of_unreadable(text))?;
    let [reading] = readings.as_slice() else {
        return None;
    };
    let is_of_board = |repair: &&Repair| {
        matches!(
            repair.kind,
            RepairKind::MissingSquare | RepairKind::SurplusSquare | RepairKind::MissingRank
        )
    };
    let repair = reading.repairs.iter().find(is_of_board)?;
    Some(replace(repair.span.clone(), &repair.became))
}

/// The span of the board field: the first field of the text.
fn board_span(text: &str) -> Range<usize> {
    let start = skip_blanks(text.as_bytes(), 0);
    let rest = text.get(start..).unwrap_or_default();
    let length = rest.find(is_blank).unwrap_or(rest.len());
    start..start + length
}

fn is_blank(character: char) -> bool {
    character.is_ascii_whitespace() || matches!(character, '\u{b}' | '\u{a0}')
}

/// The rank around a place of the board.
fn rank_around(text: &str, at: usize) -> Option<Range<usize>> {
    let board = board_span(text);
    let before = text.get(board.start..at)?;
    let behind = text.get(at..board.end)?;
    let start = before
        .rfind('/')
        .map_or(board.start, |slash| board.start + slash + 1);
    let end = behind.find('/').map_or(board.end, |slash| at + slash);
    Some(start..end)
}

/// Makes a rank eight squares wide by changing its only digit, or drops a superfluous slash.
fn fill_rank(text: &str, span: Range<usize>) -> Option<ErrorRepair> {
    if text.get(span.clone()) == Some("/") {
        return drop_doubled_slash(text, span);
    }
    let span = rank_around(text, span.start)?;
    let rank = text.get(span.clone())?;
    let digits = rank.chars().filter(char::is_ascii_digit).count();
    if digits == rank.chars().count() {
        return Some(replace(span, "8"));
    }
    let letters = rank.len().checked_sub(digits)?;
    let at = span.start + rank.find(|c: char| c.is_ascii_digit())?;
    let missing = 8_usize.checked_sub(letters)?;
    match missing {
        _ if digits != 1 => None,
        0 if text.get(at..=at) == Some("0") => Some(replace(at..at + 1, "")),
        0 => None,
        _ => Some(replace(at..at + 1, &missing.to_string())),
    }
}

fn drop_doubled_slash(text: &str, span: Range<usize>) -> Option<ErrorRepair> {
    let board = text.get(board_span(text))?;
    let has_nine_ranks = board.matches('/').count() == 8;
    has_nine_ranks.then(|| replace(span, ""))
}

/// Drops an empty rank at the end if no other empty rank can be the superfluous one.
fn drop_ninth_rank(text: &str, span: Range<usize>) -> Option<ErrorRepair> {
    let ninth = text.get(span.clone())?.strip_prefix('/')?;
    let ranks = text.get(board_span(text).start..span.start)?;
    let is_empty_rank = |rank: &str| rank == "8";
    let run = ranks.rsplit('/').take_while(|rank| is_empty_rank(rank));
    let all = ranks.split('/').filter(|rank| is_empty_rank(rank));
    let is_the_only_one = is_empty_rank(ninth) && run.count() == all.count();
    is_the_only_one.then(|| replace(span, ""))
}

/// The target, if the text names the origin or the destination of the pawn instead.
fn target_of_push(text: &str, span: &Range<usize>) -> Option<ErrorRepair> {
    let word = text.get(span.clone())?;
    let square = Square::from_name(&word.to_ascii_lowercase())?;
    let position = read(text).0;
    let side = position.side_to_move;
    let is_on_the_way = match side {
        Color::White => matches!(square.rank().number(), 5 | 7),
        Color::Black => matches!(square.rank().number(), 2 | 4),
    };
    let target = Square::new(square.file(), en_passant_rank(side));
    let is_possible = en_passant_obstacle(&position.board, side, target).is_none();
    (is_on_the_way && is_possible).then(|| replace(span.clone(), &target.to_string()))
}
