//! Engines as processes: real ones, where they are installed, and a test engine with every fault that we
//! could think of. The test engine is this program, restarted by each test to play the part that the test
//! defines (`cast.rs`).
//!
//! Nothing here depends on speed: an awaited event happens eventually or never.
#![cfg(any(target_os = "linux", windows))]
#![expect(clippy::unwrap_used, reason = "tests")]
#![expect(clippy::print_stderr, reason = "an engine of the tests complains")]

mod cast;
mod player;
mod processes;
mod start_script;
#[cfg(target_os = "linux")]
#[path = "../system/tools.rs"]
mod tools;

mod analysing;
mod faults;
#[cfg(target_os = "linux")]
mod finding;
#[cfg(windows)]
mod finding_on_windows;
mod left_behind;
#[cfg(windows)]
mod on_windows;
mod places;
#[cfg(target_os = "linux")]
mod real;
mod searching;
mod service;
mod service_faults;
#[cfg(target_os = "linux")]
mod strays;
#[cfg(target_os = "linux")]
mod whoever_is_killed;
