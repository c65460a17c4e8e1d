//! The display dies under the open window.

use super::crash_recovery;
use super::no_display::assert_plain;
use super::program::START;
use super::running::{LEFT, Running, Twin};
use crate::patience::eventually;
use crate::x_server::Desktop;
use std::time::Duration;

fn dies_plainly(renderer: &str) {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let args = ["--renderer", renderer, START];
    let mut window = Running::start(&desktop, &args, Twin::on(START));
    window.drag("e2", "e4", LEFT);
    window.wait_for_title("*Untitled – Tabiya");
    wait_for_the_journal(&desktop);
    desktop.crash();
    let status = window.ends_within(Duration::from_secs(10));
    let said = window.errors();
    assert_eq!(status.map(|status| status.code()), Some(Some(2)), "{said}");
    assert_plain(&said, "The connection to the display was lost");
    assert_eq!(crash_recovery::lines(&desktop), [crash_recovery::MOVED]);
}

/// Until the window knows that its journal is written: one that ends before that writes another, so that nothing
/// is lost, and leaves both behind.
fn wait_for_the_journal(desktop: &Desktop) {
    eventually("a journal", || {
        (crash_recovery::folders(desktop).len() == 1).then_some(())
    });
    std::thread::sleep(Duration::from_secs(1));
}

#[test]
fn a_display_that_dies_ends_the_program_with_a_sentence_under_opengl() {
    dies_plainly("glow");
}

#[cfg(feature = "wgpu")]
#[test]
fn a_display_that_dies_ends_the_program_with_a_sentence_under_wgpu() {
    dies_plainly("wgpu");
}
