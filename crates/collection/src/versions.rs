//! Three versions of a collection made one: the one from which two people began, and what each of them made of it.
//!
//! A record is recognised by its position, wherever it is. If only one side changed, added, removed or moved it, that is
//! taken; if both changed it, the changes of its operations are joined; if they contradict each other, both versions are
//! returned as a conflict. Comments, blank lines and unreadable lines are recognised by their text.
//!
//! Takes memory for all three versions.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod record;
mod three_way;

pub use record::merged_record;
pub use three_way::{MergedPart, merged};
