//! What the events of jobs about files mean.

use super::{appending, files, folders, loading, saving, watching};
use crate::jobs::{JobEvent, JobId, Runner};
use crate::state::{Purpose, State};

/// Applies an event that is not the last one of its job.
pub(super) fn go_on(
    state: &mut State,
    id: JobId,
    purpose: Purpose,
    event: JobEvent,
    runner: &mut dyn Runner,
) {
    match event {
        JobEvent::Opened(loaded) => loading::opened(state, id, purpose, loaded, runner),
        JobEvent::Grown(growth) => loading::grown(state, id, &purpose, growth, runner),
        _ => {}
    }
}

/// Applies the last event of a job, if it is about files; others are given back.
pub(super) fn apply(
    state: &mut State,
    id: JobId,
    purpose: &Purpose,
    event: JobEvent,
    runner: &mut dyn Runner,
) -> Option<JobEvent> {
    match event {
        JobEvent::Loaded { path, result } => {
            loading::loaded(state, id, purpose, &path, result, runner);
        }
        JobEvent::StandardInputRead(result) => {
            files::standard_input_read(state, result);
        }
        JobEvent::CollectionsListed { path, listing } => {
            folders::listed(state, path, listing);
            files::go_on(state, runner);
        }
        JobEvent::LoadedTogether(together) => match purpose {
            Purpose::Append(document, _) => {
                appending::loaded_together(state, *document, together, runner);
            }
            _ => folders::loaded_together(state, id, together),
        },
        JobEvent::Saved { order, result } => saving::saved(state, *order, result, runner),
        JobEvent::FilesLookedAt(files) => watching::looked(state, files),
        JobEvent::OwnLinesTaken {
            document,
            state: content,
            lines,
        } => {
            let reload = matches!(purpose, Purpose::TakeEdits { reload: true, .. });
            watching::edits_taken(state, document, content, lines, reload, runner);
        }
        JobEvent::Failed(why) => {
            loading::abandoned(state, id, purpose);
            files::go_on(state, runner);
            return Some(JobEvent::Failed(why));
        }
        other => return Some(other),
    }
    None
}
