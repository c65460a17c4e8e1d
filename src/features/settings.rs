//! What the user chooses for good.

pub mod tasks {
    //! What is done for it beside the window.

    pub mod settings;
}
