//! Claims about collections: games, search, work over all lines, documents and their undo.
#![expect(clippy::unwrap_used, reason = "tests")]

mod certify;
mod contest;
#[path = "../../../chess/tests/chess/dice.rs"]
#[expect(dead_code, reason = "the tests of chess need more of it")]
mod dice;
mod document;
mod fuzz_corpus;
mod games;
mod joined;
mod making;
mod outcomes;
mod passes;
mod properties;
mod recipe;
mod search;
mod solving;
mod spill;
mod tree;
mod truths;
mod versions;
