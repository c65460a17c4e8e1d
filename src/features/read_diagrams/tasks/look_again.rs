//! Reads all boards again after the last page, because the later ones show more about the pieces on the earlier ones, and
//! reports the result.

use crate::command::Command;
use crate::features::pictures::tasks::read_again::{ReadAgain, ReadDifferently};
use crate::features::read_diagrams::model::ReadingState;
use crate::model::state::{Abandoned, MessageOffer, Shared, State, Task};
use crate::model::task_control::start;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{Runner, TaskId};
use tabiya_notation::fen::FenStyle;
use tabiya_text::{counted, listed_apart, tr, tr_with};

/// The task that reads all boards again.
#[derive(Debug)]
pub struct LookingAgain {
    document: DocumentId,
    /// The id of the text that reports the result.
    text_id: &'static str,
    reading: ReadingState,
}

impl Task<State> for LookingAgain {
    type Work = ReadAgain;

    fn status(&self) -> String {
        tr("status-comparing-boards")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Some(self.document)
    }

    fn on_answer(
        &self,
        _id: TaskId,
        different: ReadDifferently,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        let mut reading = self.reading.clone();
        let document = shared.document_mut_by_id(self.document);
        if document.is_some_and(|document| document.put_readings(different.readings) > 0) {
            let doubtful = reading.doubtful + different.unsettled;
            reading.doubtful = doubtful.saturating_sub(different.settled);
        }
        say(shared, self.text_id, &reading);
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        say(&mut state.shared, self.text_id, &self.reading);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<ReadDifferently> {
        Abandoned::Answered(ReadDifferently::default())
    }
}

/// Reads all boards again, and then reports the result with the text of this id.
pub(crate) fn look_again(
    shared: &mut Shared,
    text_id: &'static str,
    reading: ReadingState,
    runner: &mut dyn Runner,
) {
    let document = reading.document.and_then(|id| shared.document_by_id(id));
    let work = document.and_then(|document| ReadAgain::of(document, FenStyle::STANDARD));
    let (Some(work), Some(document)) = (work, reading.document) else {
        return say(shared, text_id, &reading);
    };
    let task = LookingAgain {
        document,
        text_id,
        reading,
    };
    start(shared, task, work, runner);
}

/// Reports the result, and offers to proofread boards that leave something open.
fn say(shared: &mut Shared, id: &str, reading: &ReadingState) {
    let text = summary(id, reading);
    let is_sure = reading.doubtful == 0 && reading.open_turns == 0;
    if is_sure || reading.document != Some(shared.document().id()) {
        return shared.inform(text);
    }
    let offer = MessageOffer::Run {
        text_id: "read-diagrams-proofread",
        command: Command::Proofread,
        seen: shared.shown(),
    };
    shared.inform_offering(text, offer);
}

fn summary(id: &str, reading: &ReadingState) -> String {
    let boards = tr_with("read-diagrams-boards", &counted(reading.boards));
    let pages = tr_with("read-diagrams-pages", &counted(reading.pages));
    let mut doubtful = tr_with("read-diagrams-doubtful", &counted(reading.doubtful));
    if reading.open_turns > 0 {
        doubtful += ", ";
        doubtful += &tr_with("read-diagrams-open-turns", &counted(reading.open_turns));
    }
    let variables = [
        ("boards", boards.into()),
        ("pages", pages.into()),
        ("doubtful", doubtful.into()),
    ];
    let mut text = tr_with(id, &variables);
    push_left_out(reading, &mut text);
    text
}

/// The text that says that no page has a board.
pub(crate) fn nothing_text(reading: &ReadingState) -> String {
    let mut text = tr_with("read-diagrams-none", &counted(reading.pages));
    push_left_out(reading, &mut text);
    text
}

/// Adds a sentence that says how many places were left out because they are hardly boards, and where the first ones are.
fn push_left_out(reading: &ReadingState, text: &mut String) {
    if reading.left_out == 0 {
        return;
    }
    let places = listed_apart(&reading.left_out_on);
    let [number, count] = counted(reading.left_out);
    let variables = [number, count, ("places", places.into())];
    if !text.ends_with('.') {
        text.push('.');
    }
    text.push(' ');
    text.push_str(&tr_with("read-diagrams-left-out", &variables));
}

/// The text that lists the unreadable pages with their errors.
pub(crate) fn failed_text(reading: &ReadingState) -> String {
    let mut text = tr_with("read-diagrams-failed", &counted(reading.failed_count));
    for failed in &reading.failed {
        text += "\n";
        text += failed;
    }
    let others = reading.failed_count - reading.failed.len() as u64;
    if others > 0 {
        text += "\n";
        text += &tr_with("read-diagrams-failed-others", &counted(others));
    }
    text
}
