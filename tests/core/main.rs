//! Claims about the code itself: its order, its dependencies, its texts and documents; and about second starts.
#![expect(clippy::unwrap_used, reason = "tests")]

mod book;
mod circles;
mod documents;
mod english;
mod fen_errors;
mod fuzz_corpus;
mod promises;
mod sources;
mod spacing;
mod tidy;

// It starts cargo, which is not a Windows program when these tests run under Wine.
#[cfg(unix)]
mod crates;
#[cfg(unix)]
mod dependencies;

mod catalogue;
#[cfg(windows)]
mod pipe;
#[cfg(windows)]
mod prefs_of_windows;
#[cfg(unix)]
mod second_start;
