//! Divides the first field: ranks, pieces, empty squares.

use super::{Cutter, Meaning};
use crate::fen::{FenErrorKind, FenField, char_at, rank_end, read_rank};
use std::ops::Range;
use tabiya_chess::{File, Piece, Rank, Square, SquareSet};

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
                let meaning = Meaning::NextRank {
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
                    Meaning::Empty {
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
                        Meaning::Piece {
                            piece,
                            square: square.filter(|_| is_readable),
                        }
                    }
                    None => Meaning::Unreadable(kind_of(letter)),
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
