//! What is different from the file: marks in the list, the dialog with all of it, and reverting.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod compare;
}
pub(crate) mod update;
pub(crate) mod view;
