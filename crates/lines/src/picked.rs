//! A range of a list of lines.

use std::fmt;
use std::sync::Arc;

use super::line_list::LineId;
use super::line_list::LineList;

/// Consecutive lines of a list, which is kept alive as long as any range of it.
#[derive(Clone)]
pub struct Picked {
    list: Arc<LineList>,
    first: u32,
    count: u32,
}

impl Picked {
    /// The whole list; `None` if it is empty or too long.
    pub fn all(list: Arc<LineList>) -> Option<Self> {
        let count = u32::try_from(list.len()).ok().filter(|count| 0 < *count)?;
        Some(Self {
            list,
            first: 0,
            count,
        })
    }

    /// The number of lines.
    pub fn count(&self) -> u64 {
        u64::from(self.count)
    }

    /// The list that this is a range of.
    pub fn list(&self) -> &Arc<LineList> {
        &self.list
    }

    /// The index in the list at which the range begins.
    pub fn first(&self) -> u64 {
        u64::from(self.first)
    }

    /// Its lines in order.
    pub fn lines(&self) -> impl Iterator<Item = LineId> {
        let (first, count) = (self.first as usize, self.count as usize);
        self.list.part(first, count)
    }

    /// The line at an index of the range, from 0.
    pub(super) fn line_id(&self, place: u64) -> Option<LineId> {
        let place = u64::from(self.first) + place;
        self.list.get(usize::try_from(place).ok()?)
    }

    /// The part that begins `skip` lines later and has `count` lines, which must lie inside this range.
    pub(crate) fn part(&self, skip: u64, count: u64) -> Option<Self> {
        Some(Self {
            list: Arc::clone(&self.list),
            first: self.first + u32::try_from(skip).ok()?,
            count: u32::try_from(count).ok()?,
        })
    }

    /// Extends this range by `next` if the two are adjacent. Returns whether they are.
    pub(super) fn join(&mut self, next: &Self) -> bool {
        let continues =
            Arc::ptr_eq(&self.list, &next.list) && self.first + self.count == next.first;
        if continues {
            self.count += next.count;
        }
        continues
    }

    /// Whether all lines of the list have numbers below these limits, for the file and for our own lines.
    pub(super) fn is_within(&self, source_lines: u64, own_lines: u64) -> bool {
        self.list.is_within(source_lines, own_lines)
    }
}

/// Compares ranges of the same list; two lists are never compared line by line.
impl PartialEq for Picked {
    fn eq(&self, other: &Self) -> bool {
        let place = |picked: &Self| (picked.first, picked.count);
        Arc::ptr_eq(&self.list, &other.list) && place(self) == place(other)
    }
}

impl Eq for Picked {}

impl fmt::Debug for Picked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Picked")
            .field("first", &self.first)
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}
