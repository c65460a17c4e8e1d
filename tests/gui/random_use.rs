//! Random use of the whole window, with engines, pictures, files and pastes, for some hundred gestures or for a given
//! time: nothing panics, no frame freezes the window, and its position can always be written and read.
//!
//! To run it by hand for ten minutes: `TABIYA_RANDOM_USE_SECONDS=600 cargo test --test gui random_use -- --nocapture`.
//! `TABIYA_RANDOM_USE_SEED` repeats a run; the seed is printed.

use super::engine::write_engine_that_answers;
use super::frame_time::{assert_no_freeze, work_on};
use super::pictures::board;
use super::program::{Program, START};
use crate::chance::Chance;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase,
};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{
    Action, ClipboardAction, EngineAction, FilesAction, RecoveryAction, SettingsAction,
};
use tabiya_notation::fen::{read_fen, write_fen};
use tempfile::TempDir;

/// The number of gestures if no time is given.
const GESTURES: usize = 200;
const SIZES: [[f32; 2]; 4] = [
    [1280.0, 800.0],
    [640.0, 480.0],
    [1920.0, 1080.0],
    [400.0, 900.0],
];
const HELD: [Modifiers; 6] = [
    Modifiers::NONE,
    Modifiers::NONE,
    Modifiers::SHIFT,
    Modifiers::COMMAND,
    Modifiers::ALT,
    Modifiers {
        shift: true,
        ..Modifiers::COMMAND
    },
];

fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|value| value.parse().unwrap())
}

struct User {
    program: Program,
    chance: Chance,
    folder: TempDir,
    files: Vec<PathBuf>,
    engine: PathBuf,
    saved: usize,
    /// The longest frames, each with the gesture before it.
    longest: Vec<(Duration, String)>,
}

impl User {
    fn begin(seed: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let mut chance = Chance(seed);
        let files = write_files(&folder, &mut chance);
        let engine = write_engine_that_answers(folder.path());
        let first = vec![
            Action::from(SettingsAction::UseSettings(
                folder.path().join("settings.toml"),
            )),
            Action::from(RecoveryAction::UseRecovery(folder.path().join("recovery"))),
            Action::from(FilesAction::Open(files[..2].to_vec())),
        ];
        let program = Program::start_with(first);
        program.dialogs.borrow_mut().on_threads = true;
        Self {
            program,
            chance,
            folder,
            files,
            engine,
            saved: 0,
            longest: Vec::new(),
        }
    }

    fn apply(&mut self, action: impl Into<Action>) {
        self.program.harness.state_mut().apply(action);
    }

    fn event(&mut self, event: Event) {
        self.program.harness.event(event);
    }

    /// Runs some frames after a gesture.
    fn frames(&mut self, done: &str) {
        for _ in 0..=self.chance.below(3) {
            let worked = work_on(|| self.program.harness.step());
            self.longest.push((worked, done.to_owned()));
        }
        if self.longest.len() > 1000 {
            self.longest.sort_unstable_by(|one, other| other.cmp(one));
            self.longest.truncate(20);
        }
    }

    /// Lets the dialogs of the desktop answer with some file.
    fn answer_dialogs(&mut self) {
        let file = self.any_file();
        self.saved += 1;
        let ending = self.chance.of(&["fen", "epd", "png", "pdf", "svg", "pgn"]);
        let place = self
            .folder
            .path()
            .join(format!("saved {}.{ending}", self.saved));
        let is_cancelled = self.chance.once_in(4);
        let mut dialogs = self.program.dialogs.borrow_mut();
        dialogs.open.clear();
        dialogs.save.clear();
        for _ in 0..4 {
            dialogs.open.push_back(if is_cancelled {
                DialogAnswer::Cancelled
            } else {
                DialogAnswer::Chosen(vec![file.clone()])
            });
            dialogs.save.push_back(if is_cancelled {
                DialogAnswer::Cancelled
            } else {
                DialogAnswer::Chosen(place.clone())
            });
        }
    }

    fn any_file(&mut self) -> PathBuf {
        let at = self.chance.below(self.files.len());
        self.files[at].clone()
    }

    fn any_place(&mut self) -> Pos2 {
        let size = self.program.harness.ctx.content_rect().size();
        let part =
            |chance: &mut Chance| f32::from(u16::try_from(chance.below(1000)).unwrap()) / 1e3;
        let (x, y) = (part(&mut self.chance), part(&mut self.chance));
        Pos2::new(x * size.x, y * size.y)
    }

    fn button(&mut self, pos: Pos2, button: PointerButton, pressed: bool, modifiers: Modifiers) {
        self.event(Event::PointerMoved(pos));
        self.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers,
        });
    }

    /// Makes a gesture. Returns its description.
    fn gesture(&mut self) -> String {
        self.answer_dialogs();
        match self.chance.below(24) {
            0..=6 => self.press_somewhere(),
            7..=10 => self.press_key(),
            11 | 12 => self.turn_wheel(),
            13 | 14 => self.type_text(),
            15 | 16 => self.paste(),
            17 | 18 => self.run_command(),
            19 => self.drop_file(),
            20 => self.paste_picture(),
            21 => self.use_engine(),
            22 => self.change_window(),
            _ => self.escape(),
        }
    }

    fn press_somewhere(&mut self) -> String {
        const BUTTONS: [PointerButton; 4] = [
            PointerButton::Primary,
            PointerButton::Primary,
            PointerButton::Secondary,
            PointerButton::Middle,
        ];
        let (from, keys) = (self.any_place(), self.chance.of(&HELD));
        let to = if self.chance.once_in(3) {
            self.any_place()
        } else {
            from
        };
        let button = self.chance.of(&BUTTONS);
        self.button(from, button, true, keys);
        self.frames("press");
        self.button(to, button, false, keys);
        format!("{button:?} from {from} to {to} with {keys:?}")
    }

    fn press_key(&mut self) -> String {
        let (key, modifiers) = (self.chance.of(Key::ALL), self.chance.of(&HELD));
        // These keys would close the window.
        if matches!(key, Key::Q | Key::W) && modifiers.command {
            return "no key".to_owned();
        }
        self.program.harness.key_press_modifiers(modifiers, key);
        format!("key {key:?} with {modifiers:?}")
    }

    fn turn_wheel(&mut self) -> String {
        let pos = self.any_place();
        let clicks = if self.chance.once_in(2) { 3.0 } else { -3.0 };
        self.event(Event::PointerMoved(pos));
        self.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: egui::vec2(0.0, clicks),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Wheel,
        });
        format!("wheel at {pos}")
    }

    fn type_text(&mut self) -> String {
        const TEXTS: [&str; 8] = ["e4", "Nf3", "8/", "KQkq", "bm:e4", "7", "ä ", "♔ x;"];
        let text = self.chance.of(&TEXTS);
        self.event(Event::Text(text.to_owned()));
        format!("type {text}")
    }

    fn paste(&mut self) -> String {
        let text = match self.chance.below(7) {
            0 => self.chance.fen(),
            1 => (0..300).map(|_| self.chance.fen() + "\n").collect(),
            2 => "[Event \"x\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4) Nc6 *\n\n"
                .repeat(self.chance.below(900)),
            3 => "\n".repeat(self.chance.below(10_000_000)),
            4 => "prose and / ".repeat(self.chance.below(100_000)),
            5 => format!("{}\n", self.any_file().display()),
            _ => "position startpos moves e2e4 e7e5 g1f3".to_owned(),
        };
        let begin: String = text.chars().take(20).collect();
        let said = format!("paste {} bytes, {begin:?}", text.len());
        self.event(Event::Paste(text));
        said
    }

    fn run_command(&mut self) -> String {
        let command = self.chance.of(Command::ALL);
        if command != Command::Quit {
            self.apply(Action::Run(command));
        }
        format!("{command:?}")
    }

    fn drop_file(&mut self) -> String {
        let file = self.any_file();
        self.apply(FilesAction::Open(vec![file.clone()]));
        format!("open {}", file.display())
    }

    fn paste_picture(&mut self) -> String {
        let fen = self.chance.fen();
        let mut file = std::io::Cursor::new(Vec::new());
        let picture = board(&fen, 160);
        picture
            .write_to(&mut file, image::ImageFormat::Png)
            .unwrap();
        self.program.dialogs.borrow_mut().picture = Some(file.into_inner());
        self.program.take_copied();
        self.apply(ClipboardAction::ReadClipboard(
            tabiya_desktop::system::ClipboardKind::Clipboard,
        ));
        format!("picture of {fen}")
    }

    fn use_engine(&mut self) -> String {
        if self.program.state().engine.places.is_empty() {
            let engine = self.engine.clone();
            self.apply(EngineAction::Add(engine));
        }
        self.apply(Action::Run(Command::SwitchEngine));
        "engine".to_owned()
    }

    fn change_window(&mut self) -> String {
        if self.chance.once_in(2) {
            let size = self.chance.of(&SIZES);
            self.program.harness.set_size(size.into());
            return format!("size {size:?}");
        }
        self.event(Event::WindowFocused(false));
        self.frames("away");
        self.event(Event::WindowFocused(true));
        "back".to_owned()
    }

    /// Leaves an open dialog.
    fn escape(&mut self) -> String {
        for _ in 0..3 {
            self.program.harness.key_press(Key::Escape);
            self.frames("Escape");
        }
        "Escape".to_owned()
    }
}

/// Files of every kind that can be opened.
fn write_files(folder: &TempDir, chance: &mut Chance) -> Vec<PathBuf> {
    let lines = |count: usize, chance: &mut Chance| -> String {
        (0..count).map(|_| chance.fen() + "\n").collect()
    };
    let game =
        "[Event \"x\"]\n[FEN \"8/8/8/3k4/8/8/4K3/7R w - - 0 1\"]\n\n1. Rh5+ Kc4 2. Kd2 *\n\n";
    let texts = [
        ("some.fen", lines(7, chance)),
        ("many.epd", lines(5000, chance)),
        ("games.pgn", game.repeat(200)),
        ("table.csv", format!("fen,name\n{START},a\n{START},b\n")),
        ("prose.txt", "nothing at all\n".repeat(100)),
    ];
    let mut files = Vec::new();
    for (name, text) in texts {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        files.push(path);
    }
    let path = folder.path().join("board.png");
    board(START, 320).save(&path).unwrap();
    files.push(path);
    files
}

#[expect(clippy::print_stdout, reason = "what repeats the run")]
#[test]
fn random_use_causes_no_panic_and_no_long_frame() {
    let seed = number("TABIYA_RANDOM_USE_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    let seconds = number("TABIYA_RANDOM_USE_SECONDS").map(Duration::from_secs);
    println!("TABIYA_RANDOM_USE_SEED={seed}");
    let mut user = User::begin(seed);
    let began = Instant::now();
    let mut gestures = 0;
    while seconds.map_or(gestures < GESTURES, |seconds| began.elapsed() < seconds) {
        let done = user.gesture();
        user.frames(&done);
        gestures += 1;
        let fen = user.program.fen();
        // Not the strict reader: a user may set the fullmove number to 0, which FEN does not allow.
        let written = read_fen(&fen).map(|position| write_fen(&position));
        assert_eq!(written.as_ref(), Ok(&fen), "after {done}");
    }
    println!("{gestures} gestures");
    user.longest.sort_unstable_by(|one, other| other.cmp(one));
    user.longest.truncate(20);
    assert_no_freeze(user.longest);
}
