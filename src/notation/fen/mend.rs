//! The one sensible repair of what is wrong with a FEN.
//!
//! Promises: a mended text has no error any more at the place that was mended. Where two repairs
//! make sense there is none: guessing is left to people.

use super::read::right_of_letter;
use super::{FenError, FenErrorKind, read_fen_over};
use crate::chess::{Color, Piece, Position, Square, en_passant_bar, en_passant_rank};
use std::ops::Range;

/// A change of a text that takes its first error away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// The bytes to replace.
    pub span: Range<usize>,
    /// What to put there.
    pub replacement: String,
}

impl Mend {
    /// The text with the change made.
    pub fn apply(&self, text: &str) -> String {
        let before = text.get(..self.span.start).unwrap_or(text);
        let behind = text.get(self.span.end..).unwrap_or_default();
        [before, &self.replacement, behind].concat()
    }
}

/// The repair of an error of this text, when there is exactly one that makes sense.
pub fn mend(text: &str, error: &FenError) -> Option<Mend> {
    let span = error.span.clone();
    let wrong = text.get(span.clone())?;
    let mend = match error.kind {
        FenErrorKind::Nothing
        | FenErrorKind::TooFewRanks { .. }
        | FenErrorKind::CounterTooLarge => None,
        FenErrorKind::UnknownPiece { .. } => replace_look_alikes(text, span),
        FenErrorKind::BadDigit { .. }
        | FenErrorKind::RankTooShort { .. }
        | FenErrorKind::RankTooLong { .. } => fill_rank(text, span),
        FenErrorKind::TooManyRanks => drop_ninth_rank(text, span),
        FenErrorKind::BadSide { .. } => Some(replace(span, side_letter(wrong)?)),
        FenErrorKind::BadCastlingLetter { found } => mend_castling(text, span, found),
        FenErrorKind::RepeatedCastling { .. } => drop_repeated(text, span),
        FenErrorKind::BadEnPassant => mend_en_passant(text, span),
        FenErrorKind::BadHalfmoveClock => Some(replace(span, "0")),
        FenErrorKind::BadFullmoveNumber => Some(replace(span, "1")),
        FenErrorKind::ExtraText => {
            let start = text.get(..span.start)?.trim_end().len();
            Some(replace(start..text.len(), ""))
        }
    }?;
    takes_the_error_away(text, &mend).then_some(mend)
}

fn replace(span: Range<usize>, replacement: &str) -> Mend {
    let replacement = replacement.to_owned();
    Mend { span, replacement }
}

/// Whether the first error of the mended text, if any, lies behind the mended place.
fn takes_the_error_away(text: &str, mend: &Mend) -> bool {
    let end = mend.span.start + mend.replacement.len();
    read(&mend.apply(text))
        .1
        .is_none_or(|error| error.span.start >= end)
}

fn read(text: &str) -> (Position, Option<FenError>) {
    let reading = read_fen_over(text, &super::unnamed_fields());
    (reading.position, reading.error)
}

/// The span of the board field: the first field of the text.
fn board_span(text: &str) -> Range<usize> {
    let start = super::skip_blanks(text.as_bytes(), 0);
    let rest = text.get(start..).unwrap_or_default();
    let length = rest.find(is_blank).unwrap_or(rest.len());
    start..start + length
}

fn is_blank(character: char) -> bool {
    character.is_ascii_whitespace() || matches!(character, '\u{b}' | '\u{a0}')
}

/// Letters of other scripts that look like Latin ones, and full-width forms. Only where nothing
/// but look-alikes is out of place: in Russian text `К` is a knight.
fn replace_look_alikes(text: &str, span: Range<usize>) -> Option<Mend> {
    let board = text.get(board_span(text))?;
    let is_foreign = |c: &char| !c.is_ascii();
    let is_latin = board.chars().any(|c| Piece::from_letter(c).is_some());
    let all_known = board
        .chars()
        .filter(is_foreign)
        .all(|c| latin_look_alike(c).is_some());
    if !is_latin || !all_known {
        return None;
    }
    let wrong = text.get(span.clone())?;
    let replacement: String = wrong.chars().map(latin_look_alike).collect::<Option<_>>()?;
    Some(replace(span, &replacement))
}

/// The Latin piece letter that a letter of another script looks like.
pub fn latin_look_alike(look_alike: char) -> Option<char> {
    Some(match look_alike {
        '\u{41a}' | '\u{39a}' | '\u{212a}' => 'K',
        '\u{43a}' | '\u{3ba}' => 'k',
        '\u{412}' | '\u{392}' => 'B',
        '\u{420}' | '\u{3a1}' => 'P',
        '\u{440}' | '\u{3c1}' => 'p',
        '\u{39d}' => 'N',
        '\u{51a}' => 'Q',
        '\u{51b}' => 'q',
        '\u{ff01}'..='\u{ff5e}' => narrow(look_alike)?,
        _ => return None,
    })
}

/// The usual form of a full-width character, when it can stand in a board.
fn narrow(full_width: char) -> Option<char> {
    let narrow = char::from_u32(u32::from(full_width) - 0xfee0)?;
    let stands_in_board = Piece::from_letter(narrow).is_some() || matches!(narrow, '1'..='8' | '/');
    stands_in_board.then_some(narrow)
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

/// Makes a rank eight squares wide by its only digit, or drops a slash too many.
fn fill_rank(text: &str, span: Range<usize>) -> Option<Mend> {
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

fn drop_doubled_slash(text: &str, span: Range<usize>) -> Option<Mend> {
    let board = text.get(board_span(text))?;
    let has_nine_ranks = board.matches('/').count() == 8;
    has_nine_ranks.then(|| replace(span, ""))
}

/// Drops a slash at the end, or an empty rank at the end when no other empty rank can be the one
/// too many.
fn drop_ninth_rank(text: &str, span: Range<usize>) -> Option<Mend> {
    let ninth = text.get(span.clone())?.strip_prefix('/')?;
    let ranks = text.get(board_span(text).start..span.start)?;
    let is_empty_rank = |rank: &str| rank == "8";
    let run = ranks.rsplit('/').take_while(|rank| is_empty_rank(rank));
    let all = ranks.split('/').filter(|rank| is_empty_rank(rank));
    let is_the_only_one = is_empty_rank(ninth) && run.count() == all.count();
    (ninth.is_empty() || is_the_only_one).then(|| replace(span, ""))
}

fn side_letter(wrong: &str) -> Option<&'static str> {
    match wrong.to_ascii_lowercase().as_str() {
        "w" | "white" => Some("w"),
        "b" | "black" => Some("b"),
        _ => None,
    }
}

/// Dashes that people and word processors put for `-`.
fn is_dash(character: char) -> bool {
    matches!(
        character,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

/// The field around a place.
fn field_around(text: &str, at: usize) -> Option<Range<usize>> {
    let start = text
        .get(..at)?
        .char_indices()
        .rev()
        .find(|(_, c)| is_blank(*c));
    let end = text.get(at..)?.find(is_blank);
    Some(start.map_or(0, |(blank, c)| blank + c.len_utf8())..end.map_or(text.len(), |to| at + to))
}

fn mend_castling(text: &str, span: Range<usize>, found: char) -> Option<Mend> {
    let field = field_around(text, span.start)?;
    let is_whole_field = field == span;
    if is_whole_field && is_dash(found) {
        return Some(replace(span, "-"));
    }
    let is_at_end = span.end == field.end && !is_whole_field;
    (found == '-' && is_at_end).then(|| replace(span, ""))
}

/// Drops a letter that names the same rook as one before it.
fn drop_repeated(text: &str, span: Range<usize>) -> Option<Mend> {
    let field = field_around(text, span.start)?;
    let board = read(text).0.board;
    let right = right_of_letter(*text.as_bytes().get(span.start)?, &board)?;
    let mut before = text.as_bytes().get(field.start..span.start)?.iter();
    before
        .any(|letter| right_of_letter(*letter, &board) == Some(right))
        .then(|| replace(span, ""))
}

fn mend_en_passant(text: &str, span: Range<usize>) -> Option<Mend> {
    let wrong = text.get(span.clone())?;
    let mut characters = wrong.chars();
    if characters.next().is_some_and(is_dash) && characters.next().is_none() {
        return Some(replace(span, "-"));
    }
    if wrong.bytes().all(|byte| byte.is_ascii_digit()) {
        return insert_en_passant(text, span.start);
    }
    let square = Square::from_name(&wrong.to_ascii_lowercase())?;
    let position = read(text).0;
    if matches!(square.rank().number(), 3 | 6) {
        return Some(replace(span, &square.to_string()));
    }
    let target = target_of_push(square, &position)?;
    Some(replace(span, &target.to_string()))
}

/// `w KQkq 0 1`: the counters are there, the field before them is not.
fn insert_en_passant(text: &str, at: usize) -> Option<Mend> {
    let mut rest = text
        .get(at..)?
        .split(is_blank)
        .filter(|field| !field.is_empty());
    let counters = rest
        .by_ref()
        .take(2)
        .filter(|field| is_number(field))
        .count();
    (counters == 2 && rest.next().is_none()).then(|| replace(at..at, "- "))
}

fn is_number(field: &str) -> bool {
    field.bytes().all(|byte| byte.is_ascii_digit())
}

/// The target, when the square named is the one from or to which that pawn has moved.
fn target_of_push(square: Square, position: &Position) -> Option<Square> {
    let side = position.side_to_move;
    let is_on_the_way = match side {
        Color::White => matches!(square.rank().number(), 5 | 7),
        Color::Black => matches!(square.rank().number(), 2 | 4),
    };
    let target = Square::new(square.file(), en_passant_rank(side));
    let is_possible = en_passant_bar(&position.board, side, target).is_none();
    (is_on_the_way && is_possible).then_some(target)
}
