//! What becomes of boards that were found: rows that know their picture.

use crate::chess::Position;
use crate::document::{Document, DocumentId, Pictured};
use crate::lines::{Rows, Source};
use crate::notation::extract::line_of_found;
use crate::notation::fen::FenStyle;
use crate::notation::record::read_record_over;
use crate::scanned::FoundBoard;
use std::sync::Arc;

/// What a row keeps of the picture that it was read from.
pub(crate) fn pictured(found: &FoundBoard) -> Arc<Pictured> {
    let crop = found.crop.as_ref().and_then(crate::scanned::Crop::to_file);
    Arc::new(Pictured {
        crop: crop.map(Arc::from),
        doubts: found.doubts.clone(),
        is_white_below: found.is_white_below,
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

/// A new document with a row for each board, in their order. The page and the place there are the row's `id`; what
/// else is known of it stands behind that, as operations.
pub(crate) fn list_of(
    id: DocumentId,
    boards: &[FoundBoard],
    style: FenStyle,
    operations: &str,
) -> Option<Document> {
    let mut lines = Vec::new();
    for board in boards {
        let FoundBoard {
            fen, page, place, ..
        } = board;
        let text = format!("{fen} id \"page {page}, {place}\";{operations}");
        lines.extend(line_of_found(&text, style));
        lines.push(b'\n');
    }
    let source = Source::from_bytes(lines).ok()?;
    let mut document = Document::from_rows(id, Rows::new(Arc::new(source)));
    for (row, board) in (0..).zip(boards) {
        document.note_pictured(row, pictured(board));
    }
    Some(document)
}
