//! Test suites: scores, compares and audits the results of an engine against the records.

pub mod model;
pub mod tasks {
    //! Work on suites that runs on worker threads.

    pub(crate) mod comparing;
    pub mod save_score;
    pub mod score;
    pub(crate) mod scoring;
    pub(crate) mod taking;
}
pub(crate) mod update;
pub(crate) mod view;
