//! The thing being edited: a file's lines, the row on the board, its position, and their history.
//!
//! Promises: every change goes through [`Document`], is one step of the history, and can be
//! undone; a line that nobody touched stays the bytes that it was; text that cannot be read is
//! kept as a line of its own kind.
//! Deliberately absent: files (see [`crate::features`]), threads, and anything that draws.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod annotations;
mod bulk_change;
mod bulk_edits;
mod changes;
mod copying;
mod current;
mod draft_edits;
mod edit;
mod epd_lines;
mod field_text;
mod file;
mod history;
mod kept_rows;
mod line_reading;
mod listed;
mod marks;
mod not_in_fen;
mod operation_edits;
mod position_edits;
mod prepare;
mod problem_repair;
mod recovered;
mod shift;
mod shown;
mod understood;
mod view;

pub use bulk_change::BulkChange;
pub use bulk_edits::Overtaken;
pub use copying::Copied;
pub use current::{Document, DocumentId, OnDisk};
pub use draft_edits::FenDraft;
pub use edit::{Edit, whole_board};
pub use field_text::FieldText;
pub use history::{Group, StateId};
pub use line_reading::{MAX_TYPED, kind_of_line};
pub use operation_edits::OperationEdit;
pub use prepare::{ChangeRequest, PreparedChange};
pub use problem_repair::problem_repair;
pub use recovered::RecoveredFor;
pub use understood::{repair_typed, repaired, repaired_text, understand_typed};
pub use view::{View, ViewOf};
