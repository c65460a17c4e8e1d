//! Any edits, saves and further edits are recovered.

use super::workshop::{Workshop, bytes_of, lines_of, restored, rows_of, save_rows};
use proptest::prelude::*;
use tabiya_lines::recovery::BaseOf;
use tabiya_lines::{LineId, LineList, Rows};

#[derive(Clone, Debug)]
enum Step {
    Put(u64, String),
    Add(u64, String),
    Remove(u64, u64),
    Move(u64, u64, u64),
    Copy(u64, u64, u64),
    Shuffle(u64),
    Undo,
    Write,
    Save,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let row = 0_u64..40;
    let text = "[a-z]{0,6}";
    let step = prop_oneof![
        4 => (row.clone(), text).prop_map(|(row, text)| Step::Put(row, text)),
        2 => (row.clone(), text).prop_map(|(row, text)| Step::Add(row, text)),
        2 => (row.clone(), 1_u64..5).prop_map(|(row, count)| Step::Remove(row, count)),
        1 => (row.clone(), 1_u64..4, row.clone()).prop_map(|(row, n, to)| Step::Move(row, n, to)),
        1 => (row.clone(), 1_u64..4, row).prop_map(|(row, n, to)| Step::Copy(row, n, to)),
        1 => any::<u64>().prop_map(Step::Shuffle),
        2 => Just(Step::Undo),
        3 => Just(Step::Write),
        1 => Just(Step::Save),
    ];
    prop::collection::vec(step, 1..40)
}

fn shuffled(rows: &Rows, seed: u64) -> LineList {
    let mut lines: Vec<LineId> = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| lines.push(line));
    lines.sort_by_key(|line| {
        let (LineId::Source(number) | LineId::Own(number)) = line;
        (number + 1).wrapping_mul(seed | 1).rotate_left(17)
    });
    lines.into_iter().collect()
}

fn apply(rows: &mut Rows, step: &Step, undo: &mut Vec<Rows>) {
    let len = rows.len();
    let before = rows.clone();
    match step {
        Step::Put(row, text) if *row < len => {
            let new = rows.add_own_for(*row, text.as_str());
            rows.splice(*row, 1, &[new]);
        }
        Step::Add(row, text) => {
            let new = rows.add_own(text.as_str());
            rows.splice(*row, 0, &[new]);
        }
        Step::Remove(row, count) => drop(rows.splice(*row, *count, &[])),
        Step::Move(row, count, to) => {
            let moved = rows.splice(*row, *count, &[]);
            rows.splice(*to, 0, &moved);
        }
        Step::Copy(row, count, to) => {
            let copied = rows.spans(*row..row + count);
            rows.splice(*to, 0, &copied);
        }
        Step::Shuffle(seed) => {
            let spans = rows.spans_of(shuffled(rows, *seed));
            rows.splice(0, len, &spans);
        }
        Step::Undo => {
            // This is how the document undoes: the spans differ, but our own lines are never forgotten.
            if let Some(before) = undo.pop() {
                rows.splice(0, len, &before.all_spans());
            }
            return;
        }
        Step::Put(..) | Step::Write | Step::Save => return,
    }
    undo.push(before);
}

fn base_of(kind: u8, saved: Option<&Rows>) -> BaseOf {
    match (kind, saved) {
        (0, _) => BaseOf::Kept,
        (_, Some(saved)) => BaseOf::FileAsSaved(saved.clone()),
        (_, None) => BaseOf::FileAsRead,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_last_written_state_is_recovered(
        text in prop::collection::vec(prop::sample::select(vec![&b"a\n"[..], b"bc\r\n", b"\n", b"d\r", b"ef"]), 0..30),
        steps in steps(),
        kind in 0_u8..2,
    ) {
        let workshop = Workshop::with_file(&text.concat());
        let mut rows = workshop.open();
        let mut undo = Vec::new();
        let mut journal = workshop.begin(base_of(kind, None), &rows);
        journal.write(&rows, 0).unwrap();
        let mut written = rows.clone();
        for step in &steps {
            apply(&mut rows, step, &mut undo);
            match step {
                Step::Write => {
                    journal.write(&rows, 0).unwrap();
                    written = rows.clone();
                }
                Step::Save => {
                    save_rows(&workshop.file(), &rows);
                    let begun = workshop.begin(base_of(kind, Some(&rows)), &rows);
                    begun.write(&rows, 0).unwrap();
                    written = rows.clone();
                    journal.remove().unwrap();
                    journal = begun;
                }
                _ => {}
            }
        }
        drop(journal);

        let restored = restored(&workshop.only_one_left());

        prop_assert!(!restored.is_part);
        prop_assert_eq!(lines_of(&rows_of(&restored)), lines_of(&written));
        let text = text.concat();
        let is_odd = text.contains(&b'\r') || !text.ends_with(b"\n");
        if kind != 0 && is_odd {
            // In a saved file an LF directly after a CR belongs to it, and an empty last line has
            // an end, whatever the file had before.
            return Ok(());
        }
        prop_assert_eq!(
            bytes_of(&rows_of(&restored)).escape_ascii().to_string(),
            bytes_of(&written).escape_ascii().to_string()
        );
    }
}
