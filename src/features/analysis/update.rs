//! Handles actions on analyses: choosing, beginning, following and ending them, and using their results.

mod beginning;
mod choosing;
mod putting;
mod running;

pub(crate) use choosing::closed;
pub(crate) use putting::keep_up;

use crate::features::analysis::model::proposal::take_proposal;
use crate::features::analysis::model::{AnalysisAction, AnalysisState};
use crate::features::analysis::tasks::find_left::{FindLeft, FindingLeft};
use crate::features::analysis::tasks::remove_run::remove_run;
use crate::model::state::Shared;
use crate::model::task_control::start;
use tabiya_desktop::tasks::Runner;

/// Handles an action on analyses.
pub(crate) fn apply(
    own: &mut AnalysisState,
    shared: &mut Shared,
    action: AnalysisAction,
    runner: &mut dyn Runner,
) {
    match action {
        AnalysisAction::Open => choosing::open(own, shared, runner),
        AnalysisAction::Use(folder) => {
            own.folder = Some(folder.clone());
            start(shared, FindingLeft, FindLeft { folder }, runner);
        }
        AnalysisAction::Choose(chosen) => own.form.chosen = *chosen,
        AnalysisAction::ChooseScope(scope) => own.form.scope = scope,
        AnalysisAction::TakeProposal => take_proposal(own),
        AnalysisAction::Begin => beginning::begin(own, shared, runner),
        AnalysisAction::Pause(pauses) => running::pause(own, shared, pauses),
        AnalysisAction::Stop => running::stop(own, runner),
        AnalysisAction::Put => {
            if let Some(to_put) = &mut own.to_put {
                to_put.is_put_off = false;
            }
        }
        AnalysisAction::Resume(place) => beginning::resume(own, shared, place, runner),
        AnalysisAction::Discard(place) => {
            if place < own.left.len() {
                let left = own.left.remove(place);
                own.resuming
                    .take_if(|resuming| *resuming == left.files.journal);
                remove_run(shared, left.files, None, runner);
            }
        }
    }
}
