//! Claims about endgame tables.
#![expect(clippy::unwrap_used, reason = "tests")]

mod fuzz_corpus;
mod installed;
mod made;
mod properties;
mod small;
