//! What the events of jobs mean.

use super::{closing, file_dialog, files, saving, settings};
use crate::jobs::{JobEvent, JobId, Runner};
use crate::state::{Purpose, State};
use crate::text::tr_with;

/// Applies an event. One that nobody waits for any more changes nothing.
pub(super) fn apply(state: &mut State, id: JobId, event: JobEvent, runner: &mut dyn Runner) {
    let Some(place) = state.jobs.iter().position(|job| job.id == id) else {
        return;
    };
    if let JobEvent::Progress { done, of } = event {
        state.jobs[place].progress = Some((done, of));
        return;
    }
    let purpose = state.jobs.remove(place).purpose;
    match (event, purpose) {
        (JobEvent::Failed(why), _) => failed(state, &why),
        (JobEvent::OpenAnswered(answer), _) => file_dialog::open_answered(state, answer, runner),
        (JobEvent::SaveAnswered(answer), Purpose::AskSave(document)) => {
            file_dialog::save_answered(state, document, answer, runner);
        }
        (JobEvent::Loaded { path, result }, _) => files::loaded(state, id, path, result),
        (JobEvent::StandardInputRead(result), _) => files::standard_input_read(state, result),
        (JobEvent::SettingsRecalled(recalled), _) => settings::recalled(state, recalled, runner),
        (JobEvent::SettingsRemembered(result), _) => settings::remembered(state, result, runner),
        (JobEvent::FolderListed(result), _) => {
            file_dialog::folder_listed(state, id, result, runner);
        }
        (
            JobEvent::Saved {
                document,
                path,
                state: content,
                result,
            },
            _,
        ) => saving::saved(state, document, path, content, result),
        (JobEvent::SaveAnswered(_) | JobEvent::Progress { .. }, _) => {}
    }
}

fn failed(state: &mut State, why: &str) {
    closing::cancel(state);
    state.report_failure(tr_with("message-job-failed", &[("reason", why.into())]));
}
