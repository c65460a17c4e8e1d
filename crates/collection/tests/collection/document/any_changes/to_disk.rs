//! Saving, reading again, and deleting duplicates, for the model.

use super::{Lines, Model, lines_of};
use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_collection::document::BulkChange;
use tabiya_collection::passes::{SameFields, Sameness, find_duplicates};
use tabiya_lines::{Expected, OpeningLimits, load_with, save};

/// Even a few lines are left on the disk, and are read from there.
const ON_DISK: OpeningLimits = OpeningLimits {
    in_memory: 16,
    unpacked: 1 << 20,
};

impl Model {
    /// Saves, and checks the bytes.
    pub(super) fn save(&mut self, path: &Path) {
        let rows = self.document.rows();
        let saved = save(path, rows, &Expected::Anything, None, &mut |_| {
            ControlFlow::Continue(())
        })
        .unwrap();
        let bytes = fs::read(path).unwrap();
        assert_eq!(
            bytes.escape_ascii().to_string(),
            self.text().escape_ascii().to_string()
        );
        assert_eq!(saved.bytes, bytes.len() as u64);
        let state = self.document.state_id();
        let rows = rows.clone();
        self.document
            .mark_saved(path.to_owned(), state, saved, rows);
        assert!(!self.document.is_modified());
        self.saved = Some(self.lines.clone());
    }

    /// The last line has an end if the file's had one. An empty last line needs one to be a line.
    fn text(&self) -> Vec<u8> {
        let mut text = self.lines.join(&b'\n');
        let has_end = self.has_final_end || self.lines.last().is_some_and(Vec::is_empty);
        if has_end && !self.lines.is_empty() {
            text.push(b'\n');
        }
        text
    }

    /// Reads the last saved file again; earlier changes can no longer be undone.
    pub(super) fn reload(&mut self, path: &Path) {
        let Some(saved) = self.saved.clone() else {
            return;
        };
        let loaded = load_with(path, ON_DISK, &mut |_, _| ControlFlow::Continue(())).unwrap();
        self.document = self.document.reloaded(loaded.source, loaded.fingerprint);
        assert!(!self.document.can_undo() && !self.document.can_redo());
        assert!(!self.document.is_modified());
        assert_eq!(lines_of(self.document.rows()), saved);
        self.lines = saved;
        let text = fs::read(path).unwrap();
        self.has_final_end = text.is_empty() || text.ends_with(b"\n");
        self.past.clear();
        self.standing = 0;
    }

    /// Keeps the first of equal boards, and of equal unreadable lines.
    pub(super) fn dedupe(&mut self) {
        let sameness = Sameness {
            fields: SameFields::Board,
            mirrored: false,
            colours_swapped: false,
        };
        let may_continue = &mut |_, _| ControlFlow::Continue(());
        let found = find_duplicates(self.document.rows(), sameness, may_continue).unwrap();
        let mut boards = HashSet::new();
        let is_first = |line: &&Vec<u8>| board_of(line).is_none_or(|board| boards.insert(board));
        let expected: Lines = self.lines.iter().filter(is_first).cloned().collect();
        if expected.len() < self.lines.len() {
            self.change(BulkChange::DeleteSurplus(Arc::new(found)), expected);
        } else {
            assert_eq!(found.group_count(), 0);
        }
    }
}

/// The first word, if it is a board. An unreadable line counts as itself; comments and blank lines
/// have no board.
fn board_of(line: &[u8]) -> Option<Vec<u8>> {
    let word = line.split(|byte| *byte == b' ').next()?;
    let is_board = word.split(|byte| *byte == b'/').count() == 8;
    let is_none = line.is_empty() || line.starts_with(b"#");
    (!is_none).then(|| if is_board { word } else { line }.to_vec())
}
