//! Any sequence of changes of rows, saves and reloads against a plain list of lines.

mod different;
mod to_disk;

use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{Piece, Square};
use tabiya_collection::document::{BulkChange, Document, DocumentId, Edit, RowsView, ViewOf};
use tabiya_collection::passes::{LineMark, RepairedLine, SortKey, SortOrder};
use tabiya_lines::{RowSet, Rows, Source};
use tabiya_notation::fen::FenStyle;
use tempfile::TempDir;

const FILE: &[&str] = &[
    "# c",
    "8/8/8/8/8/8/8/K6k w - - 0 1",
    "",
    "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";",
    "broken / line",
    "8/8/8/8/8/8/8/K6k w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

#[derive(Clone, Debug)]
enum Step {
    Select(u64),
    Toggle(u64),
    Extend(u64),
    Invert,
    Delete,
    Duplicate,
    Move(u64),
    Sort(bool),
    Shuffle(u64),
    Repair(Vec<u64>),
    Insert(u64, Vec<usize>),
    Paste(Vec<usize>),
    Put,
    Dedupe,
    /// Reverts these rows to those in the file.
    Revert(Vec<u64>),
    /// Restores a line that was removed.
    PutBack(u64),
    RevertAll,
    Save,
    Reload,
    /// Shows only these rows.
    View(Vec<u64>),
    All,
    Undo,
    Redo,
}

fn steps() -> impl Strategy<Value = Step> {
    let rows = || prop::collection::vec(0_u64..14, 0..6);
    let lines = || prop::collection::vec(0_usize..FILE.len(), 0..4);
    prop_oneof![
        3 => (0_u64..14).prop_map(Step::Select),
        4 => (0_u64..14).prop_map(Step::Toggle),
        2 => (0_u64..14).prop_map(Step::Extend),
        1 => Just(Step::Invert),
        4 => Just(Step::Delete),
        3 => Just(Step::Duplicate),
        4 => (0_u64..14).prop_map(Step::Move),
        2 => any::<bool>().prop_map(Step::Sort),
        1 => (0_u64..50).prop_map(Step::Shuffle),
        2 => rows().prop_map(Step::Repair),
        2 => (0_u64..14, lines()).prop_map(|(at, lines)| Step::Insert(at, lines)),
        2 => lines().prop_map(Step::Paste),
        2 => Just(Step::Put),
        2 => Just(Step::Dedupe),
        3 => rows().prop_map(Step::Revert),
        3 => (0_u64..14).prop_map(Step::PutBack),
        1 => Just(Step::RevertAll),
        2 => Just(Step::Save),
        2 => Just(Step::Reload),
        3 => rows().prop_map(Step::View),
        2 => Just(Step::All),
        4 => Just(Step::Undo),
        3 => Just(Step::Redo),
    ]
}

fn bytes(line: usize) -> Vec<u8> {
    FILE[line].as_bytes().to_vec()
}

type Lines = Vec<Vec<u8>>;

/// The observable state of the document, independent of its implementation.
struct Model {
    document: Document,
    lines: Vec<Vec<u8>>,
    /// Lines before and after each step, and the number of steps in effect.
    past: Vec<(Lines, Lines)>,
    standing: usize,
    /// The place and the content of the last save.
    folder: TempDir,
    saved: Option<Lines>,
    /// The lines that were read first.
    read: Lines,
    /// Whether the last line of the file has an end.
    has_final_end: bool,
}

impl Model {
    fn new() -> Self {
        let text = FILE.join("\n");
        let source = Source::from_bytes(text.into_bytes()).unwrap();
        Self {
            document: Document::from_source(DocumentId(1), source),
            lines: (0..FILE.len()).map(bytes).collect(),
            past: Vec::new(),
            standing: 0,
            folder: TempDir::new().unwrap(),
            saved: None,
            read: (0..FILE.len()).map(bytes).collect(),
            has_final_end: false,
        }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("any.fen")
    }

    fn len(&self) -> u64 {
        self.lines.len() as u64
    }

    fn selected(&self) -> BTreeSet<u64> {
        self.document.selected_rows().iter().collect()
    }

    /// Makes a change in a task or at once, and records the expected result.
    fn change(&mut self, change: BulkChange, expected: Vec<Vec<u8>>) {
        let current = self.document.line().to_vec();
        let is_repairing = matches!(change, BulkChange::Repair { .. } | BulkChange::Revert(_));
        if change.is_quick() {
            self.document.change_at_once(change).unwrap();
        } else {
            let request = self.document.request(change);
            let prepared = request.prepare(&mut |_, _| ControlFlow::Continue(()));
            self.document.apply_prepared(prepared.unwrap()).unwrap();
        }
        let stays = expected.contains(&current) && !current.is_empty();
        if stays && !is_repairing && !self.lines.is_empty() && expected.len() >= self.lines.len() {
            assert_eq!(self.document.line(), current, "another line is shown");
        }
        self.note(expected);
    }

    fn note(&mut self, expected: Vec<Vec<u8>>) {
        self.past.truncate(self.standing);
        let before = std::mem::replace(&mut self.lines, expected);
        self.past.push((before, self.lines.clone()));
        self.standing += 1;
    }

    fn take(&mut self, step: Step) {
        let len = self.len();
        match step {
            Step::Select(row) if row < len => self.document.select_row(row).unwrap(),
            Step::Toggle(row) => self.document.toggle_row(row),
            Step::Extend(row) => self.document.extend_selection_to(row),
            Step::Invert => self.document.invert_selection(),
            Step::Delete => self.delete(),
            Step::Duplicate => self.duplicate(),
            Step::Move(before) => self.move_to(before.min(len)),
            Step::Sort(descending) => self.sort(descending),
            Step::Shuffle(seed) => self.shuffle(seed),
            Step::Repair(rows) => self.repair(&rows),
            Step::Insert(at, lines) => self.insert(at.min(len), &lines),
            Step::Paste(lines) if !lines.is_empty() => {
                let at = if len == 0 { 0 } else { self.document.row() + 1 };
                let lines: Vec<_> = lines.into_iter().map(bytes).collect();
                let mut expected = self.lines.clone();
                let place = usize::try_from(at).unwrap();
                expected.splice(place..place, lines.clone());
                self.document.insert_lines(at, lines);
                self.note(expected);
            }
            Step::Put => self.put(),
            Step::Dedupe => self.dedupe(),
            Step::Revert(rows) => self.revert(&rows),
            Step::PutBack(place) => self.put_back(place),
            Step::RevertAll => self.revert_all(),
            Step::Save => self.save(&self.path()),
            Step::Reload => self.reload(&self.path()),
            Step::View(rows) => {
                let rows = RowSet::from_rows(len, rows);
                let view = RowsView::of_rows(ViewOf::Marks(vec![LineMark::Fine]), rows);
                self.document.set_view(Some(view));
            }
            Step::All => self.document.set_view(None),
            Step::Undo => {
                assert_eq!(self.document.undo(), self.standing > 0);
                if self.standing > 0 {
                    self.standing -= 1;
                    self.lines.clone_from(&self.past[self.standing].0);
                }
            }
            Step::Redo => {
                assert_eq!(self.document.redo(), self.standing < self.past.len());
                if self.standing < self.past.len() {
                    self.lines.clone_from(&self.past[self.standing].1);
                    self.standing += 1;
                }
            }
            Step::Select(_) | Step::Paste(_) => {}
        }
    }

    fn split(&self, rows: &BTreeSet<u64>) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
        let numbered = (0_u64..).zip(self.lines.iter().cloned());
        let (inside, outside): (Vec<_>, Vec<_>) = numbered.partition(|(row, _)| rows.contains(row));
        let lines = |rows: Vec<(u64, Vec<u8>)>| rows.into_iter().map(|(_, line)| line).collect();
        (lines(inside), lines(outside))
    }

    fn delete(&mut self) {
        let rows = self.selected();
        if !rows.is_empty() {
            let (_, expected) = self.split(&rows);
            let shown_next = self.next_in_list(&rows);
            let change = BulkChange::Delete(self.document.selected_rows());
            self.change(change, expected);
            if let Some(line) = shown_next {
                assert_eq!(self.document.line(), line);
            }
        }
    }

    /// The line to show after the current row is deleted: the next one in the list.
    fn next_in_list(&self, gone: &BTreeSet<u64>) -> Option<Vec<u8>> {
        let current = self.document.row();
        if !gone.contains(&current) {
            return Some(self.document.line().to_vec());
        }
        let shown = self.document.listed_rows();
        let next = shown
            .iter()
            .find(|row| current < *row && !gone.contains(row))?;
        self.lines.get(usize::try_from(next).unwrap()).cloned()
    }

    fn duplicate(&mut self) {
        let rows = self.selected();
        if let Some(last) = rows.last() {
            let (inside, _) = self.split(&rows);
            let mut expected = self.lines.clone();
            let at = usize::try_from(last + 1).unwrap();
            expected.splice(at..at, inside);
            self.change(
                BulkChange::Duplicate(self.document.selected_rows()),
                expected,
            );
        }
    }

    fn move_to(&mut self, before: u64) {
        let rows = self.selected();
        if !rows.is_empty() {
            let (inside, mut expected) = self.split(&rows);
            let at = before - rows.iter().filter(|row| **row < before).count() as u64;
            let at = usize::try_from(at).unwrap();
            expected.splice(at..at, inside);
            let rows = self.document.selected_rows();
            let count = rows.count();
            self.change(BulkChange::Move { rows, before }, expected);
            assert_eq!(self.document.selected_count(), count);
        }
    }

    fn listed(&self) -> Option<RowSet> {
        self.document.view().map(|_| self.document.listed_rows())
    }

    fn sort(&mut self, descending: bool) {
        let only = self.listed();
        let order = SortOrder {
            key: SortKey::Text,
            descending,
        };
        let is_meant = |row: u64| only.as_ref().is_none_or(|only| only.contains(row));
        let rows: BTreeSet<u64> = (0..self.len()).filter(|row| is_meant(*row)).collect();
        let (mut inside, _) = self.split(&rows);
        inside.sort();
        if descending {
            inside.reverse();
        }
        let mut expected = self.lines.clone();
        for (row, line) in rows.into_iter().zip(inside) {
            expected[usize::try_from(row).unwrap()] = line;
        }
        if !self.lines.is_empty() {
            self.change(BulkChange::Sort { order, only }, expected);
        }
    }

    /// The result is random except for the rows outside the selection.
    fn shuffle(&mut self, seed: u64) {
        if self.lines.is_empty() {
            return;
        }
        let only = self.listed();
        let change = BulkChange::Shuffle {
            seed,
            only: only.clone(),
        };
        let prepared = self
            .document
            .request(change)
            .prepare(&mut |_, _| ControlFlow::Continue(()));
        self.document.apply_prepared(prepared.unwrap()).unwrap();
        let now = lines_of(self.document.rows());
        for (row, (old, new)) in (0_u64..).zip(self.lines.iter().zip(&now)) {
            if only.as_ref().is_some_and(|only| !only.contains(row)) {
                assert_eq!(old, new);
            }
        }
        let (mut old, mut new) = (self.lines.clone(), now.clone());
        old.sort();
        new.sort();
        assert_eq!(old, new);
        self.note(now);
    }

    fn repair(&mut self, rows: &[u64]) {
        let rows: BTreeSet<u64> = rows
            .iter()
            .copied()
            .filter(|row| *row < self.len())
            .collect();
        if rows.is_empty() {
            return;
        }
        let mut expected = self.lines.clone();
        let mut repaired = Vec::new();
        for row in rows {
            let line = format!("repaired {row}").into_bytes();
            expected[usize::try_from(row).unwrap()].clone_from(&line);
            repaired.push(RepairedLine {
                row,
                line,
                drops_words: false,
            });
        }
        let change = BulkChange::Repair {
            left_out: RowSet::none(repaired.len() as u64),
            lines: Arc::new(repaired),
        };
        self.change(change, expected);
    }

    fn insert(&mut self, at: u64, lines: &[usize]) {
        if lines.is_empty() {
            return;
        }
        let wanted: Vec<_> = lines.iter().map(|line| bytes(*line)).collect();
        let mut from = Rows::new(Arc::new(Source::empty()));
        if let Some(span) = from.add_own_lines(wanted.clone()) {
            from.splice(0, 0, &[span]);
        }
        let mut expected = self.lines.clone();
        let place = usize::try_from(at).unwrap();
        expected.splice(place..place, wanted);
        let rows = RowSet::all(from.len());
        let change = BulkChange::Insert {
            at,
            from,
            rows,
            takes_place: false,
        };
        self.change(change, expected);
    }

    fn put(&mut self) {
        let before = self.document.state_id();
        let square = Square::from_name("e4").unwrap();
        let piece = self
            .past
            .len()
            .is_multiple_of(2)
            .then_some(Piece::WhiteQueen);
        let edit = Edit::Put(square, piece);
        self.document.edit(edit, FenStyle::default(), None);
        if self.document.state_id() != before {
            self.note(lines_of(self.document.rows()));
        }
    }

    fn check(&self) {
        assert_eq!(shown(&lines_of(self.document.rows())), shown(&self.lines));
        let (document, len) = (&self.document, self.len());
        assert!(document.row() < len.max(1));
        if len > 0 {
            let row = usize::try_from(document.row()).unwrap();
            assert_eq!(document.line(), self.lines[row]);
        }
        for row in document.selected_rows().iter() {
            assert!(row < len);
        }
        assert_eq!(document.listed_rows().len(), len);
        for place in 0..document.shown_count() {
            let row = document.row_at(place).unwrap();
            assert_eq!(document.place_of(row), Some(place));
        }
        assert_eq!(document.row_at(document.shown_count()), None);
        self.check_differences();
    }
}

fn lines_of(rows: &Rows) -> Vec<Vec<u8>> {
    (0..rows.len())
        .map(|row| rows.line(row).unwrap().into_owned())
        .collect()
}

fn shown(lines: &[Vec<u8>]) -> Vec<String> {
    lines
        .iter()
        .map(|line| line.escape_ascii().to_string())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_sequence_of_changes_matches_a_plain_list_with_undo_and_redo(
        sequence in prop::collection::vec(steps(), 1..40)
    ) {
        let mut model = Model::new();
        let mut start = model.lines.clone();
        for step in sequence {
            let is_reload = matches!(step, Step::Reload) && model.saved.is_some();
            model.take(step);
            model.check();
            if is_reload {
                start.clone_from(&model.lines);
            }
        }
        let end = (model.lines.clone(), model.standing == model.past.len());
        while model.standing > 0 {
            model.take(Step::Undo);
            model.check();
        }
        prop_assert_eq!(&model.lines, &start);
        if model.saved.is_none() {
            prop_assert!(!model.document.is_modified());
        }
        while model.standing < model.past.len() {
            model.take(Step::Redo);
            model.check();
        }
        if end.1 {
            prop_assert_eq!(&model.lines, &end.0);
        }
    }
}
