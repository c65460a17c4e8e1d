//! The readings of a line, their repairs, and the assumption that a reading of a damaged board makes.

use crate::fen::FenError;
use crate::piece_letters::Language;
use std::cmp::Reverse;
use std::ops::Range;
use tabiya_chess::problems::INVALID_EP_SQUARE;
use tabiya_chess::{File, Level, Piece, Position, Rank, Square, SquareSet};

/// The result of [`understand`](super::understand).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understanding {
    /// There is one sensible reading.
    One(Interpretation),
    /// There are several sensible readings; only the user can choose.
    Several(Vec<Interpretation>),
    /// The line has no position. The span of the error refers to the line.
    Unreadable(FenError),
}

/// One reading of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interpretation {
    /// The position.
    pub position: Position,
    /// The exact line: six exact fields, or four and exact operations.
    pub text: String,
    /// The repairs, in the order of their spans; empty if the line was exact.
    pub repairs: Vec<Repair>,
    /// The number of fields of `text`: 4 if it is an EPD, otherwise 6.
    pub fields: u8,
    /// The bytes of the line that are operations; empty if there are none.
    pub operations: Range<usize>,
    /// The rooks whose castling right is named although another rook on the same side of the king has
    /// it: `4K1RR w KG`.
    pub surplus_rights: Vec<Square>,
    /// The parts of the line that belong to a variant of chess. They are not in `text`.
    pub variant: Option<VariantMarks>,
    /// The assumption about a damaged board. Only [`readings_of_damage`](super::readings_of_damage) makes
    /// one.
    pub assumed: Option<BoardAssumption>,
}

/// One repair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The kind of repair.
    pub kind: RepairKind,
    /// The bytes of the line, on character boundaries; empty where something is missing.
    pub span: Range<usize>,
    /// The old text, as a person would quote it.
    pub read: String,
    /// The new text; empty if the old text is omitted.
    pub became: String,
}

/// The kinds of repairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepairKind {
    /// Fields were missing.
    MissingFields,
    /// Blanks were repeated, of an unusual kind, or missing between two fields.
    WhiteSpace,
    /// The position was wrapped in an address, a tag, a command, a label or quotation marks.
    Wrapper,
    /// Text followed the position: a comment, punctuation or moves.
    TrailingText,
    /// Castling letters were out of order.
    CastlingOrder,
    /// Castling letters or dashes were repeated.
    CastlingRepeated,
    /// Castling letters of two dialects were mixed: `KQha`.
    CastlingMixed,
    /// The en-passant target was on a rank that no pawn passes: `e4`. The position keeps it as a
    /// requested but impossible target.
    ImpossibleTarget,
    /// Digits were adjacent: `44` for `8`.
    DigitsJoined,
    /// A counter was not a plain number, or the move number was 0.
    Counter,
    /// Letters had the wrong case, or a word replaced a letter: `W`, `white`, `E3`.
    LetterCase,
    /// Characters only looked like the right ones: Cyrillic `К`, full-width forms, dashes.
    LookalikeLetters,
    /// The piece letters were those of another language.
    ForeignLetters(Language),
    /// The pieces were chess symbols.
    Figurines,
    /// There were pockets, `~` or check counters.
    VariantMarks,
    /// Ranks, fields or operations had other separators, or too many.
    Separators,
    /// An opcode was repeated. The operation is joined with the first if both count, omitted if it says
    /// the same, and otherwise kept under another name.
    RepeatedOperation,
    /// A rank lacked a square. Only [`readings_of_damage`](super::readings_of_damage) makes this and the
    /// following repairs, as offers.
    MissingSquare,
    /// A rank had a square too many.
    SurplusSquare,
    /// A rank was missing.
    MissingRank,
}

impl RepairKind {
    /// The code in reports for programs, such as that of `tabiya check`. It is stable.
    ///
    /// ```
    /// use tabiya_notation::piece_letters::Language;
    /// use tabiya_notation::repair::RepairKind;
    ///
    /// assert_eq!(RepairKind::ForeignLetters(Language::Dutch).code(), "foreign_letters");
    /// ```
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
            Self::SurplusSquare => "rank_too_long",
            Self::MissingRank => "too_few_ranks",
        }
    }

    /// The level. A target that no pawn passes is reported like one that the pieces rule out.
    pub const fn level(self) -> Level {
        match self {
            Self::ImpossibleTarget => Level::Illegal,
            _ => Level::Repair,
        }
    }
}

/// The additions of chess variants to a FEN, for which standard FEN has no place.
///
/// ```
/// use tabiya_chess::Piece;
/// use tabiya_notation::repair::{Understanding, understand};
///
/// let line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qn] w KQkq - 0 1";
/// let Understanding::One(reading) = understand(line) else { panic!("one reading") };
/// let pocket = reading.variant.unwrap().pocket.unwrap();
/// assert_eq!(pocket, [Piece::WhiteQueen, Piece::BlackKnight]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariantMarks {
    /// The pieces in hand of Crazyhouse and Bughouse, in the order of the text: `[QRnp]`. `None` if there
    /// is no pocket, empty if the pocket is empty.
    pub pocket: Option<Vec<Piece>>,
    /// The pieces that are promoted pawns: `Q~`.
    pub promoted: Vec<Square>,
    /// The counters of Three-check.
    pub checks: Option<CheckCounters>,
    /// The places of all additions as bytes of the line, in its order.
    pub spans: Vec<Range<usize>>,
}

/// The counters of Three-check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckCounters {
    /// The counter of White.
    pub white: u8,
    /// The counter of Black.
    pub black: u8,
    /// Whether the counters count the checks given so far (`+0+0`) and not the remaining ones (`3+3`).
    pub are_given: bool,
}

/// One change of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RepairChange {
    pub(super) kind: RepairKind,
    /// The bytes of the line.
    pub(super) span: Range<usize>,
    pub(super) became: String,
    /// Whether it is joined with an adjacent change of its kind, including the text between them.
    pub(super) may_merge: bool,
}

/// An insertion comes before a change at the same place, and a change inside another one comes after it.
fn order(change: &RepairChange) -> (usize, bool, Reverse<usize>) {
    let span = &change.span;
    (span.start, !span.is_empty(), Reverse(span.end))
}

/// All changes of a line in order. Changes inside others describe the fault in more detail, but only the outer ones are
/// made.
pub(super) struct RepairChanges<'line> {
    line: &'line str,
    outer: Vec<RepairChange>,
    inner: Vec<RepairChange>,
}

impl<'line> RepairChanges<'line> {
    /// Sorts the changes. The first of several changes at the same place counts.
    pub(super) fn of(line: &'line str, mut changes: Vec<RepairChange>) -> Self {
        changes.sort_by_key(order);
        let mut sorted = Self {
            line,
            outer: Vec::new(),
            inner: Vec::new(),
        };
        for change in changes {
            sorted.push(change);
        }
        sorted
    }

    fn push(&mut self, change: RepairChange) {
        match self.outer.last_mut() {
            Some(last) if change.span.start < last.span.end => {
                let says_more = change.kind != RepairKind::Wrapper;
                if says_more && change.kind.code() != last.kind.code() {
                    self.inner.push(change);
                }
            }
            Some(last) if last.may_merge && change.may_merge && last.kind == change.kind => {
                let between = last.span.end..change.span.start;
                last.became
                    .push_str(self.line.get(between).unwrap_or_default());
                last.became.push_str(&change.became);
                last.span.end = change.span.end;
            }
            _ => self.outer.push(change),
        }
    }

    /// The line with its changes.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        let mut at = 0;
        for change in &self.outer {
            let kept = at..change.span.start;
            text.push_str(self.line.get(kept).unwrap_or_default());
            text.push_str(&change.became);
            at = change.span.end;
        }
        text.push_str(self.line.get(at..).unwrap_or_default());
        text
    }

    /// The repairs for the report, in the order of the line.
    pub(super) fn repairs(self) -> Vec<Repair> {
        let mut all = self.outer;
        all.extend(self.inner);
        all.sort_by_key(order);
        let repair = |change: RepairChange| Repair {
            read: self
                .line
                .get(change.span.clone())
                .unwrap_or_default()
                .to_owned(),
            kind: change.kind,
            span: change.span,
            became: change.became,
        };
        all.into_iter().map(repair).collect()
    }
}

/// One change of a plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlainEdit {
    pub(super) kind: RepairKind,
    /// The bytes of the text; empty if something is missing.
    pub(super) span: Range<usize>,
    pub(super) became: String,
}

impl PlainEdit {
    pub(super) fn new(kind: RepairKind, span: Range<usize>, became: impl Into<String>) -> Self {
        let became = became.into();
        Self { kind, span, became }
    }

    pub(super) fn removal(kind: RepairKind, span: Range<usize>) -> Self {
        Self::new(kind, span, "")
    }
}

/// The assumption of a reading about the damaged rank of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardAssumption {
    /// The text lacks this empty square.
    Gap(Square),
    /// The text lacks this piece.
    PieceAdded(Piece, Square),
    /// The text has a piece too many, which was here.
    PieceLeftOut(Piece, Square),
    /// The text has a piece too many after the h-file of this rank.
    PieceBeyond(Piece, Rank),
    /// The text has an empty square too many, which was here.
    GapLeftOut(Square),
    /// The text has an empty square too many after the h-file of this rank.
    GapBeyond(Rank),
    /// The text lacks this rank, which is empty.
    EmptyRank(Rank),
    /// The text lacks this rank, which has its pieces of the start of a game.
    HomeRank(Rank),
}

impl BoardAssumption {
    /// The squares that the assumption is about.
    pub fn squares(self) -> SquareSet {
        match self {
            Self::Gap(square)
            | Self::PieceAdded(_, square)
            | Self::PieceLeftOut(_, square)
            | Self::GapLeftOut(square) => [square].into_iter().collect(),
            Self::PieceBeyond(_, rank) | Self::GapBeyond(rank) => {
                [Square::new(File::H, rank)].into_iter().collect()
            }
            Self::EmptyRank(rank) | Self::HomeRank(rank) => SquareSet::rank(rank),
        }
    }

    /// Whether the reading has pieces that the text does not have.
    pub(super) const fn adds_pieces(self) -> bool {
        matches!(self, Self::PieceAdded(..) | Self::HomeRank(_))
    }
}
