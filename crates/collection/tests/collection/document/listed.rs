//! The rows that the list shows, the selection, and their changes.

use std::ops::ControlFlow;
use tabiya_collection::document::{BulkChange, Document, DocumentId, Edit, RowsView, ViewOf};
use tabiya_collection::passes::{
    LineMark, SameFields, Sameness, check_all, count_marks, find_duplicates, rows_with_marks,
};
use tabiya_lines::{RowSet, Source};
use tabiya_notation::fen::FenStyle;

const LINES: &str = "8/8/8/8/8/8/8/K6k w - - 0 1\n\
    # comment\n\
    8/8/8/8/8/8/8/k6K w - - 0 1\n\
    8/8/8/8/8/8/8/K6k w - - 0 1\n\
    nonsense\n\
    8/8/8/8/8/8/8/k6K w - - 0 1\n\
    8/8/8/8/8/8/8/K6k w - - 0 1\n";

fn document() -> Document {
    let source = Source::from_bytes(LINES.as_bytes().to_vec()).unwrap();
    Document::from_source(DocumentId(1), source)
}

fn may_continue(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn checked() -> Document {
    let mut document = document();
    let marks = document.begin_marks();
    check_all(document.rows(), &marks, &mut may_continue).unwrap();
    assert!(document.wants_to_be_counted());
    let counts = count_marks(document.rows(), &marks, &mut may_continue).unwrap();
    document.set_mark_counts(counts);
    document
}

fn show_marks(document: &mut Document, wanted: &[LineMark]) {
    let marks = document.begin_marks();
    let rows = rows_with_marks(document.rows(), &marks, wanted, &mut may_continue).unwrap();
    document.set_view(Some(RowsView::of_rows(
        ViewOf::Marks(wanted.to_vec()),
        rows,
    )));
}

fn show_duplicates(document: &mut Document) {
    let sameness = Sameness {
        fields: SameFields::Board,
        mirrored: false,
        colours_swapped: false,
    };
    let groups = find_duplicates(document.rows(), sameness, &mut may_continue).unwrap();
    document.set_view(Some(RowsView::of_duplicates(sameness, groups)));
}

fn listed(document: &Document) -> Vec<u64> {
    let places = 0..document.shown_count();
    places
        .map(|place| document.row_at(place).unwrap())
        .collect()
}

fn selected(document: &Document) -> Vec<u64> {
    document.selected_rows().iter().collect()
}

fn counts_anew(document: &mut Document) -> tabiya_collection::passes::MarkCounts {
    let marks = document.begin_marks();
    count_marks(document.rows(), &marks, &mut may_continue).unwrap()
}

#[test]
fn an_added_row_is_shown_even_if_it_does_not_match_the_filter() {
    let mut document = checked();
    show_marks(&mut document, &[LineMark::Comment, LineMark::Unreadable]);
    assert_eq!(listed(&document), [1, 4]);
    document.insert_lines(2, vec![b"8/8/8/8/8/8/8/K6k w - - 0 9".to_vec()]);
    assert_eq!(listed(&document), [1, 2, 5]);
    document.undo();
    assert_eq!(listed(&document), [1, 4]);
}

#[test]
fn an_edited_row_stays_in_the_list_even_if_it_no_longer_matches() {
    let mut document = checked();
    show_marks(&mut document, &[LineMark::Unreadable]);
    document.select_row(4).unwrap();
    document.edit(Edit::Start, FenStyle::default(), None);
    assert_eq!(listed(&document), [4]);
    assert_eq!(document.mark(4), Some(LineMark::Fine));
}

#[test]
fn counts_after_each_change_equal_a_fresh_count() {
    let mut document = checked();
    document.edit(Edit::Start, FenStyle::default(), None);
    let steps: [fn(&mut Document); 4] = [
        |document| document.insert_lines(3, vec![b"new nonsense".to_vec()]),
        |document| {
            let rows = RowSet::from_rows(document.rows().len(), [1, 2]);
            document.change_at_once(BulkChange::Delete(rows)).unwrap();
        },
        |document| assert!(document.undo()),
        |document| assert!(document.redo()),
    ];
    for step in steps {
        step(&mut document);
        let anew = counts_anew(&mut document);
        if let Some(counts) = document.mark_counts() {
            assert_eq!(*counts, anew);
        } else {
            assert!(document.wants_to_be_counted());
            document.set_mark_counts(anew);
        }
    }
}

#[test]
fn a_small_change_is_counted_at_once() {
    let mut document = checked();
    document.edit(Edit::Clear, FenStyle::default(), None);
    let anew = counts_anew(&mut document);
    assert_eq!(document.mark_counts(), Some(&anew));
}

#[test]
fn after_a_deletion_the_next_listed_row_is_on_the_board() {
    let mut document = checked();
    show_marks(&mut document, &[LineMark::Comment, LineMark::Unreadable]);
    document.select_row(1).unwrap();
    let rows = document.selected_rows();
    document.change_at_once(BulkChange::Delete(rows)).unwrap();
    assert_eq!(document.line(), b"nonsense");
    assert_eq!(document.row(), 3);
    assert_eq!(listed(&document), [3]);
    document.undo();
    assert_eq!(listed(&document), [1, 4]);
    assert_eq!(document.row(), 1);
}

#[test]
fn duplicates_are_listed_in_groups_and_removed_in_one_step() {
    let mut document = document();
    show_duplicates(&mut document);
    assert_eq!(listed(&document), [0, 3, 6, 2, 5]);
    assert_eq!(document.place_of(5), Some(4));
    let begins: Vec<bool> = (0..5)
        .map(|place| document.view().unwrap().begins_group(place))
        .collect();
    assert_eq!(begins, [true, false, false, true, false]);
    document.select_row(6).unwrap();
    let groups = document.view().unwrap().groups().unwrap().clone();
    let request = document.request(BulkChange::DeleteSurplus(groups));
    let prepared = request.prepare(&mut may_continue).unwrap();
    assert_eq!(prepared.row_count(), 3);
    document.apply_prepared(prepared).unwrap();
    assert_eq!(document.rows().len(), 4);
    // The same position is still on the board: the first of its group.
    assert_eq!(document.row(), 0);
    document.undo();
    assert_eq!(document.rows().len(), 7);
    assert_eq!(document.row(), 6);
}

#[test]
fn a_group_with_one_row_left_is_no_group() {
    let mut document = document();
    show_duplicates(&mut document);
    document.select_row(2).unwrap();
    let rows = document.selected_rows();
    document.change_at_once(BulkChange::Delete(rows)).unwrap();
    assert_eq!(listed(&document), [0, 2, 5]);
}

#[test]
fn only_shown_rows_are_selected() {
    let mut document = checked();
    show_marks(&mut document, &[LineMark::Comment, LineMark::Unreadable]);
    document.select_row(1).unwrap();
    document.toggle_row(2);
    assert_eq!(selected(&document), [1]);
    document.select_all();
    assert_eq!(selected(&document), [1, 4]);
    document.invert_selection();
    assert_eq!(document.selected_count(), 0);
    document.extend_selection_to(4);
    assert_eq!(selected(&document), [1, 4]);
    show_marks(&mut document, &[LineMark::Comment]);
    assert_eq!(selected(&document), [1]);
}

#[test]
fn a_range_selection_extends_from_its_start() {
    let mut document = document();
    document.select_row(3).unwrap();
    document.extend_selection_to(5);
    assert_eq!(selected(&document), [3, 4, 5]);
    document.extend_selection_to(1);
    assert_eq!(selected(&document), [1, 2, 3]);
    assert_eq!(document.selection_lead(), 1);
    document.select_row(6).unwrap();
    assert_eq!(selected(&document), [6]);
}

#[test]
fn moved_rows_stay_selected_and_the_row_on_the_board_stays() {
    let mut document = document();
    document.select_row(4).unwrap();
    document.toggle_row(1);
    let rows = document.selected_rows();
    let change = BulkChange::Move { rows, before: 7 };
    document.change_at_once(change).unwrap();
    assert_eq!(selected(&document), [5, 6]);
    assert_eq!(document.row(), 6);
    assert_eq!(document.line(), b"nonsense");
    document.undo();
    assert_eq!(document.row(), 4);
    assert_eq!(document.line(), b"nonsense");
}
