//! The choice of the line that stays among several with the same position, and gets the operations of the others.

use super::merged::JoinedLine;
use super::spilled::text_and_end;
use crate::args::Keep;
use std::io;
use tabiya_collection::spill::{Sorted, Sorter};
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;

/// The line of a group that stays.
#[derive(Default)]
struct Kept {
    row: u64,
    operations: usize,
    line: JoinedLine,
}

/// Receives the lines that stay and those that are dropped.
pub(super) struct Keepers {
    keep: Keep,
    pub(super) kept: Sorter,
    /// Receives the dropped lines, if they are wanted.
    pub(super) dropped: Option<Sorter>,
    /// The number of dropped lines.
    pub(super) drops: u64,
}

impl Keepers {
    pub(super) fn new(keep: Keep, kept: Sorter, dropped: Option<Sorter>) -> Self {
        Self {
            keep,
            kept,
            dropped,
            drops: 0,
        }
    }

    /// Takes all lines, those with the same key one after the other. Lines with an empty key all stay.
    pub(super) fn take(&mut self, sorted: &mut Sorted) -> io::Result<()> {
        let mut key: Option<Vec<u8>> = None;
        let mut best = Kept::default();
        while let Some(entry) = sorted.next_entry()? {
            let operations = self.operations(&entry.payload);
            if entry.key.is_empty() || key.as_ref() != Some(&entry.key) {
                if key.is_some() {
                    self.keep_line(best)?;
                }
                best = Kept {
                    row: entry.row,
                    operations,
                    line: JoinedLine::new(&entry.payload),
                };
                key = Some(entry.key.clone());
                continue;
            }
            let is_better = match self.keep {
                Keep::First => false,
                Keep::Last => true,
                Keep::Most => best.operations < operations,
            };
            if is_better {
                let worse = best.line.replace(&entry.payload);
                self.drop_line(best.row, &worse)?;
                (best.row, best.operations) = (entry.row, operations);
            } else {
                best.line.add(&entry.payload);
                self.drop_line(entry.row, &entry.payload)?;
            }
        }
        if key.is_some() {
            self.keep_line(best)?;
        }
        Ok(())
    }

    fn keep_line(&mut self, line: Kept) -> io::Result<()> {
        self.kept.add_row(&[], line.row, &line.line.finish())
    }

    fn drop_line(&mut self, row: u64, line: &[u8]) -> io::Result<()> {
        self.drops += 1;
        match &mut self.dropped {
            Some(dropped) => dropped.add_row(&[], row, line),
            None => Ok(()),
        }
    }

    fn operations(&self, payload: &[u8]) -> usize {
        if self.keep == Keep::Most {
            number_of_operations(text_and_end(payload).0)
        } else {
            0
        }
    }
}

/// Returns the number of operations of a line; 0 if it has no position.
pub(super) fn number_of_operations(line: &[u8]) -> usize {
    read_record(line).map_or(0, |record| {
        operations(line.get(record.tail).unwrap_or_default()).count()
    })
}
