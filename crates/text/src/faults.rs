//! Texts about faults of a position and of its FEN, for the panel, the list, the report and the command line: the
//! fault, its severity, and the repair; and about faults in a list of pieces.
//!
//! A fault of a position has a name, nearly always its code. `problem-<name>` is the sentence for the editor.
//! `problem-<name>-report` is the sentence for the command line, which begins with a lower-case letter because it may
//! be one of several. For faults of a FEN, the editor has a message for each kind, which says what to type, and the
//! report has one for each code.

use super::repairs::in_report;
use super::wording::{castling_id, castling_obstacle_text, en_passant_obstacle_text, role_word};
use super::{tr, tr_with};
use fluent_bundle::FluentValue;
use tabiya_chess::problems::{Problem, ProblemKind, problems};
use tabiya_chess::{Color, Level, Position};
use tabiya_collection::document::Edit;
use tabiya_notation::fen::{FenError, FenErrorKind, FenField};
use tabiya_notation::judgement::Rejection;
use tabiya_notation::piece_list::RemarkKind;
use tabiya_notation::repair::latin_look_alike;

/// The problems of a position that are worth reporting. Faults that follow from others are omitted: an empty board has
/// no kings either.
pub fn problems_to_tell(position: &Position) -> Vec<Problem> {
    let mut found = problems(position);
    let is_empty = |problem: &Problem| problem.kind == ProblemKind::EmptyBoard;
    if found.iter().any(is_empty) {
        found.retain(|problem| !matches!(problem.kind, ProblemKind::NoKing(_)));
    }
    found
}

/// The severity as a word, for the list and the report.
pub fn level_text(level: Level) -> String {
    tr(&format!("level-{}", level.name()))
}

/// The severity as a heading beside the board.
pub fn level_heading(level: Level) -> String {
    match level {
        Level::Illegal => tr("level-illegal-heading"),
        Level::Warning => tr("level-warning-heading"),
        Level::Unreadable | Level::Repair | Level::Note => level_text(level),
    }
}

/// The problem as a sentence.
pub fn problem_text(problem: &Problem) -> String {
    let id = problem_id(problem.kind.name());
    match problem.kind {
        ProblemKind::EnPassantLeftOut(obstacle) => tr_with(
            &id,
            &[("reason", en_passant_obstacle_text(obstacle).into())],
        ),
        ProblemKind::CastlingLeftOut {
            color,
            side,
            obstacle,
        } => tr_with(
            &id,
            &[
                ("right", tr(castling_id(color, side)).into()),
                ("reason", castling_obstacle_text(obstacle).into()),
            ],
        ),
        _ => tr(&id),
    }
}

/// The sentence for the report of the command line, which covers all problems of this name.
pub fn problem_report_text(name: &str) -> String {
    in_report(&problem_id(name))
}

/// Messages about positions are named after the codes.
fn problem_id(code: &str) -> String {
    format!("problem-{}", code.replace('_', "-"))
}

/// The reason why a line is not readable as a position, for the report of the command line. `shown` makes a character
/// of the line printable.
pub fn rejection_report_text(why: &Rejection, shown: impl Fn(char) -> String) -> String {
    match why {
        Rejection::Unreadable(error) => fen_error_report_text(error.kind, shown),
        Rejection::Several(_) => in_report("fen-several-readings"),
        Rejection::TooLong => in_report("fen-too-long"),
    }
}

/// The unreadable part of a FEN, as a sentence.
pub fn fen_error_text(error: &FenError) -> String {
    let id = match error.kind {
        FenErrorKind::Nothing => "fen-nothing",
        FenErrorKind::UnknownPiece { found } => match latin_look_alike(found) {
            Some(latin) => {
                let found = found.to_string().into();
                let latin = latin.to_string().into();
                return tr_with("fen-look-alike", &[("found", found), ("latin", latin)]);
            }
            None => "fen-unknown-piece",
        },
        FenErrorKind::BadDigit { .. } => "fen-bad-digit",
        FenErrorKind::RankTooShort { .. } => "fen-rank-too-short",
        FenErrorKind::RankTooLong { .. } => "fen-rank-too-long",
        FenErrorKind::TooFewRanks { .. } => "fen-too-few-ranks",
        FenErrorKind::NoBoard => "fen-no-board",
        FenErrorKind::TooManyRanks => "fen-too-many-ranks",
        FenErrorKind::BadSide { .. } => "fen-bad-side",
        FenErrorKind::BadCastlingLetter { .. } => "fen-bad-castling-letter",
        FenErrorKind::RepeatedCastling { .. } => "fen-repeated-castling",
        FenErrorKind::BadEnPassant => "fen-bad-en-passant",
        FenErrorKind::BadHalfmoveClock => "fen-bad-halfmove-clock",
        FenErrorKind::BadFullmoveNumber => "fen-bad-fullmove-number",
        FenErrorKind::CounterTooLarge => "fen-counter-too-large",
        FenErrorKind::DigitsJoined => "fen-digits-joined",
        FenErrorKind::CastlingOrder { .. } => "fen-castling-order",
        FenErrorKind::CastlingMixed { .. } => "fen-castling-mixed",
        FenErrorKind::LeadingZero => "fen-leading-zero",
        FenErrorKind::FullmoveNumberZero => "fen-fullmove-number-zero",
        FenErrorKind::MissingField => missing_field_id(error.field),
        FenErrorKind::StrayBlank => "fen-stray-blank",
        FenErrorKind::ExtraText => "fen-extra-text",
    };
    tr_with(id, &error_variables(error.kind, printable))
}

/// The same for the report of the command line: a sentence for each code, with exceptions where one code has several
/// meanings.
fn fen_error_report_text(kind: FenErrorKind, shown: impl Fn(char) -> String) -> String {
    let id = match kind {
        FenErrorKind::DigitsJoined => "repair-digits-joined-report".to_owned(),
        FenErrorKind::ExtraText => "fen-extra-text-report".to_owned(),
        _ => format!("fen-{}-report", kind.code().replace('_', "-")),
    };
    tr_with(&id, &error_variables(kind, shown))
}

/// The variables of a fault of a FEN, for all of its sentences.
fn error_variables(
    kind: FenErrorKind,
    shown: impl Fn(char) -> String,
) -> Vec<(&'static str, FluentValue<'static>)> {
    match kind {
        FenErrorKind::RankTooShort { rank, squares }
        | FenErrorKind::RankTooLong { rank, squares } => vec![
            ("rank", rank.number().into()),
            ("squares", squares.into()),
            ("difference", squares.abs_diff(8).into()),
        ],
        FenErrorKind::TooFewRanks { ranks } => vec![
            ("ranks", ranks.into()),
            ("missing", 8_u8.saturating_sub(ranks).into()),
        ],
        FenErrorKind::UnknownPiece { found }
        | FenErrorKind::BadDigit { found }
        | FenErrorKind::BadSide { found }
        | FenErrorKind::BadCastlingLetter { found }
        | FenErrorKind::RepeatedCastling { found }
        | FenErrorKind::CastlingOrder { found }
        | FenErrorKind::CastlingMixed { found } => vec![("found", shown(found).into())],
        FenErrorKind::Nothing
        | FenErrorKind::NoBoard
        | FenErrorKind::TooManyRanks
        | FenErrorKind::DigitsJoined
        | FenErrorKind::BadEnPassant
        | FenErrorKind::BadHalfmoveClock
        | FenErrorKind::BadFullmoveNumber
        | FenErrorKind::CounterTooLarge
        | FenErrorKind::LeadingZero
        | FenErrorKind::FullmoveNumberZero
        | FenErrorKind::MissingField
        | FenErrorKind::StrayBlank
        | FenErrorKind::ExtraText => Vec::new(),
    }
}

/// The message for a field that is missing because the text ends before it.
const fn missing_field_id(field: FenField) -> &'static str {
    match field {
        FenField::Board | FenField::End => "fen-nothing",
        FenField::SideToMove => "fen-missing-side",
        FenField::Castling => "fen-missing-castling",
        FenField::EnPassant => "fen-missing-en-passant",
        FenField::HalfmoveClock => "fen-missing-halfmove-clock",
        FenField::FullmoveNumber => "fen-missing-fullmove-number",
    }
}

/// A printable form of a character. Control characters are shown as their number.
fn printable(letter: char) -> String {
    if letter.is_control() {
        format!("U+{:04X}", u32::from(letter))
    } else {
        letter.to_string()
    }
}

/// A hint about what the user can do, for problems that no single change repairs.
pub fn problem_hint(kind: ProblemKind) -> Option<String> {
    Some(tr(match kind {
        ProblemKind::EmptyBoard => "hint-empty-board",
        ProblemKind::NoKing(_) => "hint-no-king",
        ProblemKind::TooManyKings(_) => "hint-too-many-kings",
        ProblemKind::TooManyPawns(_) | ProblemKind::TooManyMen(_) => "hint-too-many",
        ProblemKind::TooManyPromoted(_) => "hint-too-many-promoted",
        ProblemKind::PawnOnBackRank => "hint-pawn-on-back-rank",
        ProblemKind::OppositeCheck => "hint-opposite-check",
        ProblemKind::KingsSideBySide => "hint-kings-side-by-side",
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

/// The effect of a repair, in a few words for a button.
pub fn problem_repair_text(edit: Edit) -> String {
    match edit {
        Edit::SideToMove(Color::White) => tr("problem-repair-white-moves"),
        Edit::SideToMove(Color::Black) => tr("problem-repair-black-moves"),
        Edit::EnPassant(_) => tr("problem-repair-en-passant"),
        Edit::Castling { color, side, .. } => tr_with(
            "problem-repair-castling",
            &[("right", tr(castling_id(color, side)).into())],
        ),
        Edit::HalfmoveClock(plies) => {
            tr_with("problem-repair-halfmove-clock", &[("count", plies.into())])
        }
        Edit::FullmoveNumber(number) => tr_with(
            "problem-repair-fullmove-number",
            &[("count", number.into())],
        ),
        _ => tr("problem-repair"),
    }
}

/// The remark about a place in a list.
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
            let variables = [("found", found.into()), ("piece", role_word(role).into())];
            return tr_with("piece-list-letters-mixed", &variables);
        }
    };
    tr_with(id, &[("found", found.into())])
}
