//! Claims about everything that needs no window: chess, notation, collections, documents, files,
//! recovery, diagrams, settings, the catalogue of texts; and about the code itself.
//!
//! Without the features `window` and `offscreen` what is left are the claims about the core alone:
//! `cargo test --no-default-features --test core`.
#![expect(clippy::unwrap_used, reason = "tests")]

mod analysis;
mod changed_pictures;
mod circles;
#[path = "../../crates/chess/tests/chess/dice.rs"]
#[expect(dead_code, reason = "the tests of chess need more of it")]
mod dice;
mod document;
mod fen_errors;
mod games;
mod passes;
mod promises;
mod properties;
mod recognise;
mod search;
mod tidy;
mod uci;

#[cfg(feature = "offscreen")]
mod batches;
// It starts cargo, which is no Windows program where these tests run under Wine.
#[cfg(all(feature = "offscreen", unix))]
mod crates;
#[cfg(all(feature = "offscreen", unix))]
mod dependencies;
#[cfg(feature = "offscreen")]
mod fuzz_corpus;
#[cfg(feature = "offscreen")]
mod scanned;
#[cfg(feature = "offscreen")]
mod session;

#[cfg(feature = "window")]
mod catalogue;
#[cfg(feature = "window")]
mod diagrams;
#[cfg(feature = "window")]
mod pages;
#[cfg(all(feature = "window", windows))]
mod pipe;
#[cfg(all(feature = "window", windows))]
mod prefs_of_windows;
#[cfg(all(feature = "window", unix))]
mod second_start;
#[cfg(feature = "window")]
mod settings;
#[cfg(feature = "window")]
#[path = "../system/tools.rs"]
mod tools;
