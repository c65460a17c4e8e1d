//! The choice of the line that stays among several with the same position.

use super::merged::with_operations_of;
use super::spilled::text_and_end;
use crate::args::Keep;
use std::io;
use tabiya_collection::spill::{Sorted, Sorter};
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;

/// A line of a group.
#[derive(Default)]
struct Kept {
    row: u64,
    payload: Vec<u8>,
    operations: usize,
}

/// Receives the lines that stay and those that are dropped.
pub(super) struct Keepers {
    pub(super) keep: Keep,
    /// Whether the line that stays gets the operations of the others.
    pub(super) merges: bool,
    pub(super) kept: Sorter,
    /// Receives the dropped lines, if they are wanted.
    pub(super) dropped: Option<Sorter>,
    /// The number of dropped lines.
    pub(super) drops: u64,
}

impl Keepers {
    /// Takes all lines, those with the same key one after the other. Lines with an empty key all stay.
    pub(super) fn take(&mut self, sorted: &mut Sorted) -> io::Result<()> {
        let mut key: Option<Vec<u8>> = None;
        let mut best = Kept::default();
        while let Some(entry) = sorted.next_entry()? {
            let is_same = !entry.key.is_empty() && key.as_ref() == Some(&entry.key);
            let next = Kept {
                row: entry.row,
                payload: entry.payload.clone(),
                operations: self.operations(&entry.payload),
            };
            if is_same {
                let is_better = match self.keep {
                    Keep::First => false,
                    Keep::Last => true,
                    Keep::Most => best.operations < next.operations,
                };
                let worse = if is_better {
                    std::mem::replace(&mut best, next)
                } else {
                    next
                };
                if self.merges
                    && let Some(joined) = with_operations_of(&best.payload, &worse.payload)
                {
                    best.payload = joined;
                }
                self.drop_line(&worse)?;
            } else {
                let last = std::mem::replace(&mut best, next);
                if key.is_some() {
                    self.kept.add_row(&[], last.row, &last.payload)?;
                }
                key = Some(entry.key.clone());
            }
        }
        if key.is_some() {
            self.kept.add_row(&[], best.row, &best.payload)?;
        }
        Ok(())
    }

    fn drop_line(&mut self, line: &Kept) -> io::Result<()> {
        self.drops += 1;
        match &mut self.dropped {
            Some(dropped) => dropped.add_row(&[], line.row, &line.payload),
            None => Ok(()),
        }
    }

    fn operations(&self, payload: &[u8]) -> usize {
        if self.keep != Keep::Most {
            return 0;
        }
        let (text, _) = text_and_end(payload);
        read_record(text).map_or(0, |record| {
            operations(text.get(record.tail).unwrap_or_default()).count()
        })
    }
}
