//! Input that cannot hurt: files of every bad kind, made here, given to the window's program in this
//! process and to `tabiya check`, `convert` and `render` in processes of little memory; places that are
//! no files; names that command terminals; settings that are none.
//!
//! `TABIYA_HOSTILE=long` takes the largest inputs ten times as large.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]

mod hostile {
    pub(crate) mod archives;
    pub(crate) mod bounded;
    pub(crate) mod corpus;
    pub(crate) mod huge;
    pub(crate) mod window;

    mod documents;
    mod folders;
    mod names;
    mod packed;
    mod places;
    mod processes;
    mod settings;
}

#[expect(dead_code, reason = "shared with the other tests of the window")]
#[path = "gui/program.rs"]
mod program;
