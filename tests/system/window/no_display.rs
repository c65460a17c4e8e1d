//! Without a window a sentence gives the reason and a fix.

use super::program::START;
use crate::patience::{Finished, run};
use crate::x_server::Desktop;
use std::process::Command;

fn without_display() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C");
    command
}

/// The message of the program begins like this (libraries may have printed something before), and a
/// person can read it: few lines, whole sentences, no terms of programmers.
pub(super) fn assert_plain(said: &str, beginning: &str) {
    assert!(!said.contains("panicked"), "{said}");
    let begin = said.find(beginning);
    let said = &said[begin.unwrap_or_else(|| panic!("not {beginning:?} but: {said}"))..];
    assert!(said.lines().next().unwrap().ends_with('.'), "{said}");
    assert_eq!(said.lines().count(), 3, "{said}");
    for noise in [" { ", "Error(", "Os(", "Err", "({})", "::", "unwrap"] {
        assert!(!said.contains(noise), "{noise:?} in: {said}");
    }
    assert!(said.contains("tabiya --help"), "{said}");
}

fn assert_names_a_virtual_display(finished: &Finished) {
    assert_eq!(finished.status.code(), Some(2), "{}", finished.err);
    assert_plain(&finished.err, "There is no display");
    assert!(finished.err.contains("xvfb-run"), "{}", finished.err);
    assert!(finished.out.is_empty());
}

#[test]
fn without_a_display_a_sentence_names_a_command_as_a_fix() {
    assert_names_a_virtual_display(&run(&mut without_display()));
    assert_names_a_virtual_display(&run(without_display().arg(START)));
}

#[test]
fn a_dead_display_counts_as_none() {
    assert_names_a_virtual_display(&run(without_display().env("DISPLAY", ":987")));
    let mut wayland = without_display();
    wayland.env("WAYLAND_DISPLAY", "/nonexistent/wayland-9");
    assert_names_a_virtual_display(&run(&mut wayland));
    assert_names_a_virtual_display(&run(wayland.env("DISPLAY", ":987")));
}

#[test]
fn help_and_version_need_no_display() {
    for (option, word) in [("--help", "Usage: tabiya"), ("--version", "tabiya ")] {
        let finished = run(without_display().arg(option));
        assert_eq!(finished.status.code(), Some(0));
        assert!(String::from_utf8(finished.out).unwrap().contains(word));
        assert_eq!(finished.err, "");
    }
}

#[test]
fn a_dead_wayland_display_does_not_hide_a_running_x_server() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for dead in ["/nonexistent/wayland-9", "wayland-987"] {
        let picture = desktop.folder().join("window.png");
        let mut command = desktop.tabiya();
        command.env("WAYLAND_DISPLAY", dead);
        let finished = run(command.arg("--screenshot").arg(&picture));
        assert_eq!(finished.status.code(), Some(0), "{}", finished.err);
        assert!(picture.is_file());
    }
}

#[test]
fn without_opengl_and_vulkan_a_sentence_names_the_drivers_to_install() {
    let Some(desktop) = Desktop::start_without_opengl() else {
        return;
    };
    let mut command = desktop.tabiya();
    command.env("EGL_PLATFORM", "nonexistent");
    for path in [
        "LIBGL_DRIVERS_PATH",
        "__EGL_VENDOR_LIBRARY_FILENAMES",
        "VK_ICD_FILENAMES",
        "VK_DRIVER_FILES",
    ] {
        command.env(path, "/nonexistent");
    }
    let finished = run(&mut command);
    assert_eq!(finished.status.code(), Some(2), "{}", finished.err);
    assert!(finished.err.contains("apt-get install"), "{}", finished.err);
    assert_plain(&finished.err, "No window could be opened");
}
