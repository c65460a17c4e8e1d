//! The settings that the user chooses.

pub mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! Work on the settings file that runs on worker threads.

    pub mod settings;
}
