//! An order of lines in which several can be equal.

use super::chunks::Progress;
use super::error::PassError;
use super::merging::merged;

/// The class number of each line, from 0, in order. Lines of one class are equal.
pub(super) struct Ranks {
    of_slot: Vec<u32>,
    classes: u32,
}

/// The class of a line that has none.
const NONE: u32 = u32::MAX;

impl Ranks {
    /// Creates ranks in which no line has a class yet.
    pub(super) fn none(slots: usize) -> Self {
        Self {
            of_slot: vec![NONE; slots],
            classes: 0,
        }
    }

    /// Creates the classes of lines from their compared keys: runs of [`entry`]s, each sorted.
    pub(super) fn of_entries(
        slots: usize,
        runs: &[Vec<u128>],
        progress: &mut Progress<'_>,
    ) -> Result<Self, PassError> {
        let mut ranks = Self::none(slots);
        let mut last = None;
        let take = |entries: &[u128]| {
            for entry in entries {
                let key = entry >> u32::BITS;
                if last.replace(key) != Some(key) {
                    ranks.begin_class();
                }
                ranks.add(slot_of(*entry));
            }
        };
        merged(runs, u128::cmp, take, progress)?;
        Ok(ranks)
    }

    /// Begins a new class after the others for the lines added from now on.
    pub(super) fn begin_class(&mut self) {
        self.classes += 1;
    }

    /// Puts a line into the class that was begun last.
    pub(super) fn add(&mut self, slot: u32) {
        if let Some(place) = self.of_slot.get_mut(slot as usize) {
            *place = self.classes.saturating_sub(1);
        }
    }

    /// Returns the number of classes.
    pub(super) fn class_count(&self) -> usize {
        self.classes as usize
    }

    /// Returns the class of a line.
    pub(super) fn get(&self, slot: u32) -> Option<usize> {
        let class = self.of_slot.get(slot as usize).copied();
        class
            .filter(|class| *class != NONE)
            .map(|class| class as usize)
    }
}

/// Combines a key of at most 96 bits with the number of its line, so that they are compared in this
/// order.
pub(super) fn entry(key: u128, slot: u32) -> u128 {
    key << u32::BITS | u128::from(slot)
}

/// Returns the line of an entry.
pub(super) fn slot_of(entry: u128) -> u32 {
    u32::try_from(entry & u128::from(u32::MAX)).unwrap_or_default()
}
