//! Changes of the file by another program are noticed on return to the window.

use super::program::START;
use super::running::Running;
use crate::patience::eventually;
use crate::x_server::Desktop;
use std::fs;

const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";

#[test]
fn a_replaced_file_is_reloaded_after_a_question() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("one.fen");
    fs::write(&path, format!("{START}\n")).unwrap();
    let window = Running::on_file(&desktop, &path);
    assert_eq!(window.copied(), START);
    let button = window.rect_of("Start position");
    let before = window.look_at(button);

    window.leave();
    let new = desktop.folder().join("new.fen");
    fs::write(&new, format!("{KINGS}\n")).unwrap();
    fs::rename(new, &path).unwrap();
    window.return_to();
    // While a question is open, everything else is dimmed. Before the window is drawn again, its place is black, and it
    // may look slightly different without the keyboard focus.
    let light = |picture: &[u8]| picture.iter().copied().map(u64::from).sum::<u64>();
    eventually("a question", || {
        let now = light(&window.look_at(button));
        (0 < now && now * 5 < light(&before) * 4).then_some(())
    });
    // The first answer is to reload.
    window.key("Return");
    eventually("the window after the question", || {
        (window.look_at(button) == before).then_some(())
    });
    assert_eq!(window.copied(), KINGS);
}
