//! What the help knows.

use super::first_steps::FirstSteps;
use super::help_page::HelpPage;

/// The help's part of the state.
#[derive(Clone, Debug, Default)]
pub struct HelpState {
    /// The page beside the board, while it is open.
    pub page: Option<HelpPage>,
    /// The note for those who see the program for the first time, while it is shown.
    pub first_steps: Option<FirstSteps>,
}
