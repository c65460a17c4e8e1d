//! Marks: the quality of each line.

use super::making::{Chance, KINDS, on, rows_of, stir};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::passes::{
    LineMark, LineMarks, MarkCounts, PassError, check_all, count_marks, count_marks_among,
    counts_of_spans, mark_of, rows_with_marks,
};
use tabiya_lines::{CHUNK_LINES, LineList, MAX_LINE_BYTES, RowSet, Rows};

fn marked(rows: &Rows) -> LineMarks {
    let marks = LineMarks::new(rows.source());
    check_all(rows, &marks, &mut on).unwrap();
    marks
}

/// Lines of every kind, in a list slightly longer than a few chunks.
fn many_lines(chance: &mut Chance) -> Vec<&'static str> {
    let count = 3 * CHUNK_LINES + chance.below(CHUNK_LINES);
    (0..count).map(|_| chance.one_of(&KINDS)).collect()
}

/// The same marks, found by examining every row.
fn naive_marks(rows: &Rows) -> Vec<LineMark> {
    let kinds = KINDS.map(|kind| (kind.as_bytes(), mark_of(kind.as_bytes())));
    let known = HashMap::from(kinds);
    let mark = |row| known[&*rows.line(row).unwrap()];
    (0..rows.len()).map(mark).collect()
}

fn counts_of(marks: &[LineMark]) -> MarkCounts {
    let mut counts = MarkCounts::default();
    for mark in marks {
        counts.add(*mark, 1);
    }
    counts
}

#[test]
fn every_kind_of_line_has_its_mark() {
    use LineMark::{Blank, Comment, Fine, Illegal, Repaired, Unreadable, Warned};
    let of = |kind: usize| mark_of(KINDS[kind].as_bytes());
    let marks: Vec<_> = (0..KINDS.len()).map(of).collect();
    let expected = [
        &[Fine; 5][..],
        &[Warned, Warned],
        &[Repaired; 5],
        &[Illegal; 5],
        &[Unreadable, Unreadable],
        &[Comment, Blank, Blank],
    ];
    assert_eq!(marks, expected.concat());
}

#[test]
fn an_exact_line_with_an_empty_board_has_the_mark_empty() {
    for line in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8 b - - id \"x\";",
    ] {
        assert_eq!(mark_of(line.as_bytes()), LineMark::Empty, "{line}");
    }
    assert_eq!(mark_of(b"8/8/8/8/8/8/8/8"), LineMark::Illegal);
    assert_eq!(mark_of(b"8/8/8/8/8/8/8/7K w - - 0 1"), LineMark::Illegal);
    assert_eq!(LineMark::Empty.level(), None);
}

#[test]
fn marks_of_chosen_rows_are_counted() {
    let rows = rows_of(&KINDS);
    let marks = marked(&rows);
    for step in [1, 2, 5] {
        let chosen = (0..rows.len()).step_by(step);
        let only = RowSet::from_rows(rows.len(), chosen.clone());
        let counted = count_marks_among(&rows, &marks, &only, &mut on).unwrap();
        let wanted: Vec<LineMark> = chosen
            .map(|row| mark_of(&rows.line(row).unwrap()))
            .collect();
        assert_eq!(counted, counts_of(&wanted));
    }
}

#[test]
fn a_line_longer_than_any_position_is_unreadable_unless_it_is_a_comment() {
    let fen = b"8/8/8/8/8/8/8/K1k5 w - - 0 1".to_vec();
    let long = |begin: &[u8]| {
        let mut line = begin.to_vec();
        line.resize(MAX_LINE_BYTES, b' ');
        line
    };
    assert_eq!(mark_of(&long(&fen)), LineMark::Unreadable);
    assert_eq!(
        mark_of(&long(&fen)[..MAX_LINE_BYTES - 1]),
        LineMark::Repaired
    );
    assert_eq!(mark_of(&long(b"# all of this")), LineMark::Comment);
    assert_eq!(mark_of(&long(b"")), LineMark::Unreadable);
    let rows = rows_of(&[long(&fen), long(b"#"), fen]);
    let marks = marked(&rows);
    let counts = count_marks(&rows, &marks, &mut on).unwrap();
    assert_eq!(
        counts,
        counts_of(&[LineMark::Unreadable, LineMark::Comment, LineMark::Fine])
    );
}

#[test]
fn counts_and_filters_agree_with_a_check_of_every_row() {
    let mut chance = Chance(1);
    for round in 0..4 {
        let mut rows = rows_of(&many_lines(&mut chance));
        let marks = marked(&rows);
        assert!(marks.is_complete());
        let mut counts = counts_of(&naive_marks(&rows));
        assert_eq!(count_marks(&rows, &marks, &mut on).unwrap(), counts);
        stir(&mut rows, &mut chance, 200);
        if round % 2 == 1 {
            shuffle(&mut rows, &mut chance);
        }
        let naive = naive_marks(&rows);
        counts = counts_of(&naive);
        assert_eq!(count_marks(&rows, &marks, &mut on).unwrap(), counts);
        for wanted in [
            &LineMark::ALL[..0],
            &[LineMark::Illegal],
            &[LineMark::Fine, LineMark::Blank],
        ] {
            let found = rows_with_marks(&rows, &marks, wanted, &mut on).unwrap();
            let expected = (0..).zip(&naive).filter(|(_, mark)| wanted.contains(mark));
            let expected = RowSet::from_rows(rows.len(), expected.map(|(row, _)| row));
            assert_eq!(found, expected);
        }
    }
}

/// Puts all rows into a random order.
fn shuffle(rows: &mut Rows, chance: &mut Chance) {
    let mut ids = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| ids.push(line));
    for at in (1..ids.len()).rev() {
        let other = usize::try_from(chance.below(at as u64 + 1)).unwrap();
        ids.swap(at, other);
    }
    let mut list = LineList::default();
    assert!(ids.into_iter().all(|line| list.push(line)));
    let spans = rows.spans_of(&list);
    rows.splice(0, rows.len(), &spans);
}

#[test]
fn counts_stay_correct_after_removals_and_insertions() {
    let mut chance = Chance(2);
    let mut rows = rows_of(&many_lines(&mut chance));
    let marks = marked(&rows);
    let mut counts = count_marks(&rows, &marks, &mut on).unwrap();
    for _ in 0..300 {
        let at = chance.below(rows.len());
        let new = rows.add_own(chance.one_of(&KINDS));
        let from = chance.below(rows.len());
        let mut inserted = rows.spans(from..from + 3 * chance.below(9));
        inserted.push(new);
        let removed = rows.splice(at, chance.below(100), &inserted);
        for mark in LineMark::ALL {
            counts.remove(mark, counts_of_spans(&rows, &marks, &removed).of(mark));
            counts.add(mark, counts_of_spans(&rows, &marks, &inserted).of(mark));
        }
    }
    assert_eq!(counts, counts_of(&naive_marks(&rows)));
}

#[test]
fn a_cancelled_check_keeps_correct_marks_and_continues_later() {
    let mut chance = Chance(3);
    let mut rows = rows_of(&many_lines(&mut chance));
    stir(&mut rows, &mut chance, 50);
    let naive = naive_marks(&rows);
    let mut was_cancelled = 0;
    for patience in 0..9 {
        let marks = LineMarks::new(rows.source());
        let mut asked = 0;
        let mut last = 0;
        let done = check_all(&rows, &marks, &mut |done, all| {
            on(done, all)?;
            asked += 1;
            last = done;
            if asked > patience {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if done.is_err() {
            assert!(matches!(done, Err(PassError::Cancelled)));
            assert_eq!(asked, patience + 1);
            was_cancelled += 1;
        }
        rows.each_line_id(0..rows.len(), |row, line| {
            let mark = marks.of(&rows, line);
            let expected = naive[usize::try_from(row).unwrap()];
            assert!(mark.is_none_or(|mark| mark == expected));
        });
        let mut first = None;
        check_all(&rows, &marks, &mut |done, all| {
            first.get_or_insert(done);
            on(done, all)
        })
        .unwrap();
        assert!(first.is_none_or(|first| last <= first));
        assert!(marks.is_complete());
        let counts = count_marks(&rows, &marks, &mut on).unwrap();
        assert_eq!(counts, counts_of(&naive));
    }
    assert!(was_cancelled >= 4);
}

#[test]
fn a_count_and_a_filter_can_be_cancelled() {
    let rows = rows_of(&KINDS);
    let marks = marked(&rows);
    let mut stop = |_, _| ControlFlow::Break(());
    let counted = count_marks(&rows, &marks, &mut stop);
    assert!(matches!(counted, Err(PassError::Cancelled)));
    let found = rows_with_marks(&rows, &marks, &LineMark::ALL, &mut stop);
    assert!(matches!(found, Err(PassError::Cancelled)));
}

#[test]
fn an_own_line_is_always_marked() {
    let mut rows = rows_of(&["# a file"]);
    let marks = LineMarks::new(rows.source());
    let kinds = KINDS.iter().map(|kind| kind.as_bytes().to_vec());
    let span = rows.add_own_lines(kinds).unwrap();
    rows.splice(0, 0, &[span]);
    let mut found = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| found.push(marks.of(&rows, line)));
    let last = found.pop().unwrap();
    assert_eq!(last, None, "the file is not checked yet");
    let expected = KINDS.map(|kind| Some(mark_of(kind.as_bytes())));
    assert_eq!(found, expected);
}

#[test]
fn marks_can_be_read_while_a_check_fills_them() {
    let mut chance = Chance(4);
    let mut rows = rows_of(&many_lines(&mut chance));
    stir(&mut rows, &mut chance, 50);
    let naive = naive_marks(&rows);
    let marks = Arc::new(LineMarks::new(rows.source()));
    std::thread::scope(|scope| {
        let checking = scope.spawn(|| check_all(&rows, &marks, &mut on));
        while !checking.is_finished() {
            rows.each_line_id(0..rows.len(), |row, line| {
                let mark = marks.of(&rows, line);
                assert!(mark.is_none_or(|mark| mark == naive[usize::try_from(row).unwrap()]));
            });
        }
        checking.join().unwrap().unwrap();
    });
    assert!(marks.is_complete());
}

#[test]
fn an_empty_file_is_fully_marked_at_once() {
    let rows = Rows::new(Arc::new(tabiya_lines::Source::empty()));
    let marks = marked(&rows);
    assert!(marks.is_complete());
    let counts = count_marks(&rows, &marks, &mut on).unwrap();
    assert_eq!(counts, MarkCounts::default());
}
