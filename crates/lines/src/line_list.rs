//! Lines in an order of their own.

use std::fmt;
use std::sync::Arc;

/// Names a line of the file, or one of our own, wherever it stands. Lines never change, so what is
/// known of one stays true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LineId {
    /// A line of the file, counted from 0.
    Source(u64),
    /// A line of our own, in the order in which they were added.
    Own(u64),
}

impl LineId {
    /// The line in four bytes, if it can be named so. Lines that follow each other have numbers that do.
    pub fn packed(self) -> Option<u32> {
        packed(self)
    }

    /// The line behind such a number.
    pub fn unpacked(packed: u32) -> Self {
        unpacked(packed)
    }
}

/// The highest bit says that a line is one of ours.
const OWN: u32 = 1 << 31;

/// Lines in any order, in four bytes each: what a sort or a selection of millions of rows makes.
///
/// It names lines below 2^31 of the file, and as many of our own.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct LineList {
    packed: Vec<u32>,
    /// The line of the file behind the last one that it names, in the order of the file.
    source_end: u32,
    /// The same of our own lines.
    own_end: u32,
}

impl LineList {
    /// Room for so many lines.
    pub fn with_capacity(lines: usize) -> Self {
        Self {
            packed: Vec::with_capacity(lines),
            ..Self::default()
        }
    }

    /// Adds a line. Returns whether it could be named.
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

    /// How many lines it has.
    pub fn len(&self) -> usize {
        self.packed.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    /// The line at a place.
    pub fn get(&self, place: usize) -> Option<LineId> {
        self.packed.get(place).map(|packed| unpacked(*packed))
    }

    /// All lines in order.
    pub fn iter(&self) -> impl Iterator<Item = LineId> {
        self.packed.iter().map(|packed| unpacked(*packed))
    }

    /// The lines from one place on, so many of them as there are.
    pub(super) fn part(&self, first: usize, count: usize) -> impl Iterator<Item = LineId> {
        let rest = self.packed.get(first..).unwrap_or_default();
        rest.iter().take(count).map(|packed| unpacked(*packed))
    }

    /// Whether all its lines are among so many of the file and so many of our own.
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
    /// Lines that cannot be named are left out.
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
