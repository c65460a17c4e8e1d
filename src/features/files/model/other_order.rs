//! What is saved in a form of its own.

use crate::features::files::model::copy_place::CopyPlace;
use crate::features::files::model::other_form::OtherSave;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::passes::TableOrigin;
use tabiya_lines::{Expected, RowSet, Rows};
use tabiya_notation::forms::FormSettings;

/// In which form positions are written.
#[derive(Clone, Debug)]
pub enum OtherForm {
    /// As lines.
    Lines,
    /// As games.
    Games(FormSettings),
    /// In the table of which they were made.
    Table(Arc<TableOrigin>),
}

/// What is to be saved, and where to.
#[derive(Clone, Debug)]
pub struct OtherOrder {
    /// Whose rows these are.
    pub document: DocumentId,
    /// What of them is saved.
    pub what: OtherSave,
    /// Where to.
    pub path: PathBuf,
    /// A snapshot of all rows.
    pub rows: Rows,
    /// These of them; `None` for all.
    pub only: Option<RowSet>,
    /// How they are written.
    pub form: OtherForm,
    /// What may stand there.
    pub expected: Expected,
    /// The name of the content that is saved.
    pub state: StateId,
    /// Where a copy is kept if the file has to be overwritten in place.
    pub copy: CopyPlace,
    /// Whether the user knows that something is left out.
    pub may_leave_out: bool,
}
