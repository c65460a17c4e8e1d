//! Changes in the window are saved to the file, and nothing else changes.

use super::program::START;
use super::running::{LEFT, Running};
use crate::x_server::Desktop;
use std::fs;

const SECOND: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const COMMENT: &str = "# Two positions;  kept as they are ";

#[test]
fn a_changed_position_is_saved_in_its_line_and_read_again() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("two.fen");
    fs::write(&path, format!("{START}\r\n{COMMENT}\r\n{SECOND}\r\n")).unwrap();

    let mut window = Running::on_file(&desktop, &path);
    assert_eq!(window.copied(), START);
    window.drag("e2", "e4", LEFT);
    window.wait_for_title("*two.fen – Tabiya");
    let black = window.rect_of("Black to move").center();
    let changed = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    window.click_until(black, |window| (window.copied() == changed).then_some(()));
    window.key("ctrl+s");
    window.wait_for_title("two.fen – Tabiya");
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved, format!("{changed}\r\n{COMMENT}\r\n{SECOND}\r\n"));
    drop(window);

    let again = Running::on_file(&desktop, &path);
    assert_eq!(again.copied(), changed);
}
