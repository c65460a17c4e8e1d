//! What the list of positions knows.

use super::hand_ticks::HandTicks;
use super::list_looks::ListLooks;
use super::repair_plan::RepairPlan;
use super::survey::Survey;

/// The list's part of the state.
#[derive(Clone, Debug, Default)]
pub struct ListState {
    /// How it is laid out.
    pub looks: ListLooks,
    /// What repairing everything would change, while the dialog shows it.
    pub repair_plan: Option<RepairPlan>,
    /// What was ticked in it by hand.
    pub hand_ticks: HandTicks,
    /// Whether positions are to be repaired as well, and not their text alone.
    pub repairs_positions: bool,
    /// Whether the dialog waits for the repairs to be looked for: all lines have to be checked before.
    pub awaits_repairs: bool,
    /// What the check of all positions has found, while the dialog shows it.
    pub survey: Option<Survey>,
}
