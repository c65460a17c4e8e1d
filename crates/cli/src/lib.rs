//! The command line: its arguments, the commands that need no window, and the messages if no window
//! can be opened.
//!
//! Deliberately absent: egui. Everything here works without a window.

pub mod about;
mod analyse;
mod args;
mod check;
mod complaints;
mod convert;
mod encoded_writer;
mod escape_controls;
mod failure;
mod interrupt;
mod licences;
mod line_judgement;
mod line_tally;
mod positions;
mod read;
mod remark;
mod render;
mod saving;
mod sentences;
mod standing;
mod status;
mod stream;

pub use analyse::analyse;
pub use args::{
    AnalyseArgs, Args, CheckArgs, ConvertArgs, Input, Invocation, PositionsArgs, ReadArgs,
    RenderArgs, RendererChoice, Stop, command_line, parse,
};
pub use check::check;
pub use convert::convert;
pub use failure::{Failure, is_of_window_library};
pub use licences::print_licences;
pub use positions::positions;
pub use read::read;
pub use render::render;
pub use tabiya_desktop::system::{WindowSystem, window_system};
