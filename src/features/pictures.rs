//! Boards in pictures: a picture that is pasted, dropped or opened, or a part of the screen, becomes a position or a
//! list of them, and stands beside the board so that the doubt about it can be settled.

pub mod model;
pub(crate) mod opening;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod read_picture;
    pub mod take_screenshot;
}
pub(crate) mod update;
pub(crate) mod view;
