//! What programs do with slips in the other fields, and with counters that are too high for them.

use super::Effect::{Drops, Misreads, Refuses};
use super::Engine::{
    ChessJs, CozyChess, Cutechess, FairyStockfish, Lichess, PythonChess, Scid, Shakmaty,
    Stockfish18, Stockfish19,
};
use super::Reason::{
    CheckCounters, CounterUnreadable, EnPassantImpossible, EnPassantUnreadable, FieldsMissing,
    FullmoveNumberTooHigh, FullmoveNumberZero, HalfmoveClockTooHigh, SideMissing, SideUnreadable,
    TextBehind,
};
use super::case::Case;
use super::rule::{Rule, no_square, rule};
use crate::chess::{EnPassantBar, Piece, Role, Square, SquareSet, en_passant_bar, pawn_steps};
use std::ops::RangeInclusive;

pub(super) const RULES: &[Rule] = &[
    // Whatever does not begin with `w` is Black. [run]
    rule(
        SideMissing,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| no_square(case.field(1).is_none()),
    ),
    // [run], cutechess and Scid [source]
    rule(
        SideMissing,
        Refuses,
        &[Stockfish19, Cutechess, Scid, ChessJs, CozyChess],
        |case| no_square(case.field(1).is_none()),
    ),
    // `W` is Black for the same reason; of a word the rest is taken for castling letters. [run]
    rule(
        SideUnreadable,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| {
            no_square(
                case.field(1)
                    .is_some_and(|side| !matches!(side, "w" | "b" | "B")),
            )
        },
    ),
    // [run]
    rule(
        SideUnreadable,
        Refuses,
        &[
            Stockfish19,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| no_square(case.field(1).is_some_and(|side| !matches!(side, "w" | "b"))),
    ),
    // [run]
    rule(FieldsMissing, Refuses, &[CozyChess], |case| {
        no_square((2..6).contains(&case.fields()))
    }),
    // [source]
    rule(FieldsMissing, Refuses, &[Cutechess], |case| {
        no_square((2..4).contains(&case.fields()))
    }),
    // [run]
    rule(
        TextBehind,
        Refuses,
        &[Lichess, ChessJs, PythonChess, Shakmaty, CozyChess],
        |case| no_square(case.has_tail && case.check_counters().is_none()),
    ),
    // They read on where they stopped, so that the rest becomes the counters. [run]
    rule(
        EnPassantUnreadable,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| no_square(en_passant_word(case).is_some_and(leaves_rest)),
    ),
    rule(EnPassantUnreadable, Misreads, &[Stockfish19], |case| {
        no_square(en_passant_word(case).is_some_and(|word| word.starts_with('-')))
    }),
    // [run]
    rule(EnPassantUnreadable, Refuses, &[Stockfish19], |case| {
        no_square(en_passant_word(case).is_some_and(|word| !word.starts_with('-')))
    }),
    // [run]
    rule(
        EnPassantUnreadable,
        Refuses,
        &[ChessJs, PythonChess, Shakmaty, CozyChess],
        |case| no_square(en_passant_word(case).is_some()),
    ),
    // It leaves out squares on other ranks. [run]
    rule(EnPassantUnreadable, Refuses, &[Lichess], |case| {
        let is_no_square = |word: &str| Square::from_name(word).is_none();
        no_square(en_passant_word(case).is_some_and(is_no_square))
    }),
    // They capture there. [run]
    rule(
        EnPassantImpossible,
        Misreads,
        &[FairyStockfish, ChessJs],
        |case| en_passant(case, is_start_occupied),
    ),
    // [run]
    rule(
        EnPassantImpossible,
        Refuses,
        &[PythonChess, Shakmaty, CozyChess],
        |case| en_passant(case, |_, _, _| true),
    ),
    // [run]
    rule(
        EnPassantImpossible,
        Refuses,
        &[Stockfish19, ChessJs],
        |case| en_passant(case, |_, _, bar| matches!(bar, EnPassantBar::WrongRank(_))),
    ),
    // They stop where the number ends and take the next word, or 0 and 1. [run]
    rule(
        CounterUnreadable,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| no_square(has_counter(case, |word| !is_signed(word))),
    ),
    rule(CounterUnreadable, Misreads, &[Stockfish19], |case| {
        no_square(has_counter(case, |word| {
            !is_signed(word) && !is_negative(word)
        }))
    }),
    // [run]
    rule(CounterUnreadable, Refuses, &[Stockfish19], |case| {
        no_square(has_counter(case, is_negative))
    }),
    // [run]
    rule(
        CounterUnreadable,
        Refuses,
        &[PythonChess, CozyChess],
        |case| no_square(has_counter(case, |word| !is_signed(word))),
    ),
    // It takes decimals for what stands before the point. [run]
    rule(CounterUnreadable, Refuses, &[ChessJs], |case| {
        no_square(has_counter(case, |word| !starts_with_number(word)))
    }),
    rule(CounterUnreadable, Misreads, &[ChessJs], |case| {
        no_square(has_counter(case, |word| {
            starts_with_number(word) && !is_signed(word)
        }))
    }),
    // Nor do they take a plus sign. [run]
    rule(CounterUnreadable, Refuses, &[Lichess, Shakmaty], |case| {
        no_square(has_counter(case, |_| true))
    }),
    // They take the check counters for the other two. [run]
    rule(
        CheckCounters,
        Misreads,
        &[Stockfish18, Stockfish19, FairyStockfish],
        |case| no_square(case.check_counters() == Some(4)),
    ),
    // [run]
    rule(
        CheckCounters,
        Refuses,
        &[ChessJs, PythonChess, CozyChess],
        |case| no_square(case.check_counters().is_some()),
    ),
    // [run]
    rule(CheckCounters, Drops, &[Lichess, Shakmaty], |case| {
        no_square(case.check_counters().is_some())
    }),
    // They do not read so far. [run]
    rule(
        CheckCounters,
        Drops,
        &[Stockfish18, Stockfish19, FairyStockfish],
        |case| no_square(case.check_counters().is_some_and(|place| place != 4)),
    ),
    // [run]
    rule(HalfmoveClockTooHigh, Refuses, &[CozyChess], |case| {
        counter(case, 4, 101..=u64::MAX)
    }),
    // Games start there with at most 100. [source]
    rule(HalfmoveClockTooHigh, Drops, &[Lichess], |case| {
        counter(case, 4, 101..=9999)
    }),
    // It takes four digits. [run]
    rule(HalfmoveClockTooHigh, Refuses, &[Lichess], |case| {
        counter(case, 4, 10_000..=u64::MAX)
    }),
    // [run]
    rule(HalfmoveClockTooHigh, Refuses, &[Stockfish19], |case| {
        counter(case, 4, 32_768..=u64::MAX)
    }),
    // They keep what fits into 31 bits and lose the move number. [run]
    rule(
        HalfmoveClockTooHigh,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| counter(case, 4, 0x8000_0000..=u64::MAX),
    ),
    // [run]
    rule(FullmoveNumberZero, Refuses, &[ChessJs, CozyChess], |case| {
        counter(case, 5, 0..=0)
    }),
    // Games start there at move 500 at most. [source]
    rule(FullmoveNumberTooHigh, Drops, &[Lichess], |case| {
        counter(case, 5, 501..=9999)
    }),
    // It takes four digits. [run]
    rule(FullmoveNumberTooHigh, Refuses, &[Lichess], |case| {
        counter(case, 5, 10_000..=u64::MAX)
    }),
    // [run]
    rule(FullmoveNumberTooHigh, Refuses, &[CozyChess], |case| {
        counter(case, 5, 65_536..=u64::MAX)
    }),
    // [run]
    rule(FullmoveNumberTooHigh, Refuses, &[Stockfish19], |case| {
        counter(case, 5, 100_001..=u64::MAX)
    }),
    // Twice the number does not fit, and they take 1. [run]
    rule(
        FullmoveNumberTooHigh,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| counter(case, 5, 0x4000_0001..=u64::MAX),
    ),
];

/// The en-passant field, when it is none.
fn en_passant_word<'a>(case: &Case<'a>) -> Option<&'a str> {
    case.field(3)
        .filter(|word| !matches!(word.as_bytes(), b"-" | [b'a'..=b'h', b'3' | b'6']))
}

/// Whether something of the word is left when a file and one more character were taken.
fn leaves_rest(word: &str) -> bool {
    !matches!(word.as_bytes(), [b'a'..=b'h', _])
}

type IsSuch = fn(&Case<'_>, Square, EnPassantBar) -> bool;

fn en_passant(case: &Case<'_>, is_such: IsSuch) -> Option<SquareSet> {
    let position = case.position()?;
    let target = position.en_passant?;
    let bar = en_passant_bar(&position.board, position.side_to_move, target)?;
    let because_of = match bar {
        EnPassantBar::WrongRank(_) => target,
        EnPassantBar::NoPawn(square) | EnPassantBar::Occupied(square) => square,
    };
    is_such(case, target, bar).then_some(SquareSet::of(target) | SquareSet::of(because_of))
}

/// Whether only the square that the pawn came from is occupied, and a pawn stands ready.
fn is_start_occupied(case: &Case<'_>, target: Square, bar: EnPassantBar) -> bool {
    let is_start = matches!(bar, EnPassantBar::Occupied(square) if square != target);
    is_start
        && case.position().is_some_and(|position| {
            let side = position.side_to_move;
            let pawns = position.board.squares_of(Piece::new(side, Role::Pawn));
            !(pawns & pawn_steps(target, side.opposite())).is_empty()
        })
}

/// Whether a counter is no plain number, and such a word. Check counters are another matter.
fn has_counter(case: &Case<'_>, is_such: fn(&str) -> bool) -> bool {
    if case.check_counters().is_some() {
        return false;
    }
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let counters = [case.field(4), case.field(5)].into_iter().flatten();
    counters.filter(|word| !is_number(word)).any(is_such)
}

fn is_signed(word: &str) -> bool {
    let digits = word.strip_prefix('+').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn starts_with_number(word: &str) -> bool {
    let digits = word.strip_prefix('+').unwrap_or(word);
    digits.starts_with(|c: char| c.is_ascii_digit())
}

fn is_negative(word: &str) -> bool {
    word.strip_prefix('-')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a counter is within this range. One of too many digits is higher than all.
fn counter(case: &Case<'_>, place: usize, range: RangeInclusive<u64>) -> Option<SquareSet> {
    let digits = case
        .field(place)
        .filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()))?;
    no_square(range.contains(&digits.parse().unwrap_or(u64::MAX)))
}
