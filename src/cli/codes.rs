//! The codes of the report, with their levels and sentences: one row for whatever can be wrong.
//!
//! Programs read the codes: a row may be added, none may change its meaning.

use crate::chess::Color;
use crate::chess::problems::ProblemKind;
use crate::notation::fen::FenErrorKind;
use crate::notation::repair::RepairKind;

/// How much a remark weighs; the worst comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    /// Why no position can be had.
    Unreadable,
    /// It cannot arise in a game.
    Illegal,
    /// What was put right.
    Repair,
    /// Legal as far as can be told, but odd.
    Warning,
}

impl Level {
    /// What it is called in the report for programs.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Illegal => "illegal",
            Self::Warning => "warning",
            Self::Repair => "repair",
        }
    }
}

/// One row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// What programs read.
    pub(super) name: &'static str,
    pub(super) level: Level,
    /// The id of the sentence in the catalogue.
    pub(super) sentence: &'static str,
}

const fn illegal(name: &'static str, sentence: &'static str) -> Code {
    row(name, Level::Illegal, sentence)
}

const fn warning(name: &'static str, sentence: &'static str) -> Code {
    row(name, Level::Warning, sentence)
}

const fn unreadable(name: &'static str, sentence: &'static str) -> Code {
    row(name, Level::Unreadable, sentence)
}

const fn row(name: &'static str, level: Level, sentence: &'static str) -> Code {
    Code {
        name,
        level,
        sentence,
    }
}

/// Castling rights that cannot be held, whether the pieces rule them out or another right does.
pub(super) const BAD_CASTLING_RIGHTS: Code =
    illegal("bad_castling_rights", "check-bad-castling-rights");
/// An en-passant target that the pieces rule out.
pub(super) const INVALID_EP_SQUARE: Code = illegal("invalid_ep_square", "check-invalid-ep-square");
/// The line can be read in several ways.
pub(super) const SEVERAL_READINGS: Code = unreadable("several_readings", "check-several-readings");
/// The line is too long to be a position.
pub(super) const TOO_LONG: Code = unreadable("no_position", "check-too-long");

/// What is odd about a position. In the editor impossible rights and targets are only left out,
/// since the user may be about to put the pieces there; a file that names them is wrong.
pub(super) const fn of_problem(kind: ProblemKind) -> Code {
    use Color::{Black, White};
    match kind {
        ProblemKind::EmptyBoard => illegal("empty_board", "check-empty-board"),
        ProblemKind::NoKing(White) => illegal("no_white_king", "check-no-white-king"),
        ProblemKind::NoKing(Black) => illegal("no_black_king", "check-no-black-king"),
        ProblemKind::TooManyKings(White) => {
            illegal("too_many_white_kings", "check-too-many-white-kings")
        }
        ProblemKind::TooManyKings(Black) => {
            illegal("too_many_black_kings", "check-too-many-black-kings")
        }
        ProblemKind::TooManyPawns(White) => {
            illegal("too_many_white_pawns", "check-too-many-white-pawns")
        }
        ProblemKind::TooManyPawns(Black) => {
            illegal("too_many_black_pawns", "check-too-many-black-pawns")
        }
        ProblemKind::TooManyMen(White) => {
            illegal("too_many_white_pieces", "check-too-many-white-pieces")
        }
        ProblemKind::TooManyMen(Black) => {
            illegal("too_many_black_pieces", "check-too-many-black-pieces")
        }
        ProblemKind::TooManyPromoted(White) => {
            illegal("too_many_white_promoted", "check-too-many-white-promoted")
        }
        ProblemKind::TooManyPromoted(Black) => {
            illegal("too_many_black_promoted", "check-too-many-black-promoted")
        }
        ProblemKind::PawnOnBackRank => illegal("pawn_on_back_rank", "check-pawn-on-back-rank"),
        ProblemKind::OppositeCheck => illegal("opposite_check", "check-opposite-check"),
        ProblemKind::TooManyCheckers => illegal("too_many_checkers", "check-too-many-checkers"),
        ProblemKind::ImpossibleCheck => illegal("impossible_check", "check-impossible-check"),
        ProblemKind::NoLastMove => warning("no_last_move", "check-no-last-move"),
        ProblemKind::CastlingArraysDiffer => {
            warning("castling_arrays_differ", "check-castling-arrays-differ")
        }
        ProblemKind::CastlingLeftOut { .. } => BAD_CASTLING_RIGHTS,
        ProblemKind::EnPassantLeftOut(_) => INVALID_EP_SQUARE,
        ProblemKind::HalfmoveClockWithEnPassant => {
            warning("halfmove_clock_with_ep", "check-halfmove-clock-with-ep")
        }
        ProblemKind::HalfmoveClockAfterZeroing => warning(
            "halfmove_clock_after_zeroing",
            "check-halfmove-clock-after-zeroing",
        ),
        ProblemKind::HalfmoveClockTooHigh => {
            warning("halfmove_clock_too_high", "check-halfmove-clock-too-high")
        }
        ProblemKind::HalfmoveClockOver150 => {
            warning("halfmove_clock_over_150", "check-halfmove-clock-over-150")
        }
        // A line that says 0 is repaired, so that this is for completeness.
        ProblemKind::FullmoveNumberZero => warning("counter", "check-counter"),
    }
}

/// What was put right.
pub(super) const fn of_repair(kind: RepairKind) -> Code {
    let sentence = match kind {
        RepairKind::MissingFields => "check-missing-fields",
        RepairKind::WhiteSpace => "check-white-space",
        RepairKind::Wrapper => "check-wrapper",
        RepairKind::TrailingText => "check-trailing-text",
        RepairKind::CastlingOrder => "check-castling-order",
        RepairKind::CastlingMixed => "check-castling-mixed",
        RepairKind::ImpossibleTarget => return INVALID_EP_SQUARE,
        RepairKind::CastlingRepeated => "check-castling-repeated",
        RepairKind::DigitsJoined => "check-digits-joined",
        RepairKind::Counter => "check-counter",
        RepairKind::LetterCase => "check-letter-case",
        RepairKind::LookalikeLetters => "check-lookalike-letters",
        RepairKind::ForeignLetters(_) => "check-foreign-letters",
        RepairKind::Figurines => "check-figurines",
        RepairKind::VariantMarks => "check-variant-marks",
        RepairKind::Separators => "check-separators",
        RepairKind::MissingSquare => "check-rank-squares",
    };
    row(kind.code(), Level::Repair, sentence)
}

/// Why a line cannot be read.
pub(super) const fn of_error(kind: FenErrorKind) -> Code {
    match kind {
        FenErrorKind::Nothing | FenErrorKind::NoBoard => {
            unreadable("no_position", "check-no-position")
        }
        FenErrorKind::UnknownPiece { .. } | FenErrorKind::BadDigit { .. } => {
            unreadable("bad_piece_letter", "check-bad-piece-letter")
        }
        FenErrorKind::RankTooShort { .. } => unreadable("rank_too_short", "check-rank-squares"),
        FenErrorKind::RankTooLong { .. } => unreadable("rank_too_long", "check-rank-squares"),
        FenErrorKind::TooFewRanks { .. } => unreadable("too_few_ranks", "check-too-few-ranks"),
        FenErrorKind::TooManyRanks => unreadable("too_many_ranks", "check-too-many-ranks"),
        FenErrorKind::BadSide { .. } | FenErrorKind::MissingField | FenErrorKind::StrayBlank => {
            unreadable("bad_side", "check-bad-side")
        }
        FenErrorKind::BadCastlingLetter { .. }
        | FenErrorKind::RepeatedCastling { .. }
        | FenErrorKind::CastlingOrder { .. }
        | FenErrorKind::CastlingMixed { .. } => {
            unreadable("bad_castling_field", "check-bad-castling-field")
        }
        FenErrorKind::BadEnPassant => unreadable("bad_ep_field", "check-bad-ep-field"),
        FenErrorKind::BadHalfmoveClock
        | FenErrorKind::BadFullmoveNumber
        | FenErrorKind::CounterTooLarge
        | FenErrorKind::LeadingZero
        | FenErrorKind::FullmoveNumberZero => unreadable("bad_counter", "check-bad-counter"),
        FenErrorKind::DigitsJoined => unreadable("rank_too_long", "check-digits-joined"),
        FenErrorKind::ExtraText => unreadable("no_position", "check-extra-text"),
    }
}
