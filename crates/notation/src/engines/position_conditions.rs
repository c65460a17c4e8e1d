//! Conditions of the table on the position of a FEN, castling excluded. Conditions that give squares give `None` if
//! they do not hold or the position cannot be read.

use super::given_fen::GivenFen;
use tabiya_chess::problems::ProblemKind;
use tabiya_chess::{
    Board, Color, EnPassantObstacle, Piece, Role, Square, SquareSet, attackers, between, checkers,
    en_passant_obstacle, king_steps, pawn_steps,
};

/// The squares, or `None` for the empty set.
pub(super) fn some_squares(squares: SquareSet) -> Option<SquareSet> {
    (!squares.is_empty()).then_some(squares)
}

// Kings and checks.

fn kings(fen: &GivenFen<'_>, side: Color) -> Option<SquareSet> {
    let position = fen.position()?;
    Some(position.board.squares_of(Piece::new(side, Role::King)))
}

pub(super) fn lacks_king(fen: &GivenFen<'_>) -> bool {
    let is_missing = |side| kings(fen, side).is_some_and(SquareSet::is_empty);
    Color::ALL.into_iter().any(is_missing)
}

pub(super) fn several_kings(fen: &GivenFen<'_>) -> Option<SquareSet> {
    let several = Color::ALL
        .into_iter()
        .filter_map(|side| kings(fen, side))
        .filter(|kings| kings.is_several());
    some_squares(several.fold(SquareSet::EMPTY, |all, kings| all | kings))
}

/// Excludes adjacent kings, which have their own condition.
pub(super) fn king_can_be_taken(fen: &GivenFen<'_>) -> Option<SquareSet> {
    let position = fen.position()?;
    let (board, mover) = (&position.board, position.side_to_move);
    let mut squares = SquareSet::EMPTY;
    for king in kings(fen, mover.opposite())? {
        let attackers = attackers(board, king, mover) - board.role(Role::King);
        if !attackers.is_empty() {
            squares |= attackers | SquareSet::of(king);
        }
    }
    some_squares(squares)
}

pub(super) fn kings_touch(fen: &GivenFen<'_>) -> Option<SquareSet> {
    let (white, black) = (kings(fen, Color::White)?, kings(fen, Color::Black)?);
    let beside =
        |kings: SquareSet| kings.fold(SquareSet::EMPTY, |squares, king| squares | king_steps(king));
    some_squares(white & beside(black) | black & beside(white))
}

pub(super) fn double_check_along_one_line(fen: &GivenFen<'_>) -> Option<SquareSet> {
    double_check(fen, |_, king, [one, other]| {
        between(one, other).contains(king)
    })
}

pub(super) fn double_check_by_steppers(fen: &GivenFen<'_>) -> Option<SquareSet> {
    double_check(fen, |board, _, checkers| {
        let steps = board.role(Role::Knight) | board.role(Role::Pawn);
        checkers.into_iter().all(|checker| steps.contains(checker))
    })
}

/// The king and the two checkers, if there are exactly two and `is_such` holds.
fn double_check(
    fen: &GivenFen<'_>,
    is_such: fn(&Board, Square, [Square; 2]) -> bool,
) -> Option<SquareSet> {
    let position = fen.position()?;
    let king = position.board.king(position.side_to_move)?;
    let mut giving = checkers(position);
    let squares = giving | SquareSet::of(king);
    let two = [giving.next()?, giving.next()?];
    (giving.is_empty() && is_such(&position.board, king, two)).then_some(squares)
}

// Conditions that are also problems of a position.

fn advised(fen: &GivenFen<'_>, is_it: fn(ProblemKind) -> bool) -> Option<SquareSet> {
    let mut squares = None;
    for problem in fen.problems.iter().filter(|problem| is_it(problem.kind)) {
        let found: SquareSet = problem.squares.iter().copied().collect();
        squares = Some(squares.unwrap_or(SquareSet::EMPTY) | found);
    }
    squares
}

pub(super) fn three_checkers(fen: &GivenFen<'_>) -> Option<SquareSet> {
    advised(fen, |kind| kind == ProblemKind::TooManyCheckers)
}

pub(super) fn more_than_16_men(fen: &GivenFen<'_>) -> Option<SquareSet> {
    advised(fen, |kind| matches!(kind, ProblemKind::TooManyMen(_)))
}

pub(super) fn more_than_8_pawns(fen: &GivenFen<'_>) -> Option<SquareSet> {
    advised(fen, |kind| matches!(kind, ProblemKind::TooManyPawns(_)))
}

pub(super) fn pawn_on_back_rank(fen: &GivenFen<'_>) -> Option<SquareSet> {
    advised(fen, |kind| kind == ProblemKind::PawnOnBackRank)
}

pub(super) fn too_many_promoted(fen: &GivenFen<'_>) -> Option<SquareSet> {
    advised(fen, |kind| matches!(kind, ProblemKind::TooManyPromoted(_)))
}

// Numbers of pieces.

pub(super) fn has_more_than_32_men(fen: &GivenFen<'_>) -> bool {
    fen.position()
        .is_some_and(|position| position.board.occupied().len() > 32)
}

/// Works like `too_many_promoted`, but ignores the square colours of bishops.
pub(super) fn too_many_promoted_by_count(fen: &GivenFen<'_>) -> Option<SquareSet> {
    let at_the_start = [
        (Role::Queen, 1),
        (Role::Rook, 2),
        (Role::Bishop, 2),
        (Role::Knight, 2),
    ];
    let position = fen.position()?;
    let is_too_much = |side| {
        let count = |role| position.board.squares_of(Piece::new(side, role)).len();
        let promoted = at_the_start.map(|(role, men)| count(role).saturating_sub(men));
        promoted.into_iter().sum::<u32>() + count(Role::Pawn) > 8
    };
    too_many_promoted(fen).filter(|_| Color::ALL.into_iter().any(is_too_much))
}

// The en-passant target.

pub(super) fn impossible_en_passant(fen: &GivenFen<'_>) -> Option<SquareSet> {
    en_passant(fen, |_, _, _| true)
}

pub(super) fn en_passant_on_wrong_rank(fen: &GivenFen<'_>) -> Option<SquareSet> {
    en_passant(fen, |_, _, obstacle| {
        matches!(obstacle, EnPassantObstacle::WrongRank(_))
    })
}

/// A target whose only obstacle is a piece on the origin of the pawn, and on which an opposing pawn could capture.
pub(super) fn en_passant_start_occupied(fen: &GivenFen<'_>) -> Option<SquareSet> {
    en_passant(fen, |fen, target, obstacle| {
        let is_start = matches!(obstacle, EnPassantObstacle::Occupied(square) if square != target);
        is_start
            && fen.position().is_some_and(|position| {
                let side = position.side_to_move;
                let pawns = position.board.squares_of(Piece::new(side, Role::Pawn));
                !(pawns & pawn_steps(target, side.opposite())).is_empty()
            })
    })
}

/// An impossible target for which `is_such` holds, with the square that makes it impossible.
fn en_passant(
    fen: &GivenFen<'_>,
    is_such: fn(&GivenFen<'_>, Square, EnPassantObstacle) -> bool,
) -> Option<SquareSet> {
    let position = fen.position()?;
    let target = position.en_passant?;
    let obstacle = en_passant_obstacle(&position.board, position.side_to_move, target)?;
    let because_of = match obstacle {
        EnPassantObstacle::WrongRank(_) => target,
        EnPassantObstacle::NoPawn(square) | EnPassantObstacle::Occupied(square) => square,
    };
    is_such(fen, target, obstacle).then_some(SquareSet::of(target) | SquareSet::of(because_of))
}
