//! The state of the setup panel and its dialogs.

use super::chess960_form::Chess960Form;

/// The part of the state for setting up positions.
#[derive(Clone, Debug, Default)]
pub struct SetupState {
    /// The choices in the dialog for Chess960 starting positions.
    pub chess960: Chess960Form,
}
