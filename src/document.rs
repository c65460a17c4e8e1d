//! The thing being edited: a file's lines, the row on the board, its position, and their history.
//!
//! Promises: every change goes through [`Document`], is one entry of the history, and can be
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
mod fen_draft;
mod field_text;
mod file;
mod history;
mod kept_rows;
mod listed;
mod marks;
mod on_disk;
mod operation_edits;
mod position_edits;
mod prepare;
mod recovered;
mod remedy;
mod row_edits;
mod selection;
mod shift;
mod shown;
mod understood;
mod unsaid;
mod view;

pub use bulk_change::BulkChange;
pub use bulk_edits::Overtaken;
pub use copying::Copied;
pub use current::{Document, DocumentId};
pub use edit::Edit;
pub use fen_draft::FenDraft;
pub use field_text::{FieldText, MOST_TYPED, kind_of_line};
pub use history::{Group, StateId};
pub use on_disk::OnDisk;
pub use operation_edits::OperationEdit;
pub use prepare::{ChangeRequest, PreparedChange};
pub use recovered::RecoveredFor;
pub use remedy::remedy;
pub use understood::{mend_typed, mended, understand_typed};
pub use view::{View, ViewOf};
