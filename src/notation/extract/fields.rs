//! Reads on behind a board: the other fields as long as there are some, then the operations.

use super::super::fen::read_fen;
use super::super::record::read_record_over;
use super::ranks::FoundBoard;
use crate::chess::Position;
use crate::notation::opcodes;

/// The board with the fields and operations that follow it. Nothing behind `limit` belongs to it.
pub(super) fn with_fields(text: &str, board: FoundBoard, limit: usize) -> Option<String> {
    let start = board.start;
    let mut reader = Reader {
        text: text.get(..limit)?,
        at: board.end,
        blank: blank_behind(text, board.end),
        fen: board.field,
        fields: 1,
    };
    reader.skip_slash();
    while reader.fields < 6 && reader.take_field() {}
    if board.is_broken && reader.fields < 2 {
        return None;
    }
    reader.take_operations(text, start);
    Some(reader.fen)
}

/// Whether the text behind the fields is operations rather than prose.
pub(super) fn is_operations(tail: &str) -> bool {
    let word = tail.split(|c: char| !c.is_ascii_alphanumeric()).next();
    let is_known = word.is_some_and(opcodes::is_known);
    let says_something = tail.contains(char::is_alphanumeric);
    says_something && (is_known || tail.contains(';'))
}

struct Reader<'text> {
    text: &'text str,
    at: usize,
    /// What stands for a blank in addresses, when this one does so.
    blank: Option<char>,
    fen: String,
    fields: u8,
}

fn blank_behind(text: &str, at: usize) -> Option<char> {
    let next = text.get(at..)?.chars().next()?;
    matches!(next, '_' | '+').then_some(next)
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// A slash too many behind the last rank.
    fn skip_slash(&mut self) {
        if self.rest().starts_with("/ ") {
            self.at += 1;
        }
    }

    /// Takes the next word when it reads as the next field.
    fn take_field(&mut self) -> bool {
        let Some(start) = self.start_of_word() else {
            return false;
        };
        let Some(length) = self.text.get(start..).map(word_length) else {
            return false;
        };
        let word = self.text.get(start..start + length).unwrap_or_default();
        let behind = self.text.get(start + length..).unwrap_or_default();
        let word = self.plain_word(word, behind);
        let longer = format!("{} {word}", self.fen);
        if word.is_empty() || !self.is_field(&longer, &word, behind) {
            return false;
        }
        self.fen = longer;
        self.fields += 1;
        self.at = start + length;
        true
    }

    /// The word as FEN has it: `–` as `-`, `E3` as `e3`, and `W` as `w` when castling follows.
    fn plain_word(&self, word: &str, behind: &str) -> String {
        let is_blank = |c: char| c == ' ' || Some(c) == self.blank;
        let next = behind.trim_start_matches(is_blank);
        match (self.fields, word.to_ascii_lowercase().as_str()) {
            (1, "w" | "white") if starts_with_castling(next) => "w".to_owned(),
            (1, "b" | "black") if starts_with_castling(next) => "b".to_owned(),
            (3, lower) if lower.len() == 2 => lower.to_owned(),
            _ => word.chars().map(plain_dash).collect(),
        }
    }

    /// The first place behind the blanks. Across the end of a line only when what is there must be
    /// fields; never across an empty line.
    fn start_of_word(&self) -> Option<usize> {
        let is_blank = |c: char| c == ' ' || c == '\n' || Some(c) == self.blank;
        let word = self.rest().trim_start_matches(is_blank);
        let blanks = self.rest().len() - word.len();
        let lines = self.rest().get(..blanks)?.matches('\n').count();
        let goes_on = match lines {
            0 => true,
            1 => self.fields < 4 || are_counters(word, 6 - self.fields),
            _ => false,
        };
        (blanks > 0 && goes_on).then_some(self.at + blanks)
    }

    fn is_field(&self, longer: &str, word: &str, behind: &str) -> bool {
        let Ok(position) = read_fen(longer) else {
            return false;
        };
        match self.fields {
            2 => is_castling(&position, word),
            4 => !behind.starts_with('.'),
            5 => !goes_on_as_number(behind),
            _ => true,
        }
    }

    /// Takes the operations when the FEN has its line for itself.
    fn take_operations(&mut self, text: &str, start: usize) {
        let is_at_line_start = text
            .get(..start)
            .is_some_and(|t| t.is_empty() || t.ends_with('\n'));
        let is_one_line = text.get(start..self.at).is_some_and(|t| !t.contains('\n'));
        let behind = text.get(self.at..).unwrap_or_default();
        let line = behind.split('\n').next().unwrap_or_default();
        let tail = line.trim();
        // Another position on the line, so this is a list.
        let is_cut = self.at + line.len() > self.text.len();
        if !is_at_line_start || !is_one_line || is_cut || !is_operations(tail) {
            return;
        }
        let longer = format!("{} {tail}", self.fen);
        let (reading, _) = read_record_over(&longer, &Position::start());
        if reading.error.is_none() && reading.fields == self.fields {
            self.fen = longer;
        }
    }
}

fn word_length(text: &str) -> usize {
    let is_word = |c: char| c.is_alphanumeric() || plain_dash(c) == '-';
    text.find(|c: char| !is_word(c)).unwrap_or(text.len())
}

/// Whether castling letters begin here that are no word of prose.
fn starts_with_castling(text: &str) -> bool {
    let word = text.get(..word_length(text)).unwrap_or_default();
    let is_letter = |c: char| matches!(c, 'K' | 'Q' | 'k' | 'q');
    !word.is_empty() && (word.chars().all(is_letter) || word.chars().map(plain_dash).eq(['-']))
}

/// `-` for the dashes that word processors put in its place.
fn plain_dash(character: char) -> char {
    match character {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
        other => other,
    }
}

/// Whether the next line is so many numbers and nothing else, or so many lines are one each.
fn are_counters(text: &str, count: u8) -> bool {
    let mut lines = text.split('\n').map(numbers_alone);
    let first = lines.next().flatten();
    first == Some(count) || (count == 2 && first == Some(1) && lines.next().flatten() == Some(1))
}

/// How many numbers a line has, when it has nothing else but punctuation at its end.
fn numbers_alone(line: &str) -> Option<u8> {
    let line = line.trim_end_matches(|c: char| !c.is_alphanumeric());
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words = || line.split(' ').filter(|word| !word.is_empty());
    words()
        .all(is_number)
        .then(|| u8::try_from(words().count()).unwrap_or(u8::MAX))
}

/// Words of prose can be read as files of rooks; so files count only when the rooks are there.
fn is_castling(position: &Position, word: &str) -> bool {
    let has_file = word.contains(|c: char| matches!(c, 'a'..='h' | 'A'..='H'));
    !has_file || position.castling == position.castling.only_possible(&position.board)
}

/// Whether a number goes on as a fraction: the `1/2` of a result, `1.5`.
fn goes_on_as_number(behind: &str) -> bool {
    behind
        .strip_prefix(['.', '/'])
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}
