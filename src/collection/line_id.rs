//! Names of lines.

/// Names a line of the file, or one of our own, wherever it stands. Lines never change, so what is
/// known of one stays true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LineId {
    /// A line of the file, counted from 0.
    Source(u64),
    /// A line of our own, in the order in which they were added.
    Own(u64),
}
