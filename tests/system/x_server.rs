//! A private X server with a window manager, and the tools that act as the user's hands.

use super::patience::{PATIENCE, Process, eventually, run, run_within, seen_within};
use super::picture::read_screen;
use super::tools::has_tools;
use image::RgbImage;
use rustix::process::Signal;
use std::ffi::OsStr;
use std::fs::DirBuilder;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const OPENBOX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/system/openbox.xml");
/// The tools, and the Debian packages that contain them.
const TOOLS: [(&str, &str); 5] = [
    ("Xvfb", "xvfb"),
    ("openbox", "openbox"),
    ("xdotool", "xdotool"),
    ("xclip", "xclip"),
    ("xwininfo", "x11-utils"),
];
/// The screen, which is larger than the program's window with its frame.
const SCREEN: &str = "1600x1000x24";
/// The folder that replaces the system's folder for a user.
const RUNTIME: &str = "run";
/// The maximum time that a program may take for its text on the clipboard.
const ANSWER: Duration = Duration::from_secs(3);
/// From this number of bytes on it may take much longer.
const LARGE: usize = 1 << 20;
/// The content of the clipboard before a copy.
const NOTHING_COPIED: &str = "nothing has been copied yet";

/// Fields are dropped in this order: the server comes last.
#[derive(Debug)]
pub(super) struct Desktop {
    _manager: Process,
    server: Process,
    display: String,
    folder: TempDir,
}

impl Drop for Desktop {
    fn drop(&mut self) {
        // A frozen server cannot even handle a request to end.
        self.server.signal_if_alive(Signal::CONT);
    }
}

impl Desktop {
    /// Starts a desktop; `None` if this machine lacks the tools, which skips the test.
    pub(super) fn start() -> Option<Self> {
        Self::start_with(SCREEN, &[])
    }

    /// Starts a desktop whose server has no OpenGL.
    pub(super) fn start_without_opengl() -> Option<Self> {
        Self::start_with(SCREEN, &["-extension", "GLX"])
    }

    /// Starts a desktop with a screen of another size.
    pub(super) fn start_with_screen(screen: &str) -> Option<Self> {
        Self::start_with(screen, &[])
    }

    fn start_with(screen: &str, options: &[&str]) -> Option<Self> {
        if !has_tools(&TOOLS) {
            return None;
        }
        let folder = TempDir::new().unwrap();
        DirBuilder::new()
            .mode(0o700)
            .create(folder.path().join(RUNTIME))
            .unwrap();
        // Several servers that look for a free display at once may get in each other's way.
        let tried = (0..5).find_map(|_| start_server(folder.path(), screen, options));
        let (server, display) = tried.unwrap();
        let mut openbox = Command::new("openbox");
        openbox
            .env("DISPLAY", &display)
            .args(["--config-file", OPENBOX])
            // The user's own configuration of openbox is not used.
            .env("XDG_CONFIG_HOME", folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let desktop = Self {
            _manager: Process::start(&mut openbox),
            server,
            display,
            folder,
        };
        eventually("the window manager", || {
            let mut ask = desktop.command("xprop");
            ask.args(["-root", "_NET_SUPPORTING_WM_CHECK"]);
            let said = String::from_utf8(run(&mut ask).out).unwrap();
            said.contains("window id").then_some(())
        });
        Some(desktop)
    }

    /// A command that runs this program on the desktop.
    pub(super) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display);
        for other in ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XMODIFIERS"] {
            command.env_remove(other);
        }
        command
    }

    /// A command that runs Tabiya on the desktop.
    pub(super) fn tabiya(&self) -> Command {
        let mut command = self.command(env!("CARGO_BIN_EXE_tabiya"));
        // The program uses English in tests, whatever the language of the user.
        command.env("LC_ALL", "C");
        // A point is a pixel.
        command.env("WINIT_X11_SCALE_FACTOR", "1");
        // This is not the user's own session; without any, some libraries complain.
        command.env("XDG_RUNTIME_DIR", self.runtime_folder());
        // Choices made here do not change the user's settings.
        command.env("XDG_CONFIG_HOME", self.folder.path());
        command.env("XDG_STATE_HOME", self.folder.path().join("state"));
        command.env("XDG_DATA_HOME", self.folder.path().join("data"));
        // Temporary files that a killed program cannot remove are removed with the desktop.
        command.env("TMPDIR", self.folder.path());
        command
    }

    /// The system's folder for a user during a session.
    pub(super) fn runtime_folder(&self) -> PathBuf {
        self.folder.path().join(RUNTIME)
    }

    pub(super) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The state that Tabiya keeps between two starts.
    pub(super) fn state_folder(&self) -> PathBuf {
        self.folder().join("state/tabiya")
    }

    pub(super) fn picture(&self) -> RgbImage {
        read_screen(&self.folder.path().join("Xvfb_screen0"))
    }

    /// Ends the server as a crash would.
    pub(super) fn crash(&self) {
        self.server.signal(Signal::KILL);
    }

    /// Suspends the server, so that no program gets an answer from it any more.
    pub(super) fn freeze(&self) {
        self.server.signal(Signal::STOP);
    }

    pub(super) fn xdotool<S: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = S>) -> String {
        let mut command = self.command("xdotool");
        let finished = run(command.args(args));
        assert!(finished.status.success(), "{command:?}: {}", finished.err);
        String::from_utf8(finished.out).unwrap()
    }

    /// The content of the clipboard, as another program gets it.
    pub(super) fn clipboard(&self) -> Option<String> {
        self.clipboard_within(ANSWER)
    }

    /// The same with another time limit for the program that has the text.
    pub(super) fn clipboard_within(&self, time: Duration) -> Option<String> {
        let mut xclip = self.command("xclip");
        xclip.args(["-selection", "clipboard", "-out"]);
        let finished = run_within(time, &mut xclip)?;
        let text = String::from_utf8(finished.out).unwrap();
        finished.status.success().then_some(text)
    }

    /// Lets another program copy this text.
    pub(super) fn set_clipboard(&self, text: &str) {
        let mut xclip = self.command("xclip");
        xclip.args(["-selection", "clipboard", "-in"]);
        // The program stays in the background until another one owns the clipboard or the display ends.
        xclip.stdin(Stdio::piped());
        xclip.stdout(Stdio::null()).stderr(Stdio::null());
        let mut owner = Process::start(&mut xclip);
        let mut input = owner.child().stdin.take().unwrap();
        input.write_all(text.as_bytes()).unwrap();
        drop(input);
        eventually("xclip in the background", || owner.status());
        self.wait_for_clipboard(text);
    }

    fn wait_for_clipboard(&self, text: &str) {
        let time = if text.len() < LARGE { ANSWER } else { PATIENCE };
        eventually("the text on the clipboard", || {
            (self.clipboard_within(time)? == text).then_some(())
        });
    }

    /// Lets another program copy this text. The program can be frozen.
    pub(super) fn copied_by_another(&self, text: &str) -> Process {
        let owner = self.owned_by_another("clipboard", text);
        self.wait_for_clipboard(text);
        owner
    }

    /// Lets another program select this text. The program can be frozen.
    pub(super) fn selected_by_another(&self, text: &str) -> Process {
        let owner = self.owned_by_another("primary", text);
        eventually("the text that is selected", || {
            let mut xclip = self.command("xclip");
            xclip.args(["-selection", "primary", "-out"]);
            (run(&mut xclip).out == text.as_bytes()).then_some(())
        });
        owner
    }

    fn owned_by_another(&self, selection: &str, text: &str) -> Process {
        let mut xclip = self.command("xclip");
        xclip.args(["-quiet", "-selection", selection, "-in"]);
        xclip.stdin(Stdio::piped());
        xclip.stdout(Stdio::null()).stderr(Stdio::null());
        let mut owner = Process::start(&mut xclip);
        let mut input = owner.child().stdin.take().unwrap();
        input.write_all(text.as_bytes()).unwrap();
        drop(input);
        owner
    }

    /// The content of the clipboard after `copy`. Events lost on a busy machine are repeated.
    pub(super) fn copied_by(&self, copy: impl Fn()) -> String {
        self.copied_within(ANSWER, copy)
    }

    /// The same with another time limit for the program that has the text.
    pub(super) fn copied_within(&self, time: Duration, copy: impl Fn()) -> String {
        self.set_clipboard(NOTHING_COPIED);
        eventually("a copy", || {
            copy();
            seen_within(PATIENCE / 10, || {
                let text = self.clipboard_within(time)?;
                (text != NOTHING_COPIED).then_some(text)
            })
        })
    }
}

/// The server finds a free display by itself and writes its number.
fn start_server(folder: &Path, screen: &str, options: &[&str]) -> Option<(Process, String)> {
    let mut command = Command::new("Xvfb");
    command
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            screen,
            "-nolisten",
            "tcp",
        ])
        // It does not restart when the last program leaves, which would disconnect the next. Keys
        // do not repeat, however slowly they are released. The screen can be read.
        .args(["-noreset", "-r", "-fbdir"])
        .arg(folder)
        .args(options)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut server = Process::start(&mut command);
    let mut line = String::new();
    let output = server.child().stdout.take().unwrap();
    BufReader::new(output).read_line(&mut line).unwrap();
    let number: u32 = line.trim().parse().ok()?;
    Some((server, format!(":{number}")))
}
