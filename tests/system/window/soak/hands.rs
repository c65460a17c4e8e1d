//! The user's hands: `xdotool` gets a few gestures at once.

use super::super::crash_recovery;
use super::super::program::START;
use super::super::running::{Running, SIZE, Twin};
use super::model::Document;
use crate::patience::{PATIENCE, eventually};
use crate::x_server::Desktop;
use egui::{Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The time between press, move and release, in seconds.
const TEMPO: &str = "0.03";

/// The places of elements in the window.
#[derive(Clone, Debug)]
struct Layout {
    /// The middle of a8 with White below.
    corner: Pos2,
    side: f32,
    spares: BTreeMap<char, Pos2>,
    /// A place that is dimmed while a question is open.
    button: Rect,
}

impl Layout {
    fn of(twin: &Twin) -> Self {
        let (corner, last) = (twin.square("a8"), twin.square("h1"));
        let names = [
            ('k', "king"),
            ('q', "queen"),
            ('r', "rook"),
            ('b', "bishop"),
            ('n', "knight"),
            ('p', "pawn"),
        ];
        let mut spares = BTreeMap::new();
        for (letter, name) in names {
            spares.insert(letter, twin.spare(&format!("black {name}")));
            let white = twin.spare(&format!("white {name}"));
            spares.insert(letter.to_ascii_uppercase(), white);
        }
        Self {
            corner,
            side: (last.x - corner.x) / 7.0,
            spares,
            button: twin.harness.get_by_label("Start position").rect(),
        }
    }

    fn square(&self, square: usize, is_flipped: bool) -> Pos2 {
        let place = if is_flipped { 63 - square } else { square };
        let step = |count: usize| f32::from(u8::try_from(count).unwrap()) * self.side;
        self.corner + vec2(step(place % 8), step(place / 8))
    }
}

pub(super) struct Hands<'a> {
    window: Running<'a>,
    folder: PathBuf,
    with_list: Layout,
    without_list: Layout,
    has_list: bool,
    is_flipped: bool,
    /// The next action.
    args: Vec<String>,
}

impl<'a> Hands<'a> {
    /// The program on a file with these lines.
    pub(super) fn begin(desktop: &'a Desktop, lines: Vec<String>) -> (Self, Document) {
        let folder = desktop.folder().to_owned();
        let path = write(&folder, 0, &lines);
        let twin = Twin::on_file(&path);
        let with_list = Layout::of(&twin);
        let hands = Self {
            with_list,
            without_list: Layout::of(&Twin::on(START)),
            window: Running::start(desktop, &[&path], twin),
            folder,
            has_list: true,
            is_flipped: false,
            args: Vec::new(),
        };
        (hands, Document::new(Some(path), lines))
    }

    pub(super) fn process(&self) -> u32 {
        self.window.process_id()
    }

    pub(super) fn errors(&self) -> String {
        self.window.errors()
    }

    fn layout(&self) -> &Layout {
        if self.has_list {
            &self.with_list
        } else {
            &self.without_list
        }
    }

    pub(super) fn list_is_shown(&mut self, has_list: bool) {
        self.has_list = has_list;
    }

    pub(super) fn flip(&mut self) {
        self.is_flipped = !self.is_flipped;
    }

    fn push(&mut self, args: &[&str]) {
        self.args.extend(args.iter().map(|arg| (*arg).to_owned()));
    }

    /// Performs the requested actions.
    pub(super) fn perform(&mut self) {
        let args = std::mem::take(&mut self.args);
        if !args.is_empty() {
            self.window.desktop.xdotool(args);
        }
    }

    fn move_to(&mut self, pos: Pos2) {
        let (x, y) = (pos.x.round().to_string(), pos.y.round().to_string());
        let id = self.window.id().to_owned();
        self.push(&["mousemove", "--window", &id, &x, &y, "sleep", TEMPO]);
    }

    fn sweep(&mut self, way: &[Pos2], is_right: bool) {
        let button = if is_right { "3" } else { "1" };
        for (step, pos) in way.iter().enumerate() {
            self.move_to(*pos);
            if step == 0 {
                self.push(&["mousedown", button, "sleep", TEMPO]);
            }
        }
        self.push(&["mouseup", button, "sleep", TEMPO]);
    }

    fn at(&self, square: usize) -> Pos2 {
        self.layout().square(square, self.is_flipped)
    }

    pub(super) fn click(&mut self, square: usize, is_right: bool) {
        self.sweep(&[self.at(square)], is_right);
    }

    pub(super) fn drag(&mut self, from: usize, to: usize, is_right: bool) {
        let (from, to) = (self.at(from), self.at(to));
        self.sweep(&[from, from.lerp(to, 0.4), to], is_right);
    }

    /// Drags a piece off the board to the left, and drops it.
    pub(super) fn drag_off(&mut self, from: usize) {
        let from = self.at(from);
        let layout = self.layout();
        let off = Pos2::new(layout.corner.x - layout.side * 0.75, from.y);
        self.sweep(&[from, from.lerp(off, 0.4), off], false);
    }

    pub(super) fn spare(&mut self, piece: char) {
        let pos = self.layout().spares[&piece];
        self.sweep(&[pos], false);
    }

    pub(super) fn wheel(&mut self, square: usize, is_down: bool) {
        self.move_to(self.at(square));
        let button = if is_down { "5" } else { "4" };
        self.push(&["click", button, "sleep", TEMPO]);
    }

    pub(super) fn key(&mut self, key: &str) {
        self.push(&["key", key]);
    }

    fn type_text(&mut self, text: &str) {
        self.push(&["type", "--args", "1", "--delay", "4", text]);
    }

    pub(super) fn type_fen(&mut self, fen: &str) {
        self.key("ctrl+l");
        self.type_text(fen);
        self.key("Return");
    }

    /// The text that another program gets after all actions.
    pub(super) fn copied(&mut self) -> String {
        self.perform();
        self.window.copied()
    }

    pub(super) fn wait_for_title(&mut self, title: &str, done: &[String]) {
        self.perform();
        self.window.wait_for_title_after(title, done);
    }

    pub(super) fn resize(&mut self) {
        let (width, height) = SIZE;
        for (width, height) in [(width - 300, height - 100), (width, height)] {
            let id = self.window.id().to_owned();
            let (width, height) = (width.to_string(), height.to_string());
            self.push(&["windowsize", "--sync", &id, &width, &height]);
        }
        self.perform();
        self.window.wait_for_size();
    }

    pub(super) fn minimise(&mut self) {
        self.window.leave();
        self.window.return_to();
    }

    /// Searches, shows all rows again, and closes the panel.
    pub(super) fn search(&mut self) {
        let (button, before) = self.look_at_button();
        self.key("ctrl+f");
        self.perform();
        // The panel is at the place of the button.
        self.wait_for_button("the panel", button, |now| now != before);
        self.type_text("KQ");
        self.push(&["sleep", "0.5"]);
        self.key("ctrl+shift+f");
        self.key("Escape");
        self.perform();
        self.wait_for_button("the window without the panel", button, |now| now == before);
    }

    fn look_at_button(&self) -> (Rect, Vec<u8>) {
        let button = self.layout().button;
        (button, self.window.look_at(button))
    }

    fn wait_for_button(&self, what: &str, button: Rect, is_it: impl Fn(Vec<u8>) -> bool) {
        eventually(what, || is_it(self.window.look_at(button)).then_some(()));
    }

    pub(super) fn save(&mut self) {
        self.key("ctrl+s");
        self.perform();
    }

    /// Saves under a new name in the program's own dialog, as the system has none here.
    pub(super) fn save_as(&mut self, number: usize) -> PathBuf {
        let path = self.folder.join(format!("file{number}.fen"));
        self.by_dialog("ctrl+s", &path);
        path
    }

    /// Opens a new file with these lines in the program's own dialog.
    pub(super) fn open(&mut self, number: usize, lines: Vec<String>) -> Document {
        let path = write(&self.folder, number, &lines);
        self.by_dialog("ctrl+o", &path);
        Document::new(Some(path), lines)
    }

    fn by_dialog(&mut self, key: &str, path: &Path) {
        let (button, before) = self.look_at_button();
        self.key(key);
        self.perform();
        // While the dialog is open, everything else is dimmed.
        self.wait_for_button("the program's own dialog", button, |now| now != before);
        self.key("ctrl+a");
        self.type_text(path.to_str().unwrap());
        self.key("Return");
        self.perform();
    }

    /// Goes to the last line, as soon as that is known.
    pub(super) fn go_to_end(&mut self, last: &str) {
        eventually("the last line", || {
            self.key("alt+End");
            (self.copied() == last).then_some(())
        });
    }

    /// Closes the window, in which nothing is left to be saved.
    pub(super) fn end(mut self) {
        self.window.key("alt+F4");
        let status = self.window.ends_within(PATIENCE).unwrap();
        assert_eq!(status.code(), Some(0));
        assert_eq!(self.window.errors(), "");
        assert!(crash_recovery::found(self.window.desktop).is_empty());
    }
}

fn write(folder: &Path, number: usize, lines: &[String]) -> PathBuf {
    let path = folder.join(format!("file{number}.fen"));
    fs::write(&path, lines.join("\n") + "\n").unwrap();
    path
}
