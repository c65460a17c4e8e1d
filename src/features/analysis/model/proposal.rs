//! How many processes of an engine are proposed for a machine.

use super::AnalysisState;
use tabiya_desktop::system::Machine;
use tabiya_settings::LastAnalysis;

/// So much memory a process gets at least, and at most, in megabytes: for searches of seconds more is of no use.
const MEMORY: [u64; 2] = [16, 1024];

/// It is known what the machine has.
pub(crate) fn take_machine(own: &mut AnalysisState, machine: Machine) {
    own.machine = Some(machine);
    propose(&mut own.form.chosen, machine);
}

/// Takes the proposal if nobody has chosen anything.
pub(crate) fn propose(chosen: &mut LastAnalysis, machine: Machine) {
    if chosen.processes == 0 {
        take(chosen, machine);
    }
}

/// What is proposed is chosen.
pub(crate) fn take_proposal(own: &mut AnalysisState) {
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
