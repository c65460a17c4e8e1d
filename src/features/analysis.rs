//! All positions of a collection are given to an engine, and what it finds is written into them.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod analyse;
    pub mod find_left;
    pub mod look_at_machine;
    pub mod put_results;
    pub mod remove_run;
    mod run_news;
}
pub(crate) mod update;
pub(crate) mod view;
