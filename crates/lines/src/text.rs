//! The bytes of a source: in memory, or on the disk.

mod disk;
mod handle;
mod stretches;

pub(super) use disk::DiskText;
pub(super) use handle::Handle;
pub(super) use stretches::{STRETCH, STRETCH_LEN, Stretch};

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
