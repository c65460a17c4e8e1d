//! What is remembered from one start to the next without having been chosen.

pub(crate) mod model;
pub(crate) mod queries;
pub(crate) mod update;
pub(crate) mod view;

pub mod tasks {
    //! What is done for it beside the window.

    pub mod look_at_recent;
    pub mod session;
}
