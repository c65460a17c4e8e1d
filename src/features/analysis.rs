//! Analysis of a whole collection: an engine searches all its positions, and its findings are written into the lines.

pub mod model;
pub mod tasks {
    //! The tasks of this room, which run outside the window's thread.

    pub mod analyse;
    pub mod find_left;
    pub mod look_at_machine;
    pub mod put_results;
    pub mod remove_run;
    mod run_news;
}
pub(crate) mod update;
pub(crate) mod view;
