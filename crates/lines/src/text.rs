//! The bytes behind a source: in memory, or on the disk.

mod disk;
mod handle;
mod stretches;

pub(super) use disk::DiskText;
pub(super) use handle::Handle;
pub(super) use stretches::{STRETCH, STRETCH_LEN, Stretch};

/// The bytes of a text, with its mark unless that is one of UTF-16.
#[derive(Debug)]
pub(super) enum Text {
    /// All of them.
    Memory(Vec<u8>),
    /// In a file that is read when they are needed.
    Disk(DiskText),
}

impl Text {
    /// The file, if it is on the disk.
    pub(super) fn disk(&self) -> Option<&DiskText> {
        match self {
            Self::Memory(_) => None,
            Self::Disk(disk) => Some(disk),
        }
    }
}
