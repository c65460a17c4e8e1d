//! A cache of the displayed content of recently visible lines, so that each line is parsed once.

use super::shown::ShownContent;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_lines::{LineId, NoLine, Source};

/// After this number of new lines, the cache drops the lines that were not seen since the previous generation.
const GENERATION: usize = 2048;
/// The time in each frame for parsing new lines. A line may take a twentieth of a millisecond.
const TIME_A_FRAME: Duration = Duration::from_millis(6);

/// The recently visible lines of one document.
#[derive(Debug, Default)]
pub(super) struct ShownLines {
    /// The document and its file. The file matters too, because the same document may be read again.
    of: Option<(DocumentId, Weak<Source>)>,
    newest: HashMap<LineId, Rc<ShownContent>>,
    older: HashMap<LineId, Rc<ShownContent>>,
    /// The end of the time for new lines in this frame.
    deadline: Option<Instant>,
    has_read: bool,
    has_names: bool,
}

/// The state of a row's content.
#[derive(Clone, Debug)]
pub(super) enum RowShown {
    /// The content is available.
    Line(Rc<ShownContent>),
    /// The line must first be read from disk.
    NotReady,
    /// This frame has no time left for the line.
    Later,
    /// The row no longer exists.
    Lost,
}

impl RowShown {
    /// The content of the line, if it is available.
    pub(super) fn line(&self) -> Option<&ShownContent> {
        match self {
            Self::Line(shown) => Some(shown),
            Self::NotReady | Self::Later | Self::Lost => None,
        }
    }
}

impl ShownLines {
    /// Begins a frame. Returns whether the document differs from the last frame.
    pub(super) fn begin_frame(&mut self, document: &Document) -> bool {
        let before = self.of.as_ref().map(|(id, _)| *id);
        let source = document.rows().source();
        let is_same = self.of.as_ref().is_some_and(|(id, old)| {
            *id == document.id() && Weak::ptr_eq(old, &Arc::downgrade(source))
        });
        if !is_same {
            // The source changes while a file is being read. Names seen in the same document still count.
            *self = Self {
                of: Some((document.id(), Arc::downgrade(source))),
                has_names: self.has_names && before == Some(document.id()),
                ..Self::default()
            };
        }
        self.deadline = Instant::now().checked_add(TIME_A_FRAME);
        self.has_read = false;
        before != Some(document.id())
    }

    /// Whether any line seen so far has a name. The value never returns to false, so that rows keep their height during
    /// scrolling.
    pub(super) fn has_names(&self) -> bool {
        self.has_names
    }

    /// Returns the content of a row.
    pub(super) fn row(&mut self, document: &Document, row: u64) -> RowShown {
        let Some(id) = document.rows().line_id(row) else {
            return RowShown::Lost;
        };
        if let Some(shown) = self.known(id) {
            return RowShown::Line(shown);
        }
        // At least one line is read in each frame, so that the list is complete eventually.
        let is_late = self
            .deadline
            .is_none_or(|deadline| Instant::now() > deadline);
        if is_late && self.has_read {
            return RowShown::Later;
        }
        let line = match document.rows().line(row) {
            Ok(line) => line,
            Err(NoLine::NotReady) => return RowShown::NotReady,
            Err(NoLine::Lost | NoLine::NoSuchRow) => return RowShown::Lost,
        };
        self.has_read = true;
        let shown = Rc::new(ShownContent::of(&line));
        self.has_names |= shown.name.is_some();
        self.keep(id, &shown);
        RowShown::Line(shown)
    }

    fn known(&mut self, id: LineId) -> Option<Rc<ShownContent>> {
        if let Some(shown) = self.newest.get(&id) {
            return Some(Rc::clone(shown));
        }
        let shown = self.older.remove(&id)?;
        self.keep(id, &shown);
        Some(shown)
    }

    fn keep(&mut self, id: LineId, shown: &Rc<ShownContent>) {
        if self.newest.len() >= GENERATION {
            self.older = std::mem::take(&mut self.newest);
        }
        self.newest.insert(id, Rc::clone(shown));
    }
}
