//! What is different from the file as it was last read or saved.
//!
//! Nothing is compared letter by letter: an untouched line still has its name, a line of ours knows the
//! one that it was made from, and rows are a few pieces. So it costs as much as there are pieces, in a
//! file of any size.

pub(super) mod comparing;
mod pairing;

use super::history::StateId;
use super::saved_lines::SavedLines;
use std::sync::Arc;
use tabiya_lines::{LineId, Origin, Rows};

/// In what way a line differs. In this order they stand at one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DifferenceKind {
    /// It was there and is not any more.
    Removed,
    /// It was edited.
    Changed,
    /// It was repaired.
    Repaired,
    /// It was not there.
    Added,
}

/// A line that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// In what way.
    pub kind: DifferenceKind,
    /// Where it stands now; for one that was removed, the row in front of which it would stand.
    pub row: u64,
    /// What stood there, and in which row of the file; nothing for one that was added.
    pub saved: Option<(u64, LineId)>,
}

/// How many lines differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the kinds")]
pub struct DifferenceCounts {
    pub changed: u64,
    pub repaired: u64,
    pub added: u64,
    pub removed: u64,
}

impl DifferenceCounts {
    /// All together.
    pub fn all(&self) -> u64 {
        self.changed + self.repaired + self.added + self.removed
    }

    fn of_kind(&mut self, kind: DifferenceKind) -> &mut u64 {
        match kind {
            DifferenceKind::Removed => &mut self.removed,
            DifferenceKind::Changed => &mut self.changed,
            DifferenceKind::Repaired => &mut self.repaired,
            DifferenceKind::Added => &mut self.added,
        }
    }
}

/// Lines next to each other that differ in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    /// How many lines that differ stand before it.
    start: u64,
    kind: DifferenceKind,
    /// As in [`Difference::row`], of the first.
    row: u32,
    /// Where the first stood in the file.
    saved_row: u32,
    count: u32,
}

impl Stretch {
    /// The row behind its last one; none is taken up by what was removed.
    fn end(&self) -> u64 {
        let rows = match self.kind {
            DifferenceKind::Removed => 0,
            _ => self.count,
        };
        u64::from(self.row) + u64::from(rows)
    }
}

/// The content that was compared, and what with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ComparedAt {
    /// The number of the document.
    pub document: u64,
    pub state: StateId,
    pub saved: StateId,
    /// How many rows there were: while a file is read they become more.
    pub rows: u64,
}

/// All lines that differ, in the order of their rows.
#[derive(Debug)]
pub struct Differences {
    at: ComparedAt,
    saved: Arc<SavedLines>,
    stretches: Vec<Stretch>,
    counts: DifferenceCounts,
    is_reordered: bool,
}

impl Differences {
    /// How many there are of each kind.
    pub fn counts(&self) -> DifferenceCounts {
        self.counts
    }

    /// Whether lines that are still there stand in another order.
    pub fn is_reordered(&self) -> bool {
        self.is_reordered
    }

    /// The content that was compared.
    pub(super) fn at(&self) -> ComparedAt {
        self.at
    }

    /// Whether all is as it was.
    pub fn is_none(&self) -> bool {
        self.stretches.is_empty() && !self.is_reordered
    }

    /// What was compared with.
    pub fn saved(&self) -> &Arc<SavedLines> {
        &self.saved
    }

    /// The line at a place of the list of all that differ.
    pub fn nth(&self, place: u64) -> Option<Difference> {
        let behind = self.stretches.partition_point(|it| it.start <= place);
        let stretch = self.stretches.get(behind.checked_sub(1)?)?;
        let skip = place - stretch.start;
        (skip < u64::from(stretch.count)).then(|| self.difference(stretch, skip))
    }

    /// How a row differs, if it does.
    pub fn at_row(&self, row: u64) -> Option<Difference> {
        let (stretch, skip) = self.stretch_at(row)?;
        Some(self.difference(stretch, skip))
    }

    /// The place of a row in the list of all that differ, or of what differs next.
    pub fn place_near(&self, row: u64) -> u64 {
        if let Some((stretch, skip)) = self.stretch_at(row) {
            return stretch.start + skip;
        }
        let behind = self.stretches.partition_point(|it| it.end() <= row);
        let next = self.stretches.get(behind).map(|stretch| stretch.start);
        next.unwrap_or_else(|| self.counts.all().saturating_sub(1))
    }

    /// How many lines were removed in front of a row.
    pub fn removed_before(&self, row: u64) -> u64 {
        let from = self.stretches.partition_point(|it| u64::from(it.row) < row);
        let here = self.stretches.iter().skip(from);
        here.take_while(|it| u64::from(it.row) == row && it.kind == DifferenceKind::Removed)
            .map(|it| u64::from(it.count))
            .sum()
    }

    fn stretch_at(&self, row: u64) -> Option<(&Stretch, u64)> {
        let behind = self
            .stretches
            .partition_point(|it| u64::from(it.row) <= row);
        let before = self.stretches.get(..behind)?.iter().rev();
        let mut standing = before.filter(|it| it.kind != DifferenceKind::Removed);
        let stretch = standing.next().filter(|it| row < it.end())?;
        Some((stretch, row - u64::from(stretch.row)))
    }

    fn difference(&self, stretch: &Stretch, skip: u64) -> Difference {
        let saved_row = u64::from(stretch.saved_row) + skip;
        let saved = match stretch.kind {
            DifferenceKind::Added => None,
            _ => self.saved.rows().line_id(saved_row),
        };
        let step = match stretch.kind {
            DifferenceKind::Removed => 0,
            _ => skip,
        };
        Difference {
            kind: stretch.kind,
            row: u64::from(stretch.row) + step,
            saved: saved.map(|line| (saved_row, line)),
        }
    }
}

/// In what way a line of `rows` differs, whatever stands elsewhere: of lines that were made from the same
/// one it is not told which belongs to which.
pub(super) fn kind_of_line(
    rows: &Rows,
    saved: &SavedLines,
    line: LineId,
) -> Option<(DifferenceKind, Option<LineId>)> {
    if saved.holds(line) {
        return None;
    }
    let form = saved.form_of(rows, line);
    if form.is_some_and(|form| is_same(rows, form, line)) {
        return None;
    }
    let kind = match form {
        Some(_) => kind_of_form(rows, line),
        None => DifferenceKind::Added,
    };
    Some((kind, form))
}

/// Whether a line has the same text as the one in the file that it is compared with: somebody has typed
/// it again. Where the file would have to be read for that, this was looked at when it was typed.
fn is_same(rows: &Rows, saved: LineId, line: LineId) -> bool {
    let is_at_hand = matches!(saved, LineId::Own(_)) || !rows.source().is_on_disk();
    let texts = || Some((rows.text_of(saved).ok()?, rows.text_of(line).ok()?));
    is_at_hand && texts().is_some_and(|(saved, line)| saved == line)
}

/// In what way a line differs that was made from one that is in the file.
fn kind_of_form(rows: &Rows, line: LineId) -> DifferenceKind {
    match rows.origin(line) {
        Origin::Repaired(_) => DifferenceKind::Repaired,
        Origin::New | Origin::Edited(_) => DifferenceKind::Changed,
    }
}
