//! Help for users: first steps, explanations of the FEN, gestures, and reports of faults.

/// The help's part of the state.
pub mod model {
    pub mod action;
    pub(crate) mod first_steps;
    pub mod help_page;
    pub(crate) mod help_state;
}
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! Work of the help that runs on worker threads.

    pub mod take_reports;
}
