//! Proofreading of boards read from pictures: each board beside its diagram, the least certain first.

pub mod model;
pub mod tasks {
    //! Work for proofreading that runs on worker threads.

    pub mod find_doubts;
    pub mod save_corrections;
}
pub(crate) mod update;
pub(crate) mod view;
