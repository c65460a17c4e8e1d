//! The changes of the records of a table.

use tabiya_lines::{LineId, RowSet, Rows};

/// The unchanged records, and all other lines.
#[derive(Debug)]
pub(super) struct TableEdits {
    untouched: RowSet,
    /// Other lines with their places: 0 before the first record, otherwise the number of a record,
    /// from 1.
    others: Vec<(u64, OtherLine)>,
    pub(super) is_reordered: bool,
}

/// A line that differs from the rows of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OtherLine {
    /// It was made from the record at its place.
    Changed(LineId),
    /// It is new, and comes after the record at its place.
    New(LineId),
}

impl TableEdits {
    pub(super) fn of(rows: &Rows) -> Self {
        let mut untouched = RowSet::none(rows.source().line_count());
        let mut others = Vec::new();
        let (mut place, mut last, mut is_reordered) = (0, 0, false);
        rows.each_line_id(0..rows.len(), |_, line| {
            let LineId::Source(record) = rows.first_form(line) else {
                return others.push((place, OtherLine::New(line)));
            };
            place = record + 1;
            is_reordered |= place < last;
            last = place;
            if line == LineId::Source(record) && !untouched.contains(record) {
                untouched.set(record, true);
            } else {
                others.push((place, OtherLine::Changed(line)));
            }
        });
        // Lines of one place keep their order.
        others.sort_by_key(|(place, _)| *place);
        Self {
            untouched,
            others,
            is_reordered,
        }
    }

    /// Whether a record, numbered from 0, is unchanged.
    pub(super) fn is_untouched(&self, record: u64) -> bool {
        self.untouched.contains(record)
    }

    /// Returns the line at an index of the list of other lines, if it belongs to this place or an
    /// earlier one.
    pub(super) fn other(&self, at: usize, place: u64) -> Option<OtherLine> {
        let (of, line) = self.others.get(at)?;
        (*of <= place).then_some(*line)
    }

    /// Returns the number of other lines.
    pub(super) fn count(&self) -> usize {
        self.others.len()
    }
}
