//! Lines are rewritten wherever they are by that time.

use super::bulk::{document, prepared};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::document::{
    BulkChange, Document, DocumentId, LineSet, Rewrite, RewriteCounts, Rewriting, Rewritten,
    SolveResult, SolveResults, TruthResults,
};
use tabiya_collection::passes::{PassError, SortKey, SortOrder};
use tabiya_collection::solving::Outcome;
use tabiya_lines::{Fingerprint, LineId, RowSet, Source};
use tabiya_tables::syzygy::{Kind, ProbeError, Table};
use tabiya_tables::{Material, Shelf, TableError};

/// A shelf on which each table is damaged.
struct DamagedTables;

impl Shelf for DamagedTables {
    fn table(&self, _: Material, _: Kind) -> Result<Option<Arc<Table>>, TableError> {
        Err(TableError::Damaged)
    }
}

/// Adds a word to each line with an even number, except lines with a nine.
#[derive(Debug)]
struct AddWord;

impl Rewrite for AddWord {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        let text = str::from_utf8(line).unwrap();
        let number: u64 = text.split(' ').next_back().unwrap().parse().unwrap();
        Ok(match number {
            9 => Rewritten::Other,
            number if number % 2 == 0 => {
                Rewritten::Line(format!("{text} id \"{number}\";").into_bytes())
            }
            _ => Rewritten::AsItIs,
        })
    }
}

fn texts(document: &Document) -> Vec<String> {
    let text = |row| String::from_utf8(document.rows().line(row).unwrap().into_owned()).unwrap();
    (0..document.rows().len()).map(text).collect()
}

fn rewriting(document: &Document, rows: impl Iterator<Item = u64>) -> Rewriting {
    let mut lines = LineSet::none(document.rows());
    for row in rows {
        let line = document.rows().line_id(row).unwrap();
        lines.insert(document.rows(), line);
    }
    Rewriting {
        lines: Arc::new(lines),
        by: Arc::new(AddWord),
    }
}

#[test]
fn lines_are_rewritten_in_one_step_and_the_others_stay_in_the_file() {
    let mut document = document(100_000);
    let rewriting = rewriting(&document, 10..100_000);
    let request = document.request(BulkChange::Rewrite(rewriting));
    let prepared = prepared(request);
    let counts = prepared.rewritten().unwrap();
    assert_eq!((counts.rewritten, counts.as_they_are), (49_995, 49_995));
    document.apply_prepared(prepared).unwrap();
    assert!(document.rows().is_source_row(9));
    assert!(texts(&document)[11].ends_with("0 12 id \"12\";"));
    document.undo();
    assert!(!document.can_undo() && !document.is_modified());
}

#[test]
fn a_rewrite_finds_moved_lines_and_counts_missing_ones() {
    let mut document = document(12);
    let rewriting = rewriting(&document, 2..12);
    let order = SortOrder {
        key: SortKey::Text,
        descending: true,
    };
    let sorted = document.request(BulkChange::Sort { order, only: None });
    document.apply_prepared(prepared(sorted)).unwrap();
    let deleted = RowSet::from_rows(12, [0]);
    assert!(texts(&document)[0].ends_with(" 9"));
    document
        .change_at_once(BulkChange::Delete(deleted))
        .unwrap();
    let request = document.request(BulkChange::Rewrite(rewriting));
    let prepared = prepared(request);
    let counts = RewriteCounts {
        rewritten: 5,
        as_they_are: 4,
        others: 1,
    };
    assert_eq!(prepared.rewritten(), Some(counts));
    document.apply_prepared(prepared).unwrap();
    let texts = texts(&document);
    assert!(texts.iter().any(|text| text.ends_with("0 4 id \"4\";")));
    assert!(
        texts.iter().any(|text| text.ends_with("0 2")),
        "it was not meant"
    );
}

#[test]
fn an_overtaken_rewrite_is_repeated_for_the_same_lines() {
    let mut document = document(12);
    let rewriting = rewriting(&document, [11].into_iter());
    let request = document.request(BulkChange::Rewrite(rewriting));
    let first = prepared(request);
    let deleted = RowSet::from_rows(12, [0, 1]);
    document
        .change_at_once(BulkChange::Delete(deleted))
        .unwrap();
    assert!(document.apply_prepared(first).is_err());
    let again = document.pending_request().unwrap();
    document.apply_prepared(prepared(again)).unwrap();
    assert_eq!(
        texts(&document)[9],
        "8/8/8/8/8/8/8/K6k w - - 0 12 id \"12\";"
    );
}

#[test]
fn after_a_reload_a_rewrite_finds_a_line_by_its_text() {
    let before = document(4);
    let rewriting = rewriting(&before, [3].into_iter());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.fen");
    std::fs::write(&path, "8/8/8/8/8/8/8/K6k w - - 0 4\n").unwrap();
    let bytes = std::fs::read(&path).unwrap();
    let seen = Fingerprint::of(&std::fs::metadata(&path).unwrap());
    let mut document = before.reloaded(Source::from_bytes(bytes).unwrap(), seen);
    let request = document.request(BulkChange::Rewrite(rewriting));
    document.apply_prepared(prepared(request)).unwrap();
    assert_eq!(texts(&document), ["8/8/8/8/8/8/8/K6k w - - 0 4 id \"4\";"]);
}

/// The change that writes results into the first lines.
fn solved<const COUNT: usize>(document: &Document, results: [SolveResult; COUNT]) -> BulkChange {
    let mut set = LineSet::none(document.rows());
    let mut by = SolveResults::default();
    for (row, result) in (0..).zip(results) {
        let line = document.rows().line_id(row).unwrap();
        set.insert(document.rows(), line);
        by.add(line, document.rows().read_line(row).unwrap(), result);
    }
    BulkChange::Rewrite(Rewriting {
        lines: Arc::new(set),
        by: Arc::new(by),
    })
}

#[test]
fn equal_lines_have_results_of_their_own() {
    let lines = [b"8/8/8/8/8/8/7R/K1k5 w - - bm Rh1#;"; 3].map(|line| line.to_vec());
    let mut document = Document::new(DocumentId(0), lines.clone());
    let [first, missed] =
        [(Outcome::First, 0), (Outcome::Missed, 2)].map(|(outcome, wrong)| SolveResult {
            outcome,
            wrong,
            seconds: 9,
        });
    let request = document.request(solved(&document, [first, missed]));
    document.apply_prepared(prepared(request)).unwrap();
    let written = texts(&document);
    assert!(written[0].contains("solve_result first; solve_wrong 0;"));
    assert!(written[1].contains("solve_result missed; solve_wrong 2;"));
    assert_eq!(written[2].as_bytes(), lines[2]);
}

#[test]
fn results_of_solving_become_operations_and_replace_earlier_ones_as_one_undo_step() {
    let lines = [
        "8/8/8/8/8/8/7R/K1k5 w - - bm Rh1#; id \"one\";",
        "8/8/8/8/8/8/7R/K1k5 w - - bm Rh1#; solve_result missed; solve_wrong 3;",
        "8/8/8/8/8/8/7R/K1k5 w - - bm Rh2;",
    ];
    let lines = lines.map(|line| line.as_bytes().to_vec());
    let mut document = Document::new(DocumentId(0), lines.clone());
    let result = SolveResult {
        outcome: Outcome::First,
        wrong: 0,
        seconds: 12,
    };
    let request = document.request(solved(&document, [result, result]));
    document.apply_prepared(prepared(request)).unwrap();
    let line = |row| String::from_utf8(document.rows().read_line(row).unwrap()).unwrap();
    let written = "solve_result first; solve_wrong 0; solve_seconds 12; solve_day \"20";
    assert!(
        line(0).contains(&format!("id \"one\"; {written}")),
        "{}",
        line(0)
    );
    assert!(line(1).contains(written), "{}", line(1));
    assert_eq!(line(2).as_bytes(), lines[2]);
    document.undo();
    assert_eq!(document.rows().read_line(0).unwrap(), lines[0]);
    assert!(!document.can_undo());
}

#[test]
fn a_table_that_fails_while_results_are_written_ends_the_change() {
    // The table of two rooks against a knight is needed for the second line only.
    let lines = ["8/8/8/3k4/8/8/8/KB6 w - -", "7n/8/8/3k4/8/8/8/K3R1R1 w - -"];
    let mut document = Document::new(DocumentId(0), lines.map(|line| line.as_bytes().to_vec()));
    let by = TruthResults {
        shelf: Some(Arc::new(DamagedTables)),
        replaces: false,
    };
    let rewriting = Rewriting {
        by: Arc::new(by),
        ..rewriting(&document, 0..2)
    };
    let request = document.request(BulkChange::Rewrite(rewriting));
    let error = request.prepare(&mut |_, _| ControlFlow::Continue(()));
    let error = error.unwrap_err();
    assert!(
        matches!(
            error,
            PassError::Table(ProbeError::Table(_, _, TableError::Damaged))
        ),
        "{error:?}"
    );
    assert_eq!(texts(&document), lines);
}
