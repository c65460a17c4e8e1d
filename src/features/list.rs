//! The rows of a document.

/// Its part of the state.
pub mod model {
    pub(crate) mod hand_ticks;
    pub mod list_looks;
    pub(crate) mod list_state;
    pub(crate) mod repair_plan;
    pub(crate) mod row_filter;
    pub(crate) mod scope;
    pub(crate) mod survey;
}
/// What its actions do.
pub(crate) mod update {

    pub(crate) mod browsing;
    pub(crate) mod changing;
    pub(crate) mod checking;
    pub(crate) mod repair_plan;
    pub(crate) mod row_clipboard;
    pub(crate) mod rows;
    pub(crate) mod survey;
}
pub(crate) mod view;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod change;
    pub mod check;
    pub mod copy_lines;
    pub mod fetch;
    pub mod find_repairs;
    pub mod survey;
}
