//! What programs do with positions that cannot arise in a game, however they are written.

use super::Effect::{AnswersNonsense, Crashes, Drops, Misreads, NeedsChess960, Refuses};
use super::Engine::{
    ChessJs, CozyChess, Cutechess, FairyStockfish, Lichess, PythonChess, Scid, Shakmaty,
    Stockfish18, Stockfish19, Texel,
};
use super::Reason::{
    CastlingKingOnEdge, Chess960Castling, ImpossibleDoubleCheck, KingCanBeTaken, KingsTouch,
    MoreThan8Pawns, MoreThan16Men, MoreThan32Men, NoKing, PawnOnBackRank, SeveralKings,
    ThreeCheckers, TooManyPromoted,
};
use super::case::Case;
use super::rule::{Rule, no_square, rule, some_squares};
use crate::chess::problems::ProblemKind;
use crate::chess::{
    Board, CastlingRight, Color, File, Piece, Role, RookSide, Square, SquareSet, attackers,
    between, checkers, king_steps,
};

pub(super) const RULES: &[Rule] = &[
    // Stockfish 15.1 crashes; 17.1 and 18 have no move to play. [run]
    rule(NoKing, Crashes, &[Stockfish18], no_king),
    // It plays on without. [run]
    rule(NoKing, AnswersNonsense, &[FairyStockfish], no_king),
    // [run], the first three after Stockfish [source]
    rule(
        NoKing,
        Refuses,
        &[
            Stockfish19,
            Texel,
            Cutechess,
            Scid,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        no_king,
    ),
    // They look after one of the kings only. [run]
    rule(
        SeveralKings,
        AnswersNonsense,
        &[Stockfish18, FairyStockfish],
        several_kings,
    ),
    // [run], the first three after Stockfish [source]
    rule(
        SeveralKings,
        Refuses,
        &[
            Stockfish19,
            Texel,
            Cutechess,
            Scid,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        several_kings,
    ),
    // 15.1 plays another move than the capture, 17.1 and 18 have none. [run]
    rule(
        KingCanBeTaken,
        AnswersNonsense,
        &[Stockfish18, FairyStockfish],
        king_can_be_taken,
    ),
    // [run], the first three after Stockfish [source]
    rule(
        KingCanBeTaken,
        Refuses,
        &[
            Stockfish19,
            Texel,
            Cutechess,
            Scid,
            Lichess,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        king_can_be_taken,
    ),
    // Fairy-Stockfish takes the king. [run]
    rule(
        KingsTouch,
        AnswersNonsense,
        &[Stockfish18, FairyStockfish],
        kings_touch,
    ),
    // cozy-chess takes it. [run], the first three after Stockfish [source]
    rule(
        KingsTouch,
        Refuses,
        &[
            Stockfish19,
            Texel,
            Cutechess,
            Scid,
            Lichess,
            PythonChess,
            Shakmaty,
        ],
        kings_touch,
    ),
    // Its tables have room for 32: 33 men are worth nonsense, 64 crash 15.1. [run]
    rule(MoreThan32Men, Crashes, &[Stockfish18], |case| {
        let position = case.position()?;
        no_square(position.board.occupied().len() > 32)
    }),
    // [run]
    rule(
        MoreThan16Men,
        Refuses,
        &[Stockfish19, PythonChess, Shakmaty, CozyChess],
        |case| told(case, |kind| matches!(kind, ProblemKind::TooManyMen(_))),
    ),
    // [run]
    rule(
        MoreThan8Pawns,
        Refuses,
        &[Stockfish19, PythonChess, Shakmaty, CozyChess],
        |case| told(case, |kind| matches!(kind, ProblemKind::TooManyPawns(_))),
    ),
    // shakmaty counts bishops by the colour of their squares, the others do not. [run], Texel
    // [source]
    rule(TooManyPromoted, Refuses, &[Shakmaty], |case| {
        told(case, |kind| matches!(kind, ProblemKind::TooManyPromoted(_)))
    }),
    rule(TooManyPromoted, Refuses, &[Stockfish19, Texel], |case| {
        told(case, |kind| matches!(kind, ProblemKind::TooManyPromoted(_)))
            .filter(|_| has_more_promoted_than_pawns_missing(case))
    }),
    // [run], Scid [source]
    rule(
        PawnOnBackRank,
        Refuses,
        &[
            Stockfish19,
            Scid,
            Lichess,
            ChessJs,
            PythonChess,
            Shakmaty,
            CozyChess,
        ],
        |case| told(case, |kind| kind == ProblemKind::PawnOnBackRank),
    ),
    // [run]
    rule(
        ThreeCheckers,
        Refuses,
        &[PythonChess, Shakmaty, CozyChess],
        |case| told(case, |kind| kind == ProblemKind::TooManyCheckers),
    ),
    // Two on one line through the king. [run]
    rule(
        ImpossibleDoubleCheck,
        Refuses,
        &[PythonChess, Shakmaty],
        |case| {
            double_check(case, |_, king, [one, other]| {
                between(one, other).contains(king)
            })
        },
    ),
    // Two knights or pawns. [run]
    rule(ImpossibleDoubleCheck, Refuses, &[Shakmaty], |case| {
        double_check(case, |board, _, checkers| {
            let steps = board.role(Role::Knight) | board.role(Role::Pawn);
            checkers.into_iter().all(|checker| steps.contains(checker))
        })
    }),
    // Without the option castling is written as the king's step, which may be another move. [run]
    rule(
        Chess960Castling,
        NeedsChess960,
        &[Stockfish18, Stockfish19, FairyStockfish, PythonChess],
        |case| some_squares(squares_of_rights(case, CastlingRight::is_chess960)),
    ),
    // It takes `K` and `Q` for the rooks in the corners, files only when told so. [run]
    rule(Chess960Castling, NeedsChess960, &[CozyChess], |case| {
        let squares = squares_of_rights(case, CastlingRight::is_chess960);
        some_squares(squares).filter(|_| has_file_letter(case))
    }),
    rule(Chess960Castling, Refuses, &[CozyChess], |case| {
        let is_inner = |right: CastlingRight| ![File::A, File::H].contains(&right.rook);
        some_squares(squares_of_rights(case, is_inner)).filter(|_| !has_file_letter(case))
    }),
    // It castles as if king and rook stood where standard chess has them. [run]
    rule(Chess960Castling, Misreads, &[ChessJs], |case| {
        let squares = squares_of_rights(case, CastlingRight::is_chess960);
        some_squares(squares).filter(|_| !has_file_letter(case))
    }),
    // It knows only the castling of standard chess. [source]
    rule(Chess960Castling, Drops, &[Texel], |case| {
        some_squares(squares_of_rights(case, CastlingRight::is_chess960))
    }),
    // No array of Chess960 has the king there. [run]
    rule(CastlingKingOnEdge, Drops, &[Stockfish19], |case| {
        let is_on_edge = |right: CastlingRight| [File::A, File::H].contains(&right.king);
        some_squares(squares_of_rights(case, is_on_edge))
    }),
];

/// Whether the advice tells this of the position, and the squares.
fn told(case: &Case<'_>, is_it: fn(ProblemKind) -> bool) -> Option<SquareSet> {
    let mut squares = None;
    for problem in case.problems.iter().filter(|problem| is_it(problem.kind)) {
        let found: SquareSet = problem.squares.iter().copied().collect();
        squares = Some(squares.unwrap_or(SquareSet::EMPTY) | found);
    }
    squares
}

fn kings(case: &Case<'_>, side: Color) -> Option<SquareSet> {
    let position = case.position()?;
    Some(position.board.squares_of(Piece::new(side, Role::King)))
}

fn no_king(case: &Case<'_>) -> Option<SquareSet> {
    let is_missing = |side| kings(case, side).is_some_and(SquareSet::is_empty);
    no_square(Color::ALL.into_iter().any(is_missing))
}

fn several_kings(case: &Case<'_>) -> Option<SquareSet> {
    let several = Color::ALL
        .into_iter()
        .filter_map(|side| kings(case, side))
        .filter(|kings| kings.is_several());
    some_squares(several.fold(SquareSet::EMPTY, |all, kings| all | kings))
}

/// Kings side by side are another matter.
fn king_can_be_taken(case: &Case<'_>) -> Option<SquareSet> {
    let position = case.position()?;
    let (board, mover) = (&position.board, position.side_to_move);
    let mut squares = SquareSet::EMPTY;
    for king in kings(case, mover.opposite())? {
        let attackers = attackers(board, king, mover) - board.role(Role::King);
        if !attackers.is_empty() {
            squares |= attackers | SquareSet::of(king);
        }
    }
    some_squares(squares)
}

fn kings_touch(case: &Case<'_>) -> Option<SquareSet> {
    let (white, black) = (kings(case, Color::White)?, kings(case, Color::Black)?);
    let beside =
        |kings: SquareSet| kings.fold(SquareSet::EMPTY, |squares, king| squares | king_steps(king));
    some_squares(white & beside(black) | black & beside(white))
}

/// The king and the two that give check, when there are two and they do so in such a way.
fn double_check(
    case: &Case<'_>,
    is_such: fn(&Board, Square, [Square; 2]) -> bool,
) -> Option<SquareSet> {
    let position = case.position()?;
    let king = position.board.king(position.side_to_move)?;
    let mut giving = checkers(position);
    let squares = giving | SquareSet::of(king);
    let two = [giving.next()?, giving.next()?];
    (giving.is_empty() && is_such(&position.board, king, two)).then_some(squares)
}

/// The same without looking at the colour of the bishops' squares.
fn has_more_promoted_than_pawns_missing(case: &Case<'_>) -> bool {
    let Some(position) = case.position() else {
        return false;
    };
    let at_the_start = [
        (Role::Queen, 1),
        (Role::Rook, 2),
        (Role::Bishop, 2),
        (Role::Knight, 2),
    ];
    Color::ALL.into_iter().any(|side| {
        let count = |role| position.board.squares_of(Piece::new(side, role)).len();
        let promoted = at_the_start.map(|(role, men)| count(role).saturating_sub(men));
        promoted.into_iter().sum::<u32>() + count(Role::Pawn) > 8
    })
}

/// Where king and rook of such rights stand.
fn squares_of_rights(case: &Case<'_>, is_such: fn(CastlingRight) -> bool) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    let Some(position) = case.position() else {
        return squares;
    };
    for side in Color::ALL {
        for rook_side in RookSide::ALL {
            let right = position.castling.possible(side, rook_side, &position.board);
            if let Some(right) = right.filter(|right| is_such(*right)) {
                squares.insert(Square::new(right.king, side.back_rank()));
                squares.insert(Square::new(right.rook, side.back_rank()));
            }
        }
    }
    squares
}

fn has_file_letter(case: &Case<'_>) -> bool {
    let letters = case.field(2).unwrap_or_default();
    letters
        .bytes()
        .any(|letter| File::from_letter(letter).is_some())
}
