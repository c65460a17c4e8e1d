//! The window manager's close button loses nothing.

use super::program::START;
use super::running::{LEFT, Running};
use crate::patience::eventually;
use crate::x_server::Desktop;
use std::fs;
use std::path::Path;

const MOVED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

/// Changes the file's position, closes the window, and presses this button of the question. Returns the exit status.
fn close_with(desktop: &Desktop, path: &Path, button: &str) -> Option<i32> {
    let before = fs::read(path).unwrap();
    let mut window = Running::on_file(desktop, path);
    window.drag("e2", "e4", LEFT);
    window.wait_for_title("*one.fen – Tabiya");
    window.twin.drag("e2", "e4");
    assert!(window.twin.close_window());
    let title = window.rect_of("Save changes to one.fen?");
    let without_question = window.look_at(title);
    window.key("alt+F4");
    eventually("a question", || {
        (window.look_at(title) != without_question).then_some(())
    });
    assert!(window.is_alive());
    assert_eq!(fs::read(path).unwrap(), before);
    let button = window.rect_of(button).center();
    let status = window.click_until(button, Running::status);
    assert!(!window.errors().contains("panicked"));
    status.code()
}

#[test]
fn closing_asks_and_discarding_leaves_the_file_unchanged() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    fs::write(&path, format!("{START}\n")).unwrap();
    assert_eq!(close_with(&desktop, &path, "Don't save"), Some(0));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{START}\n"));
}

#[test]
fn closing_asks_and_saving_saves() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    fs::write(&path, format!("{START}\n")).unwrap();
    assert_eq!(close_with(&desktop, &path, "Save"), Some(0));
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{MOVED}\n"));
}

#[test]
fn closing_without_changes_does_not_ask() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::on(&desktop, START);
    window.key("alt+F4");
    let status = eventually("the end", || window.status());
    assert_eq!(status.code(), Some(0));
}
