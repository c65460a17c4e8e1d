//! What the program can do, a room for each feature.
//!
//! A room has the tasks of its feature, each in a file of its own: what is asked, the work on a
//! thread, the words for the status line, and what becomes of the answer.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

pub mod board;
pub mod clipboard;
pub mod diagram;
pub(crate) mod fen;
pub mod files;
pub mod find;
pub mod help;
pub(crate) mod keys;
pub mod list;
pub(crate) mod operations;
pub mod pages;
pub mod recovery;
pub mod session;
pub mod settings;
pub(crate) mod setup;
