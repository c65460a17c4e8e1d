//! Undo and redo as pairs of before and after.
//!
//! A position and its line are a few hundred bytes and rows are spans, so keeping both sides of each
//! change costs less than computing an inverse, and cannot be wrong.
//!
//! Limits: the oldest steps are dropped beyond [`MAX_STEPS`] and [`MAX_BYTES`]; what is undone is
//! forgotten at the next change.

use super::shift::Shift;
use super::shown::Shown;
use tabiya_chess::Square;
use tabiya_lines::Span;

/// How many steps can be undone.
const MAX_STEPS: usize = 10_000;

/// So many bytes of spans and lists of lines are kept: a sort of ten million rows takes forty
/// millions.
const MAX_BYTES: u64 = 192 << 20;

/// Changes of one group, one directly after the other, are one step of undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// One press of a mouse button on the board, until it is let go.
    Stroke(u64),
    /// A run of steps by which keys move a block of squares.
    Block(u64),
    /// Steps of the wheel over one square.
    Turn(Square),
    /// Typing in the FEN field, or pieces by name, until the field is left.
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

impl StateId {
    /// The name of no content.
    pub(super) const NEVER: Self = Self(u64::MAX);
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
    /// How what is known of rows by their numbers follows.
    pub shift: Shift,
}

impl RowsChange {
    /// How many bytes it keeps, about. What was removed is mostly what an older step has inserted.
    fn bytes(&self) -> u64 {
        const SPAN: u64 = 32;
        const PICKED_LINE: u64 = 4;
        let bytes_of = |span: &Span| match span {
            Span::Picked(_) => SPAN + span.count() * PICKED_LINE,
            Span::Source { .. } | Span::Own { .. } => SPAN,
        };
        let inserted: u64 = self.inserted.iter().map(bytes_of).sum();
        inserted + self.removed.len() as u64 * SPAN + self.shift.bytes()
    }
}

/// One step of undo.
#[derive(Clone, Debug)]
pub(super) struct Step {
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
    /// What it keeps.
    bytes: u64,
}

/// The past and the undone future of a document.
#[derive(Debug)]
pub(super) struct History {
    undo: Vec<Step>,
    redo: Vec<Step>,
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

    /// A history without a past, for content with a name of its own.
    pub(super) fn begun_again(&self) -> Self {
        let next = StateId(self.newest.0 + 1);
        Self {
            current: next,
            newest: next,
            ..Self::new()
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
        if let Some(step) = self.joinable(group, &rows) {
            step.rows.inserted = rows.inserted;
            step.rows.shift = rows.shift;
            step.after = after;
            step.content_after = content_after;
        } else {
            self.undo.push(Step {
                bytes: rows.bytes() + after.play.as_ref().map_or(0, |play| play.bytes()),
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

    /// What was recorded last has not changed the content.
    pub(super) fn keep_content(&mut self) {
        if let Some(step) = self.undo.last_mut() {
            step.content_after = step.content_before;
            self.current = step.content_before;
        }
        self.sealed = true;
    }

    /// Rows have come behind all others that no step is about: every content, past and future ones as well, is
    /// another one from now on, and nothing is joined with what was before.
    pub(super) fn rename_contents(&mut self) {
        let by = self.newest.0 + 1;
        let rename = |content: &mut StateId| content.0 += by;
        for step in self.undo.iter_mut().chain(&mut self.redo) {
            rename(&mut step.content_before);
            rename(&mut step.content_after);
        }
        rename(&mut self.current);
        rename(&mut self.newest);
        self.sealed = true;
    }

    fn joinable(&mut self, group: Option<Group>, rows: &RowsChange) -> Option<&mut Step> {
        if self.sealed || group.is_none() {
            return None;
        }
        self.undo.last_mut().filter(|step| {
            step.group == group && step.rows.at == rows.at && step.rows.inserted == rows.removed
        })
    }

    /// Keeps as many steps as there is room for, and always the newest one.
    fn drop_oldest(&mut self) {
        let mut bytes = 0;
        let fits = |step: &&Step| {
            bytes += step.bytes;
            bytes <= MAX_BYTES
        };
        let fitting = self.undo.iter().rev().take_while(fits).count();
        let kept = fitting.clamp(1, MAX_STEPS).min(self.undo.len());
        self.undo.drain(..self.undo.len() - kept);
    }

    /// Whether the present content was made from this one, or is it.
    pub(super) fn is_built_on(&self, content: StateId) -> bool {
        // Names only grow on the way from the oldest step that is known to the present.
        let oldest = self.undo.first();
        self.current == content
            || oldest.is_some_and(|oldest| content <= oldest.content_before)
            || self.undo.iter().any(|step| step.content_after == content)
    }

    /// Whether redoing leads to this content.
    pub(super) fn can_redo_to(&self, content: StateId) -> bool {
        self.redo.iter().any(|step| step.content_after == content)
    }

    /// Takes the newest step back: the step whose `before` is to be restored.
    pub(super) fn undo(&mut self) -> Option<Step> {
        let step = self.undo.pop()?;
        self.current = step.content_before;
        self.redo.push(step.clone());
        self.sealed = true;
        Some(step)
    }

    /// Makes the newest undone step again: the step whose `after` is to be restored.
    pub(super) fn redo(&mut self) -> Option<Step> {
        let step = self.redo.pop()?;
        self.current = step.content_after;
        self.undo.push(step.clone());
        self.sealed = true;
        Some(step)
    }
}

impl Default for History {
    fn default() -> Self {
        Self::new()
    }
}
