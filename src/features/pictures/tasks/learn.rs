//! Reads the other boards of a document again after the user has settled one.

use crate::features::pictures::tasks::read_again::{ReadAgain, ReadDifferently};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{Runner, TaskId};
use tabiya_text::{counted, tr, tr_with};

/// The task that reads the other boards again.
#[derive(Debug)]
pub struct Learning(DocumentId);

impl Task<State> for Learning {
    type Work = ReadAgain;

    fn status(&self) -> String {
        tr("status-comparing-boards")
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.0)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        different: ReadDifferently,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        let Some(document) = shared.document_mut_by_id(self.0) else {
            return;
        };
        let changed = document.put_readings(different.readings) as u64;
        if changed > 0 {
            let text = tr_with("picture-learned", &counted(changed));
            shared.announce(text.clone());
            shared.inform(text);
            shared.offer_undo(self.0);
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<ReadDifferently> {
        Abandoned::Forgotten
    }
}

/// Starts to read the other boards of a document again.
pub(crate) fn learn(shared: &mut Shared, document: DocumentId, runner: &mut dyn Runner) {
    stop(shared, runner, |_: &Learning| true);
    let style = shared.settings.fen_style();
    let work = shared.document_by_id(document);
    if let Some(work) = work.and_then(|document| ReadAgain::of(document, style)) {
        start(shared, Learning(document), work, runner);
    }
}
