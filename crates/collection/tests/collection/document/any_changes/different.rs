//! Differences from the file, and reverting them, for the model.

use super::{Lines, Model, lines_of, shown};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::document::{BulkChange, Difference, DifferenceKind, Differences, Revert};
use tabiya_lines::{RowSet, Rows};

impl Model {
    fn differences(&self) -> Differences {
        let comparison = self.document.comparison().unwrap();
        let compared = comparison.compare(&mut |_, _| ControlFlow::Continue(()));
        compared.unwrap()
    }

    /// The lines that are in the file.
    fn in_file(&self) -> &Lines {
        self.saved.as_ref().unwrap_or(&self.read)
    }

    /// Checks that the file can be restored from the current lines and the list of differences.
    pub(super) fn check_differences(&self) {
        let found = self.differences();
        assert!(self.document.is_described_by(&found));
        let all: Vec<_> = all(&found);
        assert_eq!(all.len() as u64, found.counts().all());
        assert_eq!(found.nth(found.counts().all()), None);
        let mut file = Vec::new();
        let mut listed = all.iter().peekable();
        for row in 0..=self.len() {
            let mut removed = 0;
            while let Some(gone) = listed.next_if(|it| it.row == row && is_removed(it)) {
                file.push(saved_line(&found, gone));
                removed += 1;
            }
            if !found.is_reordered() {
                assert_eq!(found.removed_before(row), removed);
            }
            let here = listed.next_if(|it| it.row == row);
            let Some(line) = self.lines.get(usize::try_from(row).unwrap()) else {
                continue;
            };
            assert_eq!(found.at_row(row).as_ref(), here);
            self.check_kind(row, here, found.saved().rows());
            match here {
                None => file.push(line.clone()),
                Some(here) if here.saved.is_some() => {
                    let saved = saved_line(&found, here);
                    assert_ne!(
                        shown(std::slice::from_ref(line)),
                        shown(std::slice::from_ref(&saved))
                    );
                    file.push(saved);
                }
                Some(_) => {}
            }
        }
        let mut wanted = self.in_file().clone();
        if found.is_reordered() {
            file.sort();
            wanted.sort();
        }
        assert_eq!(shown(&file), shown(&wanted));
        if !self.document.is_modified() && self.saved.is_some() {
            assert!(found.is_none());
        }
    }

    /// Checks that a single row has the same difference, except that copies of one line cannot be distinguished.
    fn check_kind(&self, row: u64, here: Option<&Difference>, saved: &Rows) {
        let alone = self.document.kind_of_difference(row);
        match here.map(|here| here.kind) {
            kind if kind == alone => {}
            Some(DifferenceKind::Added) => {}
            kind => {
                let rows = self.document.rows();
                let first = rows.line_id(row).map(|line| rows.first_form(line));
                let are_several = |lines: &Rows| {
                    let firsts = (0..lines.len()).filter_map(|row| lines.line_id(row));
                    firsts
                        .filter(|line| Some(rows.first_form(*line)) == first)
                        .count()
                        > 1
                };
                let is_told_apart = !are_several(rows) && !are_several(saved);
                assert!(!is_told_apart, "row {row}: {kind:?}, {alone:?}");
            }
        }
    }

    pub(super) fn revert(&mut self, rows: &[u64]) {
        let rows = RowSet::from_rows(self.len(), rows.iter().copied());
        if rows.is_empty() {
            return;
        }
        let found = self.differences();
        let mut expected = Vec::new();
        for (row, line) in (0..).zip(&self.lines) {
            match found.at_row(row).filter(|_| rows.contains(row)) {
                None => expected.push(line.clone()),
                Some(here) if here.saved.is_some() => expected.push(saved_line(&found, &here)),
                Some(_) => {}
            }
        }
        let known = Some(Arc::new(found));
        let revert = Revert::Rows { rows, known };
        self.change(BulkChange::Revert(revert), expected);
    }

    pub(super) fn put_back(&mut self, place: u64) {
        let found = self.differences();
        let removed: Vec<_> = all(&found).into_iter().filter(is_removed).collect();
        let Some(gone) = removed.get(usize::try_from(place).unwrap() % removed.len().max(1)) else {
            return;
        };
        let mut expected = self.lines.clone();
        let at = usize::try_from(gone.row).unwrap();
        expected.insert(at, saved_line(&found, gone));
        let (saved_row, _) = gone.saved.unwrap();
        let revert = Revert::PutBack {
            saved_row,
            at: gone.row,
        };
        self.change(BulkChange::Revert(revert), expected);
        let left = self.differences().counts().removed;
        assert_eq!(left, removed.len() as u64 - 1);
    }

    pub(super) fn revert_all(&mut self) {
        let expected = self.in_file().clone();
        self.change(BulkChange::Revert(Revert::All), expected);
        assert!(self.differences().is_none());
        assert_eq!(lines_of(self.document.rows()), *self.in_file());
    }
}

fn all(found: &Differences) -> Vec<Difference> {
    (0..).map_while(|place| found.nth(place)).collect()
}

fn is_removed(difference: &Difference) -> bool {
    difference.kind == DifferenceKind::Removed
}

fn saved_line(found: &Differences, difference: &Difference) -> Vec<u8> {
    let (row, line) = difference.saved.unwrap();
    let rows = found.saved().rows();
    assert_eq!(rows.line_id(row), Some(line));
    rows.text_of(line).unwrap().into_owned()
}
