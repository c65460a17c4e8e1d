//! The boards that are proofread have been found.

use crate::features::proofread::model::{FoundBoards, ProofreadState};
use crate::model::state::Shared;
use tabiya_desktop::tasks::TaskId;

/// Takes the list up, if it is still waited for.
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
            // What has been edited meanwhile is left alone.
            if row.board(document).is_some() {
                document.note_pictured(row.row, picture);
            }
        }
        own.list = Some(list);
    }
}
