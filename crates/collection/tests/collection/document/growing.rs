//! Lines that come from elsewhere while a document is worked on, and doubts that its records name.

use tabiya_chess::{Piece, Square, SquareSet};
use tabiya_collection::document::{Document, DocumentId, Edit};
use tabiya_lines::LineId;
use tabiya_notation::fen::FenStyle;

const STYLE: FenStyle = FenStyle::STANDARD;
const FIRST: &str = "8/8/8/8/8/8/8/K6k w - - id \"page 1, 1\";";
const SECOND: &str = "8/8/8/8/8/8/K7/7k w - - id \"page 2, 1\";";
const DOUBTFUL: &str =
    "8/8/8/8/8/8/8/K6k w - - confidence 60; doubt \"a1 K60 Q39\" \"h1 k90 q9\"; id \"x\";";

fn lines(document: &Document) -> Vec<String> {
    let rows = document.rows();
    let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
    (0..rows.len()).map(line).collect()
}

fn found() -> Document {
    let mut document = Document::being_found(DocumentId(1), "/book.pdf/boards/book.epd".into());
    document.append_found(vec![FIRST.into()]);
    document
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

#[test]
fn found_lines_are_unsaved_and_no_step_of_undo() {
    let mut document = found();
    assert!(document.is_modified() && !document.can_undo());
    assert_eq!(
        document.position().board.get(square("a1")),
        Some(Piece::WhiteKing)
    );
    document.edit(Edit::Put(square("e4"), Some(Piece::WhitePawn)), STYLE, None);
    let edited = lines(&document)[0].clone();
    assert_eq!(document.append_found(vec![SECOND.into()]), [LineId::Own(2)]);
    assert_eq!(lines(&document), [edited.as_str(), SECOND]);
    // Undo takes back the edit, and not the lines added since; redo makes it again.
    assert!(document.undo());
    assert_eq!(lines(&document), [FIRST, SECOND]);
    document.append_found(vec![FIRST.into()]);
    assert!(document.redo());
    assert_eq!(lines(&document), [edited.as_str(), SECOND, FIRST]);
    assert_eq!(document.row(), 0);
}

#[test]
fn lines_found_after_a_save_count_as_unsaved() {
    let mut document = found();
    let state = document.state_id();
    let rows = document.rows().clone();
    document.mark_written("/book.epd".into(), state, rows);
    assert!(!document.is_modified());
    document.append_found(vec![SECOND.into()]);
    assert!(document.is_modified());
    // No undo leads back to the saved content.
    document.edit(Edit::Clear, STYLE, None);
    document.undo();
    assert!(document.is_modified());
}

#[test]
fn a_selection_stays_when_lines_are_added() {
    let mut document = found();
    document.append_found(vec![SECOND.into()]);
    document.select_all();
    document.append_found(vec![FIRST.into(), SECOND.into()]);
    assert_eq!(document.selected_count(), 2);
    assert!(!document.is_selected(3));
}

#[test]
fn a_doubt_is_settled_in_the_record_in_one_step() {
    let mut document = Document::new(DocumentId(1), [DOUBTFUL.into()]);
    let named: SquareSet = [square("a1"), square("h1")].into_iter().collect();
    // The record contains the doubt, regardless of its source.
    assert_eq!(document.unsure(), named);
    let put = Some((square("a1"), Some(Piece::WhiteQueen)));
    assert!(document.settle_doubts(SquareSet::of(square("a1")), put, STYLE));
    let after = DOUBTFUL
        .replace("K6k", "Q6k")
        .replace("\"a1 K60 Q39\" ", "");
    assert_eq!(lines(&document), [after]);
    assert_eq!(document.unsure(), SquareSet::of(square("h1")));
    assert!(document.undo());
    assert_eq!(lines(&document), [DOUBTFUL]);
    assert_eq!(document.unsure(), named);
}

#[test]
fn removing_a_mark_or_clearing_the_board_settles_the_doubt_in_the_record() {
    let mut document = Document::new(DocumentId(1), [DOUBTFUL.into()]);
    document.mark_unsure(SquareSet::of(square("h1")));
    assert!(!lines(&document)[0].contains("a1 K60"));
    assert!(lines(&document)[0].contains("doubt \"h1 k90 q9\";"));
    document.edit(Edit::Clear, STYLE, None);
    assert!(!lines(&document)[0].contains("doubt"));
    assert!(document.undo() && document.undo());
    assert_eq!(lines(&document), [DOUBTFUL]);
    // Another square that is changed settles nothing.
    document.edit(Edit::Put(square("e4"), Some(Piece::WhiteRook)), STYLE, None);
    assert!(lines(&document)[0].contains("\"a1 K60 Q39\" \"h1 k90 q9\""));
}
