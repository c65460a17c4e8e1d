//! Reads the fields after a board, as many as there are.
//!
//! They end at the first word that cannot be read as the next field. Its meaning is not decided here: see
//! [`super::tail_operations`].

mod counters;

use super::alphabet::Alphabet;
use super::boards::{PlainBoard, word_length};
use super::castling_word::CastlingWord;
use super::report::{PlainEdit, RepairKind};
use super::{castling_word, words};
use crate::repair::CheckCounters;
use std::ops::Range;
use tabiya_chess::{Board, Color, Square};

/// The fields after a board.
#[derive(Default)]
pub(super) struct FieldsAfterBoard {
    /// The exact fields, from the side to move on.
    pub(super) exact: Vec<String>,
    /// The end of each field; a missing field ends where the previous one does.
    pub(super) ends: Vec<usize>,
    /// The edits that make the fields exact.
    pub(super) edits: Vec<PlainEdit>,
    /// The end of the last field.
    pub(super) end: usize,
    /// The signs that replace spaces between the fields.
    pub(super) signs: String,
    /// The rooks that cannot have a right next to another rook.
    pub(super) surplus: Vec<Square>,
    /// An en-passant target that no pawn can pass.
    pub(super) impossible_target: Option<Square>,
    /// The counters of Three-check with their place.
    pub(super) checks: Option<(CheckCounters, Range<usize>)>,
}

impl FieldsAfterBoard {
    /// Whether a character separates two fields.
    pub(super) fn is_blank(&self, character: char) -> bool {
        matches!(character, ' ' | '\n' | '_') || self.signs.contains(character)
    }

    /// The number of fields, including the board.
    pub(super) fn count(&self) -> usize {
        1 + self.exact.len()
    }
}

/// Reads the fields after a board, up to a place where something else begins.
pub(super) fn read(
    text: &str,
    found: &PlainBoard,
    limit: usize,
    board: &Board,
    alphabet: Alphabet,
) -> FieldsAfterBoard {
    let text = text.get(..limit).unwrap_or(text);
    let end = found.end();
    let mut reader = Reader {
        text,
        board,
        alphabet,
        fields: FieldsAfterBoard {
            end,
            signs: match found.moved_side {
                Some(_) if text.get(end..).is_some_and(|t| t.starts_with('+')) => "+".to_owned(),
                Some(_) => String::new(),
                None => signs_behind(text, end).to_owned(),
            },
            ..FieldsAfterBoard::default()
        },
    };
    reader.read(found);
    reader.fields
}

/// The signs that replace spaces after this board: `+` in addresses; a comma, or `","`, if each field is a cell of its
/// own.
fn signs_behind(text: &str, at: usize) -> &str {
    const MAX_SIGNS: usize = 8;
    let rest = text.get(at..).unwrap_or_default();
    let length = rest
        .find(|c: char| c.is_alphanumeric())
        .unwrap_or(rest.len());
    let Some((signs, behind)) = rest.split_at_checked(length.min(MAX_SIGNS)) else {
        return "";
    };
    let (word, behind) = behind.split_at(word_length(behind));
    let is_blank = signs.trim().is_empty() || signs.contains('-');
    let is_side = words::side(word, Alphabet::English).is_some();
    let is_again = behind.trim_start_matches(' ').starts_with(signs.trim());
    if !is_blank && is_side && is_again {
        signs
    } else {
        ""
    }
}

struct Reader<'text> {
    text: &'text str,
    board: &'text Board,
    alphabet: Alphabet,
    fields: FieldsAfterBoard,
}

impl Reader<'_> {
    fn read(&mut self, found: &PlainBoard) {
        let has_side = match &found.moved_side {
            Some(side) => {
                self.take(self.slice(side).to_owned(), found.end());
                true
            }
            None => self.take_side(found),
        };
        if !(has_side && self.take_castling() && self.take_en_passant()) {
            return;
        }
        self.take_checks();
        let has_clock = self.fields.count() > 4; // The clock was attached to the dash before it.
        if (has_clock || self.take_counter(0)) && self.take_counter(1) {
            self.take_checks();
        }
    }

    fn slice(&self, span: &Range<usize>) -> &str {
        self.text.get(span.clone()).unwrap_or_default()
    }

    fn take(&mut self, exact: String, end: usize) {
        self.fields.exact.push(exact);
        self.fields.ends.push(end);
        self.fields.end = end;
    }

    fn rest(&self) -> &str {
        self.text.get(self.fields.end..).unwrap_or_default()
    }

    fn is_blank(&self, character: char) -> bool {
        self.fields.is_blank(character)
    }

    /// The next word after a place.
    fn word_behind(&self, at: usize) -> Option<Range<usize>> {
        let rest = self.text.get(at..)?;
        let word = rest.trim_start_matches(|c| self.is_blank(c));
        let start = at + rest.len() - word.len();
        let is_part = |c: char| c == '-' || c.is_alphanumeric();
        let length = word.find(|c| !is_part(c)).unwrap_or(word.len());
        (start > at && length > 0).then_some(start..start + length)
    }

    /// The next word. It may be on the next line only if that line must have fields, and never after an empty line.
    fn next_word(&self) -> Option<Range<usize>> {
        let word = self.word_behind(self.fields.end)?;
        self.is_near(word.start).then_some(word)
    }

    fn is_near(&self, start: usize) -> bool {
        let blanks = self.slice(&(self.fields.end..start));
        let missing = 6_usize.saturating_sub(self.fields.count());
        match blanks.matches('\n').count() {
            0 => true,
            1 => {
                let line = self.text.get(start..).unwrap_or_default();
                self.fields.count() < 4 || are_counters(line, missing)
            }
            _ => false,
        }
    }

    /// Takes a field at this place.
    fn push(&mut self, span: &Range<usize>, exact: String, edits: Vec<PlainEdit>) {
        self.push_gap(span.start);
        self.fields.edits.extend(edits);
        self.take(exact, span.end);
    }

    /// Takes a field that is missing at this place.
    fn push_missing(&mut self) {
        let here = self.fields.end..self.fields.end;
        let edit = PlainEdit::new(RepairKind::MissingFields, here, " -");
        self.fields.edits.push(edit);
        self.take("-".to_owned(), self.fields.end);
    }

    /// Makes the gap between two fields a single space.
    fn push_gap(&mut self, start: usize) {
        let gap = self.fields.end..start;
        let kind = match self.slice(&gap) {
            " " => return,
            blanks if blanks.chars().all(|c| matches!(c, ' ' | '\n' | '_' | '+')) => {
                RepairKind::WhiteSpace
            }
            _ => RepairKind::Separators,
        };
        self.fields.edits.push(PlainEdit::new(kind, gap, " "));
    }

    fn take_side(&mut self, found: &PlainBoard) -> bool {
        let end = self.fields.end;
        let glued = found.has_glued_side.then_some(end..end + 1);
        let Some(span) = glued
            .or_else(|| self.next_word())
            .or_else(|| self.side_in_words())
        else {
            return false;
        };
        let Some((side, repair)) = words::side(self.slice(&span), self.alphabet) else {
            return false;
        };
        let is_name = self.slice(&span).chars().count() > 1;
        if is_name && !self.is_whose_turn_it_is(&span) {
            return false; // `Black is better`
        }
        let exact = match side {
            Color::White => "w",
            Color::Black => "b",
        };
        let edit = repair.map(|kind| PlainEdit::new(kind, span.clone(), exact));
        self.push(&span, exact.to_owned(), edit.into_iter().collect());
        true
    }

    /// Whether the name of a side is followed by the next field, by `to move`, or by nothing.
    fn is_whose_turn_it_is(&self, side: &Range<usize>) -> bool {
        let rest = self.text.get(side.end..).unwrap_or_default();
        let next = self.word_behind(side.end);
        match next {
            None => !rest.starts_with(['\'', '\u{2019}']),
            Some(next) => {
                let word = self.slice(&next);
                let is_castling = castling_word::read(word, 0, self.board).is_some();
                word == "to" || is_castling || self.starts_counters(&next)
            }
        }
    }

    /// `White` or `Black` in the words after the board: `, Black to move`.
    fn side_in_words(&self) -> Option<Range<usize>> {
        let words = self
            .rest()
            .trim_start_matches([' ', ',', '.', ';', ':', '(', '-']);
        let length = words
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(words.len());
        let start = self.text.len() - words.len();
        let word = words.get(..length)?;
        let is_side = ["white", "black"]
            .iter()
            .any(|side| word.eq_ignore_ascii_case(side));
        is_side.then_some(start..start + length)
    }

    fn take_castling(&mut self) -> bool {
        let Some(span) = self.next_word() else {
            return false;
        };
        if self.starts_counters(&span) {
            self.push_missing();
            return true;
        }
        let span = self.with_second_half(span);
        let (word, dash) = self.split_dash(&span);
        let Some(castling) = self.castling(&word) else {
            return false;
        };
        if castling.names_absent_rook && !self.is_before_target(&span) {
            return false;
        }
        self.fields.surplus = castling.surplus;
        self.push(&word, castling.exact, castling.edits);
        if let Some(dash) = dash {
            let missing_blank = PlainEdit::new(RepairKind::WhiteSpace, dash.start..dash.start, " ");
            self.fields.edits.push(missing_blank);
            self.take("-".to_owned(), dash.end);
        }
        true
    }

    /// Reads castling letters: as those of FEN if they are exact, otherwise possibly in the language of the pieces.
    fn castling(&self, span: &Range<usize>) -> Option<CastlingWord> {
        let (word, start) = (self.slice(span), span.start);
        let plain = castling_word::read(word, start, self.board);
        let is_good = plain
            .as_ref()
            .is_some_and(|plain| !plain.names_absent_rook && plain.edits.is_empty());
        match self.alphabet {
            Alphabet::Of(language) if !is_good => {
                castling_word::read_foreign(word, start, self.board, language).or(plain)
            }
            _ => plain,
        }
    }

    /// Includes Black's rights if they are a separate word: `KQ kq -`.
    fn with_second_half(&self, word: Range<usize>) -> Range<usize> {
        let is_half = |span: &Range<usize>, letters: [char; 2]| {
            self.slice(span).chars().all(|c| letters.contains(&c))
        };
        let second = self.word_behind(word.end);
        match second.filter(|second| is_half(second, ['k', 'q'])) {
            Some(second) if is_half(&word, ['K', 'Q']) => word.start..second.end,
            _ => word,
        }
    }

    /// Splits `KQkq- 0 1`: the dash at the end is the en-passant field if that would be missing.
    fn split_dash(&self, span: &Range<usize>) -> (Range<usize>, Option<Range<usize>>) {
        let word = self.slice(span);
        let next = self.word_behind(span.end);
        let is_glued = word.len() > 1
            && word.ends_with('-')
            && next.is_some_and(|next| self.starts_counters(&next));
        if is_glued {
            let dash = span.end - 1..span.end;
            (span.start..dash.start, Some(dash))
        } else {
            (span.clone(), None)
        }
    }

    /// Whether the next field follows, or nothing. Files without rooks count only then, because words of prose can be
    /// read as files.
    fn is_before_target(&self, span: &Range<usize>) -> bool {
        match self.word_behind(span.end) {
            None => true,
            Some(next) => {
                let word = self.slice(&next);
                words::en_passant(word, 0).is_some()
                    || self.starts_counters(&next)
                    || self.has_glued_clock(&next)
            }
        }
    }

    fn take_en_passant(&mut self) -> bool {
        if self.fields.count() > 3 {
            return true; // A dash that was attached to the castling letters.
        }
        let Some(span) = self.next_word() else {
            return false;
        };
        if self.starts_counters(&span) {
            self.push_missing();
            return true;
        }
        if self.has_glued_clock(&span) {
            self.push_dash_and_clock(&span);
            return true;
        }
        let word = self.slice(&span);
        let Some(target) = words::en_passant(word, span.start) else {
            return false;
        };
        if target.impossible.is_some() && !self.is_before_counter(&span) {
            return false; // This is a move: `e4 e5`.
        }
        self.fields.impossible_target = target.impossible;
        self.push(&span, target.exact, target.edits);
        true
    }

    /// Whether a word is a dash and the halfmove clock without a space between them: `-1 12`. The dash cannot be the
    /// sign of a negative clock, because then there would be no field for the target.
    fn has_glued_clock(&self, span: &Range<usize>) -> bool {
        let clock = span.start + 1..span.end;
        let is_dash = self.slice(&(span.start..clock.start)) == "-";
        is_dash && !clock.is_empty() && self.starts_counters(&clock)
    }

    fn is_before_counter(&self, span: &Range<usize>) -> bool {
        let next = self.word_behind(span.end);
        next.is_none_or(|next| words::counter(self.slice(&next), 0).is_some())
    }

    /// Whether this word and the next one are the two counters: numbers, without a third one.
    fn starts_counters(&self, first: &Range<usize>) -> bool {
        let is_number = |span: &Range<usize>| {
            let word = self.slice(span);
            word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let second = self.word_behind(first.end);
        let third = second.as_ref().and_then(|word| self.word_behind(word.end));
        is_number(first)
            && second.is_some_and(|word| is_number(&word))
            && !third.is_some_and(|word| is_number(&word))
    }
}

/// Whether the next line has exactly this number of numbers and nothing else, or two lines have one number each.
fn are_counters(text: &str, count: usize) -> bool {
    let mut lines = text.split('\n').map(numbers_alone);
    let first = lines.next().flatten();
    first == Some(count) || (count == 2 && first == Some(1) && lines.next().flatten() == Some(1))
}

/// The number of numbers in a line; `None` if the line has anything else but punctuation at its end.
fn numbers_alone(line: &str) -> Option<usize> {
    let line = line.trim_end_matches(|c: char| !c.is_alphanumeric());
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words = || line.split(' ').filter(|word| !word.is_empty());
    words().all(is_number).then(|| words().count())
}
