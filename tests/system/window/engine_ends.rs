//! However the window ends, the engine beside the board ends with it, and so do all processes that it has started.

use super::ending::{can_panic, panicking_at};
use super::program::START;
use super::running::{Running, Twin};
use crate::patience::{PATIENCE, eventually};
use crate::x_server::Desktop;
use rustix::process::Signal;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// An engine that starts another process outside its group, never names a move, and ignores `quit`.
const STUBBORN: &str = r#"#!/bin/sh
trap '' HUP TERM PIPE
setsid sleep 1000 &
echo "$$ $!" > "$0.ids"
while :; do
    read -r line || sleep 1
    case "$line" in
        uci) echo "id name Stubborn"; echo uciok;;
        isready) echo readyok;;
        go*) echo "info depth 1 nodes 20 time 1 score cp 30 pv e2e4"; : > "$0.searches";;
    esac
    line=
done
"#;

/// Chooses the engine for the panel, and opens the panel at the start.
fn choose_engine(desktop: &Desktop) -> PathBuf {
    let engine = desktop.folder().join("stubborn");
    fs::write(&engine, STUBBORN).unwrap();
    fs::set_permissions(&engine, Permissions::from_mode(0o755)).unwrap();
    let settings = desktop.folder().join("tabiya/settings.toml");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    let text = format!(
        "engines-shown = [\"Stubborn\"]\n\n[engines.Stubborn]\npath = {:?}\n",
        engine.to_str().unwrap()
    );
    fs::write(settings, text).unwrap();
    engine
}

/// The window with the engine at work, and the processes of the engine.
fn searching(desktop: &Desktop, command: Command) -> (Running<'_>, Vec<u32>) {
    let engine = choose_engine(desktop);
    let window = Running::start_as(desktop, command, &[START], Twin::on(START), Stdio::null());
    window.key("shift+F4");
    eventually("a search", || {
        engine.with_extension("searches").exists().then_some(())
    });
    let ids = fs::read_to_string(engine.with_extension("ids")).unwrap();
    let ids: Vec<u32> = ids
        .split_whitespace()
        .map(|id| id.parse().unwrap())
        .collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.iter().all(|id| is_there(*id)));
    (window, ids)
}

fn is_there(id: u32) -> bool {
    Path::new("/proc").join(id.to_string()).exists()
}

fn assert_gone(ids: &[u32]) {
    eventually("the end of the engine", || {
        ids.iter().all(|id| !is_there(*id)).then_some(())
    });
}

#[test]
fn an_unresponsive_engine_ends_when_the_window_is_closed() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let (mut window, ids) = searching(&desktop, desktop.tabiya());
    window.key("alt+F4");
    let status = window.ends_within(PATIENCE).unwrap();
    assert_eq!(status.code(), Some(0));
    assert_gone(&ids);
}

#[test]
fn an_engine_ends_when_the_window_is_terminated_or_killed() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for signal in [Signal::TERM, Signal::KILL] {
        let (mut window, ids) = searching(&desktop, desktop.tabiya());
        window.signal(signal);
        window.ends_within(PATIENCE).unwrap();
        assert_gone(&ids);
        fs::remove_file(desktop.folder().join("stubborn.searches")).unwrap();
        drop(fs::remove_dir_all(desktop.state_folder()));
    }
}

#[test]
fn an_engine_ends_when_the_window_crashes() {
    let Some(desktop) = Desktop::start().filter(|_| can_panic()) else {
        return;
    };
    let (mut window, ids) = searching(&desktop, panicking_at(&desktop, "Run(New"));
    window.key("ctrl+n");
    window.ends_within(PATIENCE).unwrap();
    assert_gone(&ids);
}
