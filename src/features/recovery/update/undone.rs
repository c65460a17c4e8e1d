//! Keeps recovered work that was undone, which exists only in its journal.
//!
//! The document's journal is left alone as long as the work can be redone. When the user makes another change instead,
//! that change gets a new journal, and the old one is set aside until the user decides about it.

use crate::features::recovery::model::{Journaling, Recovery};
use crate::model::state::Shared;
use tabiya_collection::document::{Document, DocumentId};

/// Sets aside the journals that must not be overwritten.
pub(super) fn set_aside(own: &mut Recovery, shared: &mut Shared) {
    for document in &shared.documents {
        let known = own.journals.get_mut(&document.id());
        let Some(known) = known.filter(|known| is_to_be_set_aside(Some(known), document)) else {
            continue;
        };
        // A write in progress still goes to this journal.
        if !known.is_busy {
            known.retire();
            known.undone.append(&mut known.outdated);
            known.written = None;
        }
    }
}

/// Whether the document is in the state before the recovered work, and the work can be redone.
pub(super) fn is_only_in_journal(document: &Document) -> bool {
    document.has_undone_recovered() && document.can_redo_recovered()
}

/// Whether the journal has work that can no longer be redone, and is not set aside yet.
pub(super) fn is_to_be_set_aside(known: Option<&Journaling>, document: &Document) -> bool {
    let has_any = |known: &Journaling| known.journal.is_some() || !known.outdated.is_empty();
    document.has_undone_recovered()
        && !document.can_redo_recovered()
        && known.is_some_and(|known| known.undone.is_empty() && (known.is_busy || has_any(known)))
}

/// Leaves the journal for the next start, which finds it as soon as its lock is released here.
pub(crate) fn keep(own: &mut Recovery, shared: &mut Shared, id: DocumentId) {
    let is_only_there = shared.document_by_id(id).is_some_and(is_only_in_journal);
    if let Some(known) = own.journals.get_mut(&id) {
        known.undone.clear();
        if is_only_there {
            known.outdated.clear();
            known.journal = None;
            if known.is_busy {
                own.kept.insert(id);
            }
        }
    }
}
