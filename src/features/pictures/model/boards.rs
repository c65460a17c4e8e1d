//! Turns boards found in a picture into rows that keep their picture.

use std::sync::Arc;
use tabiya_chess::{Color, Piece, Position, Square};
use tabiya_collection::document::{Document, DocumentId, Pictured};
use tabiya_lines::{Rows, Source};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::picture_doubts::{Doubt, Turn};
use tabiya_notation::picture_notes::{NotedDoubt, NotedTurn, PictureNotes, page_id};
use tabiya_notation::record::read_record_over;
use tabiya_notation::record::write_record_like;
use tabiya_picture::scanned::FoundBoard;

/// The part of the picture that a row keeps.
pub(crate) fn pictured(found: &FoundBoard) -> Arc<Pictured> {
    let crop = found
        .crop
        .as_ref()
        .and_then(tabiya_picture::scanned::Crop::to_file);
    Arc::new(Pictured {
        crop: crop.map(Arc::from),
        doubts: found.doubts.clone(),
        is_white_below: found.is_white_below,
        below: (!found.is_written).then_some(found.below),
        turn: found.turn,
        questions: found.questions,
        is_written: found.is_written,
        confidence: found.confidence,
        page: found.page,
        place: found.place,
    })
}

/// The position of a board.
pub(crate) fn position(found: &FoundBoard) -> Position {
    read_record_over(&found.fen, &Position::empty()).0.position
}

/// The EPD record of a board, with facts about its picture as operations. `source` is the file name, `crop` the path of
/// the saved picture of the board.
pub(crate) fn line_of(
    found: &FoundBoard,
    style: FenStyle,
    source: Option<&str>,
    crop: Option<String>,
) -> Vec<u8> {
    let notes = PictureNotes {
        is_black_below: !found.is_white_below,
        confidence: Some(per_cent(found.confidence)),
        crop,
        doubts: found.doubts.iter().filter_map(noted).collect(),
        id: Some(page_id(found.page, found.place)),
        questions: found.questions,
        source: source.map(str::to_owned),
        turn: found.turn.map(noted_turn),
    };
    write_record_like(&position(found), style, 4, &notes.to_tail())
}

fn noted_turn(turn: Turn) -> NotedTurn {
    NotedTurn {
        side: if turn.is_white {
            Color::White
        } else {
            Color::Black
        },
        sign: turn.sign,
        certainty: per_cent(turn.certainty),
    }
}

fn noted(doubt: &Doubt) -> Option<NotedDoubt> {
    let alternatives = doubt.alternatives.iter();
    let alternatives =
        alternatives.map(|(man, chance)| (Piece::from_letter(*man), per_cent(*chance)));
    Some(NotedDoubt {
        square: Square::all_in_fen_order().nth(doubt.square)?,
        alternatives: alternatives.collect(),
    })
}

/// A probability in percent, rounded down, so that 100 means certainty.
fn per_cent(chance: f32) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).floor() as u8
}

/// A new document with a row for each board, in their order.
pub(crate) fn list_of(
    id: DocumentId,
    boards: &[FoundBoard],
    style: FenStyle,
    source: Option<&str>,
) -> Option<Document> {
    let mut lines = Vec::new();
    for board in boards {
        lines.extend(line_of(board, style, source, None));
        lines.push(b'\n');
    }
    let source = Source::from_bytes(lines).ok()?;
    let mut document = Document::from_rows(id, Rows::new(Arc::new(source)));
    for (row, board) in (0..).zip(boards) {
        document.note_pictured(row, pictured(board));
    }
    Some(document)
}
