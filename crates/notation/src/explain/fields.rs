//! Divides the fields of a FEN into parts, each with its meaning.

use super::Cutter;
use crate::fen::{
    FenErrorKind, FenFault, FenField, ReadField, char_at, rank_end, read_en_passant,
    read_fullmove_number, read_halfmove_clock, read_rank, read_side, right_of_letter,
};
use std::ops::Range;
use tabiya_chess::{
    CastlingObstacle, CastlingRight, CastlingRights, Color, EnPassantConvention, EnPassantObstacle,
    File, Piece, Position, Rank, RookSide, Square, SquareSet, WantedRight, en_passant_capturers,
    en_passant_obstacle,
};

/// The meaning of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldMeaning {
    /// A piece.
    Piece {
        /// The piece.
        piece: Piece,
        /// Its square; `None` while the rank cannot be read.
        square: Option<Square>,
    },
    /// A run of empty squares.
    Empty {
        /// The number of squares.
        count: u8,
        /// The squares; the empty set while the rank cannot be read.
        squares: SquareSet,
    },
    /// The slash between two ranks.
    NextRank {
        /// The rank that ends.
        ended: Rank,
        /// The rank that begins here, if it is one of the eight.
        begun: Option<Rank>,
    },
    /// The space between two fields.
    NextField,
    /// A space before or after everything else.
    StrayBlank,
    /// The side to move.
    SideToMove(Color),
    /// A castling right.
    Castling {
        /// The side that has the right.
        color: Color,
        /// The side of the board.
        side: RookSide,
        /// The files of king and rook.
        right: CastlingRight,
        /// Whether the letter names the file of the rook and not the side of the board.
        is_file: bool,
        /// The reason why the pieces rule the right out, if they do.
        obstacle: Option<CastlingObstacle>,
    },
    /// The dash: there are no castling rights.
    NoCastling,
    /// The square that a pawn has just passed in a move of two squares.
    EnPassant {
        /// The square.
        target: Square,
        /// The square of the pawn that has just moved, if it has a pawn.
        pawn: Option<Square>,
        /// The pawns that could capture it.
        capturers: SquareSet,
        /// Whether one of these captures is legal.
        is_legal: bool,
        /// The reason why the pieces rule the target out, if they do.
        obstacle: Option<EnPassantObstacle>,
    },
    /// The dash: there is no en-passant target.
    NoEnPassant,
    /// The plies since the last capture or pawn move.
    HalfmoveClock(u32),
    /// The number of the next move.
    FullmoveNumber {
        /// The number.
        number: u32,
        /// The side that makes the move.
        side: Color,
    },
    /// The text after the fields: operations or a remark.
    Tail,
    /// Text that cannot be read.
    Unreadable(FenErrorKind),
    /// The text after the largest number of parts.
    Rest,
}

impl FieldMeaning {
    /// The squares concerned.
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

impl Cutter<'_> {
    /// Divides the first field; ranks are counted in the same way as by the reader.
    pub(super) fn board(&mut self, field: &Range<usize>) {
        for (typed, rank) in (0_u8..).zip(Rank::ALL.into_iter().rev()) {
            let end = rank_end(self.bytes(), self.at, field.end);
            if self.at == end && end == field.end {
                return self.too_few_ranks(typed, end);
            }
            self.rank(rank, end);
            if end == field.end {
                if rank != Rank::FIRST {
                    self.too_few_ranks(typed + 1, end);
                }
                return;
            }
            if rank != Rank::FIRST {
                let begun = rank.index().checked_sub(1);
                let begun = begun.and_then(|below| Rank::ALL.get(usize::from(below)));
                let meaning = FieldMeaning::NextRank {
                    ended: rank,
                    begun: begun.copied(),
                };
                self.part(end + 1, FenField::Board, meaning);
            }
        }
        self.unreadable(FenField::Board, FenErrorKind::TooManyRanks, field.end);
    }

    fn too_few_ranks(&mut self, ranks: u8, end: usize) {
        let kind = FenErrorKind::TooFewRanks { ranks };
        self.fault(FenField::Board, kind, end..end);
    }

    /// Divides a rank. If it cannot be read, the squares of its pieces are unknown.
    fn rank(&mut self, rank: Rank, end: usize) {
        let read = read_rank(self.bytes(), self.at..end, rank);
        let is_readable = read.is_ok();
        if let Err((kind, span)) = read {
            self.fault(FenField::Board, kind, span);
        }
        let mut file = 0;
        while self.at < end {
            let (letter, length) =
                char_at(self.bytes(), self.at).unwrap_or((char::REPLACEMENT_CHARACTER, 1));
            let meaning = match letter {
                '1'..='8' => {
                    let count = u8::try_from(u32::from(letter) - u32::from('0')).unwrap_or(8);
                    let squares = run(rank, file, count);
                    file = file.saturating_add(count);
                    FieldMeaning::Empty {
                        count,
                        squares: if is_readable {
                            squares
                        } else {
                            SquareSet::EMPTY
                        },
                    }
                }
                _ => match Piece::from_letter(letter) {
                    Some(piece) => {
                        let square = run(rank, file, 1).first();
                        file = file.saturating_add(1);
                        FieldMeaning::Piece {
                            piece,
                            square: square.filter(|_| is_readable),
                        }
                    }
                    None => FieldMeaning::Unreadable(kind_of(letter)),
                },
            };
            self.part(self.at + length, FenField::Board, meaning);
        }
    }
}

/// This number of squares of a rank, from a file on.
fn run(rank: Rank, file: u8, count: u8) -> SquareSet {
    let files = File::ALL.into_iter().skip(usize::from(file));
    let files = files.take(usize::from(count));
    files.map(|file| Square::new(file, rank)).collect()
}

fn kind_of(found: char) -> FenErrorKind {
    match found {
        '0' | '9' => FenErrorKind::BadDigit { found },
        _ => FenErrorKind::UnknownPiece { found },
    }
}

impl Cutter<'_> {
    /// Takes a field that is one part.
    pub(super) fn short_field(&mut self, name: FenField, field: &Range<usize>) {
        let read: ReadField = match name {
            FenField::SideToMove => read_side,
            FenField::EnPassant => read_en_passant,
            FenField::HalfmoveClock => read_halfmove_clock,
            _ => read_fullmove_number,
        };
        let mut position = self.position;
        let outcome: Result<(), FenFault> = read(self.bytes(), field.clone(), &mut position);
        match outcome {
            Ok(()) => self.part(field.end, name, meaning_of(name, &position)),
            Err((kind, _)) => self.unreadable(name, kind, field.end),
        }
    }

    /// Divides the castling rights letter by letter.
    pub(super) fn castling(&mut self, field: &Range<usize>) {
        let name = FenField::Castling;
        if self.bytes().get(field.clone()) == Some(b"-") {
            return self.part(field.end, name, FieldMeaning::NoCastling);
        }
        let board = self.position.board;
        let mut rights = CastlingRights::NONE;
        while self.at < field.end {
            let (found, length) =
                char_at(self.bytes(), self.at).unwrap_or((char::REPLACEMENT_CHARACTER, 1));
            let end = self.at + length;
            let letter = self.bytes().get(self.at).copied().unwrap_or_default();
            let Some((color, side, right)) = right_of_letter(letter, &board) else {
                self.unreadable(name, FenErrorKind::BadCastlingLetter { found }, end);
                continue;
            };
            if rights.wanted(color, side) != WantedRight::No {
                self.unreadable(name, FenErrorKind::RepeatedCastling { found }, end);
                continue;
            }
            rights.set(color, side, WantedRight::Yes(right));
            let meaning = FieldMeaning::Castling {
                color,
                side,
                right,
                is_file: !matches!(letter, b'K' | b'Q' | b'k' | b'q'),
                obstacle: rights.obstacle(color, side, &board),
            };
            self.part(end, name, meaning);
        }
    }
}

fn meaning_of(name: FenField, position: &Position) -> FieldMeaning {
    match name {
        FenField::SideToMove => FieldMeaning::SideToMove(position.side_to_move),
        FenField::EnPassant => position
            .en_passant
            .map_or(FieldMeaning::NoEnPassant, |target| {
                en_passant(position, target)
            }),
        FenField::HalfmoveClock => FieldMeaning::HalfmoveClock(position.halfmove_clock),
        _ => FieldMeaning::FullmoveNumber {
            number: position.fullmove_number,
            side: position.side_to_move,
        },
    }
}

fn en_passant(position: &Position, target: Square) -> FieldMeaning {
    let obstacle = en_passant_obstacle(&position.board, position.side_to_move, target);
    let mover = position.side_to_move.opposite();
    let pawn = target.offset(0, mover.forward());
    FieldMeaning::EnPassant {
        target,
        pawn: pawn.filter(|_| obstacle.is_none()),
        capturers: match obstacle {
            None => en_passant_capturers(position, target),
            Some(_) => SquareSet::EMPTY,
        },
        is_legal: position
            .en_passant_as(EnPassantConvention::Legal)
            .is_some_and(|legal| legal == target),
        obstacle,
    }
}
