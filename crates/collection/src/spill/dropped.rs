//! A set of rows, of any size in a bounded memory.

use super::scattered::{Gathered, Scattered};
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// The number of rows of a window, in bits.
const WINDOW_BITS: u32 = 26;
/// The number of windows in memory: workers look at neighbouring rows at the same time.
const WINDOWS: usize = 2;
/// The length of the offset of a row in its window.
const OFFSET: usize = 4;

/// Takes rows in any order.
#[derive(Debug)]
pub(super) struct Drops {
    windows: Scattered,
}

impl Drops {
    pub(super) fn new(folder: &Path, memory: usize) -> Self {
        Self {
            windows: Scattered::new(folder, 1, memory),
        }
    }

    pub(super) fn add(&mut self, rows: &[u64]) -> io::Result<()> {
        for row in rows {
            let window = usize::try_from(row >> WINDOW_BITS).unwrap_or(usize::MAX);
            let offset = u32::try_from(row & ((1 << WINDOW_BITS) - 1)).unwrap_or_default();
            self.windows.add(window, &offset.to_le_bytes())?;
        }
        Ok(())
    }

    pub(super) fn finish(self) -> io::Result<DroppedRows> {
        Ok(DroppedRows {
            windows: self.windows.finish()?,
            loaded: Mutex::default(),
        })
    }
}

/// Rows that are left out. Several threads can ask at the same time; it is fast if they ask for neighbouring rows.
#[derive(Debug)]
pub struct DroppedRows {
    windows: Gathered,
    /// The windows that were asked for last.
    loaded: Mutex<Vec<Window>>,
}

/// The rows of a window, a bit for each.
#[derive(Clone, Debug)]
struct Window {
    number: u64,
    bits: Arc<[u64]>,
}

impl DroppedRows {
    /// Returns for each of these rows whether it is left out.
    ///
    /// # Errors
    /// Fails when a temporary file cannot be read.
    pub fn among(&self, rows: Range<u64>) -> io::Result<Vec<bool>> {
        let mut found = Vec::with_capacity(usize::try_from(rows.end - rows.start).unwrap_or(0));
        let mut window: Option<Window> = None;
        for row in rows {
            let number = row >> WINDOW_BITS;
            let window = match &mut window {
                Some(window) if window.number == number => window,
                other => other.insert(self.window(number)?),
            };
            let offset = row & ((1 << WINDOW_BITS) - 1);
            let word = usize::try_from(offset / 64).unwrap_or(usize::MAX);
            let word = window.bits.get(word).copied().unwrap_or_default();
            found.push(word >> (offset % 64) & 1 == 1);
        }
        Ok(found)
    }

    fn window(&self, number: u64) -> io::Result<Window> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(window) = loaded.iter().find(|window| window.number == number) {
            return Ok(window.clone());
        }
        if WINDOWS <= loaded.len() {
            loaded.remove(0);
        }
        let part = usize::try_from(number).unwrap_or(usize::MAX);
        let mut bits = Vec::new();
        if self.windows.part_len(part) > 0 {
            bits.resize(1 << (WINDOW_BITS - 6), 0_u64);
        }
        self.windows.each_piece(part, OFFSET, |bytes| {
            let (offsets, _) = bytes.as_chunks::<OFFSET>();
            for offset in offsets {
                let offset = u32::from_le_bytes(*offset);
                if let Some(word) = bits.get_mut(offset as usize / 64) {
                    *word |= 1 << (offset % 64);
                }
            }
            Ok(true)
        })?;
        let window = Window {
            number,
            bits: bits.into(),
        };
        loaded.push(window.clone());
        Ok(window)
    }
}
