//! Writing a table again from the records that were made of it: rows of untouched records byte for
//! byte, the others with their changes.

mod edits;
mod looked;
mod merge;
mod not_written;
mod origin;
mod write;

pub use not_written::NotWritten;
pub use origin::{Digest, Digesting, TableOrigin};
pub use write::write_table;
