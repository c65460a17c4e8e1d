//! A FEN as given to a program: its words, and the position that it represents.

use crate::fen::{FenField, FenReading, unnamed_fields};
use crate::record::read_record_over;
use tabiya_chess::problems::{Problem, problems};
use tabiya_chess::{Piece, Position, Role};

const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) struct GivenFen<'a> {
    /// The whole, unchanged text.
    pub(super) text: &'a str,
    /// Whether `_` separates the fields, as in web addresses.
    pub(super) has_underscores: bool,
    /// The words between spaces of any kind.
    words: Vec<&'a str>,
    slips: Vec<BoardSlip>,
    reading: FenReading,
    /// Whether text follows the fields.
    pub(super) has_tail: bool,
    /// The problems of the position; empty if there is no position.
    pub(super) problems: Vec<Problem>,
}

impl<'a> GivenFen<'a> {
    /// Reads a text; `None` if it is not a FEN, or longer than any that an engine gets.
    pub(super) fn of(text: &'a str) -> Option<Self> {
        const MAX_BYTES: usize = 1024;
        if text.len() > MAX_BYTES {
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
        let mut fen = Self {
            text,
            has_underscores,
            slips: slips(board),
            words,
            has_tail: !tail.is_empty(),
            reading,
            problems: Vec::new(),
        };
        fen.problems = fen.position().map(problems).unwrap_or_default();
        Some(fen)
    }

    pub(super) fn has_byte_order_mark(&self) -> bool {
        self.text.starts_with(BYTE_ORDER_MARK)
    }

    pub(super) fn has_slip(&self, slip: BoardSlip) -> bool {
        self.slips.contains(&slip)
    }

    /// The position, if the board can be read. An unreadable field counts as missing.
    pub(super) fn position(&self) -> Option<&Position> {
        let error = self.reading.error.as_ref();
        let is_read = error.is_none_or(|error| error.field != FenField::Board);
        is_read.then_some(&self.reading.position)
    }

    /// A field as text; `None` for words of the operations.
    pub(super) fn field(&self, place: usize) -> Option<&'a str> {
        let is_field = place < usize::from(self.reading.fields);
        self.words.get(place).copied().filter(|_| is_field)
    }

    /// The castling field; empty if it has no rights.
    pub(super) fn castling_letters(&self) -> &'a str {
        self.field(2)
            .filter(|letters| *letters != "-")
            .unwrap_or_default()
    }

    /// A field of digits as a number. A number that is too long counts as the highest.
    pub(super) fn number(&self, place: usize) -> Option<u64> {
        let word = self.field(place)?;
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| word.parse().unwrap_or(u64::MAX))
    }

    /// The number of fields, without operations.
    pub(super) fn fields(&self) -> u8 {
        self.reading.fields
    }

    /// The index of the word with the check counters of a variant: `3+3` or `+0+0` before the counters, or `+0+0` after
    /// them.
    pub(super) fn check_counters(&self) -> Option<usize> {
        [4, 6].into_iter().find(|place| {
            let mut parts = self
                .words
                .get(*place)
                .copied()
                .unwrap_or_default()
                .splitn(3, '+');
            match (parts.next(), parts.next(), parts.next()) {
                (Some(""), Some(white), Some(black)) => {
                    let black = black.strip_prefix('+').unwrap_or(black);
                    is_check_count(white) && is_check_count(black)
                }
                (Some(white), Some(black), None) => {
                    *place == 4 && is_check_count(white) && is_check_count(black)
                }
                _ => false,
            }
        })
    }
}

/// Whether this is a number of checks from 0 to 3, possibly with leading zeros.
fn is_check_count(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
        && text.parse().is_ok_and(|count: u32| count <= 3)
}

/// An oddity of the board field that is visible without reading the position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardSlip {
    JoinedDigits,
    ShortRank,
    WrongWidth,
    MissingRank,
    NinthRank,
    SlashAtEnd,
    /// A ninth rank of pieces only: a pocket.
    PocketRank,
    UnknownLetter,
    Zero,
    Tilde,
    Brackets,
    PiecesInBrackets,
    OtherInBrackets,
}

/// The oddities of a board field; an oddity of several ranks is repeated.
fn slips(board: &str) -> Vec<BoardSlip> {
    let (ranks, pocket) = board.split_once('[').unwrap_or((board, ""));
    let pocket = pocket.trim_end_matches(']');
    let count = ranks.split('/').count();
    let ninth = ranks.split('/').nth(8).filter(|_| count == 9);
    let is_slash = ninth.is_some_and(str::is_empty);
    let is_pocket = ninth.is_some_and(|ninth| !is_slash && ninth.chars().all(is_in_hand));
    let of_all = [
        (count < 8, BoardSlip::MissingRank),
        (is_slash, BoardSlip::SlashAtEnd),
        (is_pocket, BoardSlip::PocketRank),
        (count > 8 && !is_slash && !is_pocket, BoardSlip::NinthRank),
        (board.contains('['), BoardSlip::Brackets),
        (pocket.contains(is_in_hand), BoardSlip::PiecesInBrackets),
        (!pocket.chars().all(is_in_hand), BoardSlip::OtherInBrackets),
    ];
    let of_ranks = ranks.split('/').take(8).flat_map(slips_of_rank);
    let slips = of_all.into_iter().chain(of_ranks);
    slips
        .filter_map(|(is_so, slip)| is_so.then_some(slip))
        .collect()
}

fn slips_of_rank(rank: &str) -> [(bool, BoardSlip); 6] {
    let is_unknown = |c: char| !c.is_ascii_digit() && c != '~' && Piece::from_letter(c).is_none();
    let width: u32 = rank
        .chars()
        .map(|letter| match letter {
            '~' => 0,
            _ => letter.to_digit(10).unwrap_or(1),
        })
        .sum();
    let pairs = rank.chars().zip(rank.chars().skip(1));
    let mut digits = pairs.map(|(one, next)| one.is_ascii_digit() && next.is_ascii_digit());
    [
        (digits.any(|is_joined| is_joined), BoardSlip::JoinedDigits),
        (width < 8, BoardSlip::ShortRank),
        (width != 8, BoardSlip::WrongWidth),
        (rank.contains(is_unknown), BoardSlip::UnknownLetter),
        (rank.contains('0'), BoardSlip::Zero),
        (rank.contains('~'), BoardSlip::Tilde),
    ]
}

/// Whether this is the letter of a piece that can be in a pocket.
fn is_in_hand(letter: char) -> bool {
    Piece::from_letter(letter).is_some_and(|piece| piece.role() != Role::King)
}
