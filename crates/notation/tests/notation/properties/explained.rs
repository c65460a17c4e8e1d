//! Properties of the explanation of any text.

use tabiya_chess::{Board, Position, Square};
use tabiya_notation::explain::{Explanation, FieldMeaning, MAX_PARTS, explain};
use tabiya_notation::fen::{FenField, read_strict};
use tabiya_notation::record::read_record_over;

pub(crate) fn check_fuzz(data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        check_explained(text, &Position::start());
        check_explained(text, &Position::empty());
    }
}

pub(crate) fn check_explained(text: &str, base: &Position) {
    let found = explain(text, base);
    check_parts(text, &found);
    let (reading, _) = read_record_over(text, base);
    assert_eq!(found.fields, reading.fields);
    if found.parts.len() < MAX_PARTS {
        assert_eq!(found.faults.first(), reading.error.as_ref(), "{text:?}");
        check_squares(text, &found, &reading.position);
    }
    if let Ok(position) = read_strict(text.as_bytes()) {
        assert_eq!(found.faults, []);
        assert_eq!(board_of(&found), Some(position.board));
    }
}

/// Every character belongs to exactly one part, and the parts are in order.
fn check_parts(text: &str, found: &Explanation) {
    assert!(found.parts.len() <= MAX_PARTS);
    let mut end = 0;
    for (number, part) in found.parts.iter().enumerate() {
        assert_eq!(part.span.start, end, "{text:?}");
        assert!(!text[part.span.clone()].is_empty());
        for byte in part.span.clone() {
            assert_eq!(found.part_at(byte), Some(number));
        }
        end = part.span.end;
    }
    assert_eq!(end, text.len(), "{text:?}");
}

/// The squares of the parts agree with the board.
fn check_squares(text: &str, found: &Explanation, position: &Position) {
    for part in &found.parts {
        match part.meaning {
            FieldMeaning::Piece {
                piece,
                square: Some(square),
            } => assert_eq!(position.board.get(square), Some(piece), "{text:?}"),
            FieldMeaning::Empty { squares, count } => {
                assert!(squares.is_empty() || squares.len() == u32::from(count));
                for square in squares {
                    assert_eq!(position.board.get(square), None, "{text:?}");
                }
            }
            FieldMeaning::SideToMove(side) => assert_eq!(position.side_to_move, side),
            FieldMeaning::HalfmoveClock(clock) => assert_eq!(position.halfmove_clock, clock),
            _ => {}
        }
    }
    // If the board has no fault, every square has its part.
    let has_board = found.fields > 0;
    if has_board
        && found
            .faults
            .iter()
            .all(|fault| fault.field != FenField::Board)
    {
        assert_eq!(board_of(found), Some(position.board), "{text:?}");
    }
}

/// The board according to the parts, if they cover every square.
fn board_of(found: &Explanation) -> Option<Board> {
    let mut board = Board::EMPTY;
    for square in Square::all_in_fen_order() {
        let part = &found.parts[found.part_on(square)?];
        if let FieldMeaning::Piece { piece, .. } = part.meaning {
            board.set(square, Some(piece));
        }
    }
    Some(board)
}
