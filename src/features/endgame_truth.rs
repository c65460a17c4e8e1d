//! The truth of the endgames in a document: the records whose claims it contradicts are listed, and it can be written
//! into records.
//!
//! The tables are asked in the background, also while the dialog is closed. Their results are kept until the document or
//! the tables change.

pub mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! The questions to the tables, on worker threads.

    pub mod find_truths;
}
