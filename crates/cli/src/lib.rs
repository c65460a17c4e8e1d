//! The command line: its arguments, the commands that need no window, and the messages if no window
//! can be opened.
//!
//! Deliberately absent: egui. Everything here works without a window.
//!
//! # How it works
//!
//! `stream` reads blocks of whole lines and gives them to the pool, whose threads it does not join, because one may
//! wait for standard input that is no longer needed. JSON is written by the small writer of `tabiya-text`, because
//! reports have millions of lines and nothing from a hostile file may reach a terminal unescaped; tests compare it with
//! `serde_json`.
//!
//! `--output` saves as the window does, and replaces only what was there before: `saving` checks the output before
//! anything is read, and an input of the same name when its reading begins, through the handle that is read. Files in a
//! folder are checked one by one, because each is put in place separately.

pub mod about;
mod analyse;
mod args;
mod check;
mod complaints;
mod convert;
mod destination;
mod encoded_writer;
mod escape_controls;
mod failure;
mod gathered_games;
mod input_kind;
mod interrupt;
mod positions;
mod read;
mod record_parts;
mod record_reader;
mod records;
mod remark;
mod render;
mod saving;
mod sentences;
mod status;
mod stream;

pub use about::print_licences;
pub use analyse::analyse;
pub use args::{
    AnalyseArgs, Args, CertifyArgs, CheckArgs, ConvertArgs, DedupeArgs, DiffArgs, FindArgs,
    HelpOrError, Input, Invocation, MakeArgs, MergeArgs, PositionsArgs, ReadArgs, RenderArgs,
    RendererChoice, SampleArgs, SortArgs, SplitArgs, StatsArgs, TablesArgs, VersionsArgs,
    command_line, parse,
};
pub use check::check;
pub use convert::convert;
pub use failure::{Failure, is_of_window_library};
pub use positions::positions;
pub use read::read;
pub use records::{certify, dedupe, diff, find, make, merge, sample, sort, split, stats, tables};
pub use render::render;
pub use tabiya_desktop::system::{WindowSystem, window_system};
