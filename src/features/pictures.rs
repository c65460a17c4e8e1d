//! Boards in pictures: a picture that is pasted, dropped, opened or taken from the screen becomes a position or a list
//! of positions. It is shown beside the board, so that the user can settle doubts.

pub mod model;
pub mod tasks {
    //! Work on pictures that runs on worker threads.

    pub mod read_picture;
    pub mod take_screenshot;
    pub(crate) mod taken_boards;
}
pub(crate) mod update;
pub(crate) mod view;
