//! Divides the five short fields.

use super::{Cutter, Meaning};
use crate::fen::{
    Fault, FenErrorKind, FenField, ReadField, char_at, read_en_passant, read_fullmove_number,
    read_halfmove_clock, read_side, right_of_letter,
};
use std::ops::Range;
use tabiya_chess::{
    CastlingRights, EnPassantConvention, Position, Square, SquareSet, Wanted, en_passant_capturers,
    en_passant_obstacle,
};

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
        let outcome: Result<(), Fault> = read(self.bytes(), field.clone(), &mut position);
        match outcome {
            Ok(()) => self.part(field.end, name, meaning_of(name, &position)),
            Err((kind, _)) => self.unreadable(name, kind, field.end),
        }
    }

    /// Divides the castling rights letter by letter.
    pub(super) fn castling(&mut self, field: &Range<usize>) {
        let name = FenField::Castling;
        if self.bytes().get(field.clone()) == Some(b"-") {
            return self.part(field.end, name, Meaning::NoCastling);
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
            if rights.wanted(color, side) != Wanted::No {
                self.unreadable(name, FenErrorKind::RepeatedCastling { found }, end);
                continue;
            }
            rights.set(color, side, Wanted::Yes(right));
            let meaning = Meaning::Castling {
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

fn meaning_of(name: FenField, position: &Position) -> Meaning {
    match name {
        FenField::SideToMove => Meaning::SideToMove(position.side_to_move),
        FenField::EnPassant => position
            .en_passant
            .map_or(Meaning::NoEnPassant, |target| en_passant(position, target)),
        FenField::HalfmoveClock => Meaning::HalfmoveClock(position.halfmove_clock),
        _ => Meaning::FullmoveNumber {
            number: position.fullmove_number,
            side: position.side_to_move,
        },
    }
}

fn en_passant(position: &Position, target: Square) -> Meaning {
    let obstacle = en_passant_obstacle(&position.board, position.side_to_move, target);
    let mover = position.side_to_move.opposite();
    let pawn = target.offset(0, mover.forward());
    Meaning::EnPassant {
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
