//! Programs that refuse a FEN, misread it or crash on it.
//!
//! Each warning was observed by running the program or found in its source, in the named version. A text
//! that every reader accepts gives no warning.
//!
//! ```
//! use tabiya_notation::engines::{Engine, EngineReaction, Reason, warnings_for_text};
//!
//! let warnings = warnings_for_text("4k3/8/8/8/8/8/8/8 w - - 0 1");
//! let first = &warnings[0];
//! assert_eq!((first.effect, first.reason), (EngineReaction::Crashes, Reason::NoKing));
//! assert!(first.engines.contains(&Engine::Stockfish18));
//! ```
//!
//! All rules are rows of one table. `Run` means that the programs were run: Stockfish 15.1 (17.1 and 18 in
//! part) and 19, Fairy-Stockfish 11.1, python-chess 1.11.2, shakmaty 0.30.1, chessops 0.15.1 (the reader of
//! the pages of lichess.org), chess.js 1.4.0 and cozy-chess 0.3.4; a table of the tests records their
//! reactions. `Source` means that the source was read: cutechess, Scid, Texel, and scalachess (the server of
//! lichess.org). A new rule needs a row, and a condition if no existing one fits.

mod castling_conditions;
mod evaluate;
mod given_fen;
mod position_conditions;
mod table;
mod text_conditions;

pub use evaluate::{warnings_for, warnings_for_text};

use given_fen::{BoardSlip, GivenFen};
use std::ops::RangeInclusive;
use tabiya_chess::{Level, SquareSet};

/// A program that reads FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Engine {
    /// Stockfish before version 19, whose reader checks nothing.
    Stockfish18,
    /// Stockfish 19, which checks what it reads.
    Stockfish19,
    /// Fairy-Stockfish.
    FairyStockfish,
    /// Texel.
    Texel,
    /// cutechess.
    Cutechess,
    /// Scid.
    Scid,
    /// lichess.org.
    Lichess,
    /// chess.js, the reader of many web pages.
    ChessJs,
    /// python-chess.
    PythonChess,
    /// shakmaty.
    Shakmaty,
    /// cozy-chess.
    CozyChess,
}

impl Engine {
    /// All programs, engines first.
    pub const ALL: [Self; 11] = [
        Self::Stockfish18,
        Self::Stockfish19,
        Self::FairyStockfish,
        Self::Texel,
        Self::Cutechess,
        Self::Scid,
        Self::Lichess,
        Self::ChessJs,
        Self::PythonChess,
        Self::Shakmaty,
        Self::CozyChess,
    ];

    /// The name with the versions that were examined, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stockfish18 => "Stockfish 15–18",
            Self::Stockfish19 => "Stockfish 19",
            Self::FairyStockfish => "Fairy-Stockfish 11",
            Self::Texel => "Texel",
            Self::Cutechess => "cutechess",
            Self::Scid => "Scid",
            Self::Lichess => "lichess.org",
            Self::ChessJs => "chess.js",
            Self::PythonChess => "python-chess",
            Self::Shakmaty => "shakmaty",
            Self::CozyChess => "cozy-chess",
        }
    }
}

/// The reaction of a program; the most serious comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EngineReaction {
    /// It crashes or may crash, because it accesses memory out of bounds.
    Crashes,
    /// It silently reads another position.
    Misreads,
    /// It gives a meaningless answer.
    AnswersNonsense,
    /// It refuses the text, or reports the position as invalid.
    Refuses,
    /// It silently omits parts that it cannot represent.
    Drops,
    /// It needs an option for Chess960 (`UCI_Chess960`, or an argument).
    NeedsChess960,
}

impl EngineReaction {
    /// All reactions, the most serious first.
    pub const ALL: [Self; 6] = [
        Self::Crashes,
        Self::Misreads,
        Self::AnswersNonsense,
        Self::Refuses,
        Self::Drops,
        Self::NeedsChess960,
    ];

    /// The level for a user who gives the FEN to such a program.
    pub const fn level(self) -> Level {
        match self {
            Self::Crashes | Self::Misreads => Level::Illegal,
            Self::AnswersNonsense | Self::Refuses => Level::Warning,
            Self::Drops | Self::NeedsChess960 => Level::Note,
        }
    }
}

/// The property of a position or of its text that causes the reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A side has no king.
    NoKing,
    /// A side has more than one king.
    SeveralKings,
    /// The side that is not to move is in check.
    KingCanBeTaken,
    /// The kings are adjacent.
    KingsTouch,
    /// More than 32 pieces, pawns included.
    MoreThan32Men,
    /// A side has more than 16 pieces, pawns included.
    MoreThan16Men,
    /// A side has more than 8 pawns.
    MoreThan8Pawns,
    /// A side has more promoted pieces than missing pawns.
    TooManyPromoted,
    /// A pawn on the first or eighth rank.
    PawnOnBackRank,
    /// Three or more pieces give check.
    ThreeCheckers,
    /// Two pieces give check, which no move can have caused.
    ImpossibleDoubleCheck,
    /// A castling right that exists in Chess960 only.
    Chess960Castling,
    /// A castling right with the king on the a- or h-file.
    CastlingKingOnEdge,
    /// A castling right without its king or its rook.
    CastlingWithoutRook,
    /// Two castling rights on one side of the king, or a repeated one.
    CastlingRepeated,
    /// A castling right of White after one of Black.
    CastlingOrder,
    /// `K` or `Q` together with letters of files.
    CastlingMixed,
    /// Letters of files for castling rights.
    CastlingFiles,
    /// A character that names no castling right.
    CastlingUnreadable,
    /// An en-passant target that no pawn can have passed.
    EnPassantImpossible,
    /// The en-passant field is missing or is not a square of the third or sixth rank.
    EnPassantUnreadable,
    /// The side to move is missing.
    SideMissing,
    /// The side to move is neither `w` nor `b`.
    SideUnreadable,
    /// Fewer than six fields.
    FieldsMissing,
    /// Text after the fields: operations or a comment.
    TextBehind,
    /// The halfmove clock is too high.
    HalfmoveClockTooHigh,
    /// The move number is too high.
    FullmoveNumberTooHigh,
    /// The move number is 0.
    FullmoveNumberZero,
    /// A counter that is not a number of digits.
    CounterUnreadable,
    /// Adjacent digits in a rank.
    DigitsJoined,
    /// A rank that does not have eight squares.
    RankNotEightWide,
    /// Fewer than eight ranks.
    TooFewRanks,
    /// More than eight ranks, or a slash after the last one.
    TooManyRanks,
    /// A letter that is not a piece.
    UnknownPiece,
    /// A pocket of Crazyhouse.
    Pocket,
    /// `~` after a promoted piece.
    PromotedMark,
    /// The check counters of Three-check.
    CheckCounters,
    /// `_` between the fields, as in web addresses.
    Underscores,
    /// A space outside ASCII, such as a no-break space.
    ForeignBlank,
    /// Superfluous spaces, or tabs.
    StrayBlank,
    /// A byte order mark at the beginning.
    ByteOrderMark,
}

/// One reaction of some programs to a position or its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineWarning {
    /// The reaction.
    pub effect: EngineReaction,
    /// The cause.
    pub reason: Reason,
    /// The programs, in the order of [`Engine::ALL`].
    pub engines: Vec<Engine>,
    /// The squares concerned; empty if the warning concerns no particular square.
    pub squares: SquareSet,
}

/// The reaction of a group of programs, and its condition.
struct Rule {
    reason: Reason,
    effect: EngineReaction,
    when: When,
    #[cfg_attr(not(test), expect(dead_code, reason = "for who reads the table"))]
    evidence: Evidence,
    programs: &'static [Engine],
}

/// The condition of a rule.
enum When {
    /// A condition that concerns no square.
    Is(fn(&GivenFen<'_>) -> bool),
    /// The condition, which gives the squares concerned if it holds.
    At(fn(&GivenFen<'_>) -> Option<SquareSet>),
    /// A certain oddity of the board field.
    Board(BoardSlip),
    /// A halfmove clock in this range.
    HalfmoveClock(RangeInclusive<u64>),
    /// A move number in this range.
    FullmoveNumber(RangeInclusive<u64>),
}

/// The evidence for a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Evidence {
    /// Each of the programs was run.
    Run,
    /// The source of each program was read.
    Source,
}

const fn row(
    reason: Reason,
    effect: EngineReaction,
    when: When,
    evidence: Evidence,
    programs: &'static [Engine],
) -> Rule {
    Rule {
        reason,
        effect,
        when,
        evidence,
        programs,
    }
}

impl When {
    /// The squares concerned if the condition holds; the empty set if it concerns no square.
    fn squares(&self, fen: &GivenFen<'_>) -> Option<SquareSet> {
        let is_so = match self {
            Self::At(squares) => return squares(fen),
            Self::Is(is_so) => is_so(fen),
            Self::Board(slip) => fen.has_slip(*slip),
            Self::HalfmoveClock(range) => fen.number(4).is_some_and(|it| range.contains(&it)),
            Self::FullmoveNumber(range) => fen.number(5).is_some_and(|it| range.contains(&it)),
        };
        is_so.then_some(SquareSet::EMPTY)
    }
}
