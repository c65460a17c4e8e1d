//! The rows of a document.

pub mod tasks {
    //! What is done for it beside the window.

    pub mod change;
    pub mod check;
    pub mod copy_lines;
    pub mod fetch;
    pub mod find_mends;
}
