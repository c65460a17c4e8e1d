//! Claims about pictures of positions, and about positions read from pictures.
#![expect(clippy::unwrap_used, reason = "tests")]

mod animations;
mod changed_pictures;
mod diagrams;
mod fuzz_corpus;
mod pages;
mod properties;
mod recognise;
mod scanned;
#[path = "../../../../tests/system/tools.rs"]
mod tools;
