//! The catalogue has every message that is used and no other, and has it whole in every language.
#![expect(clippy::unwrap_used, reason = "tests")]

mod catalogue {
    mod languages;
    mod outside;
    mod stretched;
    mod used;
    mod written;
}
