//! The display dies under the open window.

use super::desktop::Desktop;
use super::no_display::assert_plain;
use super::program::START;
use super::running::{Running, Twin};
use std::time::Duration;

fn dies_plainly(renderer: &str) {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let args = ["--renderer", renderer, START];
    let mut window = Running::start(&desktop, &args, Twin::on(START));
    desktop.crash();
    let status = window.ends_within(Duration::from_secs(10));
    let said = window.errors();
    assert_eq!(status.map(|status| status.code()), Some(Some(2)), "{said}");
    assert_plain(&said, "The window system has gone away");
}

#[test]
fn a_display_that_dies_ends_the_program_with_a_sentence_under_opengl() {
    dies_plainly("glow");
}

#[test]
fn a_display_that_dies_ends_the_program_with_a_sentence_under_wgpu() {
    dies_plainly("wgpu");
}
