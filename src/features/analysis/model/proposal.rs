//! The number of engine processes proposed for a machine.

use super::AnalysisState;
use tabiya_desktop::system::Machine;
use tabiya_settings::LastAnalysis;

/// The least and the most memory of a process, in megabytes: searches of a few seconds gain nothing from more.
const MEMORY: [u64; 2] = [16, 1024];

/// Takes the processors and memory of the machine, and fills in the proposal.
pub(crate) fn take_machine(own: &mut AnalysisState, machine: Machine) {
    own.machine = Some(machine);
    propose(&mut own.form.chosen, machine);
}

/// Takes the proposal unless the user has already chosen.
pub(crate) fn propose(chosen: &mut LastAnalysis, machine: Machine) {
    if chosen.processes == 0 {
        take(chosen, machine);
    }
}

/// Replaces the choices by the proposal.
pub(crate) fn take_proposal(own: &mut AnalysisState) {
    if let Some(machine) = own.machine {
        take(&mut own.form.chosen, machine);
    }
}

fn take(chosen: &mut LastAnalysis, machine: Machine) {
    [chosen.processes, chosen.threads, chosen.memory] = proposal(machine);
}

/// The proposed number of processes, then the threads and the megabytes of each. One position per process is faster
/// than one position with as many threads. Half of the free memory is left to other programs.
pub(crate) fn proposal(machine: Machine) -> [u64; 3] {
    let processes = machine.processors.max(1);
    let [least, most] = MEMORY;
    let memory = machine.free_memory.map_or(64, |free| {
        let each = (free / 2 / processes).clamp(least, most);
        // Engines use powers of two and round other values down.
        1 << each.ilog2()
    });
    [processes, 1, memory]
}
