//! Pauses and stops a run.

use crate::features::analysis::model::AnalysisState;
use crate::model::state::Shared;
use std::time::Instant;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Pauses the run before the next position, or continues it.
pub(super) fn pause(own: &mut AnalysisState, shared: &mut Shared, pauses: bool) {
    let Some(running) = own.running.as_mut().filter(|it| it.is_paused() != pauses) else {
        return;
    };
    running.control.pause(pauses);
    running.before = running.time();
    running.since = (!pauses).then(Instant::now);
    let id = if pauses {
        "announce-analysis-paused"
    } else {
        "announce-analysis-goes-on"
    };
    shared.announce(tr(id));
}

/// Ends a run and keeps its results.
pub(super) fn stop(own: &mut AnalysisState, runner: &mut dyn Runner) {
    if let Some(running) = &mut own.running {
        running.control.stop();
        running.is_stopping = true;
        runner.cancel(running.task);
    }
}
