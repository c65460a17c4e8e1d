//! The command line: what it says, the commands that need no window, and what is said when no window
//! can be opened.
//!
//! Deliberately absent: egui. Everything here works without a window.

mod args;
mod check;
mod convert;
mod failure;
mod harmless;
mod line_tally;
mod phrase;
mod remark;
mod render;
mod saving;
mod sentences;
mod standing;
mod status;
mod stream;

#[cfg(feature = "window")]
pub use crate::system::{WindowSystem, window_system};
pub use args::{
    Args, CheckArgs, ConvertArgs, Input, Invocation, RenderArgs, RendererChoice, Stop,
    command_line, parse,
};
pub use check::check;
pub use convert::convert;
pub use failure::{Failure, is_of_window_library};
pub use render::render;

use crate::about::{full_version, licences};
use status::say_end;
use std::io::Write as _;
use stream::End;

/// Prints the libraries in the program with their licences; a closed pipe is nobody's fault.
pub fn print_licences() {
    let report = licences().report();
    let text = format!("Tabiya {}: MIT OR Apache-2.0\n{report}", full_version());
    let written = std::io::stdout().write_all(text.as_bytes());
    if let Err(error) = written
        && error.kind() != std::io::ErrorKind::BrokenPipe
    {
        let _ = say_end(&End::WriteFailed(error));
    }
}
