//! Claims about files and their lines: reading, editing, saving, recovery.
#![expect(clippy::unwrap_used, reason = "tests")]

mod collection;
mod decoding;
mod fuzz_corpus;
mod games;
mod properties;
mod recovery;
mod row_set;
mod saving;
#[cfg(windows)]
mod saving_on_windows;
mod table_folders;
mod user_log;
