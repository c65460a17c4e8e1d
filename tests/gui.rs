//! The whole program in this process: no window, no GPU, no threads.
#![expect(clippy::unwrap_used, reason = "tests")]

mod gui {
    mod accessibility;
    mod advice;
    mod board_keys;
    mod board_mouse;
    mod copy_as;
    mod fen_field;
    mod files;
    mod history;
    mod list;
    mod mended;
    mod operations;
    mod paste_and_copy;
    mod program;
    mod repairing;
    mod setup_panel;
    mod styles;
}
