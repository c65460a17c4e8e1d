//! What the list of positions knows.

use super::list_looks::ListLooks;
use super::mending::Mending;

/// The list's part of the state.
#[derive(Clone, Debug, Default)]
pub struct ListState {
    /// How it is laid out.
    pub looks: ListLooks,
    /// What mending everything would change, while the dialog shows it.
    pub mending: Option<Mending>,
}
