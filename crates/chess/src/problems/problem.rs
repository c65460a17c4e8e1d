//! An oddity of a position, and the kinds of oddities: one row for each, with its code and its levels. Also finds too
//! many pieces of one kind, or of one side.
//!
//! Programs read the codes, and applications name their messages after them. Rows may be added, but
//! none may change its meaning.

use crate::{
    Board, CastlingObstacle, Color, EnPassantObstacle, Level, Piece, Role, RookSide, Square,
    SquareSet,
};

/// The [code](ProblemKind::code) of castling rights that are ruled out by the pieces or by another
/// right.
pub const BAD_CASTLING_RIGHTS: &str = "bad_castling_rights";
/// The [code](ProblemKind::code) of an en-passant target that the pieces rule out.
pub const INVALID_EP_SQUARE: &str = "invalid_ep_square";

/// The kinds of oddities of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProblemKind {
    /// The board has no pieces.
    EmptyBoard,
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    TooManyKings(Color),
    /// A side has more than 8 pawns.
    TooManyPawns(Color),
    /// A side has more than 16 pieces, pawns included.
    TooManyMen(Color),
    /// A side has more pieces that must be promoted pawns than it has missing pawns. Bishops on light
    /// and on dark squares are counted separately.
    TooManyPromoted(Color),
    /// A pawn is on the first or the eighth rank.
    PawnOnBackRank,
    /// The side that is not to move is in check.
    OppositeCheck,
    /// The kings are adjacent: the one that moved last moved into check. The code is that of
    /// [`OppositeCheck`](Self::OppositeCheck).
    KingsSideBySide,
    /// Three or more pieces give check.
    TooManyCheckers,
    /// No last move explains the check.
    ImpossibleCheck,
    /// No king is in check, no move can have led here, and it is not the start of a game.
    NoLastMove,
    /// The castling rights of the two sides fit no common starting array of Chess960.
    CastlingArraysDiffer,
    /// The requested en-passant target is impossible, and a FEN omits it.
    EnPassantLeftOut(EnPassantObstacle),
    /// A requested castling right is impossible, and a FEN omits it.
    CastlingLeftOut {
        /// The side that has the right.
        color: Color,
        /// The side of the board.
        side: RookSide,
        /// The reason.
        obstacle: CastlingObstacle,
    },
    /// A pawn has just moved two squares, but the halfmove clock is not 0.
    HalfmoveClockWithEnPassant,
    /// The last move must have been a capture or a pawn move, but the halfmove clock is not 0.
    HalfmoveClockAfterZeroing,
    /// The halfmove clock counts more plies than have been played.
    HalfmoveClockTooHigh,
    /// The game has ended in a draw: each side has made 75 moves without a capture or a pawn move (FIDE
    /// Laws of Chess, article 9.6.2).
    HalfmoveClockOver150,
    /// The fullmove number is 0; move numbers start at 1.
    FullmoveNumberZero,
}

/// The properties of a kind.
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

/// A request that a FEN omits.
const fn left_out(code: &'static str, level: Level) -> Row {
    Row {
        code,
        level,
        level_in_file: Level::Illegal,
    }
}

impl ProblemKind {
    /// The code in reports for programs, such as that of `tabiya check`. It is stable.
    ///
    /// ```
    /// use tabiya_chess::Color;
    /// use tabiya_chess::problems::ProblemKind;
    ///
    /// assert_eq!(ProblemKind::NoKing(Color::White).code(), "no_white_king");
    /// ```
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The name of a message about this kind: the code, except where two kinds share a code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::KingsSideBySide => "kings_side_by_side",
            _ => self.code(),
        }
    }

    /// The level while the position is edited. An editor omits impossible rights and targets from the
    /// FEN, since the user may be about to place the pieces.
    pub const fn level(self) -> Level {
        self.row().level
    }

    /// The level in a file. A file that names impossible rights or targets is wrong.
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
            // Repair replaces a 0 in a line, so only other sources have this problem.
            Self::FullmoveNumberZero => warning("counter"),
        }
    }
}

/// One oddity of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Problem {
    /// The kind of oddity.
    pub kind: ProblemKind,
    /// The squares concerned, from a1 to h8; empty if the problem concerns no particular square.
    pub squares: Vec<Square>,
}

impl Problem {
    /// The level while the position is edited; see [`ProblemKind::level`].
    pub fn level(&self) -> Level {
        self.kind.level()
    }

    /// The level in a file; see [`ProblemKind::level_in_file`].
    ///
    /// ```
    /// use tabiya_chess::problems::problems;
    /// use tabiya_chess::{Level, Position, Square};
    ///
    /// // White keeps the right to castle with a rook that is gone.
    /// let mut position = Position::start();
    /// position.board.set(Square::H1, None);
    /// let found = problems(&position);
    /// assert_eq!(found[0].squares, [Square::H1]);
    /// assert_eq!(found[0].level(), Level::Note);
    /// assert_eq!(found[0].level_in_file(), Level::Illegal);
    /// ```
    pub fn level_in_file(&self) -> Level {
        self.kind.level_in_file()
    }
}

/// A problem of a certain kind that concerns these squares.
pub(super) fn problem(kind: ProblemKind, squares: SquareSet) -> Problem {
    let squares = squares.collect();
    Problem { kind, squares }
}

/// The numbers of pieces of a side.
pub(super) struct Men {
    pub(super) all: u32,
    pub(super) pawns: u32,
    /// The minimum number of pieces that must be promoted pawns.
    pub(super) promoted: u32,
}

impl Men {
    pub(super) fn of(board: &Board, color: Color) -> Self {
        let men = board.men(color);
        let surplus =
            |(at_the_start, kind): (u32, SquareSet)| kind.len().saturating_sub(at_the_start);
        Self {
            all: men.len(),
            pawns: (men & board.role(Role::Pawn)).len(),
            promoted: kinds(board, color).map(surplus).iter().sum(),
        }
    }
}

/// The kinds of pieces that pawns become: the number with which a side starts, and those that it has.
/// Bishops on light and on dark squares are separate kinds.
fn kinds(board: &Board, color: Color) -> [(u32, SquareSet); 5] {
    let of = |role| board.squares_of(Piece::new(color, role));
    let bishops = of(Role::Bishop);
    [
        (1, of(Role::Queen)),
        (2, of(Role::Rook)),
        (2, of(Role::Knight)),
        (1, bishops & SquareSet::LIGHT),
        (1, bishops - SquareSet::LIGHT),
    ]
}

pub(super) fn material_problems(board: &Board, color: Color, found: &mut Vec<Problem>) {
    let men = Men::of(board, color);
    if men.pawns > 8 {
        let pawns = board.squares_of(Piece::new(color, Role::Pawn));
        found.push(problem(ProblemKind::TooManyPawns(color), pawns));
    }
    if men.all > 16 {
        found.push(problem(ProblemKind::TooManyMen(color), board.men(color)));
    }
    if men.promoted > 8_u32.saturating_sub(men.pawns) {
        let is_more = |(at_the_start, kind): &(u32, SquareSet)| kind.len() > *at_the_start;
        let kinds = kinds(board, color).into_iter().filter(is_more);
        let squares = kinds.fold(SquareSet::EMPTY, |all, (_, kind)| all | kind);
        found.push(problem(ProblemKind::TooManyPromoted(color), squares));
    }
}
