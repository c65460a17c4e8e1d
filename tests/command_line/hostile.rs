//! Harmless handling of hostile input: files of every bad kind, made here, given to the window's program in this
//! process and to `tabiya check`, `convert` and `render` in processes with little memory; places that are
//! not files; file names that contain terminal commands; settings files that are invalid.
//!
//! `TABIYA_HOSTILE=long` makes the largest inputs ten times as large.

mod archives;
mod bounded;
mod corpus;
mod huge;
mod window;

mod documents;
mod folders;
mod names;
mod packed;
mod places;
mod processes;
mod settings;
