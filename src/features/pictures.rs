//! Boards in pictures: a picture that is pasted, dropped, opened or taken from the screen becomes a position or a list
//! of positions. It is shown beside the board, so that the user can settle doubts.
//!
//! One task serves every picture, wherever it comes from: `ReadPicture` gets a file or bytes and answers with the
//! boards. The clipboard is asked for a picture only when it has no text (`FetchPicture`, in turn with everything else
//! that concerns the clipboard). Copied files arrive as a text with their names. `Load` recognises a picture file by
//! its first bytes and passes it on. A part of the screen is a file that the desktop's portal has made. A single board
//! is put on the board as one undo step; several become a document.

pub mod model;
pub mod tasks {
    //! Screenshots, and reading of the boards in pictures, also again after one is settled, on worker threads.

    pub mod learn;
    pub mod read_again;
    pub mod read_picture;
    pub(crate) mod taken_boards;
}
pub(crate) mod update;
pub(crate) mod view;
