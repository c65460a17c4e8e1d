//! An interrupted batch continues, and repeats no search that is in its journal.

use super::{Scripted, is_found, item, outcomes, plan, wandering};
use std::fs;
use tabiya_engine::batches::{JournalError, Plan};

const COUNT: usize = 4;

fn items() -> Vec<tabiya_engine::batches::LineToAnalyse<usize>> {
    let clocks = (0..).zip(0..COUNT);
    clocks
        .map(|(clock, number)| item(number, wandering(clock), "id \"a\";"))
        .collect()
}

#[test]
fn a_truncated_journal_leads_only_to_the_missing_searches() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.epd.analysis");
    let whole = {
        let engine = Scripted::default();
        let batch = engine.batch(plan(), 1);
        let journal = batch.open_journal(&path, false).unwrap();
        outcomes(&batch, &journal, items());
        fs::read(&path).unwrap()
    };
    for len in 0..=whole.len() {
        let left = &whole[..len];
        fs::write(&path, left).unwrap();
        let lines = left.split(|byte| *byte == b'\n').count() - 1;
        let engine = Scripted::default();
        let batch = engine.batch(plan(), 1);
        let journal = batch.open_journal(&path, true).unwrap();
        let known = lines.saturating_sub(1);
        assert_eq!(journal.len(), known, "{len}");
        let done = outcomes(&batch, &journal, items());
        assert!(done.iter().all(|(_, outcome)| is_found(outcome)));
        assert_eq!(engine.searched(), COUNT - known, "{len}");
        drop(journal);
        assert_eq!(fs::read(&path).unwrap(), whole, "{len}");
    }
}

#[test]
fn results_of_an_earlier_run_are_used_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.epd.analysis");
    let engine = Scripted::default();
    let batch = engine.batch(plan(), 1);
    let journal = batch.open_journal(&path, false).unwrap();
    outcomes(&batch, &journal, items());
    let in_use = batch.open_journal(&path, true);
    assert!(matches!(in_use, Err(JournalError::InUse)));
    drop(journal);
    let before = fs::read(&path).unwrap();
    let there = batch.open_journal(&path, false);
    assert!(matches!(there, Err(JournalError::Exists(COUNT))));
    let mut deeper = plan();
    deeper.limits.depth = Some(10);
    let two_lines = Plan { lines: 2, ..plan() };
    for other in [deeper, two_lines] {
        let other = engine.batch(other, 1).open_journal(&path, true);
        assert!(matches!(other, Err(JournalError::OtherPlan)));
    }
    let settings = vec![("Hash".to_owned(), "64".to_owned())];
    let set = Scripted {
        settings,
        ..Scripted::default()
    };
    let other = set.batch(plan(), 1).open_journal(&path, true);
    assert!(matches!(other, Err(JournalError::OtherPlan)));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn another_file_is_not_used_as_a_journal_and_an_empty_one_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.analysis");
    let batch = Scripted::default().batch(plan(), 1);
    for text in ["my notes\n", "tabiya", "x"] {
        fs::write(&path, text).unwrap();
        for goes_on in [false, true] {
            let opened = batch.open_journal(&path, goes_on);
            let is_refused = matches!(opened, Err(JournalError::NoJournal));
            // A kill may leave only the beginning of our own first line.
            assert_eq!(is_refused, text != "tabiya", "{text}");
        }
        if text != "tabiya" {
            assert_eq!(fs::read(&path).unwrap(), text.as_bytes());
        }
        fs::remove_file(&path).unwrap();
    }
    drop(batch.open_journal(&path, false).unwrap());
    assert!(batch.open_journal(&path, false).unwrap().is_empty());
}

#[test]
fn a_damaged_line_is_no_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.epd.analysis");
    let engine = Scripted::default();
    let batch = engine.batch(plan(), 1);
    let journal = batch.open_journal(&path, false).unwrap();
    outcomes(&batch, &journal, items());
    drop(journal);
    let mut bytes = fs::read(&path).unwrap();
    let at = bytes.len() - 3;
    bytes[at] = 0;
    fs::write(&path, &bytes).unwrap();
    let journal = batch.open_journal(&path, true).unwrap();
    assert_eq!(journal.len(), COUNT - 1);
}
