//! A journal that exceeds the available memory is recognised before any of it is built; ordinary work never does.

use super::crafted::{Place, Span, append};
use super::workshop::Workshop;
use std::ops::ControlFlow;
use tabiya_lines::recovery::{AbandonedWork, BaseOf, Effort, RestoreError, Restored, restore_with};
use tabiya_lines::{LineId, LineList};

fn file_of(lines: usize) -> Workshop {
    Workshop::with_file(&b"8\n".repeat(lines))
}

/// A journal of the file that contains only this.
fn crash_recovery(workshop: &Workshop, lists: &[Vec<u32>], spans: &[Span]) -> AbandonedWork {
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileKept, &rows);
    append(&journal.folder().join("journal"), lists, spans);
    drop(journal);
    workshop.only_one_left()
}

fn looked_at(found: &AbandonedWork) -> Result<Restored, RestoreError> {
    restore_with(found, Effort::Look, &mut |_, _| ControlFlow::Continue(()))
}

fn rows_wanted(found: &AbandonedWork, effort: Effort) -> Option<u64> {
    match restore_with(found, effort, &mut |_, _| ControlFlow::Continue(())) {
        Err(RestoreError::TooLarge(demand)) => demand.rows,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hundred_thousand_stretches_of_a_long_list_are_counted_but_not_built() {
    let workshop = file_of(1000);
    let list: Vec<u32> = (0..1_000_000).map(|at| at % 1000).collect();
    let spans: Vec<_> = (0..100_000)
        .map(|at| (Place::List(0), at, 900_000))
        .collect();
    let found = crash_recovery(&workshop, &[list], &spans);
    for effort in [Effort::Look, Effort::Open, Effort::AllTheSame] {
        assert_eq!(rows_wanted(&found, effort), Some(90_000_000_000));
    }
}

#[test]
fn six_hundred_thousand_spans_are_counted_but_not_built() {
    let workshop = file_of(20_000);
    let spans = vec![(Place::Base, 0, 20_000); 600_000];
    let found = crash_recovery(&workshop, &[], &spans);
    assert_eq!(rows_wanted(&found, Effort::Look), Some(12_000_000_000));
}

#[test]
fn many_short_stretches_share_one_list_and_are_restored() {
    let workshop = file_of(1000);
    let list: Vec<u32> = (0..1_000_000).map(|at| at % 1000).collect();
    let spans: Vec<_> = (0..100_000)
        .map(|at| (Place::List(0), at * 9, 10))
        .collect();
    let found = crash_recovery(&workshop, &[list], &spans);
    let restored = looked_at(&found).unwrap();
    let lines: u64 = restored.spans.iter().map(tabiya_lines::Span::count).sum();
    assert_eq!(lines, 1_000_000);
    assert_eq!(restored.changes.added, 999_000);
    assert!(restored.changes.shown.len() <= 500);
    let mut rows = restored.rows.clone();
    rows.splice(0, rows.len(), &restored.spans);
    assert_eq!(rows.line_id(10), Some(LineId::Source(9)));
    assert_eq!(
        rows.line_id(999_999),
        Some(LineId::Source((99_999 * 9 + 9) % 1000))
    );
}

#[test]
fn missing_lines_of_a_list_are_left_out_of_every_stretch() {
    let workshop = file_of(4);
    let list = vec![3, 77, 2, 99, 1];
    let spans = [
        (Place::List(0), 0, 5),
        (Place::List(0), 1, 2),
        (Place::List(0), 3, 1),
        (Place::List(0), 4, 9),
        (Place::List(1), 0, 1),
    ];
    let restored = looked_at(&crash_recovery(&workshop, &[list], &spans)).unwrap();
    let mut lines = Vec::new();
    restored
        .rows
        .each_line_of_spans(&restored.spans, |line| lines.push(line));
    assert_eq!(lines, [3, 2, 1, 2, 1].map(LineId::Source));
}

#[test]
fn very_many_spans_become_one_list() {
    let workshop = file_of(1000);
    let spans: Vec<_> = (0..300_000)
        .map(|at| (Place::Base, at * 7 % 1000, 1))
        .collect();
    let restored = looked_at(&crash_recovery(&workshop, &[], &spans)).unwrap();
    assert!(
        restored.spans.len() < 300_000 / 2,
        "{}",
        restored.spans.len()
    );
    let mut rows = restored.rows.clone();
    rows.splice(0, rows.len(), &restored.spans);
    assert_eq!(rows.len(), 300_000);
    assert_eq!(
        rows.line_id(299_999),
        Some(LineId::Source(299_999 * 7 % 1000))
    );
}

#[test]
fn reading_can_be_stopped() {
    let workshop = file_of(1000);
    let spans = vec![(Place::Base, 0, 1); 100_000];
    let found = crash_recovery(&workshop, &[], &spans);
    let stopped = restore_with(&found, Effort::Open, &mut |_, _| ControlFlow::Break(()));
    assert!(matches!(stopped, Err(RestoreError::Cancelled)));
}

#[test]
fn ten_million_reordered_lines_are_not_too_large_to_inspect() {
    let lines: u64 = 10_000_000;
    let workshop = file_of(usize::try_from(lines).unwrap());
    let mut rows = workshop.open();
    let backwards: LineList = (0..lines).rev().map(LineId::Source).collect();
    let spans = rows.spans_of(backwards);
    rows.splice(0, lines, &spans);
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    journal.write(&rows, 0).unwrap();
    drop(journal);
    let restored = looked_at(&workshop.only_one_left()).unwrap();
    assert!(restored.changes.is_reordered && !restored.is_part);
    let mut rows = restored.rows.clone();
    rows.splice(0, lines, &restored.spans);
    assert_eq!(rows.line_id(0), Some(LineId::Source(lines - 1)));
}

#[test]
fn a_hundred_thousand_changed_lines_are_not_too_large_to_inspect() {
    let lines: u64 = 200_000;
    let workshop = file_of(usize::try_from(lines).unwrap());
    let mut rows = workshop.open();
    for row in (0..lines).step_by(2) {
        let new = rows.add_own(format!("8 {row}"));
        rows.splice(row, 1, &[new]);
    }
    let journal = workshop.begin(BaseOf::FileKept, &rows);
    journal.write(&rows, 0).unwrap();
    drop(journal);
    let restored = looked_at(&workshop.only_one_left()).unwrap();
    assert_eq!(restored.changes.changed, 100_000);
    assert_eq!(restored.changes.shown.len(), 500);
}
