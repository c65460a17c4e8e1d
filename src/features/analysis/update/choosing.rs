//! The dialog is opened as it was left, with a proposal for this machine.

use crate::features::analysis::model::AnalysisState;
use crate::features::analysis::tasks::look_at_machine::{LookAtMachine, LookingAtMachine};
use crate::features::list::model::scope::Scope;
use crate::model::action::Message;
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::start;
use crate::settings::{LastAnalysis, Setting};
use crate::system::Machine;
use crate::tasks::Runner;

/// So much memory a process gets at least, and at most, in megabytes: for searches of seconds more is of no use.
const MEMORY: [u64; 2] = [16, 1024];

/// Opens the dialog.
pub(crate) fn open(own: &mut AnalysisState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    let settings = &shared.settings;
    own.form.chosen = settings.analysis.clone();
    let chosen = &mut own.form.chosen;
    if !settings.engines.contains_key(&chosen.engine) {
        let shown = settings.panel_engines.first();
        let engine = shown.or_else(|| settings.engines.keys().next());
        chosen.engine = engine.cloned().unwrap_or_default();
    }
    own.form.scope = Scope::of(shared.document());
    shared.dialog = Some(Dialog::Analysis);
    match own.machine {
        Some(machine) => propose(&mut own.form.chosen, machine),
        None if shared.tasks.has::<LookingAtMachine>() => {}
        None => drop(start(shared, LookingAtMachine, LookAtMachine, runner)),
    }
}

/// The dialog was closed: what was chosen in it is chosen the next time.
pub(crate) fn closed(own: &AnalysisState, shared: &mut Shared) {
    let chosen = &own.form.chosen;
    if shared.settings.analysis != *chosen {
        shared.send(Message::Remember(Setting::Analysis(chosen.clone())));
    }
}

/// It is known what the machine has.
pub(crate) fn take_machine(own: &mut AnalysisState, machine: Machine) {
    own.machine = Some(machine);
    propose(&mut own.form.chosen, machine);
}

/// Nobody has chosen anything: it is as is proposed.
fn propose(chosen: &mut LastAnalysis, machine: Machine) {
    if chosen.processes == 0 {
        take(chosen, machine);
    }
}

/// What is proposed is chosen.
pub(super) fn take_proposal(own: &mut AnalysisState) {
    if let Some(machine) = own.machine {
        take(&mut own.form.chosen, machine);
    }
}

fn take(chosen: &mut LastAnalysis, machine: Machine) {
    [chosen.processes, chosen.threads, chosen.memory] = proposal(machine);
}

/// How many processes, with how many threads and how much memory each. Several positions side by side are searched
/// faster than one after the other by as many threads. Half of the free memory is left to others.
pub(crate) fn proposal(machine: Machine) -> [u64; 3] {
    let processes = machine.processors.max(1);
    let [least, most] = MEMORY;
    let memory = machine.free_memory.map_or(64, |free| {
        let each = (free / 2 / processes).clamp(least, most);
        // Engines take powers of two, and less where it is none.
        1 << each.ilog2()
    });
    [processes, 1, memory]
}
