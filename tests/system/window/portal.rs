//! The system's file dialogs, missing or hanging.

use super::program::START;
use super::running::{LEFT, Running, Twin};
use crate::patience::{eventually, seen_within};
use crate::x_server::Desktop;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::io::Read as _;
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tabiya::model::action::Action;
use tabiya_desktop::tasks::TaskEvent;

const SECOND: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

/// A session bus that takes every call and never answers.
struct HangingBus {
    path: PathBuf,
    calls: Arc<AtomicUsize>,
}

impl HangingBus {
    fn on(desktop: &Desktop) -> Self {
        Self::that_hangs_up_after(desktop, Duration::MAX)
    }

    /// Starts a bus that ends each connection some time after it was made.
    fn that_hangs_up_after(desktop: &Desktop, time: Duration) -> Self {
        let path = desktop.folder().join("bus");
        let listener = UnixListener::bind(&path).unwrap();
        let calls = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&calls);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                counted.fetch_add(1, Ordering::Relaxed);
                thread::spawn(move || {
                    let end = Instant::now().checked_add(time);
                    let read = end.is_some().then_some(time);
                    stream.set_read_timeout(read).unwrap();
                    while end.is_none_or(|end| Instant::now() < end)
                        && matches!(stream.read(&mut [0; 256]), Ok(1..))
                    {}
                });
            }
        });
        Self { path, calls }
    }

    fn address(&self) -> String {
        format!("unix:path={}", self.path.display())
    }

    fn calls(&self) -> usize {
        self.calls.load(Ordering::Relaxed)
    }
}

fn start<'a>(desktop: &'a Desktop, bus: &HangingBus) -> Running<'a> {
    let mut tabiya = desktop.tabiya();
    tabiya.env("DBUS_SESSION_BUS_ADDRESS", bus.address());
    Running::start_as(desktop, tabiya, &[START], Twin::on(START), Stdio::null())
}

/// Repeats an action until our own dialog is open. The twin shows it at the same place.
fn until_own_dialog(window: &mut Running<'_>, act: impl Fn(&Running<'_>)) {
    let is_there = window.heading_of(Key::O, "Open a file");
    eventually("our own dialog", || {
        act(window);
        seen_within(Duration::from_secs(1), || is_there(window))
    });
    // A user needs a moment to continue, and the field has the keyboard focus only in the second frame.
    thread::sleep(Duration::from_millis(300));
}

/// Waits until the window reports that there may be no dialog. The twin shows that at the same place.
fn wait_for_the_offer(window: &mut Running<'_>) {
    let twin = &mut window.twin;
    twin.dialogs.borrow_mut().hang = true;
    twin.key_with(Modifiers::COMMAND, Key::O);
    let id = twin.state().shared.tasks.iter().next().unwrap().id;
    let silent = TaskEvent::Progress { done: 0, of: 0 };
    let app = twin.harness.state_mut();
    app.apply(Action::Task(id, silent));
    twin.run();
    let offer = twin
        .harness
        .get_by_label_contains("No file dialog in sight?");
    let offer = offer.rect();
    let yellow = |window: &Running<'_>| {
        let pixels = window.look_at(offer);
        let is_yellow = |pixel: &&[u8]| pixel[2].saturating_add(60) < pixel[0].min(pixel[1]);
        pixels.chunks_exact(3).filter(is_yellow).count()
    };
    eventually("the offer of our own dialog", || {
        (yellow(window) > 100).then_some(())
    });
}

/// A file and the title of the window that shows it.
fn second_file(desktop: &Desktop) -> (String, &'static str) {
    let path = desktop.folder().join("second.fen");
    fs::write(&path, format!("{SECOND}\n")).unwrap();
    let name = path.to_str().unwrap().to_owned();
    (name, "second.fen – Tabiya")
}

#[test]
fn with_a_hanging_file_portal_our_own_dialog_opens_the_file() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let bus = HangingBus::on(&desktop);
    let (name, title) = second_file(&desktop);
    let mut window = start(&desktop, &bus);
    let before = bus.calls();
    window.key("ctrl+o");
    eventually("a call of the portal", || {
        (before < bus.calls()).then_some(())
    });
    // The window works as before.
    window.key("ctrl+e");
    window.wait_for_title("*Untitled – Tabiya");
    window.key("ctrl+z");
    window.wait_for_title("Untitled – Tabiya");
    assert_eq!(window.copied(), START);
    // A repeated request, after a while of silence, gets our own dialog.
    wait_for_the_offer(&mut window);
    until_own_dialog(&mut window, |window| window.key("ctrl+o"));
    window.type_text(&name);
    window.key("Return");
    window.wait_for_title(title);
    assert_eq!(window.copied(), SECOND);
    // From now on our dialog appears at once, and no thread hangs on the portal any more.
    let third = desktop.folder().join("third.fen");
    fs::write(&third, format!("{START}\n")).unwrap();
    let calls = bus.calls();
    window.twin.dialogs.borrow_mut().hang = false;
    until_own_dialog(&mut window, |window| window.key("ctrl+o"));
    window.type_text(third.to_str().unwrap());
    window.key("Return");
    window.wait_for_title("third.fen – Tabiya");
    assert_eq!(bus.calls(), calls);
    assert_eq!(window.errors(), "");
}

#[test]
fn our_own_dialog_is_offered_by_a_button_from_the_beginning() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let bus = HangingBus::on(&desktop);
    let (name, title) = second_file(&desktop);
    let mut window = start(&desktop, &bus);
    window.twin.dialogs.borrow_mut().hang = true;
    window.twin.key_with(Modifiers::COMMAND, Key::O);
    let button = window.rect_of("Use the built-in dialog");
    window.key("ctrl+o");
    window.twin.click("Use the built-in dialog");
    window.twin.key(Key::Escape);
    window.twin.dialogs.borrow_mut().hang = false;
    until_own_dialog(&mut window, |window| window.click_at(button.center(), LEFT));
    window.type_text(&name);
    window.key("Return");
    window.wait_for_title(title);
}

#[test]
fn the_program_can_be_closed_during_a_hanging_dialog_without_loss() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let bus = HangingBus::on(&desktop);
    let mut window = start(&desktop, &bus);
    window.key("ctrl+e");
    window.wait_for_title("*Untitled – Tabiya");
    let calls = bus.calls();
    window.key("ctrl+s");
    eventually("a call of the portal", || {
        (calls < bus.calls()).then_some(())
    });
    // The dialog may still be answered, so closing waits until it has been silent for long. Then the user is asked
    // about saving, as usual.
    window.twin.key_with(Modifiers::COMMAND, Key::E);
    window.twin.key_with(Modifiers::COMMAND, Key::Q);
    let leave = window.rect_of("Don't save").center();
    let ended = window.click_until(leave, |window| {
        window.key("ctrl+q");
        window.ends_within(Duration::from_millis(500))
    });
    assert!(ended.success());
}

#[test]
fn without_a_portal_our_own_dialog_appears_at_once() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let (name, title) = second_file(&desktop);
    let mut tabiya = desktop.tabiya();
    tabiya.env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    // zenity is not available either.
    tabiya.env("PATH", "/nonexistent");
    let twin = Twin::on(START);
    let mut window = Running::start_as(&desktop, tabiya, &[START], twin, Stdio::null());
    until_own_dialog(&mut window, |window| window.key("ctrl+o"));
    window.type_text(&name);
    window.key("Return");
    window.wait_for_title(title);
    assert_eq!(window.copied(), SECOND);
}

#[test]
fn our_own_dialog_appears_even_if_the_search_for_a_portal_takes_seconds() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let (name, title) = second_file(&desktop);
    let slow = HangingBus::that_hangs_up_after(&desktop, Duration::from_millis(1500));
    let mut tabiya = desktop.tabiya();
    tabiya.env("DBUS_SESSION_BUS_ADDRESS", slow.address());
    // zenity is not available either.
    tabiya.env("PATH", "/nonexistent");
    let twin = Twin::on(START);
    let mut window = Running::start_as(&desktop, tabiya, &[START], twin, Stdio::null());
    let is_there = window.heading_of(Key::O, "Open a file");
    // The key is pressed once, because a user does not know that a second attempt would work.
    window.key("ctrl+o");
    eventually("our own dialog", || is_there(&window));
    // The field has the keyboard focus only in the second frame.
    thread::sleep(Duration::from_millis(300));
    window.type_text(&name);
    window.key("Return");
    window.wait_for_title(title);
}
