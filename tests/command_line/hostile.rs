//! Input that cannot hurt: files of every bad kind, made here, given to the window's program in this
//! process and to `tabiya check`, `convert` and `render` in processes of little memory; places that are
//! no files; names that command terminals; settings that are none.
//!
//! `TABIYA_HOSTILE=long` takes the largest inputs ten times as large.

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
