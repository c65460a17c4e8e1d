//! What programs do with other blanks than the single ones between the fields.

use super::Effect::{Misreads, Refuses};
use super::Engine::{
    ChessJs, CozyChess, FairyStockfish, Lichess, PythonChess, Shakmaty, Stockfish18, Stockfish19,
};
use super::Reason::{ByteOrderMark, ForeignBlank, StrayBlank, Underscores};
use super::case::Case;
use super::rule::{Rule, no_square, rule};

pub(super) const RULES: &[Rule] = &[
    // All is one word for them, so that Black is to move and nobody may castle. [run]
    rule(
        ForeignBlank,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| no_square(has_foreign_blank(case)),
    ),
    // [run]
    rule(
        ForeignBlank,
        Refuses,
        &[Stockfish19, Shakmaty, CozyChess],
        |case| no_square(has_foreign_blank(case)),
    ),
    // All is one word; castling letters may come to stand on the board. [run]
    rule(
        Underscores,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| no_square(case.is_one_word()),
    ),
    // [run]
    rule(
        Underscores,
        Refuses,
        &[Stockfish19, ChessJs, PythonChess],
        |case| no_square(case.is_one_word()),
    ),
    // [run]
    rule(Underscores, Refuses, &[CozyChess], |case| {
        no_square(case.has_underscores)
    }),
    // [run]
    rule(StrayBlank, Refuses, &[CozyChess], |case| {
        let is_first = case.text.starts_with(is_blank);
        no_square(is_first || case.text.ends_with(is_blank) || has_double_blank(case))
    }),
    // [run]
    rule(StrayBlank, Refuses, &[Lichess, ChessJs], |case| {
        no_square(case.text.starts_with(is_blank) || case.text.ends_with(is_blank))
    }),
    // [run]
    rule(StrayBlank, Refuses, &[Shakmaty, CozyChess], |case| {
        no_square(case.text.contains(|c| is_blank(c) && c != ' '))
    }),
    // [run]
    rule(
        ByteOrderMark,
        Refuses,
        &[
            Stockfish19,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| no_square(case.has_byte_order_mark()),
    ),
];

fn is_blank(character: char) -> bool {
    character.is_ascii_whitespace()
}

fn has_foreign_blank(case: &Case<'_>) -> bool {
    case.text
        .contains(|c: char| c.is_whitespace() && !c.is_ascii())
}

fn has_double_blank(case: &Case<'_>) -> bool {
    let mut before = ' ';
    let mut is_double = false;
    for character in case.text.chars() {
        is_double |= is_blank(before) && is_blank(character);
        before = character;
    }
    is_double
}
