//! Undo and redo as pairs of before and after.
//!
//! A position is under a hundred bytes and a row is a span, so keeping both sides of each change
//! costs less than computing an inverse, and cannot be wrong.
//!
//! Limits: the oldest entries are dropped beyond [`MOST_ENTRIES`]; what is undone is forgotten at
//! the next change.

use crate::chess::Position;
use crate::collection::Span;

/// How many steps can be undone.
const MOST_ENTRIES: usize = 10_000;

/// Changes of one group, one directly after the other, are one step of undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// One press of a mouse button on the board, until it is let go.
    Stroke(u64),
    /// Typing in the FEN field, until it is left.
    Typing(u64),
    /// Typing in a field of the operation with this number, until it is left.
    Operation(usize),
    /// A run of steps of the halfmove clock.
    HalfmoveClock,
    /// A run of steps of the fullmove number.
    FullmoveNumber,
}

/// Names a content of the document. Never reused: undo goes back to the older name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateId(u64);

/// What is shown beside the lines: the current row and the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The current row, from 0.
    pub row: u64,
    /// Its position, with wishes that no FEN can hold.
    pub position: Position,
}

/// One replacement of rows by others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowsChange {
    /// The first row that is replaced.
    pub at: u64,
    /// What stood there.
    pub removed: Vec<Span>,
    /// What stands there now.
    pub inserted: Vec<Span>,
}

/// One step of undo.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The group that it may be joined with.
    pub group: Option<Group>,
    /// What happened to the rows.
    pub rows: RowsChange,
    /// What was shown before.
    pub before: Shown,
    /// What is shown after.
    pub after: Shown,
    content_before: StateId,
    content_after: StateId,
}

/// The past and the undone future of a document.
#[derive(Debug)]
pub(super) struct History {
    undo: Vec<Entry>,
    redo: Vec<Entry>,
    current: StateId,
    newest: StateId,
    sealed: bool,
}

impl History {
    /// Nothing has happened yet.
    pub(super) fn new() -> Self {
        Self {
            undo: Vec::new(),
            redo: Vec::new(),
            current: StateId(0),
            newest: StateId(0),
            sealed: false,
        }
    }

    /// The name of the present content.
    pub(super) fn state_id(&self) -> StateId {
        self.current
    }

    /// Whether there is something to undo.
    pub(super) fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is something to redo.
    pub(super) fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// The next change starts a step of its own, whatever its group.
    pub(super) fn seal(&mut self) {
        self.sealed = true;
    }

    /// The group of the newest step.
    pub(super) fn newest_group(&self) -> Option<Group> {
        self.undo.last()?.group
    }

    /// Records a change that has just been made.
    pub(super) fn record(
        &mut self,
        group: Option<Group>,
        rows: RowsChange,
        before: Shown,
        after: Shown,
    ) {
        self.redo.clear();
        let content_before = self.current;
        let content_after = StateId(self.newest.0 + 1);
        self.newest = content_after;
        self.current = content_after;
        if let Some(entry) = self.joinable(group, &rows) {
            entry.rows.inserted = rows.inserted;
            entry.after = after;
            entry.content_after = content_after;
        } else {
            self.undo.push(Entry {
                group,
                rows,
                before,
                after,
                content_before,
                content_after,
            });
        }
        self.sealed = false;
        self.drop_oldest();
    }

    /// Says what is shown after the newest step, for changes that learn it only when the rows stand.
    pub(super) fn show_after_newest(&mut self, after: Shown) {
        if let Some(entry) = self.undo.last_mut() {
            entry.after = after;
        }
    }

    fn joinable(&mut self, group: Option<Group>, rows: &RowsChange) -> Option<&mut Entry> {
        if self.sealed || group.is_none() {
            return None;
        }
        self.undo.last_mut().filter(|entry| {
            entry.group == group && entry.rows.at == rows.at && entry.rows.inserted == rows.removed
        })
    }

    fn drop_oldest(&mut self) {
        if self.undo.len() > MOST_ENTRIES {
            self.undo.remove(0);
        }
    }

    /// Takes the newest step back: the entry whose `before` is to be restored.
    pub(super) fn undo(&mut self) -> Option<Entry> {
        let entry = self.undo.pop()?;
        self.current = entry.content_before;
        self.redo.push(entry.clone());
        self.sealed = true;
        Some(entry)
    }

    /// Makes the newest undone step again: the entry whose `after` is to be restored.
    pub(super) fn redo(&mut self) -> Option<Entry> {
        let entry = self.redo.pop()?;
        self.current = entry.content_after;
        self.undo.push(entry.clone());
        self.sealed = true;
        Some(entry)
    }
}

impl Default for History {
    fn default() -> Self {
        Self::new()
    }
}
