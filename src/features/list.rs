//! The list of the rows of a document.
//!
//! Only the visible rows are laid out (`widgets/virtual_list.rs`).

/// The list's part of the state, and the actions on rows.
pub mod model {
    pub mod action;
    pub mod list_state;
    pub(crate) mod repair_plan;
}
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! Checks, changes and copies of rows, and reading of rows from disk, on worker threads.

    pub mod change;
    pub mod check;
    pub mod copying;
    pub mod fetch;
    pub mod find_repairs;
    pub mod survey;
}
