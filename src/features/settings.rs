//! What the user chooses for good.

/// Its part of the state.
pub mod model {
    pub mod memory;
    pub(crate) mod sight;
}
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod settings;
}
