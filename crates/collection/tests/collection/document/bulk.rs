//! Changes of many rows.

use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::document::{
    BulkChange, ChangeRequest, Document, DocumentId, Edit, PreparedChange,
};
use tabiya_collection::passes::{PassError, SortKey, SortOrder};
use tabiya_lines::{RowSet, Source};
use tabiya_notation::fen::FenStyle;

/// Positions with these numbers of moves, from 1 on.
pub(super) fn document(lines: u64) -> Document {
    let lines: Vec<String> = (0..lines)
        .map(|line| format!("8/8/8/8/8/8/8/K6k w - - 0 {}\n", line + 1))
        .collect();
    let text = lines.concat();
    Document::from_source(
        DocumentId(1),
        Source::from_bytes(text.into_bytes()).unwrap(),
    )
}

pub(super) fn prepared(request: ChangeRequest) -> PreparedChange {
    request
        .prepare(&mut |_, _| ControlFlow::Continue(()))
        .unwrap()
}

fn numbers(document: &Document) -> Vec<u64> {
    let number = |row| {
        let line = document.rows().line(row).unwrap();
        let text = String::from_utf8(line.into_owned()).unwrap();
        text.rsplit(' ').next().unwrap().parse().unwrap()
    };
    (0..document.rows().len()).map(number).collect()
}

fn by_text() -> BulkChange {
    let order = SortOrder {
        key: SortKey::Text,
        descending: true,
    };
    BulkChange::Sort { order, only: None }
}

#[test]
fn two_hundred_thousand_rows_are_deleted_and_restored_in_one_step_each() {
    let mut document = document(400_000);
    let every_second = RowSet::from_rows(400_000, (0..400_000).step_by(2));
    let change = BulkChange::Delete(every_second);
    assert!(!change.is_quick());
    let request = document.request(change);
    document.apply_prepared(prepared(request)).unwrap();
    assert_eq!(document.rows().len(), 200_000);
    assert_eq!(numbers(&document)[..3], [2, 4, 6]);
    assert_eq!(document.line(), b"8/8/8/8/8/8/8/K6k w - - 0 2");
    document.undo();
    assert_eq!(document.rows().len(), 400_000);
    assert!(numbers(&document).is_sorted());
    assert!(!document.can_undo());
    document.redo();
    assert_eq!(numbers(&document)[..3], [2, 4, 6]);
}

#[test]
fn the_line_on_the_board_stays_when_rows_are_sorted() {
    let mut document = document(9);
    document.select_row(2).unwrap();
    let request = document.request(by_text());
    document.apply_prepared(prepared(request)).unwrap();
    assert_eq!(numbers(&document), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(document.row(), 6);
    assert_eq!(document.line(), b"8/8/8/8/8/8/8/K6k w - - 0 3");
    document.undo();
    assert_eq!(document.row(), 2);
}

#[test]
fn a_change_prepared_for_another_content_is_refused_without_loss() {
    let mut document = document(9);
    let request = document.request(by_text());
    document.edit(Edit::Clear, FenStyle::default(), None);
    assert!(document.apply_prepared(prepared(request)).is_err());
    assert_eq!(document.rows().len(), 9);
    assert!(
        document
            .rows()
            .line(0)
            .unwrap()
            .starts_with(b"8/8/8/8/8/8/8/8")
    );
}

#[test]
fn a_change_undone_during_preparation_does_not_mix_lines() {
    let mut document = document(3);
    let request = document.request(by_text());
    document.edit(Edit::Clear, FenStyle::default(), None);
    document.undo();
    // The content has its old identity again, but there is one more line of our own.
    assert!(document.apply_prepared(prepared(request)).is_err());
    document.redo();
    assert!(document.line().starts_with(b"8/8/8/8/8/8/8/8"));
}

#[test]
fn a_repeated_request_refers_to_the_original_rows() {
    let mut document = document(9);
    document.select_row(8).unwrap();
    let rows = RowSet::from_rows(9, [4, 6]);
    let overtaken = document.request(BulkChange::Delete(rows));
    document.insert_lines(0, vec![b"8/8/8/8/8/8/8/K6k w - - 0 99".to_vec()]);
    assert!(document.apply_prepared(prepared(overtaken)).is_err());
    let again = document.pending_request().unwrap();
    document.apply_prepared(prepared(again)).unwrap();
    assert_eq!(numbers(&document), [99, 1, 2, 3, 4, 6, 8, 9]);
    assert!(document.pending_request().is_none());
}

#[test]
fn rows_to_delete_are_still_known_after_being_moved_and_moved_back() {
    for is_taken_back in [false, true] {
        let mut document = document(9);
        document.select_row(8).unwrap();
        let overtaken = document.request(BulkChange::Delete(RowSet::from_rows(9, [4, 6])));
        let overtaken = prepared(overtaken);
        let rows = RowSet::from_rows(9, [3, 4, 8]);
        let moving = BulkChange::Move { rows, before: 1 };
        document.change_at_once(moving).unwrap();
        if is_taken_back {
            document.undo();
        } else {
            assert!(document.apply_prepared(overtaken).is_err());
        }
        let again = document.pending_request().unwrap();
        document.apply_prepared(prepared(again)).unwrap();
        let mut left = numbers(&document);
        left.sort_unstable();
        assert_eq!(left, [1, 2, 3, 4, 6, 8, 9]);
    }
}

#[test]
fn a_stopped_change_is_not_made() {
    let mut document = document(9);
    let request = document.request(by_text());
    let stopped = request.prepare(&mut |_, _| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(PassError::Cancelled)));
    document.forget_pending_change();
    assert!(!document.has_pending_change());
    assert!(numbers(&document).is_sorted());
}

#[test]
fn repaired_lines_keep_the_line_ends_of_the_originals() {
    let source = Source::from_bytes(b"a\r\nb\nc".to_vec()).unwrap();
    let mut document = Document::from_source(DocumentId(1), source);
    let line = |row, text: &str| tabiya_collection::passes::RepairedLine {
        row,
        line: text.as_bytes().to_vec(),
        drops_words: false,
    };
    let change = BulkChange::Repair {
        lines: Arc::new(vec![line(0, "A"), line(1, "B"), line(2, "C")]),
        left_out: RowSet::from_rows(3, [2]),
    };
    let request = document.request(change);
    document.apply_prepared(prepared(request)).unwrap();
    let mut bytes = Vec::new();
    document
        .rows()
        .write_to(&mut bytes, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    assert_eq!(bytes, b"A\r\nB\nc");
    assert_eq!(document.line(), b"A");
}

#[test]
fn lines_of_another_document_are_inserted_byte_for_byte() {
    let text = b"# \xe9 \x00\n\n 8/8/8/8/8/8/8/K6k w - - 0 1 ; x\t\n";
    let from = Document::from_source(DocumentId(2), Source::from_bytes(text.to_vec()).unwrap());
    let mut document = Document::new(DocumentId(1), []);
    let change = BulkChange::Insert {
        at: 0,
        from: from.rows().clone(),
        rows: RowSet::all(3),
        takes_place: false,
    };
    let request = document.request(change);
    document.apply_prepared(prepared(request)).unwrap();
    let mut bytes = Vec::new();
    document
        .rows()
        .write_to(&mut bytes, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    // They end as lines of a new document do.
    let expected = text.split(|byte| *byte == b'\n');
    let expected = expected.collect::<Vec<_>>();
    let end: &[u8] = if cfg!(windows) { b"\r\n" } else { b"\n" };
    assert_eq!(bytes, expected.join(end));
    assert!(document.is_modified());
    assert_eq!(document.line(), b"# \xe9 \x00");
}

#[test]
fn the_row_after_a_deleted_row_is_shown_or_the_one_before() {
    let mut document = document(3);
    for (deleted, left) in [(1, vec![1, 3]), (1, vec![1]), (0, vec![])] {
        let rows = RowSet::from_rows(document.rows().len(), [deleted]);
        document.select_row(deleted).unwrap();
        document.change_at_once(BulkChange::Delete(rows)).unwrap();
        assert_eq!(numbers(&document), left);
        let last = left.last().copied();
        let shown = last.map(|number: u64| format!("8/8/8/8/8/8/8/K6k w - - 0 {number}"));
        assert_eq!(document.line(), shown.unwrap_or_default().as_bytes());
    }
}

fn other_rows() -> (tabiya_lines::Rows, RowSet) {
    let other = document(2);
    (other.rows().clone(), RowSet::all(2))
}

#[test]
fn inserted_rows_replace_an_empty_position_but_not_one_with_pieces() {
    for gets_pieces in [false, true] {
        let mut document = document(2);
        document.insert_position(1, tabiya_chess::Position::empty(), FenStyle::default());
        let (at, takes_place) = document.place_of_added();
        assert_eq!((at, takes_place), (1, true));
        let (from, rows) = other_rows();
        let change = BulkChange::Insert {
            at,
            from,
            rows,
            takes_place,
        };
        let mut request = document.request(change);
        if gets_pieces {
            document.edit(Edit::Start, FenStyle::default(), None);
            assert!(document.apply_prepared(prepared(request)).is_err());
            request = document.pending_request().unwrap();
        }
        document.apply_prepared(prepared(request)).unwrap();
        let lines = 4 + u64::from(gets_pieces);
        assert_eq!(document.rows().len(), lines);
        assert_eq!(document.row(), 1);
        let start = |row| document.rows().line(row).unwrap().starts_with(b"rnbqkbnr");
        assert_eq!((0..lines).any(start), gets_pieces);
        document.undo();
        assert_eq!(document.rows().len(), 3);
    }
}
