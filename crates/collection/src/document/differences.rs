//! Differences from the file as it was last read or saved.
//!
//! Texts are not compared: an untouched line keeps its identifier, an edited line knows the line
//! that it was made from, and rows are a few pieces. The cost depends on the number of pieces, not
//! on the size of the file.
//!
//! # How it works
//!
//! Texts are not compared. A line of the file that nobody touched is still that line. A line of our own knows the line
//! from which it was made, however many edits ago (`LineOrigin`), and whether a repair made it. The current rows and
//! those last read or saved are compared as runs of lines: equal lines are paired first, then lines that were made from
//! the same line; all others were removed or added.
//!
//! The cost grows with the number of runs, so in most files, however large, it is paid after each action. After a sort
//! or *Repair all* of a million lines, a task does it when the dialog is opened; until then the signs in the list come
//! from the lines themselves, which cannot distinguish the copy of a row from the row. A line that gets its old text
//! again by typing counts as the line of the file again. Reverting is a `BulkChange` like any other. A journal does not
//! record origins, so after a crash they are inferred from the places of the lines (`tabiya_lines::recovery`).

pub(super) mod comparing;
mod pairing;

use super::history::StateId;
use super::saved_lines::SavedLines;
use std::sync::Arc;
use tabiya_lines::{LineId, LineOrigin, Rows};

/// The way in which a line differs. Differences at the same row are listed in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DifferenceKind {
    /// The line was in the file and is gone.
    Removed,
    /// The line was edited.
    Changed,
    /// The line was repaired.
    Repaired,
    /// The line is not in the file.
    Added,
}

/// A line that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The way in which the line differs.
    pub kind: DifferenceKind,
    /// The row of the line; for a removed line, the row in front of which it would be.
    pub row: u64,
    /// The row and the line in the file; `None` for an added line.
    pub saved: Option<(u64, LineId)>,
}

/// The number of lines that differ in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the kinds")]
pub struct DifferenceCounts {
    pub changed: u64,
    pub repaired: u64,
    pub added: u64,
    pub removed: u64,
}

impl DifferenceCounts {
    /// Returns the sum of all kinds.
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

/// Adjacent lines that differ in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    /// The number of differing lines before this stretch.
    start: u64,
    kind: DifferenceKind,
    /// The row of the first line, as in [`Difference::row`].
    row: u32,
    /// The row of the first line in the file.
    saved_row: u32,
    count: u32,
}

impl Stretch {
    /// The row after the last line. Removed lines occupy no rows.
    fn end(&self) -> u64 {
        let rows = match self.kind {
            DifferenceKind::Removed => 0,
            _ => self.count,
        };
        u64::from(self.row) + u64::from(rows)
    }
}

/// The two contents that were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ComparedAt {
    /// The number of the document.
    pub document: u64,
    pub state: StateId,
    pub saved: StateId,
    /// The number of rows, which grows while a file is being read.
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
    /// Returns the number of differences of each kind.
    pub fn counts(&self) -> DifferenceCounts {
        self.counts
    }

    /// Whether lines that are still there have changed their order.
    pub fn is_reordered(&self) -> bool {
        self.is_reordered
    }

    /// Returns the contents that were compared.
    pub(super) fn at(&self) -> ComparedAt {
        self.at
    }

    /// Whether nothing differs.
    pub fn is_none(&self) -> bool {
        self.stretches.is_empty() && !self.is_reordered
    }

    /// Returns the saved lines that the rows were compared with.
    pub fn saved(&self) -> &Arc<SavedLines> {
        &self.saved
    }

    /// Returns the difference at an index of the list of all differences.
    pub fn nth(&self, place: u64) -> Option<Difference> {
        let behind = self.stretches.partition_point(|it| it.start <= place);
        let stretch = self.stretches.get(behind.checked_sub(1)?)?;
        let skip = place - stretch.start;
        (skip < u64::from(stretch.count)).then(|| self.difference(stretch, skip))
    }

    /// Returns how a row differs, if it does.
    pub fn at_row(&self, row: u64) -> Option<Difference> {
        let (stretch, skip) = self.stretch_at(row)?;
        Some(self.difference(stretch, skip))
    }

    /// Returns the index of a row in the list of all differences, or of the next difference.
    pub fn place_near(&self, row: u64) -> u64 {
        if let Some((stretch, skip)) = self.stretch_at(row) {
            return stretch.start + skip;
        }
        let behind = self.stretches.partition_point(|it| it.end() <= row);
        let next = self.stretches.get(behind).map(|stretch| stretch.start);
        next.unwrap_or_else(|| self.counts.all().saturating_sub(1))
    }

    /// Returns the number of lines that were removed in front of a row.
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

/// Returns how a line of `rows` differs, without regard to other rows. If several lines were made
/// from the same saved line, this cannot tell which one replaces it.
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

/// Whether a line has the text of the saved line that it is compared with, because somebody typed
/// it again. If that comparison would read the file, it was made when the line was typed.
fn is_same(rows: &Rows, saved: LineId, line: LineId) -> bool {
    let is_at_hand = matches!(saved, LineId::Own(_)) || !rows.source().is_on_disk();
    let texts = || Some((rows.text_of(saved).ok()?, rows.text_of(line).ok()?));
    is_at_hand && texts().is_some_and(|(saved, line)| saved == line)
}

/// Returns how a line differs that was made from a saved line.
fn kind_of_form(rows: &Rows, line: LineId) -> DifferenceKind {
    match rows.origin(line) {
        LineOrigin::Repaired(_) => DifferenceKind::Repaired,
        LineOrigin::New | LineOrigin::Edited(_) => DifferenceKind::Changed,
    }
}
