//! The command line: what it says, and what is said when no window can be opened.
//!
//! Deliberately absent: egui. Everything here works without a window.

mod args;
mod display;
mod failure;

pub use args::{Args, Input, RendererChoice, parse};
pub use display::{WindowSystem, window_system};
pub use failure::Failure;
