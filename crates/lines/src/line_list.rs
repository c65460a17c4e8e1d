//! Lists of lines in any order, and a range of such a list.

use std::fmt;
use std::sync::Arc;

/// Identifies a line of the file, or one of our own, wherever it is in the document. Lines never change, so facts about
/// a line stay true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LineId {
    /// A line of the file, counted from 0.
    Source(u64),
    /// One of our own lines, in the order of their creation.
    Own(u64),
}

impl LineId {
    /// The line in four bytes; `None` if its number is too large. Consecutive lines have consecutive values.
    pub fn packed(self) -> Option<u32> {
        packed(self)
    }

    /// The line of a packed value.
    pub fn unpacked(packed: u32) -> Self {
        unpacked(packed)
    }
}

/// The highest bit marks our own lines.
const OWN: u32 = 1 << 31;

/// Lines in any order, in four bytes each, as the result of sorting or selecting millions of rows.
///
/// Its lines must have numbers below 2^31, both those of the file and our own.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct LineList {
    packed: Vec<u32>,
    /// One more than the highest line of the file in the list.
    source_end: u32,
    /// One more than the highest of our own lines in the list.
    own_end: u32,
}

impl LineList {
    /// An empty list with room for this number of lines.
    pub fn with_capacity(lines: usize) -> Self {
        Self {
            packed: Vec::with_capacity(lines),
            ..Self::default()
        }
    }

    /// Adds a line. Returns `false` if its number is too large.
    #[must_use]
    pub fn push(&mut self, line: LineId) -> bool {
        let Some(packed) = packed(line) else {
            return false;
        };
        let end = if packed & OWN == 0 {
            &mut self.source_end
        } else {
            &mut self.own_end
        };
        *end = (packed & !OWN).saturating_add(1).max(*end);
        self.packed.push(packed);
        true
    }

    /// The number of lines.
    pub fn len(&self) -> usize {
        self.packed.len()
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// The line at an index.
    pub fn get(&self, place: usize) -> Option<LineId> {
        self.packed.get(place).map(|packed| unpacked(*packed))
    }

    /// All lines in order.
    pub fn iter(&self) -> impl Iterator<Item = LineId> {
        self.packed.iter().map(|packed| unpacked(*packed))
    }

    /// At most `count` lines from an index on.
    pub(super) fn part(&self, first: usize, count: usize) -> impl Iterator<Item = LineId> {
        let rest = self.packed.get(first..).unwrap_or_default();
        rest.iter().take(count).map(|packed| unpacked(*packed))
    }

    /// Whether all lines have numbers below these limits, for the file and for our own lines.
    pub(super) fn is_within(&self, source_lines: u64, own_lines: u64) -> bool {
        u64::from(self.source_end) <= source_lines && u64::from(self.own_end) <= own_lines
    }
}

impl From<&LineList> for Arc<LineList> {
    fn from(list: &LineList) -> Self {
        Self::new(list.clone())
    }
}

impl FromIterator<LineId> for LineList {
    /// Leaves out lines whose numbers are too large.
    fn from_iter<I: IntoIterator<Item = LineId>>(lines: I) -> Self {
        let mut list = Self::default();
        for line in lines {
            let _is_named = list.push(line);
        }
        list
    }
}

impl fmt::Debug for LineList {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("LineList")
            .field("lines", &self.len())
            .finish_non_exhaustive()
    }
}

fn packed(line: LineId) -> Option<u32> {
    let (LineId::Source(number) | LineId::Own(number)) = line;
    let packed = u32::try_from(number)
        .ok()
        .filter(|number| number & OWN == 0)?;
    Some(match line {
        LineId::Source(_) => packed,
        LineId::Own(_) => packed | OWN,
    })
}

fn unpacked(packed: u32) -> LineId {
    if packed & OWN == 0 {
        LineId::Source(u64::from(packed))
    } else {
        LineId::Own(u64::from(packed & !OWN))
    }
}

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
