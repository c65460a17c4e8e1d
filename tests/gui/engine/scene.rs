//! The window with a scripted engine that logs its input.

use super::player::{self, Manner};
use crate::program::Program;
use crate::start_script::script_in;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabiya::command::Command;
use tabiya::model::action::{Action, EngineAction};
use tempfile::TempDir;

pub(super) const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

/// The longest wait for an expected event.
const PATIENCE: Duration = Duration::from_secs(30);

/// The window and the folder of the engines.
pub(super) struct Scene {
    pub(super) program: Program,
    pub(super) folder: TempDir,
}

impl Scene {
    pub(super) fn without_engine(fen: &str) -> Self {
        Self {
            program: Program::on(fen),
            folder: TempDir::new().unwrap(),
        }
    }

    /// An engine with these manners is chosen and not started.
    pub(super) fn with_engine(fen: &str, manners: &[Manner]) -> Self {
        let mut scene = Self::without_engine(fen);
        let engine = scene.write_engine("player", manners);
        scene.apply(EngineAction::Add(engine));
        scene
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The engine of this name, which was written before.
    pub(super) fn engine(&self, name: &str) -> PathBuf {
        script_in(self.folder.path(), name)
    }

    pub(super) fn write_engine(&self, name: &str, manners: &[Manner]) -> PathBuf {
        player::write_engine(self.folder.path(), name, manners)
    }

    pub(super) fn apply(&mut self, action: EngineAction) {
        self.program.harness.state_mut().apply(Action::from(action));
        self.program.run();
    }

    pub(super) fn command(&mut self, command: Command) {
        let app = self.program.harness.state_mut();
        app.apply(Action::Run(command));
        self.program.run();
    }

    /// Replaces the FEN by a text without leaving the field.
    pub(super) fn type_fen(&mut self, text: &str) {
        self.program.select_field();
        self.program.paste_into_field(text);
    }

    /// Starts the engine and waits for its first line.
    pub(super) fn start(&mut self) {
        self.command(Command::SwitchEngine);
        self.wait_for_line();
    }

    pub(super) fn wait(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            assert!(
                began.elapsed() < PATIENCE,
                "{what}: {}",
                self.input_of("player")
            );
            std::thread::sleep(Duration::from_millis(10));
            self.program.run();
        }
    }

    /// Waits until there is a line about the position on the board.
    pub(super) fn wait_for_line(&mut self) {
        self.wait("a line", |scene| {
            !scene.program.state().engine.places[0].lines().is_empty()
        });
        self.program.run();
    }

    /// The lines as a screen reader reads them.
    pub(super) fn lines(&self) -> String {
        let options = self.program.harness.get_all_by_role(Role::ListBoxOption);
        let names = options.map(|option| label(&option));
        names.collect::<Vec<_>>().join("\n")
    }

    pub(super) fn has_line(&self, line: &str) -> bool {
        self.lines().lines().any(|shown| shown == line)
    }

    /// The whole input of the engine of this name.
    pub(super) fn input_of(&self, name: &str) -> String {
        fs::read_to_string(self.path(&format!("{name}.log"))).unwrap_or_default()
    }

    pub(super) fn was_started(&self, name: &str) -> bool {
        self.input_of(name).contains("started")
    }

    pub(super) fn ended(&self, name: &str) -> bool {
        let said = self.input_of(name);
        said.matches("started").count() == said.matches("ended").count()
    }

    /// The number of searches that the engine was asked for.
    pub(super) fn searches(&self) -> usize {
        let said = self.input_of("player");
        said.lines().filter(|line| line.starts_with("go")).count()
    }
}

pub(super) fn label(node: &Node<'_>) -> String {
    node.accesskit_node().label().unwrap_or_default()
}
