//! Crash recovery: saves unsaved work in journals while the user works, and restores it after a crash.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! Work on journals that runs on worker threads.

    pub mod find_crash_recovery;
    pub mod restore;
    pub mod write_journal;
}
