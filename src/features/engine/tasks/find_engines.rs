//! Finds engines in the usual folders without starting any.

use crate::model::action::EngineAction;
use crate::model::state::{Abandoned, State, Task};
use std::convert::Infallible;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_engine::{FoundEngine, find_engines, usual_folders};
use tabiya_text::tr;

/// Finds the engines on this machine.
#[derive(Debug)]
pub struct FindEngines;

impl Work for FindEngines {
    type News = Infallible;
    type Answer = Vec<FoundEngine>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        find_engines(&usual_folders())
    }
}

/// The task that finds engines.
#[derive(Debug)]
pub struct FindingEngines;

impl Task<State> for FindingEngines {
    type Work = FindEngines;

    fn status(&self) -> String {
        tr("status-finding-engines")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        found: Vec<FoundEngine>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.shared.send(EngineAction::Found(found));
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Vec<FoundEngine>> {
        Abandoned::Forgotten
    }
}
