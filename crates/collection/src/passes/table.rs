//! Writing a table again from the records that were made of it: rows of untouched records byte for
//! byte, the others with their changes.
//!
//! # How it works
//!
//! The table is read a second time (`write_table`). A record finds its row by counting: line *n* of the collection's
//! source comes from the *n*th row of the table that yields a record, and `Rows::first_form` leads from any edited form
//! of a line back to that line. Workers cut the table and find the rows that yield records, in the same way as when it
//! was opened. One thread copies untouched rows with everything between them, and a `RowWriter` of [`crate::games`]
//! writes the others: it changes as few fields as possible, reads its own row again, and reports everything that does
//! not come back as the record says (`LeftOut`). So a table never disagrees with its records on screen.
//!
//! Memory is one bit per record and some bytes per changed record. The table is read through the handle with which it
//! was opened (`TableOrigin`), so it can be saved over itself repeatedly; a digest of the whole table shows that it is
//! unchanged since then.

mod edits;
mod looked;
mod merge;
mod not_written;
mod origin;
mod write;

pub use not_written::NotWritten;
pub use origin::{Digest, Digesting, TableOrigin};
pub use write::write_table;
