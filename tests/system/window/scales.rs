//! Nonsensical scales, as typing errors produce them, and very large windows.

use super::program::START;
use super::renderers::RENDERERS;
use super::running::{Running, Twin};
use crate::patience::run;
use crate::x_server::Desktop;
use std::process::{Command, Stdio};

/// Asserts that the program has a usable window of the usual size.
#[track_caller]
fn assert_usable(desktop: &Desktop, command: Command, args: &[&str]) {
    let args = [args, &[START]].concat();
    let window = Running::start_as(desktop, command, &args, Twin::on(START), Stdio::null());
    assert_eq!(window.copied(), START);
}

#[test]
fn a_nonsensical_scale_is_ignored() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for scale in ["1000", "0.001", "0", "-2", "nan", "inf", "1e300", "two"] {
        let mut command = desktop.tabiya();
        command.env("WINIT_X11_SCALE_FACTOR", scale);
        assert_usable(&desktop, command, &[]);
    }
}

#[test]
fn a_nonsensical_scale_of_the_server_is_ignored() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for dpi in ["96000", "0.1", "0", "-96", "nan"] {
        let mut ask = desktop.command("xprop");
        ask.args(["-root", "-f", "RESOURCE_MANAGER", "8s", "-set"]);
        ask.args(["RESOURCE_MANAGER", &format!("Xft.dpi:\t{dpi}\n")]);
        assert!(run(&mut ask).status.success());
        let mut command = desktop.tabiya();
        command.env_remove("WINIT_X11_SCALE_FACTOR");
        assert_usable(&desktop, command, &[]);
    }
}

#[test]
fn a_zoom_out_of_range_is_clamped() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for zoom in ["--zoom=1000", "--zoom=0", "--zoom=-7"] {
        assert_usable(&desktop, desktop.tabiya(), &[zoom]);
    }
}

/// By default the window library allows only 8192 pixels, and panics beyond that.
#[test]
fn a_very_wide_window_is_drawn() {
    let Some(desktop) = Desktop::start_with_screen("8600x700x24") else {
        return;
    };
    for renderer in RENDERERS {
        let path = desktop.folder().join("window.png");
        let mut command = desktop.tabiya();
        command.args(["--renderer", renderer, "--size", "8500x600"]);
        command.args(["--screenshot"]).arg(&path).arg(START);
        let finished = run(&mut command);
        assert_eq!(finished.status.code(), Some(0), "{}", finished.err);
        let picture = image::open(&path).unwrap();
        assert_eq!((picture.width(), picture.height()), (8500, 600));
    }
}
