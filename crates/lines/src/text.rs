//! The bytes of a source: in memory, or on the disk.

mod disk;
mod handle;

pub(super) use disk::DiskText;
pub(super) use handle::Handle;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The bytes of a text, including a byte order mark of UTF-8 but not one of UTF-16.
#[derive(Debug)]
pub(super) enum Text {
    /// All bytes are in memory.
    Memory(Vec<u8>),
    /// The bytes are in a file and read on demand.
    Disk(DiskText),
}

impl Text {
    /// The file, if the text is on the disk.
    pub(super) fn disk(&self) -> Option<&DiskText> {
        match self {
            Self::Memory(_) => None,
            Self::Disk(disk) => Some(disk),
        }
    }
}

/// The number of bytes of a stretch.
pub(super) const STRETCH: u64 = 1 << 14;
/// The same number, for lengths in memory.
pub(super) const STRETCH_LEN: usize = 1 << 14;

/// The maximum number of cached stretches: 16 MiB, more than a screen full of rows from all over the file.
const MOST: usize = 1 << 10;

/// The bytes of a stretch.
pub(super) type Stretch = Arc<[u8]>;

/// The stretches that were used last.
#[derive(Debug, Default)]
struct Stretches {
    kept: HashMap<u64, Kept>,
    clock: u64,
    /// The stretches that were found to be changed.
    lost: HashSet<u64>,
}

#[derive(Debug)]
struct Kept {
    stretch: Stretch,
    used: u64,
}

impl Stretches {
    /// A cached stretch, if it has this length: it is shorter while the file is still being read.
    fn get(&mut self, number: u64, len: usize) -> Option<Stretch> {
        self.clock += 1;
        let kept = self.kept.get_mut(&number)?;
        kept.used = self.clock;
        (kept.stretch.len() == len).then(|| Arc::clone(&kept.stretch))
    }

    /// Caches a stretch and drops the least recently used one if necessary.
    fn put(&mut self, number: u64, stretch: Stretch) {
        if MOST <= self.kept.len() && !self.kept.contains_key(&number) {
            let oldest = self.kept.iter().min_by_key(|(_, kept)| kept.used);
            if let Some(oldest) = oldest.map(|(number, _)| *number) {
                self.kept.remove(&oldest);
            }
        }
        self.clock += 1;
        let used = self.clock;
        self.kept.insert(number, Kept { stretch, used });
    }

    /// Records that a stretch has changed.
    fn lose(&mut self, number: u64) {
        self.lost.insert(number);
    }

    /// Whether a stretch is known to have changed.
    fn is_lost(&self, number: u64) -> bool {
        self.lost.contains(&number)
    }

    /// Whether any stretch is known to have changed.
    fn is_any_lost(&self) -> bool {
        !self.lost.is_empty()
    }

    /// Records that all stretches are unchanged.
    fn find_again(&mut self) {
        self.lost.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recently_used_stretches_stay_in_the_cache() {
        let mut stretches = Stretches::default();
        let most = MOST as u64;
        for number in 0..most {
            stretches.put(number, Arc::from([1]));
        }
        assert!(stretches.get(0, 1).is_some());
        stretches.put(most, Arc::from([1]));

        assert!(stretches.get(0, 1).is_some());
        assert!(stretches.get(1, 1).is_none());
        assert!(stretches.get(most, 1).is_some());
        assert_eq!(stretches.kept.len(), MOST);
    }
}
