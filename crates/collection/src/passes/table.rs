//! A table is written again from the records that were made of it: the rows of records that nobody touched byte for
//! byte, the others with what has changed.

mod edits;
mod looked;
mod merge;
mod not_written;
mod origin;
mod write;

pub use not_written::NotWritten;
pub use origin::{Digest, Digesting, TableOrigin};
pub use write::write_table;
