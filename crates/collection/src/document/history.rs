//! Undo and redo as pairs of before and after.
//!
//! A position and its line are a few hundred bytes and rows are spans, so keeping both sides of
//! each change costs less than computing an inverse, and cannot be wrong.
//!
//! Going to another move of a game changes the row, but is not a step for the user. It is recorded as a step of the group
//! [`UndoGroup::Stepping`]; undo and redo pass over such steps to the next or previous change. While nothing was changed
//! since, it does not discard what can be redone: it is `is_loose` and reverted before anything else is redone.
//!
//! Limits: the oldest steps are dropped beyond [`MAX_STEPS`] and [`MAX_BYTES`]; undone steps are
//! forgotten at the next change.

use super::shift::Shift;
use super::shown::ShownState;
use tabiya_chess::Square;
use tabiya_lines::Span;

/// The maximum number of steps of undo.
const MAX_STEPS: usize = 10_000;

/// The maximum number of bytes of spans and line lists: a sort of ten million rows takes forty
/// million bytes.
const MAX_BYTES: u64 = 192 << 20;

/// Consecutive changes of one group are one undo step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UndoGroup {
    /// One press of a mouse button on the board, until its release.
    Stroke(u64),
    /// A run of key presses that move a block of squares.
    Block(u64),
    /// A run of wheel steps over one square.
    Turn(Square),
    /// Typing in the FEN field, or entering pieces by name, until the field loses focus.
    Typing(u64),
    /// Typing in a field of the operation with this number, until the field loses focus.
    Operation(usize),
    /// A run of steps of the halfmove clock.
    HalfmoveClock,
    /// A run of steps of the fullmove number.
    FullmoveNumber,
    /// A run of visits to other moves of a game, which undo and redo pass over.
    Stepping,
}

/// Identifies a content of the document. Never reused: undo returns to the older identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateId(u64);

impl UndoStep {
    /// Whether undo and redo pass over this step.
    pub(super) fn is_stepping(&self) -> bool {
        self.group == Some(UndoGroup::Stepping)
    }
}

impl StateId {
    /// The identifier of no content.
    pub(super) const NEVER: Self = Self(u64::MAX);
}

/// One replacement of rows by others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RowsChange {
    /// The first row that is replaced.
    pub at: u64,
    /// The rows before the change.
    pub removed: Vec<Span>,
    /// The rows after the change.
    pub inserted: Vec<Span>,
    /// The renumbering of rows, for everything that is recorded by row number.
    pub shift: Shift,
}

impl RowsChange {
    /// Returns the approximate number of bytes kept. Removed spans mostly share their lines with an
    /// older step, so they count as small.
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

/// An undo step.
#[derive(Clone, Debug)]
pub(super) struct UndoStep {
    /// The group that it may be joined with.
    pub group: Option<UndoGroup>,
    /// The change of the rows.
    pub rows: RowsChange,
    /// The state shown before.
    pub before: ShownState,
    /// The state shown afterwards.
    pub after: ShownState,
    content_before: StateId,
    content_after: StateId,
    /// Whether no change was made since this visit to another move.
    is_loose: bool,
    /// The approximate number of bytes that the step keeps.
    bytes: u64,
}

/// The past and the undone future of a document.
#[derive(Debug)]
pub(super) struct History {
    undo: Vec<UndoStep>,
    redo: Vec<UndoStep>,
    current: StateId,
    newest: StateId,
    sealed: bool,
}

impl History {
    /// Creates an empty history.
    pub(super) fn new() -> Self {
        Self {
            undo: Vec::new(),
            redo: Vec::new(),
            current: StateId(0),
            newest: StateId(0),
            sealed: false,
        }
    }

    /// Returns a history without a past, for content with a new identifier.
    pub(super) fn begun_again(&self) -> Self {
        let next = StateId(self.newest.0 + 1);
        Self {
            current: next,
            newest: next,
            ..Self::new()
        }
    }

    /// Returns the identifier of the current content.
    pub(super) fn state_id(&self) -> StateId {
        self.current
    }

    /// Whether there is something to undo.
    pub(super) fn can_undo(&self) -> bool {
        !self.undo.iter().rev().all(UndoStep::is_stepping)
    }

    /// Whether there is something to redo.
    pub(super) fn can_redo(&self) -> bool {
        !self.redo.iter().rev().all(UndoStep::is_stepping)
    }

    /// Whether undo leads to this content.
    pub(super) fn leads_back_to(&self, content: StateId) -> bool {
        self.undo.iter().any(|step| step.content_before == content)
    }

    /// Makes the next change start a new step, whatever its group.
    pub(super) fn seal(&mut self) {
        self.sealed = true;
    }

    /// Returns the group of the newest step.
    pub(super) fn newest_group(&self) -> Option<UndoGroup> {
        self.undo.last()?.group
    }

    /// Records a change that has just been made.
    pub(super) fn record(
        &mut self,
        group: Option<UndoGroup>,
        rows: RowsChange,
        before: ShownState,
        after: ShownState,
    ) {
        let is_stepping = group == Some(UndoGroup::Stepping);
        if !is_stepping {
            self.redo.clear();
            let visits = self.undo.iter_mut().rev();
            for step in visits.take_while(|step| step.is_loose) {
                step.is_loose = false;
            }
        }
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
            self.undo.push(UndoStep {
                bytes: rows.bytes() + after.play.as_ref().map_or(0, |play| play.bytes()),
                group,
                rows,
                before,
                after,
                content_before,
                content_after,
                is_loose: is_stepping,
            });
        }
        self.sealed = false;
        self.drop_oldest();
    }

    /// Marks the newest step as leaving the content unchanged.
    pub(super) fn keep_content(&mut self) {
        if let Some(step) = self.undo.last_mut() {
            step.content_after = step.content_before;
            self.current = step.content_before;
        }
        self.sealed = true;
    }

    /// Renames every content, past and future, because rows were appended that no step covers. The next change starts a
    /// new step.
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

    fn joinable(&mut self, group: Option<UndoGroup>, rows: &RowsChange) -> Option<&mut UndoStep> {
        if self.sealed || group.is_none() {
            return None;
        }
        let is_stepping = group == Some(UndoGroup::Stepping);
        self.undo.last_mut().filter(|step| {
            let is_joinable = step.group == group && step.is_loose == is_stepping;
            is_joinable && step.rows.at == rows.at && step.rows.inserted == rows.removed
        })
    }

    /// Drops the oldest steps beyond the limits, but never the newest one.
    fn drop_oldest(&mut self) {
        let mut bytes = 0;
        let fits = |step: &&UndoStep| {
            bytes += step.bytes;
            bytes <= MAX_BYTES
        };
        let fitting = self.undo.iter().rev().take_while(fits).count();
        let kept = fitting.clamp(1, MAX_STEPS).min(self.undo.len());
        self.undo.drain(..self.undo.len() - kept);
    }

    /// Whether the current content is this one or was made from it.
    pub(super) fn is_built_on(&self, content: StateId) -> bool {
        // Identifiers only grow from the oldest known step to the present.
        let oldest = self.undo.first();
        self.current == content
            || oldest.is_some_and(|oldest| content <= oldest.content_before)
            || self.undo.iter().any(|step| step.content_after == content)
    }

    /// Whether redoing leads to this content.
    pub(super) fn can_redo_to(&self, content: StateId) -> bool {
        self.redo.iter().any(|step| step.content_after == content)
    }

    /// Undoes the newest step and returns it, so that its `before` can be restored.
    pub(super) fn undo(&mut self) -> Option<UndoStep> {
        let step = self.undo.pop()?;
        self.current = step.content_before;
        if !step.is_loose {
            self.redo.push(step.clone());
        }
        self.sealed = true;
        Some(step)
    }

    /// Whether the newest step is a visit to another move after which nothing was changed.
    pub(super) fn is_loose(&self) -> bool {
        self.undo.last().is_some_and(|step| step.is_loose)
    }

    /// Redoes the step that was undone last and returns it, so that its `after` can be restored.
    pub(super) fn redo(&mut self) -> Option<UndoStep> {
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
