//! Work that was recovered and undone is nowhere but in its journal.
//!
//! As long as redoing leads to it, the journal of the document is left as it is. When something else was
//! done in its place, that gets a journal of its own, and the older one is set aside until the user says
//! what is to become of it.

use crate::features::recovery::model::{Journaling, Recovery};
use crate::model::state::Shared;
use tabiya_collection::document::{Document, DocumentId};

/// Sets journals aside that must not be written over.
pub(super) fn set_aside(own: &mut Recovery, shared: &mut Shared) {
    for document in &shared.documents {
        let known = own.journals.get_mut(&document.id());
        let Some(known) = known.filter(|known| is_to_be_set_aside(Some(known), document)) else {
            continue;
        };
        // What is being written just now is written into it.
        if !known.is_busy {
            known.retire();
            known.undone.append(&mut known.outdated);
            known.written = None;
        }
    }
}

/// Whether the document is as it was before the recovered work, and redoing leads there.
pub(super) fn is_only_in_journal(document: &Document) -> bool {
    document.has_undone_recovered() && document.can_redo_recovered()
}

/// Whether the journal has work that was undone for good, and is not set aside yet.
pub(super) fn is_to_be_set_aside(known: Option<&Journaling>, document: &Document) -> bool {
    let has_any = |known: &Journaling| known.journal.is_some() || !known.outdated.is_empty();
    document.has_undone_recovered()
        && !document.can_redo_recovered()
        && known.is_some_and(|known| known.undone.is_empty() && (known.is_busy || has_any(known)))
}

/// The next start is to offer it: whoever looks for journals finds it, as soon as it is let go of here.
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
