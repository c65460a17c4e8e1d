//! Unsaved work, written down as it is done and found again after a crash.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod find_crash_recovery;
    pub mod restore;
    pub mod write_journal;
}
