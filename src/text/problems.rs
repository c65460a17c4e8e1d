//! What is wrong with a position and how it is repaired, in the words of the catalogue.

use super::wording::{castling_id, castling_obstacle_text, color_id, en_passant_obstacle_text};
use super::{tr, tr_with};
use crate::chess::problems::{Problem, ProblemKind, problems};
use crate::chess::{Color, Position, Role};
use crate::document::Edit;
use crate::notation::piece_list::RemarkKind;

/// What is to be told about a position. Nothing is said three times: where there are no pieces there
/// are no kings.
pub fn problems_to_tell(position: &Position) -> Vec<Problem> {
    let mut found = problems(position);
    let is_empty = |problem: &Problem| problem.kind == ProblemKind::EmptyBoard;
    if found.iter().any(is_empty) {
        found.retain(|problem| !matches!(problem.kind, ProblemKind::NoKing(_)));
    }
    found
}

/// What is wrong or odd, as a sentence.
pub fn problem_text(problem: &Problem) -> String {
    let of_color = |id, color| tr_with(id, &[("color", color_id(color).into())]);
    match problem.kind {
        ProblemKind::EmptyBoard => tr("problem-empty-board"),
        ProblemKind::NoKing(color) => of_color("problem-no-king", color),
        ProblemKind::TooManyKings(color) => of_color("problem-too-many-kings", color),
        ProblemKind::TooManyPawns(color) => of_color("problem-too-many-pawns", color),
        ProblemKind::TooManyMen(color) => of_color("problem-too-many-men", color),
        ProblemKind::TooManyPromoted(color) => of_color("problem-too-many-promoted", color),
        ProblemKind::PawnOnBackRank => tr("problem-pawn-on-back-rank"),
        ProblemKind::OppositeCheck => tr("problem-opposite-check"),
        ProblemKind::TooManyCheckers => tr("problem-too-many-checkers"),
        ProblemKind::ImpossibleCheck => tr("problem-impossible-check"),
        ProblemKind::NoLastMove => tr("problem-no-last-move"),
        ProblemKind::CastlingArraysDiffer => tr("problem-castling-arrays-differ"),
        ProblemKind::HalfmoveClockAfterZeroing => tr("problem-halfmove-clock-after-zeroing"),
        ProblemKind::EnPassantLeftOut(obstacle) => tr_with(
            "problem-en-passant-left-out",
            &[("reason", en_passant_obstacle_text(obstacle).into())],
        ),
        ProblemKind::CastlingLeftOut {
            color,
            side,
            obstacle,
        } => tr_with(
            "problem-castling-left-out",
            &[
                ("right", tr(castling_id(color, side)).into()),
                ("reason", castling_obstacle_text(obstacle).into()),
            ],
        ),
        ProblemKind::HalfmoveClockWithEnPassant => tr("problem-halfmove-clock-with-en-passant"),
        ProblemKind::HalfmoveClockTooHigh => tr("problem-halfmove-clock-too-high"),
        ProblemKind::HalfmoveClockOver150 => tr("problem-halfmove-clock-over-150"),
        ProblemKind::FullmoveNumberZero => tr("problem-fullmove-number-zero"),
    }
}

/// What a person can do about it, when there is no single change that mends it.
pub fn problem_hint(kind: ProblemKind) -> Option<String> {
    Some(tr(match kind {
        ProblemKind::EmptyBoard => "hint-empty-board",
        ProblemKind::NoKing(_) => "hint-no-king",
        ProblemKind::TooManyKings(_) => "hint-too-many-kings",
        ProblemKind::TooManyPawns(_) | ProblemKind::TooManyMen(_) => "hint-too-many",
        ProblemKind::TooManyPromoted(_) => "hint-too-many-promoted",
        ProblemKind::PawnOnBackRank => "hint-pawn-on-back-rank",
        ProblemKind::OppositeCheck => "hint-opposite-check",
        ProblemKind::TooManyCheckers => "hint-too-many-checkers",
        ProblemKind::ImpossibleCheck | ProblemKind::NoLastMove => "hint-no-last-move",
        ProblemKind::CastlingArraysDiffer => "hint-castling-arrays-differ",
        ProblemKind::HalfmoveClockWithEnPassant
        | ProblemKind::HalfmoveClockAfterZeroing
        | ProblemKind::HalfmoveClockTooHigh
        | ProblemKind::HalfmoveClockOver150 => "hint-counters",
        ProblemKind::EnPassantLeftOut(_)
        | ProblemKind::FullmoveNumberZero
        | ProblemKind::CastlingLeftOut { .. } => return None,
    }))
}

/// What a change that mends something does, in a few words for a button.
pub fn problem_repair_text(edit: Edit) -> String {
    match edit {
        Edit::SideToMove(Color::White) => tr("mend-white-moves"),
        Edit::SideToMove(Color::Black) => tr("mend-black-moves"),
        Edit::EnPassant(_) => tr("mend-en-passant"),
        Edit::Castling { color, side, .. } => tr_with(
            "mend-castling",
            &[("right", tr(castling_id(color, side)).into())],
        ),
        Edit::HalfmoveClock(plies) => tr_with("mend-halfmove-clock", &[("count", plies.into())]),
        Edit::FullmoveNumber(number) => {
            tr_with("mend-fullmove-number", &[("count", number.into())])
        }
        _ => tr("mend"),
    }
}

/// What is said about this place of a list.
pub fn piece_list_text(kind: RemarkKind, found: &str) -> String {
    let id = match kind {
        RemarkKind::UnknownWord => "piece-list-unknown-word",
        RemarkKind::UnknownPiece => "piece-list-unknown-piece",
        RemarkKind::UnknownSquare => "piece-list-unknown-square",
        RemarkKind::UnknownSign => "piece-list-unknown-sign",
        RemarkKind::NoSquare => "piece-list-no-square",
        RemarkKind::RangeNotOnALine => "piece-list-range-not-on-a-line",
        RemarkKind::RangeOfTwoPieces => "piece-list-range-of-two-pieces",
        RemarkKind::SquareTwice(square) => {
            let variables = [("square", square.to_string().into())];
            return tr_with("piece-list-square-twice", &variables);
        }
        RemarkKind::LettersMixed(role) => {
            let variables = [("found", found.into()), ("piece", name(role).into())];
            return tr_with("piece-list-letters-mixed", &variables);
        }
    };
    tr_with(id, &[("found", found.into())])
}

/// The catalogue's word for a kind of piece.
fn name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}
