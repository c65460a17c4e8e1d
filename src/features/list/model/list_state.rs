//! The state of the list of positions.

use super::hand_ticks::HandTicks;
use super::list_looks::ListLooks;
use super::repair_plan::RepairPlan;
use super::survey::Survey;

/// The list's part of the state.
#[derive(Clone, Debug, Default)]
pub struct ListState {
    /// The layout of the list.
    pub looks: ListLooks,
    /// The changes that "Repair all" would make, while its dialog shows them.
    pub repair_plan: Option<RepairPlan>,
    /// The ticks that the user changed in that dialog.
    pub hand_ticks: HandTicks,
    /// Whether "Repair all" also repairs positions, and not only their text.
    pub repairs_positions: bool,
    /// Whether the dialog waits for the search for repairs, which begins after all lines are checked.
    pub awaits_repairs: bool,
    /// The result of the check of all positions, while its dialog shows it.
    pub survey: Option<Survey>,
}
