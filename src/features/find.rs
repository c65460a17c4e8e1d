//! Searches for rows of a document, so that the list shows the rows found.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! Searches that run on worker threads.

    pub mod find_nearest;
    pub mod find_rows;
}
