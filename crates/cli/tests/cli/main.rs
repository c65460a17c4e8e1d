//! Claims about the command line that need no process.
#![expect(clippy::unwrap_used, reason = "tests")]

mod fuzz_corpus;
mod properties;
