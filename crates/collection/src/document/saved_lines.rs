//! The lines that a document is compared with: those in its file when it was last read or saved.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tabiya_lines::{LineId, RowSet, Rows, Source, Span};

/// Up to this many pieces can be visited within a fraction of a frame.
const FEW_PIECES: u64 = 20_000;

/// Rows as they were last read or saved, and the set of their lines.
#[derive(Debug)]
pub struct SavedLines {
    rows: Rows,
    /// `None` for all lines of the file, and no others.
    only: Option<Standing>,
}

/// The set of lines in some rows.
#[derive(Debug)]
struct Standing {
    of_file: RowSet,
    own: HashSet<u64>,
    /// Our own lines in these rows, by the line that they were first made from; the earliest if
    /// there are several.
    by_first_form: HashMap<LineId, LineId>,
}

impl SavedLines {
    /// Returns the lines of a file as it was read.
    pub(super) fn as_read(source: &Arc<Source>) -> Self {
        Self {
            rows: Rows::new(Arc::clone(source)),
            only: None,
        }
    }

    /// Returns the lines of these rows. The cost depends on the number of pieces.
    pub(super) fn of_rows(rows: Rows) -> Self {
        let mut of_file = RowSet::none(rows.source().line_count());
        let mut own = HashSet::new();
        for span in rows.all_spans() {
            if let Span::Source { first, count } = span {
                of_file.set_range(first..first + count, true);
                continue;
            }
            span.each_line(|line| match line {
                LineId::Source(line) => of_file.set(line, true),
                LineId::Own(line) => {
                    own.insert(line);
                }
            });
        }
        let mut by_first_form = HashMap::new();
        for line in own.iter().map(|line| LineId::Own(*line)) {
            let first = by_first_form.entry(rows.first_form(line)).or_insert(line);
            *first = line.min(*first);
        }
        Self {
            rows,
            only: Some(Standing {
                of_file,
                own,
                by_first_form,
            }),
        }
    }

    /// Returns the rows.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// Whether a line is among them.
    pub(super) fn holds(&self, line: LineId) -> bool {
        match (&self.only, line) {
            (None, LineId::Source(line)) => line < self.rows.len(),
            (None, LineId::Own(_)) => false,
            (Some(only), LineId::Source(line)) => only.of_file.contains(line),
            (Some(only), LineId::Own(line)) => only.own.contains(&line),
        }
    }

    /// Returns the saved form of a line of `rows`: the saved line that was made from the same first
    /// line.
    pub(super) fn form_of(&self, rows: &Rows, line: LineId) -> Option<LineId> {
        if self.holds(line) {
            return Some(line);
        }
        let first = rows.first_form(line);
        let own = self.only.as_ref();
        let own = own.and_then(|only| only.by_first_form.get(&first)).copied();
        own.or_else(|| self.holds(first).then_some(first))
    }
}

/// Knowledge about the lines that a document is compared with.
#[derive(Clone, Debug)]
pub(super) enum SavedAs {
    /// The document was never saved and was read from nowhere.
    Never,
    /// The lines are known.
    Lines(Arc<SavedLines>),
    /// These rows, in so many pieces that a task has to determine their lines.
    Rows(Rows),
}

impl SavedAs {
    /// Returns the state of a document that was just read.
    pub(super) fn as_read(rows: &Rows) -> Self {
        Self::Lines(Arc::new(SavedLines::as_read(rows.source())))
    }

    /// Returns the state of a document that was just saved.
    pub(super) fn as_saved(rows: Rows) -> Self {
        if rows.has_few_pieces(FEW_PIECES) {
            Self::Lines(Arc::new(SavedLines::of_rows(rows)))
        } else {
            Self::Rows(rows)
        }
    }

    /// Returns the lines, worked out if necessary.
    pub(super) fn lines(&self) -> Option<Arc<SavedLines>> {
        match self {
            Self::Never => None,
            Self::Lines(lines) => Some(Arc::clone(lines)),
            Self::Rows(rows) => Some(Arc::new(SavedLines::of_rows(rows.clone()))),
        }
    }

    /// Whether a comparison with these takes less than a frame.
    pub(super) fn is_quick(&self, rows: &Rows) -> bool {
        let is_known = match self {
            Self::Never | Self::Rows(_) => false,
            Self::Lines(lines) => lines.rows.has_few_pieces(FEW_PIECES),
        };
        is_known && rows.has_few_pieces(FEW_PIECES)
    }
}
