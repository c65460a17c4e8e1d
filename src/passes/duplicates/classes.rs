//! Which lines are the same.

use super::search::Keyed;
use crate::passes::chunks::Progress;
use crate::passes::error::PassError;
use crate::passes::merging::merged;
use crate::passes::ranks::slot_of;

/// What a line without a key has.
const NONE: u32 = u32::MAX;

/// For every line the first line that is the same. Most lines are alone, and stand for themselves: so
/// what is counted by classes is looked at from first to last.
pub(super) struct Classes {
    of_slot: Vec<u32>,
}

impl Classes {
    /// The classes of so many lines, those that have keys.
    pub(super) fn of(
        slots: usize,
        keyed: Keyed,
        progress: &mut Progress<'_>,
    ) -> Result<Self, PassError> {
        let mut of_slot: Vec<u32> = (0..).take(slots).collect();
        let mut put = |slot: u32, class: u32| {
            if let Some(place) = of_slot.get_mut(slot as usize) {
                *place = class;
            }
        };
        keyed.keyless.into_iter().for_each(|slot| put(slot, NONE));
        let (mut last, mut first) = (None, 0);
        let take = |entries: &[u128]| {
            for entry in entries {
                let (key, slot) = (entry >> u32::BITS, slot_of(*entry));
                if last == Some(key) {
                    put(slot, first);
                } else {
                    (last, first) = (Some(key), slot);
                }
            }
        };
        merged(&keyed.runs, u128::cmp, take, progress)?;
        Ok(Self { of_slot })
    }

    /// Classes are numbers below this.
    pub(super) fn end(&self) -> usize {
        self.of_slot.len()
    }

    /// The class of a line, if it has a key.
    pub(super) fn get(&self, slot: u32) -> Option<usize> {
        let class = self.of_slot.get(slot as usize).copied();
        class
            .filter(|class| *class != NONE)
            .map(|class| class as usize)
    }
}
