//! The generated tables of the book are up to date.

#[path = "../../examples/make/book/key_tables.rs"]
mod key_tables;

use crate::sources::root;
use key_tables::{PAGE, updated};
use std::fs;

#[test]
fn the_key_tables_are_those_of_the_command_table() {
    let page = fs::read_to_string(root().join(PAGE)).unwrap();
    let updated = updated(&page).unwrap();
    assert!(
        page == updated,
        "{PAGE} is out of date; write it again: cargo run --example make -- book\n{updated}"
    );
}
