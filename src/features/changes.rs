//! The differences from the file: marks in the list, the dialog that lists them, and reverting.

pub mod model;
pub mod tasks {
    //! The task of this room, which runs outside the window's thread.

    pub mod compare;
}
pub(crate) mod update;
pub(crate) mod view;
