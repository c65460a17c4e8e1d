//! A text as the rules look at it: its words, and the position it stands for.

use super::super::fen::{FenField, Reading, unnamed_fields};
use super::super::record::read_record_over;
use super::board_rules::BoardText;
use crate::chess::Position;
use crate::chess::problems::{Problem, problems};

const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) struct Case<'a> {
    /// The whole text, as found.
    pub(super) text: &'a str,
    /// Whether `_` stands between the fields, as in addresses.
    pub(super) has_underscores: bool,
    /// The words between blanks of any kind.
    words: Vec<&'a str>,
    /// What is odd about the first of them.
    pub(super) board: BoardText,
    reading: Reading,
    /// Whether something stands behind the fields.
    pub(super) has_tail: bool,
    /// What is wrong with the position; empty when there is none.
    pub(super) problems: Vec<Problem>,
}

impl<'a> Case<'a> {
    /// The case of a text; `None` when it is no FEN at all, or longer than any that an engine gets.
    pub(super) fn of(text: &'a str) -> Option<Self> {
        const LONGEST: usize = 1024;
        if text.len() > LONGEST {
            return None;
        }
        let bare = text.trim_start_matches(BYTE_ORDER_MARK);
        let (mut reading, mut tail) = read_record_over(bare, &unnamed_fields());
        let fields = bare.get(..reading.end).unwrap_or_default();
        let has_underscores = fields.contains('_');
        if has_underscores {
            let plain = bare.replace('_', " ");
            (reading, tail) = read_record_over(&plain, &unnamed_fields());
        }
        let is_between = |c: char| c.is_whitespace() || has_underscores && c == '_';
        let words: Vec<_> = bare
            .split(is_between)
            .filter(|word| !word.is_empty())
            .collect();
        let board = words.first().filter(|word| word.contains('/'))?;
        let mut case = Self {
            text,
            has_underscores,
            board: BoardText::of(board),
            words,
            has_tail: !tail.is_empty(),
            reading,
            problems: Vec::new(),
        };
        case.problems = case.position().map(problems).unwrap_or_default();
        Some(case)
    }

    /// Whether all fields are one word for a reader that does not know `_` for a blank.
    pub(super) fn is_one_word(&self) -> bool {
        let mut words = self.text.split_whitespace();
        words.next().is_some_and(|word| word.contains('_'))
    }

    pub(super) fn has_byte_order_mark(&self) -> bool {
        self.text.starts_with(BYTE_ORDER_MARK)
    }

    /// The position, when the board can be read. A field that cannot be read is as if missing.
    pub(super) fn position(&self) -> Option<&Position> {
        let error = self.reading.error.as_ref();
        let is_read = error.is_none_or(|error| error.field != FenField::Board);
        is_read.then_some(&self.reading.position)
    }

    /// A field as text; what belongs to the operations is none.
    pub(super) fn field(&self, place: usize) -> Option<&'a str> {
        let is_field = place < usize::from(self.reading.fields);
        self.words.get(place).copied().filter(|_| is_field)
    }

    /// How many fields there are, without operations.
    pub(super) fn fields(&self) -> u8 {
        self.reading.fields
    }

    /// Which word is the check counters of a variant: `3+3` or `+0+0` before the counters, `+0+0`
    /// behind them.
    pub(super) fn check_counters(&self) -> Option<usize> {
        [4, 6].into_iter().find(|place| {
            let word = self.words.get(*place).map(|word| word.as_bytes());
            match word {
                Some([b'0'..=b'3', b'+', b'0'..=b'3']) => *place == 4,
                Some([b'+', b'0'..=b'3', b'+', b'0'..=b'3']) => true,
                _ => false,
            }
        })
    }
}
