//! The display dies under the open window.

use super::crash_recovery;
use super::no_display::assert_plain;
use super::program::START;
use super::running::{Running, Twin};
use crate::x_server::Desktop;
use std::time::Duration;

fn dies_plainly(renderer: &str) {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let args = ["--renderer", renderer, START];
    let mut window = Running::start(&desktop, &args, Twin::on(START));
    crash_recovery::move_kings_pawn(&window);
    desktop.crash();
    let status = window.ends_within(Duration::from_secs(10));
    let said = window.errors();
    assert_eq!(status.map(|status| status.code()), Some(Some(2)), "{said}");
    assert_plain(&said, "The connection to the display was lost");
    assert_eq!(crash_recovery::lines(&desktop), [crash_recovery::MOVED]);
}

#[test]
fn a_dying_display_ends_the_program_with_a_sentence_under_opengl() {
    dies_plainly("glow");
}

#[cfg(feature = "wgpu")]
#[test]
fn a_dying_display_ends_the_program_with_a_sentence_under_wgpu() {
    dies_plainly("wgpu");
}
