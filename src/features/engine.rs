//! Engines that analyse the position on the board.

pub mod model;
pub mod tasks {
    //! The task of this room, which runs outside the window's thread.

    pub mod find_engines;
}
/// Handlers of the room's actions.
pub(crate) mod update;
pub(crate) mod view;
