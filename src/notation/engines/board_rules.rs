//! What programs do with slips in the first field.

use super::Effect::{Crashes, Drops, Misreads, Refuses};
use super::Engine::{
    ChessJs, CozyChess, Cutechess, FairyStockfish, Lichess, PythonChess, Shakmaty, Stockfish18,
    Stockfish19, Texel,
};
use super::Reason::{
    DigitsJoined, Pocket, PromotedMark, RankNotEightWide, TooFewRanks, TooManyRanks, UnknownPiece,
};
use super::rule::{Rule, no_square, rule};
use crate::chess::{Piece, Role};

pub(super) const RULES: &[Rule] = &[
    // Fairy-Stockfish reads 44 as forty-four squares; 44 with castling rights crashes it. [run]
    rule(DigitsJoined, Crashes, &[FairyStockfish], |case| {
        no_square(case.board.has(Slip::JoinedDigits))
    }),
    // [run], cutechess [source]
    rule(
        DigitsJoined,
        Refuses,
        &[Cutechess, ChessJs, PythonChess],
        |case| no_square(case.board.has(Slip::JoinedDigits)),
    ),
    // The rest of the board shifts; a king or rook that is lost by that crashes them. [run]
    rule(
        RankNotEightWide,
        Crashes,
        &[Stockfish18, FairyStockfish],
        |case| no_square(case.board.has(Slip::WrongWidth)),
    ),
    // It fills short ranks up. [source]
    rule(RankNotEightWide, Misreads, &[Texel], |case| {
        no_square(case.board.has(Slip::ShortRank))
    }),
    // [run]
    rule(
        RankNotEightWide,
        Refuses,
        &[
            Stockfish19,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| no_square(case.board.has(Slip::WrongWidth)),
    ),
    // The last rank is left empty; castling rights crash them then. [run]
    rule(
        TooFewRanks,
        Crashes,
        &[Stockfish18, FairyStockfish],
        |case| no_square(case.board.has(Slip::MissingRank)),
    ),
    // cozy-chess [run], Texel [source]
    rule(TooFewRanks, Misreads, &[Texel, CozyChess], |case| {
        no_square(case.board.has(Slip::MissingRank))
    }),
    // The missing rank is the eighth to it, so Black's king is not at home then. [run]
    rule(TooFewRanks, Refuses, &[CozyChess], |case| {
        let is_black = |letter: char| letter.is_ascii_lowercase();
        let has_rights = case
            .field(2)
            .is_some_and(|letters| letters.contains(is_black));
        no_square(case.board.has(Slip::MissingRank) && has_rights)
    }),
    // [run]
    rule(
        TooFewRanks,
        Refuses,
        &[Stockfish19, Lichess, ChessJs, PythonChess, Shakmaty],
        |case| no_square(case.board.has(Slip::MissingRank)),
    ),
    // They write below the board, or lose what stands there. [run]
    rule(
        TooManyRanks,
        Crashes,
        &[Stockfish18, FairyStockfish],
        |case| no_square(case.board.has(Slip::NinthRank)),
    ),
    // [run]
    rule(
        TooManyRanks,
        Refuses,
        &[
            Stockfish19,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| no_square(case.board.has(Slip::NinthRank)),
    ),
    // For the others it is an empty pocket. [run]
    rule(
        TooManyRanks,
        Refuses,
        &[Stockfish19, ChessJs, PythonChess, CozyChess],
        |case| no_square(case.board.has(Slip::SlashBehind)),
    ),
    // The letter is skipped, and the rest of the board shifts or is lost. [run]
    rule(
        UnknownPiece,
        Crashes,
        &[Stockfish18, FairyStockfish],
        |case| no_square(case.board.has(Slip::UnknownPiece)),
    ),
    // [run]
    rule(
        UnknownPiece,
        Refuses,
        &[
            Stockfish19,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| no_square(case.board.has(Slip::UnknownPiece)),
    ),
    // An empty run of squares; chess.js and cozy-chess take it. [run]
    rule(
        UnknownPiece,
        Refuses,
        &[Stockfish19, Lichess, PythonChess, Shakmaty],
        |case| no_square(case.board.has(Slip::Zero)),
    ),
    // The pocket's pieces come to stand on a2, b2 … [run]
    rule(Pocket, Misreads, &[Stockfish18], |case| {
        no_square(case.board.has(Slip::PiecesInBrackets))
    }),
    // Empty ones too. [run]
    rule(
        Pocket,
        Refuses,
        &[Stockfish19, ChessJs, PythonChess, CozyChess],
        |case| no_square(case.board.has(Slip::Brackets) || case.board.has(Slip::PocketRank)),
    ),
    // They have one only when they are told to play such a variant. [run]
    rule(
        Pocket,
        Drops,
        &[FairyStockfish, Lichess, Shakmaty],
        |case| {
            let has_it = case.board.has(Slip::PiecesInBrackets);
            no_square(has_it || case.board.has(Slip::PocketRank))
        },
    ),
    // Below the board there is no square for them. [run]
    rule(Pocket, Drops, &[Stockfish18], |case| {
        no_square(case.board.has(Slip::PocketRank))
    }),
    // A dash is no empty pocket. [run]
    rule(Pocket, Refuses, &[Lichess, Shakmaty], |case| {
        no_square(case.board.has(Slip::OtherInBrackets))
    }),
    // [run]
    rule(
        PromotedMark,
        Refuses,
        &[Stockfish19, ChessJs, CozyChess],
        |case| no_square(case.board.has(Slip::PromotedMark)),
    ),
];

/// A slip in the first field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slip {
    JoinedDigits,
    ShortRank,
    WrongWidth,
    MissingRank,
    NinthRank,
    SlashBehind,
    /// A ninth rank of pieces only: a pocket.
    PocketRank,
    UnknownPiece,
    Zero,
    PromotedMark,
    Brackets,
    PiecesInBrackets,
    OtherInBrackets,
}

/// What can be told of the first field without a position.
pub(super) struct BoardText {
    slips: Vec<Slip>,
}

impl BoardText {
    pub(super) fn of(word: &str) -> Self {
        let (ranks, pocket) = word.split_once('[').unwrap_or((word, ""));
        let pocket = pocket.trim_end_matches(']');
        let count = ranks.split('/').count();
        let ninth = ranks.split('/').nth(8).filter(|_| count == 9);
        let is_slash = ninth.is_some_and(str::is_empty);
        let is_pocket = ninth.is_some_and(|ninth| !is_slash && ninth.chars().all(is_in_hand));
        let slips = [
            (count < 8, Slip::MissingRank),
            (is_slash, Slip::SlashBehind),
            (is_pocket, Slip::PocketRank),
            (count > 8 && !is_slash && !is_pocket, Slip::NinthRank),
            (word.contains('['), Slip::Brackets),
            (pocket.contains(is_in_hand), Slip::PiecesInBrackets),
            (!pocket.chars().all(is_in_hand), Slip::OtherInBrackets),
        ];
        let mut board = Self { slips: Vec::new() };
        board.add(slips);
        for rank in ranks.split('/').take(8) {
            board.look_at(rank);
        }
        board
    }

    fn has(&self, slip: Slip) -> bool {
        self.slips.contains(&slip)
    }

    fn add<const N: usize>(&mut self, slips: [(bool, Slip); N]) {
        let found = slips.into_iter().filter(|(is_so, _)| *is_so);
        self.slips.extend(found.map(|(_, slip)| slip));
    }

    fn look_at(&mut self, rank: &str) {
        let is_unknown =
            |c: char| !c.is_ascii_digit() && c != '~' && Piece::from_letter(c).is_none();
        let width: u32 = rank
            .chars()
            .map(|letter| match letter {
                '~' => 0,
                _ => letter.to_digit(10).unwrap_or(1),
            })
            .sum();
        let pairs = rank.chars().zip(rank.chars().skip(1));
        let mut digits = pairs.map(|(one, next)| one.is_ascii_digit() && next.is_ascii_digit());
        self.add([
            (digits.any(|is_joined| is_joined), Slip::JoinedDigits),
            (width < 8, Slip::ShortRank),
            (width != 8, Slip::WrongWidth),
            (rank.contains(is_unknown), Slip::UnknownPiece),
            (rank.contains('0'), Slip::Zero),
            (rank.contains('~'), Slip::PromotedMark),
        ]);
    }
}

/// Whether this is a piece that can be in a pocket.
fn is_in_hand(letter: char) -> bool {
    Piece::from_letter(letter).is_some_and(|piece| piece.role() != Role::King)
}
