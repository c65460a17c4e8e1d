//! Differences from the file, and reverting them.

use proptest::prelude::*;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::document::{
    BulkChange, Difference, DifferenceKind, Differences, Document, DocumentId, Revert,
};
use tabiya_collection::passes::RepairedLine;
use tabiya_lines::{RowSet, Rows, Source};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

fn document(lines: &[&str]) -> Document {
    let source = Source::from_bytes(lines.join("\n").into_bytes()).unwrap();
    Document::from_source(DocumentId(1), source)
}

fn differences(document: &Document) -> Differences {
    let go_on = &mut |_, _| ControlFlow::Continue(());
    document.comparison().unwrap().compare(go_on).unwrap()
}

fn all(document: &Document) -> Vec<(DifferenceKind, u64)> {
    let found = differences(document);
    let all = (0..).map_while(|place| found.nth(place));
    all.map(|it: Difference| (it.kind, it.row)).collect()
}

/// Puts another text into a row, as typing does.
fn put(document: &mut Document, row: u64, line: &str) {
    document.select_row(row).unwrap();
    let position = *document.position();
    document.put_record(line.as_bytes().to_vec(), position);
}

fn delete(document: &mut Document, rows: &[u64]) {
    let rows = RowSet::from_rows(document.rows().len(), rows.iter().copied());
    document.change_at_once(BulkChange::Delete(rows)).unwrap();
}

fn revert(document: &mut Document, revert: Revert) {
    let request = document.request(BulkChange::Revert(revert));
    let prepared = request.prepare(&mut |_, _| ControlFlow::Continue(()));
    document.apply_prepared(prepared.unwrap()).unwrap();
}

fn text(rows: &Rows) -> Vec<String> {
    let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
    (0..rows.len()).map(line).collect()
}

fn repair(lines: Vec<RepairedLine>) -> BulkChange {
    BulkChange::Repair {
        left_out: RowSet::none(lines.len() as u64),
        lines: Arc::new(lines),
    }
}

#[test]
fn changed_added_and_removed_lines_are_distinguished() {
    use DifferenceKind::{Added, Changed, Removed};
    let mut document = document(&[START, KINGS, EMPTY, START]);
    assert_eq!(all(&document), []);
    put(&mut document, 1, EMPTY);
    document.insert_lines(2, vec![KINGS.as_bytes().to_vec()]);
    delete(&mut document, &[4]);
    assert_eq!(all(&document), [(Changed, 1), (Added, 2), (Removed, 4)]);
    let kinds: Vec<_> = (0..4).map(|row| document.kind_of_difference(row)).collect();
    assert_eq!(kinds, [None, Some(Changed), Some(Added), None]);
    let found = differences(&document);
    assert_eq!(found.removed_before(4), 1);
    assert!(!found.is_reordered());
}

#[test]
fn an_edited_line_is_paired_with_its_original_when_a_neighbour_is_deleted() {
    let mut document = document(&[START, KINGS, EMPTY]);
    put(&mut document, 1, START);
    delete(&mut document, &[0]);
    let found = differences(&document);
    let changed = found.at_row(0).unwrap();
    assert_eq!(changed.kind, DifferenceKind::Changed);
    assert_eq!(changed.saved.map(|(row, _)| row), Some(1));
}

#[test]
fn a_line_edited_back_to_its_saved_text_does_not_differ() {
    let mut document = document(&[START, KINGS]);
    put(&mut document, 1, EMPTY);
    put(&mut document, 1, START);
    put(&mut document, 1, KINGS);
    assert_eq!(all(&document), []);
    assert!(document.is_modified(), "an undo step is still there");
}

#[test]
fn a_repaired_line_counts_as_repaired_until_it_is_edited() {
    let mut document = document(&["8/8/8/8/8/8/8/K1k5 W - - 0 1", START]);
    let repaired = RepairedLine {
        row: 0,
        line: KINGS.as_bytes().to_vec(),
        drops_words: false,
    };
    let request = document.request(repair(vec![repaired]));
    let prepared = request.prepare(&mut |_, _| ControlFlow::Continue(()));
    document.apply_prepared(prepared.unwrap()).unwrap();
    assert_eq!(all(&document), [(DifferenceKind::Repaired, 0)]);
    put(&mut document, 0, EMPTY);
    assert_eq!(all(&document), [(DifferenceKind::Changed, 0)]);
    document.undo();
    assert_eq!(all(&document), [(DifferenceKind::Repaired, 0)]);
}

#[test]
fn the_copy_of_a_duplicated_row_counts_as_added() {
    let mut document = document(&[START, KINGS, EMPTY]);
    let rows = RowSet::from_rows(3, [1]);
    let duplicate = BulkChange::Duplicate(rows);
    document.change_at_once(duplicate).unwrap();
    assert_eq!(all(&document), [(DifferenceKind::Added, 2)]);
    let known = Some(Arc::new(differences(&document)));
    let rows = RowSet::from_rows(4, [1, 2]);
    revert(&mut document, Revert::Rows { rows, known });
    assert_eq!(text(document.rows()), [START, KINGS, EMPTY]);
}

#[test]
fn reordered_lines_are_reported_and_do_not_count_as_changed() {
    let mut document = document(&[START, KINGS, EMPTY]);
    let rows = RowSet::from_rows(3, [2]);
    let change = BulkChange::Move { rows, before: 0 };
    document.change_at_once(change).unwrap();
    let found = differences(&document);
    assert!(found.is_reordered());
    assert_eq!(found.counts().all(), 0);
    assert!(!found.is_none());
}

#[test]
fn a_restored_line_returns_to_its_place() {
    let mut document = document(&[START, KINGS, EMPTY, "# end"]);
    delete(&mut document, &[1, 2]);
    document.select_row(1).unwrap();
    let found = differences(&document);
    let second = found.nth(1).unwrap();
    let (saved_row, _) = second.saved.unwrap();
    let at = second.row;
    revert(&mut document, Revert::PutBack { saved_row, at });
    assert_eq!(text(document.rows()), [START, EMPTY, "# end"]);
    assert_eq!(document.line(), b"# end", "the same line is on the board");
    assert_eq!(all(&document), [(DifferenceKind::Removed, 1)]);
    document.undo();
    assert_eq!(text(document.rows()), [START, "# end"]);
}

#[test]
fn reverting_several_rows_is_one_step_and_shows_the_line_at_the_place() {
    let mut document = document(&[START, KINGS, EMPTY]);
    put(&mut document, 1, START);
    document.insert_lines(0, vec![b"# new".to_vec(), EMPTY.as_bytes().to_vec()]);
    document.select_row(3).unwrap();
    let rows = RowSet::all(5);
    revert(&mut document, Revert::Rows { rows, known: None });
    assert_eq!(text(document.rows()), [START, KINGS, EMPTY]);
    assert_eq!((document.row(), document.line()), (1, KINGS.as_bytes()));
    document.undo();
    assert_eq!(document.rows().len(), 5);
    assert_eq!((document.row(), document.line()), (3, START.as_bytes()));
}

#[test]
fn a_new_document_has_no_comparison() {
    let document = Document::new(DocumentId(1), [START.as_bytes().to_vec()]);
    assert!(!document.has_saved_lines());
    assert!(document.comparison().is_none());
    assert_eq!(document.kind_of_difference(0), None);
}

#[test]
fn a_sorted_and_repaired_million_of_lines_is_compared() {
    const LINES: u64 = 1_000_000;
    let mut bytes = Vec::new();
    for line in 0..LINES {
        writeln!(bytes, "# {line}").unwrap();
    }
    let source = Source::from_bytes(bytes).unwrap();
    let mut document = Document::from_source(DocumentId(1), source);
    let repaired = (0..LINES)
        .filter(|row| row % 2 == 1)
        .map(|row| RepairedLine {
            row,
            line: format!("# new {row}").into_bytes(),
            drops_words: false,
        });
    let request = document.request(repair(repaired.collect()));
    let prepared = request.prepare(&mut |_, _| ControlFlow::Continue(()));
    document.apply_prepared(prepared.unwrap()).unwrap();
    assert!(!document.is_quickly_compared());
    let found = differences(&document);
    assert_eq!(found.counts().repaired, LINES / 2);
    assert_eq!(found.nth(1234).map(|it| it.row), Some(2469));
    assert_eq!(found.place_near(2470), 1235);
}

/// Any way to change one row, or the order.
#[derive(Clone, Debug)]
enum Edit {
    Put(u64, u8),
    Delete(u64),
    Insert(u64, u8),
    Duplicate(u64),
    Move(u64, u64),
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = prop_oneof![
        4 => (0_u64..9, 0_u8..4).prop_map(|(row, line)| Edit::Put(row, line)),
        3 => (0_u64..9).prop_map(Edit::Delete),
        3 => (0_u64..9, 0_u8..4).prop_map(|(row, line)| Edit::Insert(row, line)),
        1 => (0_u64..9).prop_map(Edit::Duplicate),
        1 => (0_u64..9, 0_u64..9).prop_map(|(row, before)| Edit::Move(row, before)),
    ];
    prop::collection::vec(edit, 0..14)
}

fn take(document: &mut Document, edit: &Edit) {
    let len = document.rows().len();
    let line = |number: &u8| format!("8/8/8/8/8/8/8/K1k{number}4 w - - 0 1");
    let one = |row: &u64| RowSet::from_rows(len, [*row]);
    match edit {
        Edit::Put(row, number) if *row < len => put(document, *row, &line(number)),
        Edit::Insert(row, number) => {
            document.insert_lines((*row).min(len), vec![line(number).into_bytes()]);
        }
        Edit::Delete(row) if *row < len => delete(document, &[*row]),
        Edit::Duplicate(row) if *row < len => {
            document
                .change_at_once(BulkChange::Duplicate(one(row)))
                .unwrap();
        }
        Edit::Move(row, before) if *row < len => {
            let (rows, before) = (one(row), (*before).min(len));
            document
                .change_at_once(BulkChange::Move { rows, before })
                .unwrap();
        }
        _ => {}
    }
}

fn bytes_of(rows: &Rows) -> Vec<u8> {
    let mut bytes = Vec::new();
    let go_on = &mut |_| ControlFlow::Continue(());
    rows.write_to(&mut bytes, go_on).unwrap();
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn reverting_all_differences_at_once_or_one_by_one_restores_the_file(
        file in "([a-c]{0,2}(\n|\r\n|\r)){0,6}[a-c]{0,2}",
        edits in edits(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 40),
    ) {
        let source = Source::from_bytes(file.clone().into_bytes()).unwrap();
        let mut document = Document::from_source(DocumentId(1), source);
        for edit in &edits {
            take(&mut document, edit);
        }
        for pick in picks {
            let found = differences(&document);
            let count = found.counts().all();
            if count == 0 {
                break;
            }
            let place = pick.index(usize::try_from(count).unwrap()) as u64;
            let one = found.nth(place).unwrap();
            let order = match (one.kind, one.saved) {
                (DifferenceKind::Removed, Some((saved_row, _))) => {
                    Revert::PutBack { saved_row, at: one.row }
                }
                _ => Revert::Rows {
                    rows: RowSet::from_rows(document.rows().len(), [one.row]),
                    known: Some(Arc::new(found)),
                },
            };
            revert(&mut document, order);
            prop_assert_eq!(differences(&document).counts().all(), count - 1);
        }
        let found = differences(&document);
        prop_assert_eq!(found.counts().all(), 0);
        if !found.is_reordered() {
            prop_assert_eq!(bytes_of(document.rows()), file.as_bytes());
        }
        revert(&mut document, Revert::All);
        prop_assert_eq!(bytes_of(document.rows()), file.as_bytes());
        prop_assert!(differences(&document).is_none());
        while document.undo() {}
        prop_assert_eq!(bytes_of(document.rows()), file.as_bytes());
    }
}
