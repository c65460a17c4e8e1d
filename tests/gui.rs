//! The whole program in this process: no window, no GPU, no threads.
#![expect(clippy::unwrap_used, reason = "tests")]

mod gui {
    mod accessibility;
    mod advice;
    mod archives;
    mod big_list;
    mod board_keys;
    mod board_mouse;
    mod collection_sheets;
    mod copy_as;
    mod fen_field;
    mod files;
    mod finding;
    mod folders;
    mod history;
    mod list;
    mod loading;
    mod mended;
    mod operations;
    mod paste_and_copy;
    mod program;
    mod repairing;
    mod setup_panel;
    mod styles;
    mod watching;
}
