//! The program in a real window. Each test has its own X server with a window manager, a pointer and a keyboard,
//! another process that reads the clipboard, and files on the disk.
//!
//! Places in the window are not guessed: the same program also runs in this process (`Twin`), and gives the places of
//! controls by their accessible names.

#[path = "../gui/book_positions.rs"]
mod book_positions;
#[path = "../gui/gestures.rs"]
mod gestures;
#[path = "../gui/program.rs"]
#[expect(
    dead_code,
    reason = "the in-process tests use what these leave; here it only tells places"
)]
mod program;

mod agreeing;
mod analysing;
mod assistive;
mod by_bus;
mod clipboard;
mod closing;
mod counting;
mod crash_recovery;
mod dropping;
mod dying_display;
mod ending;
mod engine_ends;
mod hung_disk;
mod no_display;
mod pictures;
mod portal;
mod printing;
mod recovering;
mod remembering;
mod renderers;
mod running;
mod saving;
mod scales;
mod second_start;
mod setting_up;
mod soak;
mod standard_input;
mod ten_million;
mod watching;
