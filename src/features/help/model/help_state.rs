//! The state of the help.

use super::first_steps::FirstSteps;
use super::help_page::HelpPage;

/// The help's part of the state.
#[derive(Clone, Debug, Default)]
pub struct HelpState {
    /// The open page beside the board. `None` while the help is closed.
    pub page: Option<HelpPage>,
    /// The note for first-time users, while it is shown.
    pub first_steps: Option<FirstSteps>,
}
