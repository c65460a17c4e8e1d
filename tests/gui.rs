//! The whole program in this process: no window, no GPU, no threads.
#![expect(clippy::unwrap_used, reason = "tests")]

mod gui {
    mod accessibility;
    mod advice;
    mod any_gestures;
    mod archives;
    mod big_list;
    mod board_block;
    mod board_keys;
    mod board_mouse;
    mod board_touch;
    mod board_wheel;
    mod book_positions;
    mod collection_sheets;
    mod copy_as;
    mod diagram_dialog;
    mod diagram_sheets;
    mod drawing;
    mod fen_field;
    mod files;
    mod finding;
    mod folders;
    mod gesture_counts;
    mod gestures;
    mod hands;
    mod history;
    mod in_place;
    mod keys;
    mod known_positions;
    mod list;
    mod loading;
    mod mended;
    mod mended_hands;
    mod mended_keys;
    mod mouse_and_keys;
    mod operations;
    mod other_names;
    mod palette;
    mod paste_and_copy;
    mod pasting;
    mod piece_list;
    mod piece_menu;
    mod program;
    mod recovery;
    mod recovery_desk;
    mod recovery_ends;
    mod recovery_sheet;
    mod recovery_twice;
    mod repairing;
    mod reports;
    mod setup_panel;
    mod silent_dialogs;
    mod styles;
    mod watching;
    mod whole_board;
}
