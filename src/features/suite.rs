//! Test suites: scores, compares and audits the results of an engine against the records.
//!
//! The score is computed from the records by a pass over the rows. A record holds one line and no steps of the search,
//! so the engine's reports in the last run of a document are kept as well: they show second-best moves, and the times
//! at which solutions were found.

pub mod model;
pub mod tasks {
    //! Work on suites that runs on worker threads.

    pub mod score;
    pub(crate) mod scoring;
}
pub(crate) mod update;
pub(crate) mod view;
