//! Takes the result of the search for boards.

use crate::features::proofread::model::{FoundBoards, ProofreadState};
use crate::model::state::Shared;
use tabiya_desktop::tasks::TaskId;

/// Takes the list if the state still waits for it.
pub(crate) fn take(
    own: &mut ProofreadState,
    shared: &mut Shared,
    id: TaskId,
    answer: Option<FoundBoards>,
) {
    if own.finding.take_if(|finding| *finding == id).is_none() {
        return;
    }
    let Some((list, fetched)) = answer else {
        return;
    };
    if let Some(document) = shared.document_mut_by_id(list.document) {
        for (row, picture) in fetched {
            // Boards edited in the meantime are left alone.
            if row.board(document).is_some() {
                document.note_pictured(row.row, picture);
            }
        }
        own.list = Some(list);
    }
}
