//! What the list of positions knows.

use super::list_looks::ListLooks;
use super::repair_plan::RepairPlan;

/// The list's part of the state.
#[derive(Clone, Debug, Default)]
pub struct ListState {
    /// How it is laid out.
    pub looks: ListLooks,
    /// What repairing everything would change, while the dialog shows it.
    pub repair_plan: Option<RepairPlan>,
}
