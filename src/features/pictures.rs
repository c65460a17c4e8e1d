//! Boards in pictures: a picture that is pasted, dropped or opened, or a part of the screen, becomes a position or a
//! list of them, and stands beside the board so that the doubt about it can be settled.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod read_picture;
    pub mod take_screenshot;
    pub(crate) mod taken_boards;
}
/// What its actions do.
pub(crate) mod update {
    pub(crate) mod opening;
}
pub(crate) mod view;
