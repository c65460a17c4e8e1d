//! The tables of keys and settings in the book are those of the program.

#[path = "../../examples/make/book/key_tables.rs"]
mod key_tables;

use crate::promises::quoted;
use crate::sources::root;
use key_tables::{PAGE, updated};
use std::collections::BTreeSet;
use std::fs;
use tabiya_settings::SETTING_ROWS;

#[test]
fn the_key_tables_are_those_of_the_command_table() {
    let page = fs::read_to_string(root().join(PAGE)).unwrap();
    let updated = updated(&page).unwrap();
    assert!(
        page == updated,
        "{PAGE} is out of date; write it again: cargo run --example make -- book\n{updated}"
    );
}

#[test]
fn the_table_of_settings_has_every_key_with_its_values_and_the_default_first() {
    let page = fs::read_to_string(root().join("docs/book/settings.md")).unwrap();
    let rows: Vec<Vec<_>> = page.lines().map(|line| quoted(line).collect()).collect();
    for setting in SETTING_ROWS {
        let choices = setting.choices.iter();
        // The others are for developers.
        let named = choices.filter(|choice| !choice.text_id.is_empty());
        let words: BTreeSet<_> = named.map(|choice| choice.word).collect();
        // The page gives the range of sizes, and names the tables that are no choices.
        if words.is_empty() || setting.key == "zoom" {
            continue;
        }
        let row = rows.iter().find(|row| row.first() == Some(&setting.key));
        let shown = &row.unwrap_or_else(|| panic!("{} is missing", setting.key))[1..];
        let usual = setting.usual().unwrap();
        assert_eq!(shown.first(), Some(&usual.word), "{}", setting.key);
        assert_eq!(words, shown.iter().copied().collect(), "{}", setting.key);
    }
}
