//! Finds chess engines and runs them as processes.
//!
//! An [`EngineService`] serves a window: it takes a position, returns the newest results, and never blocks its caller.
//! A [`Searcher`] works on many positions: it runs on its caller's thread and returns when the search is done. Both
//! conduct the same conversation ([`crate::uci`]) over the pipes of a process that a keeper watches ([`keep_engine`]).
//!
//! Promises:
//! - Only a program that is named by its full path is started. The search for engines starts nothing.
//! - Whatever an engine does (hangs, floods, writes garbage, dies, closes a pipe, forks), memory and waiting times are
//!   bounded, and the failure is reported.
//! - When an engine is ended, or when this process ends for any reason, everything that the engine started ends too; on
//!   Linux even processes that left its process group. If this process is killed together with all keepers of the
//!   engine, the next start ends the remaining processes ([`end_strays`]).
//!
//! Deliberately absent: the user's list of engines, the wording of failures, and the use of
//! results.
//!
//! # Tests
//!
//! The tests run an engine that is the test program itself, started again by each test to follow a script of that test,
//! on Linux and under Wine; on Linux they also run five engines that Debian packages.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

pub mod analysis;
pub mod batches;
mod find;
mod keeper;
mod program;
mod searcher;
mod service;
mod state;
mod system;
mod talk;
mod trouble;
pub mod uci;

pub use find::{FoundEngine, find_engines, usual_folders};
pub use keeper::{end_strays, keep_engine};
pub use program::{KeptBy, Program};
pub use searcher::{Cancel, SearchResult, Searcher};
pub use service::EngineService;
pub use state::{EnginePhase, EngineState, FoundLine};
pub use trouble::{Ended, NotStarted, Trouble};
