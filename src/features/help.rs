//! What helps the user along.

pub mod tasks {
    //! What is done for it beside the window.

    pub mod take_reports;
}
