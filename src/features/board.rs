//! The board, with its pieces, brushes, gestures, arrows and marks.
//!
//! # Mouse, fingers and keys
//!
//! `view/gesture.rs` reads egui's raw events. The dragged piece exists only there, never in the position. The wheel,
//! fingers, the dragged block, and drawing are next to it, each in its own file. A touch waits until its purpose is
//! clear; a second finger ends it.
//!
//! Letters and digits are typed at the keyboard's cursor or choose the brush for the mouse; `view/hand.rs` decides by
//! the last action. When the mouse has moved over the board, with a brush or away from the cursor, it is in control;
//! after an arrow key or a click on a square, the keyboard is. The frame around the cursor is shown only while keys are
//! typed, so the user sees which of them is in control.
//!
//! A block of squares that keys move is always moved from the place where the run of keys began
//! (`model/board_state.rs`), so everything that it passes over is restored.
//!
//! # Screen readers
//!
//! The 64 squares are also widgets with names and a click action, for screen readers and tests. The board is one stop
//! of the Tab key; its active descendant is the square under the cursor. A label with `Live::Polite` announces changes;
//! the words for *Read aloud* are in `board_words` of `tabiya-text`. `tests/system/window/by_bus.rs` uses the program in
//! the same way: through AT-SPI, by roles, names and states.

/// The state of the board and the actions on it.
pub mod model {
    pub mod action;
    pub mod board_state;
    pub(crate) mod piece_letters;
}
pub(crate) mod update;
pub mod view;
