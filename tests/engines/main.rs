//! Engines as processes: real ones, where they are installed, and one of our own with every fault that we
//! could think of. It is this program, started again by each test to play what the test has written down
//! for it (`cast.rs`).
//!
//! Nothing here depends on speed: what is waited for comes or never comes.
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
