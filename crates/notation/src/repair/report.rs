//! What a line turned out to be, and what was repaired in it.

use crate::fen::FenError;
use crate::piece_letters::Language;
use std::ops::Range;
use tabiya_chess::Level;
use tabiya_chess::problems::INVALID_EP_SQUARE;
use tabiya_chess::{Piece, Position, Square};

/// What a line turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understanding {
    /// There is one sensible way to read it.
    One(Interpretation),
    /// There are several; nobody but a person can say which is meant.
    Several(Vec<Interpretation>),
    /// No position can be read from it. The span of the error is one of the line.
    Unreadable(FenError),
}

/// One way to read a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interpretation {
    /// The position.
    pub position: Position,
    /// The line as it should have been: six exact fields, or four and exact operations.
    pub text: String,
    /// What was repaired, in the order of the spans; empty when the line was exact.
    pub repairs: Vec<Repair>,
    /// How many fields `text` has: 4 when it is an EPD, otherwise 6.
    pub fields: u8,
    /// The bytes of the line that are operations; empty when there are none.
    pub operations: Range<usize>,
    /// Rooks whose castling right was named but cannot be held beside that of another rook on the
    /// same side of the king: `4K1RR w KG`.
    pub surplus_rights: Vec<Square>,
    /// What belongs to a variant of chess. It is not in `text`.
    pub variant: Option<VariantMarks>,
}

/// One thing that was repaired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// What kind of thing.
    pub kind: RepairKind,
    /// The bytes of the line, on character borders; empty where something was missing.
    pub span: Range<usize>,
    /// What stood there, as a person would quote it.
    pub read: String,
    /// What it became; empty when it was left out.
    pub became: String,
}

/// Kinds of things that can be repaired. The wording is done elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepairKind {
    /// Fields that were not there.
    MissingFields,
    /// Blanks that were not single, of another kind, or missing between two fields.
    WhiteSpace,
    /// What carried the position: an address, a tag, a command, a label, quotation marks.
    Wrapper,
    /// What stood behind the position: a comment, punctuation, moves.
    TrailingText,
    /// Castling letters out of order.
    CastlingOrder,
    /// Castling letters (or dashes) that repeat what was said.
    CastlingRepeated,
    /// A castling letter of one dialect among those of the other: `KQha`.
    CastlingMixed,
    /// An en-passant target on a rank that no pawn passes over: `e4`. It stays in the
    /// position as a target that is wanted but impossible.
    ImpossibleTarget,
    /// Digits side by side: `44` for `8`.
    DigitsJoined,
    /// A counter that was no plain number, or move number 0.
    Counter,
    /// Capital letters for small ones, or the word for the letter: `W`, `white`, `E3`.
    LetterCase,
    /// Characters that look like the right ones: Cyrillic `К`, full-width forms, dashes.
    LookalikeLetters,
    /// Letters for the pieces in another language.
    ForeignLetters(Language),
    /// Chess symbols for the pieces.
    Figurines,
    /// Pockets, `~`, check counters.
    VariantMarks,
    /// Other signs between the ranks, the fields or the operations, or too many of them.
    Separators,
    /// An operation whose opcode came before: joined with the first where both count, left out where it
    /// says the same, kept under another name where it says something else.
    RepeatedOperation,
    /// A square that a rank lacks: only ever offered, see [`super::with_missing_square`].
    MissingSquare,
}

impl RepairKind {
    /// The code in the report of `tabiya check`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::MissingFields => "missing_fields",
            Self::WhiteSpace => "white_space",
            Self::Wrapper => "wrapper",
            Self::TrailingText => "trailing_text",
            Self::CastlingOrder | Self::CastlingMixed => "castling_order",
            Self::ImpossibleTarget => INVALID_EP_SQUARE,
            Self::CastlingRepeated => "castling_repeated",
            Self::DigitsJoined => "digits_joined",
            Self::Counter => "counter",
            Self::LetterCase => "letter_case",
            Self::LookalikeLetters => "lookalike_letters",
            Self::ForeignLetters(_) | Self::Figurines => "foreign_letters",
            Self::VariantMarks => "variant_marks",
            Self::Separators => "separators",
            Self::RepeatedOperation => "repeated_operation",
            Self::MissingSquare => "rank_too_short",
        }
    }

    /// How bad it is. A target that no pawn passes over is read and reported like one that the pieces
    /// rule out.
    pub const fn level(self) -> Level {
        match self {
            Self::ImpossibleTarget => Level::Illegal,
            _ => Level::Repair,
        }
    }
}

/// What variants of chess add to a FEN. Standard FEN has no place for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariantMarks {
    /// The pieces in hand of Crazyhouse and Bughouse, in the order of the text: `[QRnp]`. `None`
    /// when there is no pocket, empty when it is there and empty.
    pub pocket: Option<Vec<Piece>>,
    /// The pieces that are promoted pawns: `Q~`.
    pub promoted: Vec<Square>,
    /// The counters of Three-check.
    pub checks: Option<CheckCounters>,
    /// Where all this stands: bytes of the line, in its order.
    pub spans: Vec<Range<usize>>,
}

/// The counters of Three-check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckCounters {
    /// White's.
    pub white: u8,
    /// Black's.
    pub black: u8,
    /// Whether they count the checks given so far (`+0+0`) and not those that are still to be
    /// given (`3+3`).
    pub are_given: bool,
}
