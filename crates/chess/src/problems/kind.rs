//! The kinds of problems: one row for each, with its code and its levels.
//!
//! Programs read the codes, and the catalogue names its messages by them: a row may be added, none may
//! change its meaning.

use crate::Level;
use crate::{CastlingObstacle, Color, EnPassantObstacle, RookSide};

/// The code of castling rights that cannot be held, whether the pieces rule them out or another right
/// does.
pub const BAD_CASTLING_RIGHTS: &str = "bad_castling_rights";
/// The code of an en-passant target that the pieces rule out.
pub const INVALID_EP_SQUARE: &str = "invalid_ep_square";

/// What can be wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProblemKind {
    /// No pieces at all.
    EmptyBoard,
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    TooManyKings(Color),
    /// A side has more than 8 pawns.
    TooManyPawns(Color),
    /// A side has more than 16 men.
    TooManyMen(Color),
    /// A side has more men that must be promoted pawns than it has pawns missing. Bishops are
    /// counted by the colour of their squares.
    TooManyPromoted(Color),
    /// A pawn stands on the first or eighth rank.
    PawnOnBackRank,
    /// The side that is not to move is in check.
    OppositeCheck,
    /// The kings stand side by side: the one that moved last walked into check. It has the code of
    /// that.
    KingsSideBySide,
    /// Three or more pieces give check.
    TooManyCheckers,
    /// No last move explains the check: the checkers cannot have come to give it.
    ImpossibleCheck,
    /// Nobody is in check, and yet no move can have led here, nor is it the start of a game.
    NoLastMove,
    /// The castling rights of the two sides fit no common array of Chess960.
    CastlingArraysDiffer,
    /// The en-passant target that is wanted is impossible, so the FEN leaves it out.
    EnPassantLeftOut(EnPassantObstacle),
    /// A castling right that is wanted is impossible, so the FEN leaves it out.
    CastlingLeftOut {
        /// Whose right.
        color: Color,
        /// On which side.
        side: RookSide,
        /// Why not.
        obstacle: CastlingObstacle,
    },
    /// A pawn has just moved two squares, and yet the halfmove clock is not 0.
    HalfmoveClockWithEnPassant,
    /// Only a capture or a pawn move can have been the last, and yet the halfmove clock is not 0.
    HalfmoveClockAfterZeroing,
    /// More plies without a capture or pawn move than have been played.
    HalfmoveClockTooHigh,
    /// The game was drawn before: 75 moves of each side without a capture or pawn move.
    HalfmoveClockOver150,
    /// Move numbers start at 1.
    FullmoveNumberZero,
}

/// What is known of a kind.
struct Row {
    code: &'static str,
    level: Level,
    level_in_file: Level,
}

const fn illegal(code: &'static str) -> Row {
    row(code, Level::Illegal)
}

const fn warning(code: &'static str) -> Row {
    row(code, Level::Warning)
}

const fn row(code: &'static str, level: Level) -> Row {
    Row {
        code,
        level,
        level_in_file: level,
    }
}

/// What the FEN leaves out.
const fn left_out(code: &'static str, level: Level) -> Row {
    Row {
        code,
        level,
        level_in_file: Level::Illegal,
    }
}

impl ProblemKind {
    /// The code in the report of `tabiya check`.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The name of its messages in the catalogue: the code, but where one code tells two things.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KingsSideBySide => "kings_side_by_side",
            _ => self.code(),
        }
    }

    /// How bad it is while the position is edited.
    pub const fn level(self) -> Level {
        self.row().level
    }

    /// How bad it is in a file. In the editor impossible rights and targets are only left out, since
    /// the user may be about to put the pieces there; a file that names them is wrong.
    pub const fn level_in_file(self) -> Level {
        self.row().level_in_file
    }

    const fn row(self) -> Row {
        use Color::{Black, White};
        match self {
            Self::EmptyBoard => illegal("empty_board"),
            Self::NoKing(White) => illegal("no_white_king"),
            Self::NoKing(Black) => illegal("no_black_king"),
            Self::TooManyKings(White) => illegal("too_many_white_kings"),
            Self::TooManyKings(Black) => illegal("too_many_black_kings"),
            Self::TooManyPawns(White) => illegal("too_many_white_pawns"),
            Self::TooManyPawns(Black) => illegal("too_many_black_pawns"),
            Self::TooManyMen(White) => illegal("too_many_white_pieces"),
            Self::TooManyMen(Black) => illegal("too_many_black_pieces"),
            Self::TooManyPromoted(White) => illegal("too_many_white_promoted"),
            Self::TooManyPromoted(Black) => illegal("too_many_black_promoted"),
            Self::PawnOnBackRank => illegal("pawn_on_back_rank"),
            Self::OppositeCheck | Self::KingsSideBySide => illegal("opposite_check"),
            Self::TooManyCheckers => illegal("too_many_checkers"),
            Self::ImpossibleCheck => illegal("impossible_check"),
            Self::NoLastMove => warning("no_last_move"),
            Self::CastlingArraysDiffer => warning("castling_arrays_differ"),
            Self::EnPassantLeftOut(_) => left_out(INVALID_EP_SQUARE, Level::Warning),
            Self::CastlingLeftOut { .. } => left_out(BAD_CASTLING_RIGHTS, Level::Note),
            Self::HalfmoveClockWithEnPassant => warning("halfmove_clock_with_ep"),
            Self::HalfmoveClockAfterZeroing => warning("halfmove_clock_after_zeroing"),
            Self::HalfmoveClockTooHigh => warning("halfmove_clock_too_high"),
            Self::HalfmoveClockOver150 => warning("halfmove_clock_over_150"),
            // A line that says 0 is repaired, so that this is for completeness.
            Self::FullmoveNumberZero => warning("counter"),
        }
    }
}
