//! What each character of a FEN stands for.
//!
//! The text is that of the FEN field: a FEN in any dialect, with or without all of its fields, with
//! something behind them, or broken. Each byte belongs to exactly one part, and the parts stand in the
//! order of the text. What the parts say agrees with [`super::record::read_record_over`].
//!
//! Invariant: never panics; of a text of any length there are never more than [`MAX_PARTS`].
//! Deliberately absent: any wording, see `text`.

mod board;
mod fields;

use super::fen::{FenError, FenErrorKind, FenField, is_tail, next_field, trim_end};
use super::record::{read_record_over, start_of};
use std::ops::Range;
use tabiya_chess::{
    CastlingObstacle, CastlingRight, Color, EnPassantObstacle, Piece, Position, Rank, RookSide,
    Square, SquareSet,
};

/// No FEN has nearly as many; what comes behind is one part.
pub const MAX_PARTS: usize = 320;

/// The fields in their order.
pub const FIELDS: [FenField; 6] = [
    FenField::Board,
    FenField::SideToMove,
    FenField::Castling,
    FenField::EnPassant,
    FenField::HalfmoveClock,
    FenField::FullmoveNumber,
];

/// A stretch of the text that stands for one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenPart {
    /// The bytes, on character borders; never none.
    pub span: Range<usize>,
    /// The field to which it belongs; what stands between two fields belongs to the one before.
    pub field: FenField,
    /// What it stands for.
    pub meaning: Meaning,
}

/// What a part stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A piece.
    Piece {
        /// Which.
        piece: Piece,
        /// Where; not known while its rank cannot be read.
        square: Option<Square>,
    },
    /// Empty squares side by side.
    Empty {
        /// How many.
        count: u8,
        /// Which; not known while the rank cannot be read.
        squares: SquareSet,
    },
    /// The slash between two ranks.
    NextRank {
        /// The rank that ends.
        ended: Rank,
        /// The rank that begins, if it is one of the eight.
        begun: Option<Rank>,
    },
    /// The blank between two fields.
    NextField,
    /// A blank in front of everything or behind it.
    StrayBlank,
    /// Whose turn it is.
    SideToMove(Color),
    /// A castling right.
    Castling {
        /// Whose.
        color: Color,
        /// Towards which side.
        side: RookSide,
        /// The files of king and rook.
        right: CastlingRight,
        /// Whether the letter names the file of the rook and not the side.
        is_file: bool,
        /// Why the pieces rule it out, if they do.
        obstacle: Option<CastlingObstacle>,
    },
    /// The dash: nobody may castle.
    NoCastling,
    /// The square behind a pawn that has just moved two squares.
    EnPassant {
        /// The square.
        target: Square,
        /// The pawn that has just moved there, if it stands there.
        pawn: Option<Square>,
        /// The pawns that could capture it.
        capturers: SquareSet,
        /// Whether one of these captures is legal.
        is_legal: bool,
        /// Why the pieces rule it out, if they do.
        obstacle: Option<EnPassantObstacle>,
    },
    /// The dash: no pawn is named that has just moved two squares.
    NoEnPassant,
    /// Plies since the last capture or pawn move.
    HalfmoveClock(u32),
    /// The number of the next move.
    FullmoveNumber {
        /// The number.
        number: u32,
        /// Whose move it is.
        side: Color,
    },
    /// What stands behind the fields: operations or a remark.
    Tail,
    /// What cannot be read.
    Unreadable(FenErrorKind),
    /// What comes behind so many parts that nobody would read more.
    Rest,
}

impl Meaning {
    /// The squares that it is about.
    pub fn squares(self) -> SquareSet {
        match self {
            Self::Piece { square, .. } => square.into_iter().collect(),
            Self::Empty { squares, .. } => squares,
            Self::Castling { color, right, .. } => [right.king, right.rook]
                .map(|file| Square::new(file, color.back_rank()))
                .into_iter()
                .collect(),
            Self::EnPassant { target, pawn, .. } => [target].into_iter().chain(pawn).collect(),
            Self::NextRank { .. }
            | Self::NextField
            | Self::StrayBlank
            | Self::SideToMove(_)
            | Self::NoCastling
            | Self::NoEnPassant
            | Self::HalfmoveClock(_)
            | Self::FullmoveNumber { .. }
            | Self::Tail
            | Self::Unreadable(_)
            | Self::Rest => SquareSet::EMPTY,
        }
    }
}

/// A text cut into its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The parts in their order, which together are the text.
    pub parts: Vec<FenPart>,
    /// Everything that cannot be read, in the order of the text.
    pub faults: Vec<FenError>,
    /// How many of the six fields there are.
    pub fields: u8,
}

impl Explanation {
    /// The part that says what stands on a square.
    pub fn part_on(&self, square: Square) -> Option<usize> {
        self.parts.iter().position(|part| match part.meaning {
            Meaning::Piece { square: on, .. } => on == Some(square),
            Meaning::Empty { squares, .. } => squares.contains(square),
            _ => false,
        })
    }

    /// The part in which this byte of the text stands; behind the end, the last one.
    pub fn part_at(&self, byte: usize) -> Option<usize> {
        let behind = self.parts.partition_point(|part| part.span.end <= byte);
        Some(behind.min(self.parts.len().checked_sub(1)?))
    }
}

/// Says what each character of a text stands for. What cannot be read of the position is as it is in
/// `base`: on the board that is shown beside the text.
pub fn explain(text: &str, base: &Position) -> Explanation {
    let (reading, tail) = read_record_over(text, base);
    let bytes = text.as_bytes();
    let mut cutter = Cutter {
        text,
        position: reading.position,
        found: Explanation {
            fields: reading.fields,
            ..Explanation::default()
        },
        at: 0,
    };
    cutter.blank_up_to(start_of(bytes), FenField::Board);
    if reading.fields == 0 {
        cutter.found.faults.extend(reading.error);
    }
    // What ends a line, such as a NUL, ends its last field too.
    let line = bytes.get(..trim_end(bytes)).unwrap_or_default();
    let mut before = FenField::Board;
    for name in FIELDS.into_iter().take(usize::from(reading.fields)) {
        let Some(field) = next_field(line, cutter.at, b";") else {
            break;
        };
        cutter.blank_up_to(field.start, before);
        match name {
            FenField::Board => cutter.board(&field),
            FenField::Castling => cutter.castling(&field),
            _ => cutter.short_field(name, &field),
        }
        before = name;
    }
    if !tail.is_empty() {
        cutter.blank_up_to(tail.start, before);
        cutter.tail(&tail, reading.fields);
    }
    cutter.blank_up_to(text.len(), FenField::End);
    cutter.found
}

/// Cuts a text into parts, from its beginning to its end.
struct Cutter<'text> {
    text: &'text str,
    /// The position as it is read from the text.
    position: Position,
    found: Explanation,
    /// Up to here everything has its part.
    at: usize,
}

impl Cutter<'_> {
    fn bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// The text up to this place is a part.
    fn part(&mut self, end: usize, field: FenField, meaning: Meaning) {
        let span = self.at..end.max(self.at);
        if span.is_empty() {
            return;
        }
        self.at = span.end;
        let parts = &mut self.found.parts;
        let is_full = parts.len() == MAX_PARTS;
        match parts.last_mut().filter(|_| is_full) {
            Some(last) => {
                last.span.end = span.end;
                last.meaning = Meaning::Rest;
            }
            None => parts.push(FenPart {
                span,
                field,
                meaning,
            }),
        }
    }

    /// The text up to this place is blank.
    fn blank_up_to(&mut self, end: usize, field: FenField) {
        let is_behind_a_field = self
            .found
            .parts
            .last()
            .is_some_and(|part| part.meaning != Meaning::StrayBlank);
        let is_between = is_behind_a_field && end < trim_end(self.bytes());
        let meaning = if is_between {
            Meaning::NextField
        } else {
            Meaning::StrayBlank
        };
        self.part(end, field, meaning);
    }

    /// Something cannot be read, be it a part or more than that.
    fn fault(&mut self, field: FenField, kind: FenErrorKind, span: Range<usize>) {
        if self.found.faults.len() < MAX_PARTS {
            self.found.faults.push(FenError { kind, field, span });
        }
    }

    /// The text up to this place cannot be read.
    fn unreadable(&mut self, field: FenField, kind: FenErrorKind, end: usize) {
        self.fault(field, kind, self.at..end);
        self.part(end, field, Meaning::Unreadable(kind));
    }

    fn tail(&mut self, tail: &Range<usize>, fields: u8) {
        let rest = self.bytes().get(tail.clone()).unwrap_or_default();
        if is_tail(rest, fields) || fields < 6 {
            self.part(tail.end, FenField::End, Meaning::Tail);
        } else {
            self.unreadable(FenField::End, FenErrorKind::ExtraText, tail.end);
        }
    }
}
