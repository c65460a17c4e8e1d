//! What engines think of the position on the board.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod find_engines;
}
/// What its actions do.
pub(crate) mod update;
pub(crate) mod view;
