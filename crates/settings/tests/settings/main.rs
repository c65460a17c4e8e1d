//! Claims about settings, keys and sessions.
#![expect(clippy::unwrap_used, reason = "tests")]

mod fuzz_corpus;
mod properties;
mod session;
mod settings;
