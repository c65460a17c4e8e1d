//! What programs do with castling letters.

use super::Effect::{Crashes, Drops, Misreads, Refuses};
use super::Engine::{
    ChessJs, CozyChess, Cutechess, FairyStockfish, Lichess, PythonChess, Shakmaty, Stockfish18,
    Stockfish19, Texel,
};
use super::Reason::{
    CastlingFiles, CastlingMixed, CastlingOrder, CastlingRepeated, CastlingUnreadable,
    CastlingWithoutRook,
};
use super::case::Case;
use super::rule::{Rule, no_square, rule, some_squares};
use crate::chess::{
    Board, CastlingRight, Color, File, Piece, Role, RookSide, Square, SquareSet, back_rank_king,
    offered_right,
};

pub(super) const RULES: &[Rule] = &[
    // They look for a rook beyond the edge of the board. [run]
    rule(
        CastlingWithoutRook,
        Crashes,
        &[Stockfish18, FairyStockfish],
        |case| some_squares(ruled_out(case, |board, named| !has_rook(board, named))),
    ),
    // They give the right to the next rook. [run]
    rule(
        CastlingWithoutRook,
        Misreads,
        &[Stockfish18, FairyStockfish],
        |case| some_squares(ruled_out(case, has_rook)).filter(|_| makes_up_a_right(case)),
    ),
    // It castles with a rook that is not there. [run]
    rule(CastlingWithoutRook, Misreads, &[ChessJs], |case| {
        some_squares(ruled_out(case, |_, named| !named.is_file))
    }),
    // [run], cutechess [source]
    rule(
        CastlingWithoutRook,
        Refuses,
        &[Cutechess, Shakmaty, CozyChess],
        |case| some_squares(ruled_out(case, |_, _| true)),
    ),
    // It overlooks `Q` when there is no rook at all. [run]
    rule(CastlingWithoutRook, Refuses, &[PythonChess], |case| {
        let is_seen = |board: &Board, named: Named| {
            named.is_file || named.side == RookSide::Kingside || has_rook(board, named)
        };
        some_squares(ruled_out(case, is_seen))
    }),
    // [run]
    rule(CastlingRepeated, Refuses, &[CozyChess], |case| {
        no_square(repeats(case, |_, _| true))
    }),
    // Two rooks of one side. [run]
    rule(
        CastlingRepeated,
        Refuses,
        &[PythonChess, Shakmaty],
        |case| no_square(repeats(case, are_two_rooks)),
    ),
    // They keep one of them, not always the same. [run]
    rule(
        CastlingRepeated,
        Drops,
        &[Stockfish18, Stockfish19, FairyStockfish, Lichess],
        |case| no_square(repeats(case, are_two_rooks)),
    ),
    // It allows two letters a colour. [run]
    rule(CastlingRepeated, Refuses, &[PythonChess], |case| {
        let count = |is_of: fn(&u8) -> bool| letters(case).bytes().filter(is_of).count();
        let most = count(u8::is_ascii_uppercase).max(count(u8::is_ascii_lowercase));
        no_square(most > 2)
    }),
    // It allows four letters. [run]
    rule(CastlingRepeated, Refuses, &[Stockfish19], |case| {
        no_square(letters(case).len() > 4)
    }),
    // [run]
    rule(CastlingOrder, Refuses, &[PythonChess], |case| {
        let mut letters = letters(case).bytes();
        let has_black = letters.any(|letter| letter.is_ascii_lowercase());
        no_square(has_black && letters.any(|letter| letter.is_ascii_uppercase()))
    }),
    // [run]
    rule(CastlingMixed, Refuses, &[CozyChess], |case| {
        let has_side = letters(case).contains(['K', 'Q', 'k', 'q']);
        no_square(has_side && letters(case).contains(is_file))
    }),
    // [run]
    rule(CastlingFiles, Refuses, &[ChessJs], |case| {
        no_square(letters(case).contains(is_file))
    }),
    // [source]
    rule(CastlingFiles, Drops, &[Texel], |case| {
        no_square(letters(case).contains(is_file))
    }),
    // [run]
    rule(
        CastlingUnreadable,
        Refuses,
        &[
            Stockfish19,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| no_square(letters(case).contains(|c| !is_letter(c) && c != '-')),
    ),
    // They skip what they do not know. [run]
    rule(
        CastlingUnreadable,
        Drops,
        &[Stockfish18, FairyStockfish],
        |case| no_square(letters(case).contains(|c| !is_letter(c) && c != '-')),
    ),
    // It takes a dash in front and reads on behind it. [run]
    rule(CastlingUnreadable, Misreads, &[Stockfish19], |case| {
        no_square(letters(case).starts_with('-'))
    }),
    rule(CastlingUnreadable, Refuses, &[Stockfish19], |case| {
        no_square(letters(case).contains('-') && !letters(case).starts_with('-'))
    }),
    // A dash among letters; chess.js takes it. [run]
    rule(
        CastlingUnreadable,
        Refuses,
        &[Lichess, PythonChess, Shakmaty, CozyChess],
        |case| no_square(letters(case).contains('-')),
    ),
];

/// The castling field; empty when there are no rights in it.
fn letters<'a>(case: &Case<'a>) -> &'a str {
    case.field(2)
        .filter(|letters| *letters != "-")
        .unwrap_or_default()
}

fn is_file(letter: char) -> bool {
    u8::try_from(letter).is_ok_and(|letter| File::from_letter(letter).is_some())
}

fn is_letter(letter: char) -> bool {
    is_file(letter) || matches!(letter, 'K' | 'Q' | 'k' | 'q')
}

/// What a castling letter names.
#[derive(Clone, Copy)]
struct Named {
    color: Color,
    side: RookSide,
    right: CastlingRight,
    is_file: bool,
}

fn named(case: &Case<'_>) -> Vec<Named> {
    let Some(position) = case.position() else {
        return Vec::new();
    };
    let letters = letters(case).bytes();
    letters
        .filter_map(|letter| name(letter, &position.board))
        .collect()
}

fn name(letter: u8, board: &Board) -> Option<Named> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let outermost = |side| Named {
        color,
        side,
        right: offered_right(color, side, board),
        is_file: false,
    };
    match letter {
        b'K' | b'k' => Some(outermost(RookSide::Kingside)),
        b'Q' | b'q' => Some(outermost(RookSide::Queenside)),
        _ => {
            let rook = File::from_letter(letter)?;
            let king = back_rank_king(color, board).unwrap_or(File::E);
            let side = if rook > king {
                RookSide::Kingside
            } else {
                RookSide::Queenside
            };
            Some(Named {
                color,
                side,
                right: CastlingRight { king, rook },
                is_file: true,
            })
        }
    }
}

/// The squares where a king or a rook is missing for such a right.
fn ruled_out(case: &Case<'_>, is_such: fn(&Board, Named) -> bool) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    let Some(position) = case.position() else {
        return squares;
    };
    for right in named(case) {
        let missing = missing(&position.board, right);
        if !missing.is_empty() && is_such(&position.board, right) {
            squares |= missing;
        }
    }
    squares
}

fn missing(board: &Board, named: Named) -> SquareSet {
    let home = [
        (named.right.king, Role::King),
        (named.right.rook, Role::Rook),
    ];
    home.into_iter()
        .map(|(file, role)| {
            let square = Square::new(file, named.color.back_rank());
            (square, Piece::new(named.color, role))
        })
        .filter(|(square, piece)| board.get(*square) != Some(*piece))
        .map(|(square, _)| square)
        .collect()
}

/// Whether some rook of that side stands on the back rank.
fn has_rook(board: &Board, named: Named) -> bool {
    let rooks = board.squares_of(Piece::new(named.color, Role::Rook));
    !(rooks & SquareSet::rank(named.color.back_rank())).is_empty()
}

/// Whether a reader that takes the next rook, whatever it is, grants a right that no letter names.
fn makes_up_a_right(case: &Case<'_>) -> bool {
    let Some(board) = case.position().map(|position| &position.board) else {
        return false;
    };
    let rights = named(case);
    let (wrong, right): (Vec<_>, Vec<_>) = rights
        .into_iter()
        .partition(|named| !missing(board, *named).is_empty());
    wrong.into_iter().any(|wrong| {
        let is_known = |rook| {
            let of_same_color = right.iter().filter(|right| right.color == wrong.color);
            of_same_color
                .into_iter()
                .any(|right| right.right.rook == rook)
        };
        wrong.is_file || next_rook(board, wrong).is_some_and(|rook| !is_known(rook))
    })
}

/// The rook that is found first from the edge on.
fn next_rook(board: &Board, named: Named) -> Option<File> {
    let rooks = board.squares_of(Piece::new(named.color, Role::Rook));
    let mut files = (rooks & SquareSet::rank(named.color.back_rank())).map(Square::file);
    match named.side {
        RookSide::Kingside => files.max(),
        RookSide::Queenside => files.next(),
    }
}

fn are_two_rooks(one: Named, other: Named) -> bool {
    one.right.rook != other.right.rook
}

/// Whether two letters name a right of the same side, and such ones.
fn repeats(case: &Case<'_>, is_such: fn(Named, Named) -> bool) -> bool {
    let named = named(case);
    named.iter().enumerate().any(|(at, one)| {
        named.iter().skip(at + 1).any(|other| {
            (one.color, one.side) == (other.color, other.side) && is_such(*one, *other)
        })
    })
}
