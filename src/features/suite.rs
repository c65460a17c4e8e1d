//! What an engine has found beside what the records of a test suite ask for: scored, compared, audited.

mod comparing;
mod exports;
pub mod model;
pub mod order;
pub mod score;
mod scoring;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod save_score;
    pub mod score;
}
mod texts;
pub(crate) mod update;
pub(crate) mod view;
