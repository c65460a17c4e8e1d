//! Handles the progress of a run and its end, and puts its results into their document, in one undo step.

use crate::command::Command;
use crate::features::analysis::model::run::{RunEnd, RunEnded, RunNews};
use crate::features::analysis::model::{AnalysisState, ToPut};
use crate::features::analysis::tasks::left_runs::remove_run;
use crate::features::list::tasks::change::ChangeRows;
use crate::model::action::{Action, SuiteAction};
use crate::model::state::{Abandoned, MessageOffer, Shared, State, Task, WindowEffect};
use crate::model::task_control::start;
use std::sync::Arc;
use tabiya_collection::document::{ChangeRequest, DocumentId, PreparedChange, RewriteCounts};
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::{Runner, TaskId, Work};
use tabiya_engine::batches::JournalError;
use tabiya_text::{counted, engine_trouble_text, tr, tr_with, wrong_value_text};

/// Stores the latest progress of the current run.
pub(crate) fn take_news(own: &mut AnalysisState, task: TaskId, news: RunNews) {
    let Some(running) = own.running.as_mut().filter(|running| running.task == task) else {
        return;
    };
    if let Some(files) = &news.files {
        // The run that continues with these files is no longer interrupted.
        own.left.retain(|left| left.files != *files);
    }
    running.news = news;
}

/// Handles the end of a run.
pub(crate) fn ended(
    own: &mut AnalysisState,
    shared: &mut Shared,
    ended: RunEnded,
    runner: &mut dyn Runner,
) {
    let Some(running) = own.running.take() else {
        // The document has been closed; the results are offered again when it is opened.
        return;
    };
    let RunEnded { why, news, results } = ended;
    if let Some(files) = &news.files {
        own.left.retain(|left| left.files != *files);
    }
    let is_finished = matches!(why, RunEnd::Finished);
    tell_end(shared, &running.engine, why);
    let Some(results) = results else {
        return;
    };
    if !results.lines.is_empty() {
        own.to_put = Some(ToPut {
            document: running.document,
            results,
            news,
            is_finished,
            is_put_off: false,
        });
        return;
    }
    if let Some(files) = news.files.clone() {
        remove_run(shared, files, Some(results), runner);
    }
    let id = if is_finished {
        "analysis-nothing"
    } else {
        "analysis-stopped"
    };
    tell_counts(shared, tr(id), &news, None);
}

/// Reports the error that ended the run, if there was one.
fn tell_end(shared: &mut Shared, engine: &str, why: RunEnd) {
    let reason = |text: String| [("reason", text.into())];
    let text = match why {
        RunEnd::Finished | RunEnd::Stopped => return,
        RunEnd::Engine(trouble) => {
            let what = engine_trouble_text(&trouble, engine);
            let variables = [("engine", engine.into()), ("what", what.into())];
            tr_with("analysis-engine-failed", &variables)
        }
        RunEnd::StoppedAsking(stopped) => {
            let what = engine_trouble_text(&stopped.trouble, engine);
            let variables = [
                ("engine", engine.into()),
                ("times", stopped.times.into()),
                ("what", what.into()),
            ];
            tr_with("engine-not-asked-any-more", &variables)
        }
        RunEnd::Wrong(wrong) => {
            let sentence = |(name, why, option): &(String, _, Option<_>)| {
                format!("{name}: {}", wrong_value_text(why, option.as_ref()))
            };
            let wrong: Vec<_> = wrong.iter().map(sentence).collect();
            let variables = [("engine", engine.into()), ("what", wrong.join("; ").into())];
            tr_with("analysis-engine-failed", &variables)
        }
        RunEnd::Journal(JournalError::Io(error)) | RunEnd::NotKept(error) => {
            tr_with("analysis-not-kept", &reason(error.to_string()))
        }
        RunEnd::Journal(JournalError::InUse) => tr("analysis-journal-in-use"),
        RunEnd::Journal(_) => tr("analysis-journal-other"),
        RunEnd::NotRead(error) => return shared.not_read(&error),
    };
    shared.report_failure(text);
}

/// Reports that the results are in their document now, and remembers them until they are saved.
pub(crate) fn put(
    own: &mut AnalysisState,
    shared: &mut Shared,
    id: DocumentId,
    counts: RewriteCounts,
) {
    let Some(put) = own.to_put.take_if(|to_put| to_put.document == id) else {
        return;
    };
    let head = if put.is_finished {
        "analysis-finished"
    } else {
        "analysis-stopped"
    };
    tell_counts(shared, tr(head), &put.news, Some(counts));
    let heard = SuiteAction::Heard(id, Arc::clone(&put.results));
    shared.send(Action::from(heard));
    own.put.push((id, put.results));
    if shared.document().id() == id {
        shared.effects.push(WindowEffect::ShowCurrentRow);
    }
}

/// Postpones results that could not be put into their document, or for which the user did not want to wait.
fn put_failed(own: &mut AnalysisState) {
    if let Some(to_put) = &mut own.to_put {
        to_put.is_put_off = true;
    }
}

/// Reports the counts of a run, without those that are 0.
fn tell_counts(shared: &mut Shared, head: String, news: &RunNews, put: Option<RewriteCounts>) {
    let put = put.unwrap_or_default();
    let counts = [
        ("analysis-count-put", put.rewritten),
        ("analysis-count-kept", put.as_they_are),
        ("analysis-count-others", put.others),
        ("analysis-count-skipped", news.skipped),
        ("analysis-count-failed", news.failed),
        ("analysis-count-not-sent", news.not_sent),
        ("analysis-count-unread", news.unread),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    let told = counts.map(|(id, count)| tr_with(id, &counted(count)));
    let all: Vec<_> = std::iter::once(head).chain(told).collect();
    let offer = MessageOffer::Run {
        text_id: "analysis-score",
        command: Command::ScoreSuite,
        seen: shared.shown(),
    };
    shared.inform_offering(all.join(" "), offer);
}

/// The task that puts results into a document.
#[derive(Debug)]
pub struct PuttingResults {
    /// The document that receives the results.
    pub document: DocumentId,
}

impl Task<State> for PuttingResults {
    type Work = ChangeRows;

    fn status(&self) -> String {
        tr("status-putting-results")
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
        result: Result<Box<PreparedChange>, PassError>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let id = self.document;
        let Some(document) = state.shared.document_mut_by_id(id) else {
            return;
        };
        match result {
            Ok(prepared) => {
                let counts = prepared.rewritten().unwrap_or_default();
                if counts.rewritten == 0 {
                    // An undo step without effect would only get in the way.
                    document.forget_pending_change();
                    return put(&mut state.analysis, &mut state.shared, id, counts);
                }
                if document.apply_prepared(*prepared).is_ok() {
                    put(&mut state.analysis, &mut state.shared, id, counts);
                } else if let Some(request) = document.pending_request() {
                    // The document has changed in the meantime.
                    put_results(&mut state.shared, id, request, runner);
                }
            }
            Err(error) => {
                document.forget_pending_change();
                put_failed(&mut state.analysis);
                state.shared.pass_failed(&error);
            }
        }
    }

    fn on_failure(&self, _id: TaskId, _why: &str, state: &mut State, _runner: &mut dyn Runner) {
        if let Some(document) = state.shared.document_mut_by_id(self.document) {
            document.forget_pending_change();
        }
        put_failed(&mut state.analysis);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<ChangeRows as Work>::Answer> {
        Abandoned::Answered(Err(PassError::Cancelled))
    }
}

/// Begins to put results into a document.
pub(crate) fn put_results(
    shared: &mut Shared,
    document: DocumentId,
    request: ChangeRequest,
    runner: &mut dyn Runner,
) {
    let request = Box::new(request);
    start(
        shared,
        PuttingResults { document },
        ChangeRows { request },
        runner,
    );
}
