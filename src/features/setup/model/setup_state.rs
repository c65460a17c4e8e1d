//! What the setup panel and its dialogs know.

use super::chess960_form::Chess960Form;

/// The part of the state for setting positions up.
#[derive(Clone, Debug, Default)]
pub struct SetupState {
    /// What is chosen in the dialog for Chess960 arrays.
    pub chess960: Chess960Form,
}
