//! Chess engines as processes: found, started, asked, heard, ended.
//!
//! An [`EngineService`] is for a window: a position is given to it, the newest of what was found is taken
//! from it, and nobody waits. A [`Searcher`] is for work on many positions: it is asked on one's own
//! thread and answers when it is done. Both are the same conversation ([`crate::uci`]) over the pipes of
//! a process that a keeper watches ([`keep_engine`]).
//!
//! Promises:
//! - Nothing is started but the program that is named by its whole path. Looking for engines starts
//!   nothing.
//! - Whatever an engine does (hangs, floods, writes garbage, dies, closes a pipe, forks), memory and
//!   waiting are bounded, and it is told what is wrong.
//! - An engine ends with everything that it has started when it is ended, and also when this process
//!   ends, however that comes about; on Linux even what has left its process group. If this process is killed
//!   together with all keepers of the engine, the next start ends what is left ([`end_strays`]).
//!
//! Deliberately absent: which engines a user has, the wording of troubles, and what is made of results.
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
