//! What an engine has found beside what the records of a test suite ask for: scored, compared, audited.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub(crate) mod comparing;
    pub mod save_score;
    pub mod score;
    pub(crate) mod scoring;
    pub(crate) mod taking;
}
pub(crate) mod update;
pub(crate) mod view;
