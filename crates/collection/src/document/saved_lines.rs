//! What the lines of a document are compared with: those that stood in its file when that was last read
//! or saved.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tabiya_lines::{LineId, RowSet, Rows, Source, Span};

/// So many pieces are gone through within a fraction of a frame.
const FEW_PIECES: u64 = 20_000;

/// Rows as they were last read or saved, and which lines are among them.
#[derive(Debug)]
pub struct SavedLines {
    rows: Rows,
    /// `None` for all lines of the file, and no others.
    only: Option<Standing>,
}

/// Which lines stand in some rows.
#[derive(Debug)]
struct Standing {
    of_file: RowSet,
    own: HashSet<u64>,
    /// What of ours stands there, by the line that it was made from: of several the one made first.
    by_first_form: HashMap<LineId, LineId>,
}

impl SavedLines {
    /// A file as it was read.
    pub(super) fn as_read(source: &Arc<Source>) -> Self {
        Self {
            rows: Rows::new(Arc::clone(source)),
            only: None,
        }
    }

    /// These rows. How long that takes depends on how many pieces they are.
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

    /// The rows.
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

    /// What stands among them of a line of `rows` in whatever form: both were made from the same one.
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

/// What is known of the lines that a document is compared with.
#[derive(Clone, Debug)]
pub(super) enum SavedAs {
    /// It was never saved, and read from nowhere.
    Never,
    /// These.
    Lines(Arc<SavedLines>),
    /// These rows, of which so many are pieces that a task has to look which lines they are.
    Rows(Rows),
}

impl SavedAs {
    /// What was read, if anything was.
    pub(super) fn as_read(rows: &Rows) -> Self {
        Self::Lines(Arc::new(SavedLines::as_read(rows.source())))
    }

    /// What was saved.
    pub(super) fn as_saved(rows: Rows) -> Self {
        if rows.has_few_pieces(FEW_PIECES) {
            Self::Lines(Arc::new(SavedLines::of_rows(rows)))
        } else {
            Self::Rows(rows)
        }
    }

    /// The lines; worked out where that has not been done yet.
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
