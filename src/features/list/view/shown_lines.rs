//! What is shown of lines that were visible lately: each is read and understood once.

use super::shown::Shown;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_lines::{LineId, NoLine, Source};

/// When so many are new, those that were not seen since as many others came are forgotten.
const GENERATION: usize = 2048;
/// A line may cost a twentieth of a millisecond; a frame gives so much of its time to new lines.
const TIME_A_FRAME: Duration = Duration::from_millis(6);

/// Lines that were visible lately, of one document.
#[derive(Debug, Default)]
pub(super) struct ShownLines {
    /// Whose lines these are. The file counts too: the same document may be read again.
    of: Option<(DocumentId, Weak<Source>)>,
    newest: HashMap<LineId, Rc<Shown>>,
    older: HashMap<LineId, Rc<Shown>>,
    /// How much time is left for new lines.
    deadline: Option<Instant>,
    has_read: bool,
    has_names: bool,
}

/// What there is to be shown of a row.
#[derive(Clone, Debug)]
pub(super) enum RowShown {
    /// This.
    Line(Rc<Shown>),
    /// Its line has to be read from the disk first.
    NotReady,
    /// This frame has no time for it.
    Later,
    /// It is not there any more.
    Lost,
}

impl RowShown {
    /// What is known of the line.
    pub(super) fn line(&self) -> Option<&Shown> {
        match self {
            Self::Line(shown) => Some(shown),
            Self::NotReady | Self::Later | Self::Lost => None,
        }
    }
}

impl ShownLines {
    /// A frame begins. Returns whether these are the lines of another document than before.
    pub(super) fn begin_frame(&mut self, document: &Document) -> bool {
        let before = self.of.as_ref().map(|(id, _)| *id);
        let source = document.rows().source();
        let is_same = self.of.as_ref().is_some_and(|(id, old)| {
            *id == document.id() && Weak::ptr_eq(old, &Arc::downgrade(source))
        });
        if !is_same {
            // While a file is being read its lines keep their names, and those they had have names.
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

    /// Whether any line that was seen has a name. It stays so: rows do not change their height while
    /// one scrolls back and forth.
    pub(super) fn has_names(&self) -> bool {
        self.has_names
    }

    /// What there is to be shown of a row.
    pub(super) fn row(&mut self, document: &Document, row: u64) -> RowShown {
        let Some(id) = document.rows().line_id(row) else {
            return RowShown::Lost;
        };
        if let Some(shown) = self.known(id) {
            return RowShown::Line(shown);
        }
        // One line in each frame is read in any case, so that there is an end to it.
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
        let shown = Rc::new(Shown::of(&line));
        self.has_names |= shown.id.is_some();
        self.keep(id, &shown);
        RowShown::Line(shown)
    }

    fn known(&mut self, id: LineId) -> Option<Rc<Shown>> {
        if let Some(shown) = self.newest.get(&id) {
            return Some(Rc::clone(shown));
        }
        let shown = self.older.remove(&id)?;
        self.keep(id, &shown);
        Some(shown)
    }

    fn keep(&mut self, id: LineId, shown: &Rc<Shown>) {
        if self.newest.len() >= GENERATION {
            self.older = std::mem::take(&mut self.newest);
        }
        self.newest.insert(id, Rc::clone(shown));
    }
}
