//! Which programs would refuse a FEN, misread it or crash on it: said before one hands it to them.
//!
//! Promises: what is said of a program was seen by running it or read in its source, in the version
//! that is named; a text that every reader takes gives no warning. Nothing here keeps anybody from
//! copying anything.
//! Deliberately absent: the wording, and programs that only few people meet.
//!
//! All of it is one table, a row for each thing that a group of programs does. `Run` means that each of
//! them was run: Stockfish 15.1 (17.1 and 18 in part) and 19, Fairy-Stockfish 11.1, python-chess
//! 1.11.2, shakmaty 0.30.1, chessops 0.15.1 (the reader of lichess.org's pages), chess.js 1.4.0 and
//! cozy-chess 0.3.4; what they did is a table of the tests. `Source` means that it was read in the
//! source: cutechess, Scid, Texel, and scalachess (lichess.org's server). A new rule is a row, and a
//! condition where there is none for it yet.

mod castling_conditions;
mod evaluate;
mod given_fen;
mod position_conditions;
mod rule;
mod table;
mod text_conditions;

pub use evaluate::{warnings_for, warnings_for_text};

use tabiya_chess::Level;
use tabiya_chess::SquareSet;

/// A program that people hand FENs to.
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
    /// All of them, engines first.
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

    /// Its name with the versions that were looked at, the same in every language.
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

/// What a program does with it; the worst comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// It crashes, or may: it uses memory that is not meant for that.
    Crashes,
    /// It takes it for another position and says nothing.
    Misreads,
    /// It answers, but the answer means nothing.
    AnswersNonsense,
    /// It refuses the text, or calls the position invalid.
    Refuses,
    /// It leaves out what it cannot hold, and says nothing.
    Drops,
    /// It must be told first that this is Chess960 (`UCI_Chess960`, or an argument).
    NeedsChess960,
}

impl Effect {
    /// All of them, the worst first.
    pub const ALL: [Self; 6] = [
        Self::Crashes,
        Self::Misreads,
        Self::AnswersNonsense,
        Self::Refuses,
        Self::Drops,
        Self::NeedsChess960,
    ];

    /// How bad it is for whoever gives the FEN to such a program.
    pub const fn level(self) -> Level {
        match self {
            Self::Crashes | Self::Misreads => Level::Illegal,
            Self::AnswersNonsense | Self::Refuses => Level::Warning,
            Self::Drops | Self::NeedsChess960 => Level::Note,
        }
    }
}

/// What about a position or its text it is that programs do not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A side has no king.
    NoKing,
    /// A side has more than one king.
    SeveralKings,
    /// The side that is not to move is in check.
    KingCanBeTaken,
    /// The kings stand side by side.
    KingsTouch,
    /// More than 32 men in all.
    MoreThan32Men,
    /// A side has more than 16 men.
    MoreThan16Men,
    /// A side has more than 8 pawns.
    MoreThan8Pawns,
    /// A side has more promoted men than missing pawns.
    TooManyPromoted,
    /// A pawn on the first or eighth rank.
    PawnOnBackRank,
    /// Three or more pieces give check.
    ThreeCheckers,
    /// Two pieces give check that no move can have made do so.
    ImpossibleDoubleCheck,
    /// A castling right that only Chess960 has.
    Chess960Castling,
    /// A castling right with the king on the a- or h-file.
    CastlingKingOnEdge,
    /// A castling right without its king or its rook.
    CastlingWithoutRook,
    /// Two castling rights of one side of the king, or one of them twice.
    CastlingRepeated,
    /// A castling right of White behind one of Black.
    CastlingOrder,
    /// `K` or `Q` beside letters of files.
    CastlingMixed,
    /// Letters of files for castling rights.
    CastlingFiles,
    /// A character that stands for no castling right.
    CastlingUnreadable,
    /// An en-passant square where no pawn can just have moved two squares.
    EnPassantImpossible,
    /// The en-passant field is missing or no square of the third or sixth rank.
    EnPassantUnreadable,
    /// The side to move is missing.
    SideMissing,
    /// The side to move is neither `w` nor `b`.
    SideUnreadable,
    /// Fewer than six fields.
    FieldsMissing,
    /// Text behind the fields: operations or a comment.
    TextBehind,
    /// The halfmove clock is too high.
    HalfmoveClockTooHigh,
    /// The move number is too high.
    FullmoveNumberTooHigh,
    /// The move number is 0.
    FullmoveNumberZero,
    /// A counter that is not a number of digits.
    CounterUnreadable,
    /// Digits side by side on a rank.
    DigitsJoined,
    /// A rank that has not eight squares.
    RankNotEightWide,
    /// Fewer than eight ranks.
    TooFewRanks,
    /// More than eight ranks, or a slash behind the last one.
    TooManyRanks,
    /// A letter that is no piece.
    UnknownPiece,
    /// A pocket of Crazyhouse.
    Pocket,
    /// `~` behind a promoted piece.
    PromotedMark,
    /// The check counters of Three-check.
    CheckCounters,
    /// `_` between the fields, as in addresses.
    Underscores,
    /// A blank that is not one of ASCII, such as a no-break space.
    ForeignBlank,
    /// Blanks before, behind or beside the single ones between the fields, or tabs.
    StrayBlank,
    /// A byte order mark in front.
    ByteOrderMark,
}

/// One thing that some programs do with a position or its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineWarning {
    /// What they do.
    pub effect: Effect,
    /// Why.
    pub reason: Reason,
    /// Which programs, in the order of [`Engine::ALL`].
    pub engines: Vec<Engine>,
    /// The squares it is about; none when it is about no square.
    pub squares: SquareSet,
}
