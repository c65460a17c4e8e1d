//! Queries the machine's processors and memory, to propose a number of engine processes.

use crate::features::analysis::model::take_machine;
use crate::model::state::{Abandoned, State, Task};
use std::convert::Infallible;
use tabiya_desktop::system::{Machine, look_at_machine};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::tr;

/// Queries the machine's processors and memory.
#[derive(Debug)]
pub struct LookAtMachine;

impl Work for LookAtMachine {
    type News = Infallible;
    type Answer = Machine;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Machine {
        look_at_machine()
    }
}

/// The task that queries the machine.
#[derive(Debug)]
pub struct LookingAtMachine;

impl Task<State> for LookingAtMachine {
    type Work = LookAtMachine;

    fn status(&self) -> String {
        tr("status-finding-engines")
    }

    fn on_answer(&self, _id: TaskId, machine: Machine, state: &mut State, _: &mut dyn Runner) {
        take_machine(&mut state.analysis, machine);
    }

    fn on_abandoned(&self, _id: TaskId, _: &mut State, _: &mut dyn Runner) -> Abandoned<Machine> {
        Abandoned::Forgotten
    }
}
