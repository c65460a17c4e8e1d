//! What is kept where, and how much.

/// What is kept in memory and what on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Texts of so many bytes are kept in memory; larger ones stay on the disk.
    pub in_memory: u64,
    /// So many bytes are unpacked at most.
    pub unpacked: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            in_memory: 16 << 20,
            unpacked: 64 << 30,
        }
    }
}
