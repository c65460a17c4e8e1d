//! Request to save positions in another form.

use crate::features::files::model::copy_place::CopyPlace;
use crate::features::files::model::other_form::OtherSave;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::passes::TableOrigin;
use tabiya_lines::{Expected, RowSet, Rows};
use tabiya_notation::forms::FormSettings;

/// The form in which positions are written.
#[derive(Clone, Debug)]
pub enum OtherForm {
    /// As lines.
    Lines,
    /// As games.
    Games(FormSettings),
    /// In the table they came from.
    Table(Arc<TableOrigin>),
}

/// The positions to save, and the file to save them to.
#[derive(Clone, Debug)]
pub struct OtherOrder {
    /// The document that the rows belong to.
    pub document: DocumentId,
    /// The part of the document to save.
    pub what: OtherSave,
    /// The target file.
    pub path: PathBuf,
    /// A snapshot of all rows.
    pub rows: Rows,
    /// The rows to save; `None` means all.
    pub only: Option<RowSet>,
    /// The form in which they are written.
    pub form: OtherForm,
    /// The file that may be overwritten, if any.
    pub expected: Expected,
    /// The state of the document that is saved.
    pub state: StateId,
    /// The place of the copy, if the file has to be overwritten in place.
    pub copy: CopyPlace,
    /// Whether the user has agreed that something is left out.
    pub may_leave_out: bool,
}
