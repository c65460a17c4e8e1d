//! A board of 32 bytes for each position, as the side to move sees it: with Black to move, the colours are exchanged and
//! the board is turned over. After the pieces come the score (two bytes), the result (0 loss, 1 draw, 2 win), the squares
//! of the two kings, each as its own side sees it, and three unused bytes.

use super::findings::Findings;
use super::form::NotWritten;
use super::left_out::{LeftOutOfTraining, LostField};
use super::packed::{BOARD_LEN, CASTLING_ROOK, PIECES_LEN, number_of, numbers, packed, piece_of};
use super::sample::{Outcome, Sample};
use crate::games::tables::RowFaultKind;
use tabiya_chess::{CastlingRights, Color, Position, Square};

pub(super) fn append(bytes: &[u8], found: &mut Findings, out: &mut Vec<u8>) {
    let (boards, rest) = bytes.as_chunks();
    let mut place = 0;
    for board in boards {
        found.begin();
        match sample_of(board) {
            Some(sample) => found.put(&sample, out),
            None => found.note(place, RowFaultKind::Board, b""),
        }
        place += 1;
    }
    if !rest.is_empty() {
        found.begin();
        found.note(place, RowFaultKind::CutOff, b"");
    }
}

fn sample_of(board: &[u8; BOARD_LEN]) -> Option<Sample> {
    let mut position = Position {
        castling: CastlingRights::NONE,
        ..Position::empty()
    };
    for (square, number) in numbers(board)? {
        let piece = piece_of(number).filter(|_| number & 7 != CASTLING_ROOK)?;
        position.board.set(square, Some(piece));
    }
    let [low, high, result, ..] = *board.last_chunk::<{ BOARD_LEN - PIECES_LEN }>()?;
    let result = i8::try_from(result).ok()? - 1;
    Some(Sample {
        score: Some(i16::from_le_bytes([low, high]).into()),
        result: Some(Outcome::of_side(result, Color::White)?),
        ..Sample::at(position)
    })
}

/// Appends a sample, and counts the properties that the form has no place for.
pub(super) fn append_sample(
    sample: &Sample,
    out: &mut Vec<u8>,
    left_out: &mut LeftOutOfTraining,
) -> Result<(), NotWritten> {
    let (Some(score), Some(result)) = (sample.score, sample.result) else {
        return Err(NotWritten::Incomplete);
    };
    let position = &sample.position;
    let side = position.side_to_move;
    let is_turned = side == Color::Black;
    let bytes = pieces_of(position, is_turned).zip(i16::try_from(score).ok());
    let kings = [side, side.opposite()].map(|side| position.board.king(side));
    let (Some((pieces, score)), [Some(own), Some(other)]) = (bytes, kings) else {
        return Err(NotWritten::Inexpressible);
    };
    out.extend_from_slice(&pieces);
    out.extend_from_slice(&score.to_le_bytes());
    out.push(result.for_side(side).wrapping_add(1).unsigned_abs());
    out.push(seen_from(own, is_turned));
    out.push(seen_from(other, !is_turned));
    out.extend_from_slice(&[0; 3]);
    note_lost(sample, left_out);
    Ok(())
}

/// Returns the number of a square as a side sees it.
fn seen_from(square: Square, is_turned: bool) -> u8 {
    if is_turned {
        square.index() ^ 0x38
    } else {
        square.index()
    }
}

fn pieces_of(position: &Position, is_turned: bool) -> Option<[u8; PIECES_LEN]> {
    let mut pieces = Vec::new();
    for (square, piece) in position.board.pieces() {
        let piece = if is_turned {
            piece.in_other_color()
        } else {
            piece
        };
        let square = Square::from_index(seen_from(square, is_turned))?;
        pieces.push((square, number_of(piece)));
    }
    pieces.sort_unstable_by_key(|(square, _)| square.index());
    packed(&pieces)
}

fn note_lost(sample: &Sample, left_out: &mut LeftOutOfTraining) {
    let position = sample.position.only_possible();
    let has_counters = position.halfmove_clock != 0 || position.fullmove_number > 1;
    let lost = [
        (LostField::Side, position.side_to_move == Color::Black),
        (
            LostField::Castling,
            position.castling != CastlingRights::NONE,
        ),
        (LostField::EnPassant, position.en_passant.is_some()),
        (LostField::Counters, has_counters),
    ];
    for (field, is_lost) in lost {
        if is_lost {
            left_out.add_field(field);
        }
    }
    let operations: [(&[u8], bool); 2] = [
        (sample.move_opcode(), sample.played.is_some()),
        (b"ply", sample.ply.is_some()),
    ];
    for (opcode, is_lost) in operations {
        if is_lost {
            left_out.add_operation(opcode);
        }
    }
}
