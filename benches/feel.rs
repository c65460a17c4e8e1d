//! How the window feels beside an empty window of the same library, in the same run, on an X server of
//! its own: `cargo bench --bench feel`. Needs the Debian packages `xvfb` and `openbox`.
//!
//! Measured from outside, as a user would with very good eyes: what is on the screen and when, what
//! the system says of the process. The two windows take turns. Asserts nothing about time.
#![cfg_attr(
    target_os = "linux",
    expect(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::print_stdout,
        reason = "a measuring tool"
    )
)]

#[cfg(target_os = "linux")]
#[path = "feel/empty_window.rs"]
mod empty_window;
#[cfg(target_os = "linux")]
#[path = "feel/hands.rs"]
mod hands;
#[cfg(target_os = "linux")]
#[path = "feel/rounds.rs"]
mod rounds;
#[cfg(target_os = "linux")]
#[path = "feel/screen.rs"]
mod screen;
#[cfg(target_os = "linux")]
#[path = "feel/window.rs"]
mod window;

#[cfg(target_os = "linux")]
fn main() {
    if std::env::args().any(|argument| argument == empty_window::ARGUMENT) {
        return empty_window::open();
    }
    rounds::measure();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    // Reading the screen and the process is written for X11 and `/proc`.
}
