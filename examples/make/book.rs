//! Writes the tables of commands and keys into the book, from the table of commands and the English catalogue.
//!
//! ```text
//! cargo run --example make -- book
//! ```
//!
//! `tests/core/book.rs` fails while they are out of date.

mod key_tables;

use key_tables::{PAGE, updated};
use std::error::Error;
use std::fs;
use std::path::Path;

pub(crate) fn make() -> Result<(), Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
    let page = updated(&fs::read_to_string(&path)?);
    fs::write(path, page.ok_or("the page has no place for the tables")?)?;
    Ok(())
}
