//! What helps the user along.

/// Its part of the state.
pub mod model {
    pub(crate) mod first_steps;
    pub mod help_page;
    pub(crate) mod help_state;
}
/// What its actions do.
pub(crate) mod update {
    pub(crate) mod first_steps;
    pub(crate) mod help;
    pub(crate) mod reading_aloud;
}
pub(crate) mod view;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod take_reports;
}
