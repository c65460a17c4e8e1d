//! The settings that the user chooses.

/// The part of the state for settings.
pub mod model {
    pub mod action;
    pub mod memory;
    pub(crate) mod sight;
}
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! Work on the settings file that runs on worker threads.

    pub mod settings;
}
