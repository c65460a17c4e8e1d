//! The memory for pages.

use super::fault::ParquetFault;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The maximum number of bytes for the pages of all columns that are read at the same time.
const MOST: usize = 512 << 20;

/// The number of bytes that pages may still take, shared by all columns.
#[derive(Clone, Debug)]
pub(crate) struct Room(Arc<AtomicUsize>);

/// The pages that a column keeps in memory, in bytes.
#[derive(Debug)]
pub(crate) struct Kept {
    room: Room,
    dictionary: AtomicUsize,
    /// The page that is being read.
    page: AtomicUsize,
    /// Pages before it whose values have not been passed on.
    earlier: AtomicUsize,
}

impl Room {
    pub(crate) fn new() -> Self {
        Self(Arc::new(AtomicUsize::new(MOST)))
    }

    fn take(&self, length: usize) -> Result<(), ParquetFault> {
        let taken = self
            .0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                left.checked_sub(length)
            });
        taken
            .map(|_before| ())
            .map_err(|_left| ParquetFault::TooLarge)
    }

    fn give_back(&self, length: usize) {
        self.0.fetch_add(length, Ordering::Relaxed);
    }
}

impl Kept {
    pub(crate) fn new(room: &Room) -> Self {
        Self {
            room: room.clone(),
            dictionary: AtomicUsize::new(0),
            page: AtomicUsize::new(0),
            earlier: AtomicUsize::new(0),
        }
    }

    /// Takes the room for the dictionary.
    pub(crate) fn add_dictionary(&self, length: usize) -> Result<(), ParquetFault> {
        self.room.take(length)?;
        self.dictionary.fetch_add(length, Ordering::Relaxed);
        Ok(())
    }

    /// Takes the room for the next page.
    pub(crate) fn add_page(&self, length: usize) -> Result<(), ParquetFault> {
        self.room.take(length)?;
        let before = self.page.swap(length, Ordering::Relaxed);
        self.earlier.fetch_add(before, Ordering::Relaxed);
        Ok(())
    }

    /// Takes the room for the unpacked page.
    pub(crate) fn grow_page(&self, length: usize) -> Result<(), ParquetFault> {
        self.room.take(length)?;
        self.page.fetch_add(length, Ordering::Relaxed);
        Ok(())
    }

    /// Gives the room of earlier pages back: all values that were read have been passed on.
    pub(crate) fn pass_on(&self) {
        self.room.give_back(self.earlier.swap(0, Ordering::Relaxed));
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.pass_on();
        self.room.give_back(*self.page.get_mut());
        self.room.give_back(*self.dictionary.get_mut());
    }
}
