//! The thing being edited: a file's lines, the row on the board, its position, and their history.
//!
//! Promises: every change goes through [`Document`], is one entry of the history, and can be
//! undone; a line that nobody touched stays the bytes that it was; text that cannot be read is
//! kept as a line of its own kind.
//! Deliberately absent: files (see [`crate::jobs`]), threads, and anything that draws.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod copying;
mod current;
mod draft_edits;
mod edit;
mod fen_draft;
mod hidden_target;
mod history;
mod operation_edits;
mod remedy;
mod row_edits;
mod understood;

pub use copying::Copied;
pub use current::{Document, DocumentId, FieldText, kind_of_line};
pub use edit::Edit;
pub use fen_draft::FenDraft;
pub use history::{Group, StateId};
pub use operation_edits::OperationEdit;
pub use remedy::remedy;
pub use understood::{mended, understand_typed};
