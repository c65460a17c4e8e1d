//! The clipboard of a Wayland compositor. The environment selects the compositor, so this program is restarted to play
//! a part.

use crate::client::picture;
use crate::patience::{PATIENCE, Process, eventually, run, run_within};
use rustix::process::Signal;
use std::env;
use std::fs;
use std::io::{Read as _, Write as _};
use std::ops::ControlFlow;
use std::os::unix::fs::chown;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use tabiya_desktop::system::{
    ClipboardKind, ClipboardOffer, DesktopError, DesktopSession, offer_on_clipboard, put_text,
    read_text,
};
use tempfile::TempDir;

/// The expected result of the copying program.
const EXPECTS: &str = "TABIYA_TEST_EXPECTS";
const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 b - - 3 17";
const SIZE: u32 = 3_000_000;
/// The user without privileges, who runs the compositor because it refuses to run as root.
const NOBODY: u32 = 65534;

fn offer() -> ClipboardOffer {
    ClipboardOffer::new()
        .with("image/png", picture(SIZE))
        .with("image/svg+xml", *b"<svg/>")
        .with_text(FEN)
}

#[test]
#[ignore = "no test but a program that another test starts"]
fn copies_and_stays() {
    let Ok(expected) = env::var(EXPECTS) else {
        return;
    };
    assert_eq!(*DesktopSession::of_the_window(), DesktopSession::Wayland);
    let offered = offer_on_clipboard(offer()).unwrap();
    let said = match offered.wait(Duration::from_secs(3)) {
        Ok(()) => "copied",
        Err(DesktopError::Unsupported) => "unsupported",
        Err(DesktopError::NoAnswer) => "no answer",
        Err(DesktopError::Failed(_)) => "failed",
    };
    assert_eq!(said, expected);
    if said == "copied" {
        assert!(offered.wait_until_over(PATIENCE));
    }
}

#[test]
#[ignore = "no test but a program that another test starts"]
fn copies_and_pastes() {
    let Ok(expected) = env::var(EXPECTS) else {
        return;
    };
    let read = |selection| read_text(selection, &mut |_| ControlFlow::Continue(()));
    if expected == "both" {
        for (selection, text) in [
            (ClipboardKind::Clipboard, "copied ♔"),
            (ClipboardKind::Primary, "selected ♚"),
        ] {
            put_text(selection, text).unwrap();
        }
        // We can read our own content, and so can others as long as our program runs.
        assert_eq!(read(ClipboardKind::Clipboard).unwrap(), "copied ♔");
        assert_eq!(read(ClipboardKind::Primary).unwrap(), "selected ♚");
        thread::sleep(PATIENCE);
    }
    let said = match read(ClipboardKind::Clipboard) {
        Ok(text) => text,
        Err(error) => format!("{error:?}"),
    };
    assert_eq!(said, expected);
}

/// This program playing a part, on the compositor of this folder.
fn copying(folder: &Path, expected: &str) -> Command {
    acting(folder, "copies_and_stays", expected)
}

fn acting(folder: &Path, name: &str, expected: &str) -> Command {
    let mut program = Command::new(env::current_exe().unwrap());
    let acts = &format!("desktop::wayland::{name}");
    program.args(["--exact", "--ignored", "--nocapture", acts]);
    program.env(EXPECTS, expected);
    on_compositor(&mut program, folder);
    program
}

fn on_compositor(program: &mut Command, folder: &Path) {
    program.env("XDG_RUNTIME_DIR", folder);
    program.env("WAYLAND_DISPLAY", "wayland-1");
    program.env_remove("DISPLAY").env_remove("WAYLAND_SOCKET");
}

struct Compositor {
    _process: Process,
    folder: TempDir,
}

impl Compositor {
    /// Starts a compositor; `None` if this machine lacks it, which skips the test.
    fn start() -> Option<Self> {
        if !has_tools() {
            return None;
        }
        let folder = TempDir::new().unwrap();
        let config = folder.path().join("config");
        fs::write(&config, "xwayland disable\n").unwrap();
        let is_root = rustix::process::geteuid().is_root();
        let mut sway = if is_root {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
            let mut command = Command::new("setpriv");
            let id = NOBODY.to_string();
            command.args(["--reuid", &id, "--regid", &id, "--clear-groups", "sway"]);
            command
        } else {
            Command::new("sway")
        };
        on_compositor(&mut sway, folder.path());
        sway.env_remove("WAYLAND_DISPLAY")
            .env("WLR_BACKENDS", "headless")
            .env("WLR_LIBINPUT_NO_DEVICES", "1")
            .env("WLR_RENDERER", "pixman")
            .arg("--config")
            .arg(&config)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let compositor = Self {
            _process: Process::start(&mut sway),
            folder,
        };
        eventually("the compositor", || {
            // The answer may be that the clipboard is empty.
            let asked = run(compositor.command("wl-paste").arg("--list-types"));
            (!asked.err.contains("Failed to connect")).then_some(())
        });
        Some(compositor)
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        on_compositor(&mut command, self.folder.path());
        command
    }

    /// The content that another program gets for this type.
    fn pasted(&self, mime: &str) -> Option<Vec<u8>> {
        let mut paste = self.command("wl-paste");
        paste.args(["--no-newline", "--type", mime]);
        let finished = run_within(PATIENCE, &mut paste)?;
        finished.status.success().then_some(finished.out)
    }
}

fn has_tools() -> bool {
    let has = |tool: &str| {
        let mut asked = Command::new(tool);
        asked.arg("--version");
        asked.stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().is_ok()
    };
    let missing: Vec<_> = ["sway", "wl-paste"]
        .into_iter()
        .filter(|tool| !has(tool))
        .collect();
    if missing.is_empty() {
        return true;
    }
    let sentence = format!(
        "{} is not there. The tests on Wayland need, on Debian: \
         sudo apt-get install sway wl-clipboard",
        missing.join(", ")
    );
    let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty());
    assert!(!is_ci, "{sentence}");
    // The output of `eprintln!` would be hidden for a passing test.
    let mut out = std::io::stderr().lock();
    writeln!(out, "{sentence}").unwrap();
    false
}

#[test]
fn another_program_gets_every_format_on_wayland() {
    let Some(compositor) = Compositor::start() else {
        return;
    };
    let mut program = copying(compositor.folder.path(), "copied");
    let mut program = Process::start(program.stdout(Stdio::null()));
    eventually("the copy", || {
        (compositor.pasted("text/plain")? == FEN.as_bytes()).then_some(())
    });
    let listed = run(compositor.command("wl-paste").arg("--list-types"));
    let listed = String::from_utf8(listed.out).unwrap();
    let first = ["image/png", "image/svg+xml", "text/plain;charset=utf-8"];
    assert_eq!(listed.lines().take(3).collect::<Vec<_>>(), first);
    assert!(compositor.pasted("image/png").unwrap() == picture(SIZE));
    assert_eq!(compositor.pasted("image/svg+xml").unwrap(), b"<svg/>");
    for text in ["text/plain;charset=utf-8", "UTF8_STRING", "STRING", "TEXT"] {
        assert_eq!(compositor.pasted(text).unwrap(), FEN.as_bytes(), "{text}");
    }
    assert_eq!(compositor.pasted("image/jpeg"), None);
    // When another program copies, our offer ends.
    assert_eq!(program.status(), None);
    let copied = run(compositor.command("wl-copy").arg("theirs"));
    assert!(copied.status.success(), "{}", copied.err);
    let status = eventually("the end", || program.status());
    assert!(status.success());
    assert_eq!(compositor.pasted("text/plain").unwrap(), b"theirs");
}

#[test]
fn texts_are_transferred_both_ways_on_wayland_with_a_separate_selection() {
    let Some(compositor) = Compositor::start() else {
        return;
    };
    let folder = compositor.folder.path();
    let pastes = |expected: &str| run(&mut acting(folder, "copies_and_pastes", expected));
    let finished = pastes("NoText");
    assert!(finished.status.success(), "{}", finished.err);
    for text in ["Weiß ♔\r\n", "8/8"] {
        let mut copy = compositor.command("wl-copy");
        let mut copy = Process::start(copy.stdin(Stdio::piped()));
        let mut input = copy.child().stdin.take().unwrap();
        input.write_all(text.as_bytes()).unwrap();
        drop(input);
        eventually("the copy", || {
            (compositor.pasted("text/plain")? == text.as_bytes()).then_some(())
        });
        let finished = pastes(text);
        assert!(finished.status.success(), "{}", finished.err);
    }
    let mut both = acting(folder, "copies_and_pastes", "both");
    let _ours = Process::start(both.stdout(Stdio::null()));
    eventually("our text", || {
        (compositor.pasted("text/plain")? == "copied ♔".as_bytes()).then_some(())
    });
    eventually("the selection", || {
        let mut paste = compositor.command("wl-paste");
        paste.args(["--no-newline", "--primary"]);
        (run(&mut paste).out == "selected ♚".as_bytes()).then_some(())
    });
}

#[test]
fn a_hanging_program_is_given_up_on_wayland() {
    let Some(compositor) = Compositor::start() else {
        return;
    };
    let mut copy = compositor.command("wl-copy");
    copy.args(["--foreground", "theirs"]);
    let owner = Process::start(copy.stdin(Stdio::null()));
    eventually("the copy", || {
        (compositor.pasted("text/plain")? == b"theirs").then_some(())
    });
    owner.signal(Signal::STOP);
    let folder = compositor.folder.path();
    let finished = run(&mut acting(folder, "copies_and_pastes", "NoAnswer"));
    assert!(finished.status.success(), "{}", finished.err);
}

/// A compositor without any abilities: it lists none, or does not even answer.
fn bare_compositor(folder: &Path, answers: bool) {
    let listener = UnixListener::bind(folder.join("wayland-1")).unwrap();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            thread::spawn(move || {
                let mut bytes = [0; 256];
                let mut asked = Vec::new();
                while let Ok(length @ 1..) = stream.read(&mut bytes) {
                    asked.extend_from_slice(&bytes[..length]);
                    while answers && let Some(done) = callback_done(&mut asked) {
                        drop(stream.write_all(&done));
                    }
                }
            });
        }
    });
}

/// Removes a request from the bytes. The answer to `wl_display.sync` is `wl_callback.done`; the others have no answer.
fn callback_done(asked: &mut Vec<u8>) -> Option<Vec<u8>> {
    const DISPLAY: u32 = 1;
    const SYNC: u32 = 0;
    let word = |place: usize, of: &[u8]| {
        let four = of.get(place * 4..place * 4 + 4)?;
        Some(u32::from_ne_bytes(four.try_into().unwrap()))
    };
    let size_and_code = word(1, asked)?;
    let size = usize::try_from(size_and_code >> 16).unwrap();
    if asked.len() < size {
        return None;
    }
    let request: Vec<u8> = asked.drain(..size).collect();
    if (word(0, &request)?, size_and_code & 0xffff) != (DISPLAY, SYNC) {
        return Some(Vec::new());
    }
    let callback = word(2, &request)?;
    let done = [callback, 12 << 16, 0];
    Some(done.iter().flat_map(|word| word.to_ne_bytes()).collect())
}

#[test]
fn a_compositor_without_data_control_is_unsupported() {
    let folder = TempDir::new().unwrap();
    bare_compositor(folder.path(), true);
    let finished = run(&mut copying(folder.path(), "unsupported"));
    assert!(finished.status.success(), "{}", finished.err);
}

#[test]
fn an_unresponsive_compositor_is_not_awaited() {
    let folder = TempDir::new().unwrap();
    bare_compositor(folder.path(), false);
    let finished = run(&mut copying(folder.path(), "no answer"));
    assert!(finished.status.success(), "{}", finished.err);
}
