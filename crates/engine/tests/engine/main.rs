//! Claims about the output of engines, their results and batches, without any engine.
#![expect(clippy::unwrap_used, reason = "tests")]

mod analysis;
mod batches;
mod fuzz_corpus;
mod properties;
mod uci;
