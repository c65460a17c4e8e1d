//! The oddities of a position: all of them at once, each with its squares.
//!
//! A position that can occur in a game has no problem of level [`Level::Illegal`](crate::Level::Illegal). The reverse
//! does not hold: a position without problems need not be reachable.
//!
//! ```
//! use tabiya_chess::problems::{ProblemKind, is_legal, problems};
//! use tabiya_chess::{Color, Level, Piece, Position, Square};
//!
//! let mut position = Position::start();
//! position.board.set(Square::from_name("e4").unwrap(), Some(Piece::WhitePawn));
//! position.halfmove_clock = 3;
//!
//! let found: Vec<_> = problems(&position).into_iter().map(|one| (one.kind, one.level())).collect();
//! assert_eq!(found, [
//!     (ProblemKind::TooManyPawns(Color::White), Level::Illegal),
//!     (ProblemKind::TooManyMen(Color::White), Level::Illegal),
//!     (ProblemKind::HalfmoveClockTooHigh, Level::Warning),
//! ]);
//! assert!(!is_legal(&position));
//! ```
//!
//! A [`ProblemKind`] has a [code](ProblemKind::code) for programs. This crate contains no messages for users, so that
//! an application can word them in any language.
//!
//! # How it works
//!
//! For most positions a few bit operations show that there is no problem. No list of rules can decide whether a check
//! can have arisen. So `retraction` takes back the last move in every possible way, including captures, promotions,
//! castling and en passant, and checks whether any such move exists.
//!
//! Each kind of problem is one row (`problems/problem.rs`) with its code, its level in the editor, and its level in a
//! file. The two levels differ for castling rights and targets that the pieces rule out: in an editor they are a note,
//! because the FEN omits them; in the report of `tabiya check` they are an error, because the text claimed them.
//! Messages are named after the code: `problem-NAME` in the editor and `problem-NAME-report` on the command line; a
//! code that covers two cases has a message for each.

mod problem;

pub use problem::{BAD_CASTLING_RIGHTS, INVALID_EP_SQUARE, Problem, ProblemKind};

use super::plain::is_plain;
use super::{
    Board, CastlingObstacle, Color, EnPassantObstacle, LastMoves, Piece, Position, Role, RookSide,
    Square, SquareSet, WantedRight, attackers, castling_arrays_differ, checkers,
    en_passant_obstacle, has_easy_last_move, impossible_check, is_starting_array,
};
use problem::{Men, material_problems, problem};

/// All oddities of a position, the most serious first.
pub fn problems(position: &Position) -> Vec<Problem> {
    if is_plain(position) {
        return Vec::new();
    }
    find_problems(position)
}

fn find_problems(position: &Position) -> Vec<Problem> {
    let board = &position.board;
    let mut found = Vec::new();
    if board.occupied().is_empty() {
        found.push(problem(ProblemKind::EmptyBoard, SquareSet::EMPTY));
    }
    for color in Color::ALL {
        king_problems(board, color, &mut found);
        material_problems(board, color, &mut found);
    }
    let pawns = board.role(Role::Pawn) & SquareSet::BACK_RANKS;
    if !pawns.is_empty() {
        found.push(problem(ProblemKind::PawnOnBackRank, pawns));
    }
    let checkers = check_problems(position, &mut found);
    last_move_problems(position, checkers, &mut found);
    en_passant_problems(position, &mut found);
    counter_problems(position, &mut found);
    castling_problems(position, &mut found);
    if found.len() > 1 {
        found.sort_by_key(Problem::level);
    }
    found
}

/// Whether the position has no problem of level [`Level::Illegal`](crate::Level::Illegal). This is faster than listing
/// the problems.
///
/// ```
/// use tabiya_chess::problems::is_legal;
/// use tabiya_chess::Position;
///
/// assert!(is_legal(&Position::start()));
/// assert!(!is_legal(&Position::empty()));
/// ```
pub fn is_legal(position: &Position) -> bool {
    let board = &position.board;
    let mover = position.side_to_move;
    let king_of = |color| board.king(color);
    let (Some(own_king), Some(other_king)) = (king_of(mover), king_of(mover.opposite())) else {
        return false;
    };
    let is_material_possible = |color| {
        let men = Men::of(board, color);
        men.pawns <= 8 && men.all <= 16 && men.promoted <= 8 - men.pawns
    };
    let checkers = attackers(board, own_king, mover.opposite());
    Color::ALL.into_iter().all(is_material_possible)
        && (board.role(Role::Pawn) & SquareSet::BACK_RANKS).is_empty()
        && attackers(board, other_king, mover).is_empty()
        && checkers.len() <= 2
        && (checkers.is_empty() || !impossible_check(position))
}

fn king_problems(board: &Board, color: Color, found: &mut Vec<Problem>) {
    let kings = board.squares_of(Piece::new(color, Role::King));
    if kings.is_empty() {
        found.push(problem(ProblemKind::NoKing(color), kings));
    } else if kings.is_several() {
        found.push(problem(ProblemKind::TooManyKings(color), kings));
    }
}

/// Returns the pieces that give check.
fn check_problems(position: &Position, found: &mut Vec<Problem>) -> SquareSet {
    let board = &position.board;
    let mover = position.side_to_move;
    let (mut opposite, mut touching) = (SquareSet::EMPTY, SquareSet::EMPTY);
    for king in board.squares_of(Piece::new(mover.opposite(), Role::King)) {
        let attackers = attackers(board, king, mover);
        let kings = attackers & board.role(Role::King);
        for (attackers, found) in [(kings, &mut touching), (attackers - kings, &mut opposite)] {
            if !attackers.is_empty() {
                *found |= SquareSet::of(king) | attackers;
            }
        }
    }
    if !touching.is_empty() {
        found.push(problem(ProblemKind::KingsSideBySide, touching));
    }
    if !opposite.is_empty() {
        found.push(problem(ProblemKind::OppositeCheck, opposite));
    }
    let checkers = checkers(position);
    if checkers.len() > 2 {
        let kings = board.squares_of(Piece::new(mover, Role::King));
        found.push(problem(ProblemKind::TooManyCheckers, kings | checkers));
    }
    checkers
}

/// Whether a last move can have led here. Most positions have an easy last move, which settles everything because it
/// allows any halfmove clock.
fn last_move_problems(position: &Position, checkers: SquareSet, found: &mut Vec<Problem>) {
    if checkers.is_empty() && has_easy_last_move(position) {
        return;
    }
    let Some(last) = LastMoves::of(position) else {
        return;
    };
    let is_quiet = last.include_quiet();
    if !is_quiet && !last.include_zeroing() {
        if !checkers.is_empty() {
            let king = position
                .board
                .squares_of(Piece::new(position.side_to_move, Role::King));
            found.push(problem(ProblemKind::ImpossibleCheck, king | checkers));
        } else if !is_starting_array(position) {
            found.push(problem(ProblemKind::NoLastMove, SquareSet::EMPTY));
        }
    } else if !is_quiet && position.halfmove_clock > 0 && position.possible_en_passant().is_none() {
        found.push(problem(
            ProblemKind::HalfmoveClockAfterZeroing,
            SquareSet::EMPTY,
        ));
    }
}

fn en_passant_problems(position: &Position, found: &mut Vec<Problem>) {
    let Some(target) = position.en_passant else {
        return;
    };
    let Some(obstacle) = en_passant_obstacle(&position.board, position.side_to_move, target) else {
        return;
    };
    let because_of = match obstacle {
        EnPassantObstacle::WrongRank(_) => target,
        EnPassantObstacle::NoPawn(square) | EnPassantObstacle::Occupied(square) => square,
    };
    let kind = ProblemKind::EnPassantLeftOut(obstacle);
    let squares = SquareSet::of(target) | SquareSet::of(because_of);
    found.push(problem(kind, squares));
}

fn counter_problems(position: &Position, found: &mut Vec<Problem>) {
    let clock = position.halfmove_clock;
    if clock > 0
        && let Some(target) = position.possible_en_passant()
    {
        let kind = ProblemKind::HalfmoveClockWithEnPassant;
        found.push(problem(kind, SquareSet::of(target)));
    }
    if u64::from(clock) > plies_played(position) {
        found.push(problem(ProblemKind::HalfmoveClockTooHigh, SquareSet::EMPTY));
    }
    if clock > 150 {
        found.push(problem(ProblemKind::HalfmoveClockOver150, SquareSet::EMPTY));
    }
    if position.fullmove_number == 0 {
        found.push(problem(ProblemKind::FullmoveNumberZero, SquareSet::EMPTY));
    }
}

fn plies_played(position: &Position) -> u64 {
    let full_moves = u64::from(position.fullmove_number.saturating_sub(1));
    full_moves * 2 + u64::from(position.side_to_move == Color::Black)
}

fn castling_problems(position: &Position, found: &mut Vec<Problem>) {
    if castling_arrays_differ(position) {
        let kind = ProblemKind::CastlingArraysDiffer;
        found.push(problem(kind, squares_of_rights(position)));
    }
    for color in Color::ALL {
        for side in RookSide::ALL {
            let WantedRight::Yes(_) = position.castling.wanted(color, side) else {
                continue;
            };
            let Some(obstacle) = position.castling.obstacle(color, side, &position.board) else {
                continue;
            };
            let (CastlingObstacle::NoKing(square)
            | CastlingObstacle::NoRook(square)
            | CastlingObstacle::OtherKing(square)) = obstacle;
            let kind = ProblemKind::CastlingLeftOut {
                color,
                side,
                obstacle,
            };
            found.push(problem(kind, SquareSet::of(square)));
        }
    }
}

/// The squares of the kings and rooks that may castle.
fn squares_of_rights(position: &Position) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for color in Color::ALL {
        for side in RookSide::ALL {
            if let Some(right) = position.castling.possible(color, side, &position.board) {
                squares.insert(Square::new(right.king, color.back_rank()));
                squares.insert(Square::new(right.rook, color.back_rank()));
            }
        }
    }
    squares
}

#[cfg(test)]
mod tests;
