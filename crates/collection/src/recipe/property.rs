//! The properties of a recipe, each set by one condition.

use super::write::{
    ALIKE_TOO, ANY_LAST_MOVE, COUNT, MATE, NO_CAPTURE, NO_CHECK, RESULTS, ROLES, SEED, TURNS,
    WINNING_MOVES, ZEROING, color_word, piece_words, side_words,
};
use tabiya_chess::{Color, Piece};

/// A property that one condition sets, in the order in which conditions are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// The pieces of both sides.
    Pieces,
    /// The squares of pieces of a kind.
    Region(Piece),
    /// The side to move.
    Side,
    /// The result.
    Result,
    /// The effect of the turn to move.
    Turn,
    /// The number of moves to mate.
    Mate,
    /// The number of plies to the next capture or pawn move.
    Zeroing,
    /// The number of moves that win.
    WinningMoves,
    /// Captures are impossible.
    NoCapture,
    /// The side to move is not in check.
    NoCheck,
    /// Positions are allowed to which no last move can have led.
    AnyLastMove,
    /// Positions are allowed that are alike.
    Alike,
    /// The number of positions.
    Count,
    /// The seed of the choice.
    Seed,
}

/// The conditions that begin with these words, followed by a number or a range.
const NUMBERS: [(&str, Property); 5] = [
    (MATE, Property::Mate),
    (ZEROING, Property::Zeroing),
    (WINNING_MOVES, Property::WinningMoves),
    (COUNT, Property::Count),
    (SEED, Property::Seed),
];

/// The conditions that are there or not.
const SWITCHES: [(&str, Property); 4] = [
    (NO_CAPTURE, Property::NoCapture),
    (NO_CHECK, Property::NoCheck),
    (ANY_LAST_MOVE, Property::AnyLastMove),
    (ALIKE_TOO, Property::Alike),
];

impl Property {
    /// The property that a condition other than the pieces sets, even if its value cannot be read.
    pub(super) fn of(clause: &str) -> Option<Self> {
        let plain = plain(clause);
        if RESULTS.iter().any(|(word, _)| *word == plain) {
            return Some(Self::Result);
        }
        if TURNS.iter().any(|(word, _)| *word == plain) {
            return Some(Self::Turn);
        }
        let is_side = |color: &Color| plain == side_words(*color);
        if Color::ALL.iter().any(is_side) {
            return Some(Self::Side);
        }
        let mut switches = SWITCHES.iter();
        if let Some((_, switch)) = switches.find(|(word, _)| *word == plain) {
            return Some(*switch);
        }
        let begins = |word: &str| {
            let rest = plain.strip_prefix(word);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        if let Some((_, number)) = NUMBERS.iter().find(|(word, _)| begins(word)) {
            return Some(*number);
        }
        let (name, _) = clause.split_once(ON)?;
        piece_of(name).map(Self::Region)
    }

    /// The part of a condition that gives the value: `10-30` of `mate in 10-30`, and all of `white wins`.
    pub(super) fn value_in(self, clause: &str) -> &str {
        if let Self::Region(_) = self {
            return clause.split_once(ON).map_or("", |(_, squares)| squares);
        }
        let words = self
            .first_words()
            .map_or(0, |words| words.split(' ').count());
        (0..words).fold(clause, |rest, _| {
            let after = rest.split_once(|letter: char| letter.is_ascii_whitespace());
            after.map_or("", |(_, after)| after.trim_ascii_start())
        })
    }

    /// The condition with this value.
    pub(super) fn with_value(self, value: &str) -> String {
        let before = match self {
            Self::Region(piece) => piece_words(piece) + ON,
            _ => self
                .first_words()
                .map_or_else(String::new, |words| format!("{words} ")),
        };
        before + value
    }

    /// The text of a condition that is there or not.
    pub(super) fn switch(self) -> &'static str {
        let mut switches = SWITCHES.iter();
        let found = switches.find(|(_, property)| *property == self);
        found.map_or("", |(word, _)| *word)
    }

    /// The words before the value.
    fn first_words(self) -> Option<&'static str> {
        let mut numbers = NUMBERS.iter();
        let found = numbers.find(|(_, property)| *property == self);
        found.map(|(word, _)| *word)
    }

    /// The place of the condition among the others.
    pub(super) fn order(self) -> usize {
        match self {
            Self::Pieces => 0,
            Self::Region(piece) => {
                1 + Piece::ALL
                    .iter()
                    .take_while(|other| **other != piece)
                    .count()
            }
            Self::Side => 20,
            Self::Result => 21,
            Self::Turn => 22,
            Self::Mate => 23,
            Self::Zeroing => 24,
            Self::WinningMoves => 25,
            Self::NoCapture => 26,
            Self::NoCheck => 27,
            Self::AnyLastMove => 28,
            Self::Alike => 29,
            Self::Count => 30,
            Self::Seed => 31,
        }
    }
}

/// The word between a kind of pieces and its squares.
const ON: &str = " on ";

/// The words of a condition in lower case, with single spaces.
pub(super) fn plain(clause: &str) -> String {
    let words: Vec<_> = clause.split_ascii_whitespace().collect();
    words.join(" ").to_ascii_lowercase()
}

/// The piece of words such as `white pawn`, or of a letter of FEN.
fn piece_of(name: &str) -> Option<Piece> {
    let mut words = name.split_ascii_whitespace();
    let (first, second) = (words.next()?, words.next());
    if words.next().is_some() {
        return None;
    }
    let Some(second) = second else {
        let mut letters = first.chars();
        let piece = Piece::from_letter(letters.next()?);
        return piece.filter(|_| letters.next().is_none());
    };
    let mut colors = Color::ALL.into_iter();
    let color = colors.find(|color| first.eq_ignore_ascii_case(color_word(*color)))?;
    let mut roles = ROLES.iter();
    let (_, role) = roles.find(|(word, _)| second.eq_ignore_ascii_case(word))?;
    Some(Piece::new(color, *role))
}
