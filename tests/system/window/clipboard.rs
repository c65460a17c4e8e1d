//! Positions from other programs, and programs that hang.

use super::running::{LEFT, MIDDLE, Running};
use crate::patience::{PATIENCE, eventually, seen_within};
use crate::x_server::Desktop;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use rustix::process::Signal;
use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};
use tabiya::features::clipboard::tasks::texts::ReadClipboard;
use tabiya::model::action::Action;
use tabiya_desktop::system::PasteError;
use tabiya_desktop::tasks::TaskEvent;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 b - - 3 17";

#[test]
fn a_fen_is_extracted_from_copied_text() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, "8/8/8/8/8/8/8/8 w - - 0 1");
    desktop.set_clipboard(&format!(
        "Look at this one:\r\n[Event \"Club evening\"]\r\n[SetUp \"1\"]\r\n[FEN \"{FEN}\"]\r\n\r\nWho is better?\r\n"
    ));
    window.key("ctrl+v");
    window.wait_for_title("*Untitled – Tabiya");
    assert_eq!(window.copied(), FEN);
}

/// The message when nothing can be pasted, as copied from the window. The twin gets the reason, shows the
/// same message, and has the button at the same place.
fn said_when_pasting(window: &mut Running<'_>, why: PasteError) -> String {
    let twin = &mut window.twin;
    twin.dialogs.borrow_mut().hanging_clipboard = true;
    twin.key_with(Modifiers::COMMAND, Key::V);
    let asked = twin.dialogs.borrow_mut().asked_of_clipboard.remove(0);
    let event = TaskEvent::answered::<ReadClipboard>(Err(why));
    twin.harness.state_mut().apply(Action::Task(asked, event));
    twin.run();
    let button = window.rect_of("Copy messages");
    let before = window.look_at(button);
    window.key("ctrl+v");
    eventually("the message", || {
        (window.look_at(button) != before).then_some(())
    });
    let desktop = window.desktop;
    desktop.copied_by(|| window.click_at(button.center(), LEFT))
}

/// Checks that keys work on the board, whichever program holds the clipboard.
fn empties_and_fills_the_board(window: &Running<'_>) {
    window.key("ctrl+e");
    window.wait_for_title("*Untitled – Tabiya");
    window.key("ctrl+z");
    window.wait_for_title("Untitled – Tabiya");
}

#[test]
fn a_program_hanging_with_the_clipboard_freezes_nothing_and_is_reported() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::on(&desktop, KINGS);
    let owner = desktop.copied_by_another(FEN);
    owner.signal(Signal::STOP);
    let threads = window.threads();
    // While the other program hangs, the window repeatedly draws and handles keys, and nothing accumulates.
    for _ in 0..5 {
        window.key("ctrl+v");
        empties_and_fills_the_board(&window);
    }
    eventually("an end of all that waits", || {
        (window.threads() <= threads).then_some(())
    });
    // A copy takes the clipboard from the other program, and removes the last message.
    assert_eq!(window.copied(), KINGS);
    let owner = desktop.copied_by_another(FEN);
    owner.signal(Signal::STOP);
    let said = said_when_pasting(&mut window, PasteError::NoAnswer);
    assert!(said.contains("does not respond"), "{said}");
    // The next program that copies is read at once.
    desktop.set_clipboard(FEN);
    window.key("ctrl+v");
    window.wait_for_title("*Untitled – Tabiya");
    assert_eq!(window.copied(), FEN);
    assert!(window.is_alive());
    assert_eq!(window.errors(), "");
}

#[test]
fn a_hanging_program_delays_no_middle_click() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, KINGS);
    let owner = desktop.selected_by_another("8/8");
    owner.signal(Signal::STOP);
    window.click_square("e4", MIDDLE);
    let field = window
        .twin
        .harness
        .get_by_role_and_label(Role::TextInput, "FEN");
    window.click_at(field.rect().center(), MIDDLE);
    window.click_square("h8", LEFT);
    empties_and_fills_the_board(&window);
    assert_eq!(window.copied(), KINGS);
}

#[test]
fn text_selected_elsewhere_is_pasted_with_the_middle_button() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, KINGS);
    let _owner = desktop.selected_by_another(" bm Kd2;");
    let field = window
        .twin
        .harness
        .get_by_role_and_label(Role::TextInput, "FEN");
    let end = field.rect().right_center() - egui::vec2(6.0, 0.0);
    window.click_at(end, MIDDLE);
    window.wait_for_title("*Untitled – Tabiya");
}

#[test]
fn a_killed_clipboard_owner_leaves_nothing_to_paste() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::on(&desktop, KINGS);
    let owner = desktop.copied_by_another(FEN);
    owner.signal(Signal::KILL);
    eventually("an empty clipboard", || {
        desktop.clipboard().is_none().then_some(())
    });
    let said = said_when_pasting(&mut window, PasteError::NoText);
    assert!(said.contains("There is no text to paste"), "{said}");
    empties_and_fills_the_board(&window);
    assert_eq!(window.copied(), KINGS);
}

#[test]
fn text_typed_right_after_a_paste_follows_it() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, KINGS);
    desktop.set_clipboard("8/8/8/8/8/8/8/");
    window.select_field();
    // The keys follow each other faster than a hand can press them.
    desktop.xdotool(["key", "--delay", "0", "ctrl+v", "8", "space", "w", "Return"]);
    window.wait_for_title("*Untitled – Tabiya");
    assert_eq!(window.copied(), "8/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn many_lines_are_copied_and_pasted_exactly() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("many.fen");
    let mut lines = String::new();
    for number in 0..300_000 {
        writeln!(lines, "8/8/8/3k4/8/8/4K3/8 w - - 0 {}", number + 1).unwrap();
    }
    fs::write(&path, &lines).unwrap();
    let window = Running::on_file(&desktop, &path);
    window.click_at(window.twin.row(2), LEFT);
    let copied = eventually("all lines", || {
        window.key("ctrl+a");
        let all = || desktop.copied_within(PATIENCE / 2, || window.key("ctrl+c"));
        seen_within(Duration::from_secs(5), || {
            Some(all()).filter(|copied| copied.len() == lines.len())
        })
    });
    assert!(copied == lines);
    // The text is pasted into the list below the existing lines, and copied from there.
    window.key("ctrl+v");
    window.wait_for_title("*many.fen – Tabiya");
    window.key("ctrl+s");
    window.wait_for_title("many.fen – Tabiya");
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.len(), 2 * lines.len());
}

#[test]
fn sixty_megabytes_in_the_fen_field_freeze_nothing() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let mut window = Running::on(&desktop, KINGS);
    let text = "All of this is prose, and there is no position in it.\n".repeat(60 << 20 >> 6);
    let _owner = desktop.copied_by_another(&text);
    let empty = window.twin.harness.get_by_label("Clear board").rect();
    // The first paste shows that the window responds; the second is interrupted by its end.
    window.select_field();
    window.key("ctrl+v");
    let began = Instant::now();
    window.click_at(empty.center(), LEFT);
    window.wait_for_title("*Untitled – Tabiya");
    // An earlier version took more than a minute.
    assert!(began.elapsed() < Duration::from_secs(20));
    window.key("ctrl+z");
    window.wait_for_title("Untitled – Tabiya");
    window.select_field();
    window.key("ctrl+v");
    std::thread::sleep(Duration::from_millis(300));
    window.signal(Signal::TERM);
    assert!(window.ends_within(Duration::from_secs(5)).is_some());
    assert_eq!(window.errors(), "");
}
