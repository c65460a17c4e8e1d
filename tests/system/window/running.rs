//! The program in its window, and methods that act as the user's hands.

use super::program::Program;
use crate::patience::{PATIENCE, Process, eventually, run, seen_within};
use crate::x_server::Desktop;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Rect};
use egui_kittest::kittest::Queryable as _;
use rustix::process::Signal;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;
use tabiya::model::state::State;

/// The same program in this process, in a window of the same size, which knows the places of controls.
pub(super) type Twin = Program;

pub(super) const LEFT: u8 = 1;
pub(super) const MIDDLE: u8 = 2;
pub(super) const RIGHT: u8 = 3;

/// The size of both windows.
pub(super) const SIZE: (u32, u32) = (1280, 800);
/// The time between press, move and release, in seconds. Hands are not faster.
const TEMPO: &str = "0.06";

pub(super) struct Running<'a> {
    pub(super) desktop: &'a Desktop,
    pub(super) twin: Twin,
    process: Process,
    errors: PathBuf,
    id: String,
    left_top: (u32, u32),
}

impl<'a> Running<'a> {
    /// Starts the program with these arguments and waits until it can be used.
    pub(super) fn start<S: AsRef<OsStr>>(desktop: &'a Desktop, args: &[S], twin: Twin) -> Self {
        Self::start_reading(desktop, args, twin, Stdio::null())
    }

    pub(super) fn on(desktop: &'a Desktop, fen: &str) -> Self {
        Self::start(desktop, &[fen], Twin::on(fen))
    }

    pub(super) fn on_file(desktop: &'a Desktop, path: &std::path::Path) -> Self {
        Self::start(desktop, &[path], Twin::on_file(path))
    }

    pub(super) fn start_reading<S: AsRef<OsStr>>(
        desktop: &'a Desktop,
        args: &[S],
        twin: Twin,
        input: Stdio,
    ) -> Self {
        Self::start_as(desktop, desktop.tabiya(), args, twin, input)
    }

    /// Starts the program with this command, which may have its own environment.
    pub(super) fn start_as<S: AsRef<OsStr>>(
        desktop: &'a Desktop,
        command: Command,
        args: &[S],
        twin: Twin,
        input: Stdio,
    ) -> Self {
        let mut running = Self::begin(desktop, command, args, twin, input);
        running.wait_for_window();
        // Keys arrive, and the first frames have been drawn.
        running.copied();
        running
    }

    fn begin<S: AsRef<OsStr>>(
        desktop: &'a Desktop,
        mut command: Command,
        args: &[S],
        twin: Twin,
        input: Stdio,
    ) -> Self {
        let errors = desktop.folder().join("errors.txt");
        command
            .args(["--size", &format!("{}x{}", SIZE.0, SIZE.1)])
            .args(args)
            .stdin(input)
            .stderr(File::create(&errors).unwrap());
        Self {
            desktop,
            twin,
            process: Process::start(&mut command),
            errors,
            id: String::new(),
            left_top: (0, 0),
        }
    }

    /// Starts the program with a file about which it asks a question before anything else.
    pub(super) fn start_asking(desktop: &'a Desktop, path: &std::path::Path) -> Self {
        let twin = Twin::on_file(path);
        let mut running = Self::begin(desktop, desktop.tabiya(), &[path], twin, Stdio::null());
        running.wait_for_window();
        running
    }

    fn wait_for_window(&mut self) {
        self.id = eventually("a window", || {
            let ended = self.process.status();
            assert!(ended.is_none(), "{ended:?}: {}", self.errors());
            let mut search = self.desktop.command("xdotool");
            search.args(["search", "--onlyvisible", "--name", "Tabiya$"]);
            let found = run(&mut search).out;
            let found = String::from_utf8(found).unwrap();
            found.lines().next().map(str::to_owned)
        });
        let title = self.twin_title();
        self.wait_for_title(&title);
        self.desktop
            .xdotool(["windowactivate", "--sync", self.id.as_str()]);
        assert_eq!(self.size(), SIZE, "the window manager gave another size");
        self.left_top = (
            self.told_by_xwininfo("Absolute upper-left X"),
            self.told_by_xwininfo("Absolute upper-left Y"),
        );
    }

    fn twin_title(&self) -> String {
        let document = self.twin.state().shared.document();
        let mark = if document.is_modified() { "*" } else { "" };
        format!("{mark}{} – Tabiya", State::name_of(document))
    }

    fn size(&self) -> (u32, u32) {
        (
            self.told_by_xwininfo("Width"),
            self.told_by_xwininfo("Height"),
        )
    }

    /// Waits until the window has its initial size again.
    pub(super) fn wait_for_size(&self) {
        eventually("the size of before", || (self.size() == SIZE).then_some(()));
    }

    /// The window, as X names it.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// Whether the window is off the screen for good; its process may still exist.
    pub(super) fn is_gone(&self) -> bool {
        let mut command = self.desktop.command("xwininfo");
        command.args(["-id", &self.id]);
        !run(&mut command).status.success()
    }

    fn told_by_xwininfo(&self, what: &str) -> u32 {
        let mut command = self.desktop.command("xwininfo");
        command.args(["-id", &self.id]);
        let told = String::from_utf8(run(&mut command).out).unwrap();
        let mut lines = told.lines().filter_map(|line| line.trim().split_once(':'));
        let value = lines.find(|(name, _)| *name == what).unwrap().1;
        value.trim().parse().unwrap()
    }

    /// The standard error of the program.
    pub(super) fn errors(&self) -> String {
        fs::read_to_string(&self.errors).unwrap()
    }

    pub(super) fn wait_for_title(&self, title: &str) {
        self.wait_for_title_after(title, &[]);
    }

    /// The same; a failure names the action.
    pub(super) fn wait_for_title_after(&self, title: &str, done: &[String]) {
        let mut last = String::new();
        let is_it = seen_within(PATIENCE, || {
            let now = self.desktop.xdotool(["getwindowname", &self.id]);
            last.clone_from(&now);
            (now.trim_end() == title).then_some(())
        });
        assert!(
            is_it.is_some(),
            "the title is {last:?}, not {title:?} {done:#?}"
        );
    }

    /// Presses Ctrl+C, and returns the text that another program then finds on the clipboard. As events come in order,
    /// everything done before has been understood when this returns.
    pub(super) fn copied(&self) -> String {
        self.desktop.copied_by(|| self.key("ctrl+c"))
    }

    /// Leaves the window for another program.
    pub(super) fn leave(&self) {
        self.desktop.xdotool(["windowminimize", "--sync", &self.id]);
    }

    /// Returns from the other program.
    pub(super) fn return_to(&self) {
        self.desktop.xdotool(["windowactivate", "--sync", &self.id]);
    }

    pub(super) fn key(&self, keys: &str) {
        self.desktop.xdotool(["key", keys]);
    }

    pub(super) fn type_text(&self, text: &str) {
        self.desktop.xdotool(["type", "--delay", "20", text]);
    }

    /// Presses Ctrl+L, and waits until the field shows that it has the keyboard focus.
    pub(super) fn select_field(&self) {
        let field = &self.twin.harness;
        let rect = field.get_by_role_and_label(Role::TextInput, "FEN").rect();
        let before = self.look_at(rect);
        self.key("ctrl+l");
        eventually("the FEN field with the keyboard", || {
            (self.look_at(rect) != before).then_some(())
        });
    }

    pub(super) fn click_at(&self, pos: Pos2, button: u8) {
        self.desktop.xdotool(self.hands(&[pos], button));
    }

    pub(super) fn click_square(&self, square: &str, button: u8) {
        self.click_at(self.twin.square(square), button);
    }

    /// Takes a spare piece as brush.
    pub(super) fn brush(&self, piece: &str) {
        self.click_at(self.twin.spare(piece), LEFT);
        // A brush is visible only inside the window; a copy shows that it was taken.
        self.copied();
    }

    /// Presses on one square, moves to another and releases there.
    pub(super) fn drag(&self, from: &str, to: &str, button: u8) {
        self.sweep(self.twin.square(from), self.twin.square(to), button);
    }

    /// Presses at one place, moves to another and releases there.
    pub(super) fn sweep(&self, from: Pos2, to: Pos2, button: u8) {
        let way = [from, from.lerp(to, 0.3), from.lerp(to, 0.7), to];
        self.desktop.xdotool(self.hands(&way, button));
    }

    /// Moves the pointer over a square and presses nothing.
    pub(super) fn move_over(&self, square: &str) {
        let pos = self.twin.square(square);
        let (x, y) = (pos.x.round().to_string(), pos.y.round().to_string());
        let place = ["mousemove", "--window", &self.id, &x, &y, "sleep", TEMPO];
        self.desktop.xdotool(place);
    }

    /// The command for xdotool: press at the first place and release at the last.
    fn hands(&self, way: &[Pos2], button: u8) -> Vec<String> {
        let button = button.to_string();
        let mut args: Vec<String> = Vec::new();
        for (step, pos) in way.iter().enumerate() {
            let (x, y) = (pos.x.round().to_string(), pos.y.round().to_string());
            args.extend(["mousemove", "--window", &self.id, &x, &y].map(str::to_owned));
            args.extend(["sleep", TEMPO].map(str::to_owned));
            if step == 0 {
                args.extend(["mousedown", &button, "sleep", TEMPO].map(str::to_owned));
            }
        }
        args.extend(["mouseup", &button].map(str::to_owned));
        args
    }

    /// Clicks until the click has an effect, because a click within a single frame of a busy machine is lost.
    pub(super) fn click_until<T>(
        &mut self,
        pos: Pos2,
        mut look: impl FnMut(&mut Self) -> Option<T>,
    ) -> T {
        eventually("the effect of a click", || {
            // The window may be gone, because some clicks close it.
            let mut click = self.desktop.command("xdotool");
            run(click.args(self.hands(&[pos], LEFT)));
            seen_within(PATIENCE / 10, || look(self))
        })
    }

    /// The place of the element with this accessible name.
    pub(super) fn rect_of(&self, name: &str) -> Rect {
        let shown = self.twin.harness.query_all_by_label(name).last();
        shown.unwrap_or_else(|| panic!("{name}")).rect()
    }

    /// Returns a check for the dialog that this key opens: its heading is visible where the twin shows it.
    pub(super) fn heading_of(
        &mut self,
        key: Key,
        heading: &str,
    ) -> impl Fn(&Running<'_>) -> Option<()> + use<> {
        self.twin.key_with(Modifiers::COMMAND, key);
        let place = self.rect_of(heading);
        self.twin.key(Key::Escape);
        let before = self.look_at(place);
        move |window: &Running<'_>| (window.look_at(place) != before).then_some(())
    }

    /// The pixels in this rectangle.
    pub(super) fn look_at(&self, rect: Rect) -> Vec<u8> {
        let pixel = |place: f32, offset: u32| {
            let digits = format!("{:.0}", place.max(0.0));
            digits.parse::<u32>().unwrap() + offset
        };
        let (x, y) = (
            pixel(rect.min.x, self.left_top.0),
            pixel(rect.min.y, self.left_top.1),
        );
        let (width, height) = (pixel(rect.width(), 0), pixel(rect.height(), 0));
        let screen = self.desktop.picture();
        image::imageops::crop_imm(&screen, x, y, width, height)
            .to_image()
            .into_raw()
    }

    /// The number of threads of the program.
    pub(super) fn threads(&self) -> usize {
        let tasks = format!("/proc/{}/task", self.process.id());
        fs::read_dir(tasks).unwrap().count()
    }

    pub(super) fn is_alive(&mut self) -> bool {
        self.process.status().is_none()
    }

    pub(super) fn signal(&self, signal: Signal) {
        self.process.signal(signal);
    }

    pub(super) fn status(&mut self) -> Option<ExitStatus> {
        self.process.status()
    }

    pub(super) fn ends_within(&mut self, time: Duration) -> Option<ExitStatus> {
        seen_within(time, || self.process.status())
    }
}

impl Drop for Running<'_> {
    /// A failed test leaves a picture of the screen and the output of the program.
    #[expect(clippy::print_stderr, reason = "it helps to find the fault")]
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let test = std::thread::current().name().unwrap_or("test").to_owned();
        let name = format!("{}.png", test.replace("::", "-"));
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let saved = self.desktop.picture().save(&path);
        eprintln!("the screen: {} ({saved:?})", path.display());
        let said = fs::read_to_string(&self.errors);
        eprintln!("the program said: {said:?}");
    }
}
