//! The single change that repairs a problem of the position.

use super::edit::Edit;
use tabiya_chess::Level;
use tabiya_chess::problems::{Problem, ProblemKind, problems};
use tabiya_chess::{Color, Position};

/// Returns the change that repairs a problem of this position, if a sensible one exists that causes no other problem.
/// There is none if a person has to choose, for example which of two kings to remove.
pub fn problem_repair(problem: &Problem, position: &Position) -> Option<Edit> {
    let changes = match problem.kind {
        // A wrong target or a wrong side to move is the usual slip that makes a last move
        // impossible.
        ProblemKind::ImpossibleCheck | ProblemKind::NoLastMove => {
            let target = position.possible_en_passant();
            [
                target.map(|_| Edit::EnPassant(None)),
                Some(other_side(position)),
            ]
        }
        kind => [sensible_change(kind, position), None],
    };
    let mut sensible = changes.into_iter().flatten();
    sensible.find(|change| helps(*change, position))
}

/// Returns the position after repairing everything that makes it illegal, if each such problem has a [`problem_repair`]
/// and the result is legal.
pub fn repaired_to_legal(position: &Position) -> Option<Position> {
    repaired_up_to(Level::Illegal, position)
}

/// Returns the same as [`repaired_to_legal`], but also repairs positions that are merely odd, if possible.
pub fn repaired_to_plain(position: &Position) -> Option<Position> {
    repaired_up_to(Level::Warning, position)
}

fn repaired_up_to(level: Level, position: &Position) -> Option<Position> {
    let mut repaired = *position;
    let mut found = problems(position);
    // Each repair leaves fewer problems than before.
    loop {
        let mut counted = found.iter().filter(|found| found.level_in_file() <= level);
        let Some(edit) = counted.find_map(|found| problem_repair(found, &repaired)) else {
            break;
        };
        repaired = edit.apply_to(&repaired);
        found = problems(&repaired);
    }
    let is_illegal = |found: &Problem| found.level_in_file() <= Level::Illegal;
    (repaired != *position && !found.iter().any(is_illegal)).then_some(repaired)
}

fn other_side(position: &Position) -> Edit {
    Edit::SideToMove(position.side_to_move.opposite())
}

fn sensible_change(kind: ProblemKind, position: &Position) -> Option<Edit> {
    match kind {
        ProblemKind::OppositeCheck => Some(other_side(position)),
        ProblemKind::EnPassantLeftOut(_) => Some(Edit::EnPassant(None)),
        ProblemKind::CastlingLeftOut { color, side, .. } => Some(Edit::Castling {
            color,
            side,
            wanted: false,
        }),
        ProblemKind::HalfmoveClockWithEnPassant
        | ProblemKind::HalfmoveClockAfterZeroing
        | ProblemKind::HalfmoveClockOver150 => Some(Edit::HalfmoveClock(0)),
        ProblemKind::HalfmoveClockTooHigh => Some(Edit::FullmoveNumber(least_number(position))),
        ProblemKind::FullmoveNumberZero => Some(Edit::FullmoveNumber(1)),
        ProblemKind::EmptyBoard
        | ProblemKind::NoKing(_)
        | ProblemKind::TooManyKings(_)
        | ProblemKind::TooManyPawns(_)
        | ProblemKind::TooManyMen(_)
        | ProblemKind::TooManyPromoted(_)
        | ProblemKind::PawnOnBackRank
        | ProblemKind::KingsSideBySide
        | ProblemKind::TooManyCheckers
        | ProblemKind::ImpossibleCheck
        | ProblemKind::NoLastMove
        | ProblemKind::CastlingArraysDiffer => None,
    }
}

/// Returns the smallest fullmove number at which the halfmove clock can be this high.
fn least_number(position: &Position) -> u32 {
    let by_black = u32::from(position.side_to_move == Color::Black);
    position.halfmove_clock.saturating_sub(by_black).div_ceil(2) + 1
}

/// Whether every problem after the change existed before, and fewer remain.
fn helps(edit: Edit, position: &Position) -> bool {
    let before = problems(position);
    let after = problems(&edit.apply_to(position));
    let was_there = |problem: &Problem| before.iter().any(|old| old.kind == problem.kind);
    after.len() < before.len() && after.iter().all(was_there)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::fen::{read_fen, write_fen};

    fn repairs(fen: &str) -> Vec<Option<Edit>> {
        let position = read_fen(fen).unwrap();
        let found = problems(&position);
        let repairs = found
            .iter()
            .map(|problem| problem_repair(problem, &position));
        repairs.collect()
    }

    #[test]
    fn a_check_on_the_side_not_to_move_is_repaired_by_changing_the_side_to_move() {
        let black = Edit::SideToMove(Color::Black);
        assert_eq!(repairs("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1"), [Some(black)]);
    }

    #[test]
    fn adjacent_kings_have_no_repair() {
        assert_eq!(repairs("8/8/8/3kK3/8/8/8/8 w - - 0 1"), [None]);
    }

    #[test]
    fn a_clock_ahead_of_the_moves_is_repaired_by_the_lowest_move_number() {
        let fen = "4k3/8/8/8/8/8/8/4K2R w - - 13 1";
        assert_eq!(repairs(fen), [Some(Edit::FullmoveNumber(8))]);
        let fen = "4k3/8/8/8/8/8/8/4K2R b - - 13 1";
        assert_eq!(repairs(fen), [Some(Edit::FullmoveNumber(7))]);
    }

    #[test]
    fn an_illegal_position_becomes_legal_by_all_its_repairs_or_stays() {
        let legal = |fen: &str| repaired_to_legal(&read_fen(fen).unwrap());
        let written = |fen: &str| legal(fen).map(|position| write_fen(&position));
        let fen = "4k3/8/8/8/8/8/4Q3/4K3 w Kq - 0 1";
        assert_eq!(
            written(fen).as_deref(),
            Some("4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1")
        );
        // The two kings remain, whatever the rights.
        assert_eq!(legal("4k3/8/8/8/8/8/8/3KK3 w Q - 0 1"), None);
        // This position is odd but legal.
        let odd = "4k3/8/8/8/8/8/8/4K2R w - - 13 1";
        assert_eq!(legal(odd), None);
        let plain = repaired_to_plain(&read_fen(odd).unwrap()).unwrap();
        assert_eq!(plain.fullmove_number, 8);
    }

    #[test]
    fn a_problem_with_several_solutions_has_no_repair() {
        assert_eq!(repairs("4k3/8/8/8/8/8/8/3KK3 w - - 0 1"), [None]);
        assert_eq!(repairs("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"), [None]);
    }
}
