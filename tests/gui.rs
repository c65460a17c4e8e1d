//! The whole program in this process: no window, no GPU, no threads.
#![expect(clippy::unwrap_used, reason = "tests")]

mod gui {
    pub mod accessibility;
    pub mod board_keys;
    pub mod board_mouse;
    pub mod fen_field;
    pub mod files;
    pub mod history;
    pub mod list;
    pub mod paste_and_copy;
    pub mod program;
    pub mod setup_panel;
}
